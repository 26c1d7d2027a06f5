import type { Program } from "#server/gateway/calls/programs.ts";
import { EBILL_NAME, matchesName } from "./program-target.ts";
import { findWebUrl } from "../frame/web-url.ts";

/** A tile without a program (§2 "Menus"). Its name is in the texts. */
export type Shortcut = { shortcut: "ebill" } | { shortcut: "outline-of-coverage"; url: string };

/** The program IDs the specification names (§3). */
export const PROGRAM_IDS = {
  callANurse: 13,
  hearing: 17,
  healthTools: 20,
  passportDental: 27,
  dentalCostEstimator: 33,
  navitus: 37,
} as const;

/** Featured programs are the first five (§9). */
export const FEATURED_LIMIT = 5;

/** Home shows at most six enrolled high-priority programs (§9); with the five above, five. */
export const HOME_PROGRAM_LIMIT = 6;

/** Characters of a program's name that a tile shows (§9). */
export const PROGRAM_NAME_LIMIT = 55;

/** Providence has no programs at all (§6). */
export function programsVisible(brand: { providence: boolean }): boolean {
  return !brand.providence;
}

/** Enrolled and of high priority, the first five; none for a termed member (§9). */
export function featuredPrograms(member: {
  programs: readonly Program[];
  termed: boolean;
}): Program[] {
  if (member.termed) return [];
  const candidates = member.programs.filter((program) => program.eligible && program.highPriority);
  return candidates.toSorted(byDisplayOrder).slice(0, FEATURED_LIMIT);
}

/** Shortcuts (§2, §6); `hasEbill` is false, too, where no eBill site is configured. */
export function shortcutPrograms(member: {
  providence: boolean;
  hasEbill: boolean;
  termed: boolean;
  outlineOfCoverageUrl: string | null | undefined;
}): Shortcut[] {
  if (member.providence) return [];
  const shortcuts: Shortcut[] = [];
  if (member.hasEbill && !member.termed) shortcuts.push({ shortcut: "ebill" });
  const url = findWebUrl(member.outlineOfCoverageUrl ?? null);
  if (url !== undefined) shortcuts.push({ shortcut: "outline-of-coverage", url });
  return shortcuts;
}

/** Home's programs up to its limit, and the shortcuts (§2, §9), eBill once. */
export function homePrograms(member: {
  programs: readonly Program[];
  termed: boolean;
  shortcuts: readonly Shortcut[];
}): { programs: Program[]; shortcuts: Shortcut[] } {
  const ebillShown = member.shortcuts.some(({ shortcut }) => shortcut === "ebill");
  const programs = member.programs.filter(
    (program) => !(ebillShown && matchesName(program, EBILL_NAME)),
  );
  const featured = featuredPrograms({ programs, termed: member.termed });
  return { programs: featured.slice(0, HOME_PROGRAM_LIMIT), shortcuts: [...member.shortcuts] };
}

/** For a tile (§2), without an ellipsis; by code points, so that no character is split. */
export function truncateName(name: string): string {
  return Array.from(name).slice(0, PROGRAM_NAME_LIMIT).join("");
}

/** Without a display order a program comes last; ties keep the gateway's order. */
export function byDisplayOrder(a: Program, b: Program): number {
  const from = a.displayOrder ?? Number.POSITIVE_INFINITY;
  const to = b.displayOrder ?? Number.POSITIVE_INFINITY;
  return from === to ? 0 : from - to;
}
