import type { Program, ProgramContent } from "#server/gateway/calls/care/programs.ts";
import { EBILL_NAME, matchesName } from "./program-target.ts";
import { findWebUrl } from "#app/rules/frame/web-url.ts";
import { isCityOfPortlandGroup } from "#app/rules/member/groups.ts";
import { findExternalDate, type PlainDate } from "#app/rules/dates/plain-date.ts";

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

/** Home shows at most six programs of high priority (§9): never reached, as only five are featured (T-01). */
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

/** Truncates a tile's name without an ellipsis (§2), by code points, so that no character is split. */
export function truncateName(name: string): string {
  return Array.from(name).slice(0, PROGRAM_NAME_LIMIT).join("");
}

/** Without a display order a program comes last; ties keep the gateway's order. */
export function byDisplayOrder(a: Program, b: Program): number {
  const from = a.displayOrder ?? Number.POSITIVE_INFINITY;
  const to = b.displayOrder ?? Number.POSITIVE_INFINITY;
  return from === to ? 0 : from - to;
}

/** The carrier's content about one program or benefit (§7 "programs/sitecore"). */
export type ContentEntry = Pick<ProgramContent, "id" | "description" | "phoneNumber" | "documents">;

export type ProgramDetails = Omit<ContentEntry, "id">;

/** The first text and number of all entries with its ID, and every document (S-14). */
export function programDetails(entries: readonly ContentEntry[], id: number): ProgramDetails {
  const own = entries.filter((entry) => entry.id === id);
  return {
    description: own.find(({ description }) => description !== null)?.description ?? null,
    phoneNumber: own.find(({ phoneNumber }) => phoneNumber !== null)?.phoneNumber ?? null,
    documents: own.flatMap(({ documents }) => documents),
  };
}

/** Providence's details of a program, which are settings and the same for every one (§9). */
export function fixedDetails(fixed: {
  readonly pdfUrl: string | null;
  readonly phone: string | null;
}): ProgramDetails {
  const documents = fixed.pdfUrl === null ? [] : [{ title: null, url: fixed.pdfUrl }];
  return { description: null, phoneNumber: fixed.phone, documents };
}

/** A telephone number and nothing else: what a link can dial. */
const DIALED = /^[+(]?\d[\d ().-]{5,23}$/;

/** Whether a gateway's telephone number can be dialed: "ask your employer" and extensions cannot. */
export const canBeDialed = (phone: string): boolean => DIALED.test(phone.trim());

/** The Preventive Care Initiative card: the due day of the visit, or that it is unavailable. */
type PreventiveCareCard = { kind: "due"; on: PlainDate } | { kind: "unavailable" };

/** The card for City of Portland, else null (§1, §2). A day in no known form counts as unavailable. */
export function preventiveCareCard(member: {
  groupId: string | null;
  dueDateText: string | null;
}): PreventiveCareCard | null {
  if (!isCityOfPortlandGroup(member.groupId)) return null;
  const on = findDueDate(member.dueDateText?.trim() ?? "");
  return on === undefined ? { kind: "unavailable" } : { kind: "due", on };
}

function findDueDate(text: string): PlainDate | undefined {
  // Without the zone: "2026-12-31T00:00:00Z" is a date in the form of an instant, and would be the
  // day before in the carrier's zone.
  const dateTime = /^([\d-]+)T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(text);
  return findExternalDate(dateTime?.[1] ?? text);
}
