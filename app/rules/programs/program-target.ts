import { findApplicationOrigin } from "../sign-in/application-origin.ts";
import {
  DIGITAL_CLAIMS_NAME,
  EBILL_NAME,
  FIND_A_DENTIST_NAME,
  matchesName,
} from "./program-names.ts";
import type { Program } from "#server/gateway/calls/programs.ts";
import { PROGRAM_IDS, type Shortcut } from "./programs.ts";
import { findOutsideUrl, findWebUrl } from "../frame/web-url.ts";

/** Where a program's tile leads. Every `href` is an absolute http(s) address. */
export type ProgramTarget =
  | { kind: "internal"; to: string }
  | { kind: "external"; href: string; newTab: true }
  /** A form that posts to the dashboard, which sends the member's token to `href` (§2). */
  | { kind: "application"; program: string; href: string }
  /** A form that posts to the dashboard, which registers the member with eBill if needed (§4). */
  | { kind: "ebill" }
  | { kind: "digital-claims"; href: string; newTab: true };

/** The carrier's settings, and whether this member has eBill and a site for it is set. */
type ProgramTargetSettings = {
  hasEbill: boolean;
  digitalClaimsUrl: string | null;
  /** Origins of the carrier's other applications: members arrive there signed in (§2 "Shell"). */
  applicationOrigins: readonly string[];
  /** Hosts of the dashboard, to which no address of another system leads. */
  ownHosts: readonly string[];
};

/** Outside the dashboard, or one of the carrier's own applications; else undefined. */
export function findTileUrl(
  text: string | null,
  { applicationOrigins, ownHosts }: Pick<ProgramTargetSettings, "applicationOrigins" | "ownHosts">,
): string | undefined {
  const href = findWebUrl(text);
  if (href === undefined) return undefined;
  const { kind } = findApplicationOrigin(href, "", applicationOrigins);
  return kind === "other" ? href : findOutsideUrl(href, ownHosts);
}

/** The form value of a program or shortcut: its id, or the shortcut's name. */
export function programKey(tile: Program | Shortcut): string {
  return "shortcut" in tile ? tile.shortcut : `${tile.id}`;
}

/** Document type ENDPOINT means that a program lives outside the dashboard (§2). */
export function isExternal(program: Pick<Program, "urlDocumentType">): boolean {
  return program.urlDocumentType?.trim().toUpperCase() === "ENDPOINT";
}

/** Whether a program's address is a document to read. */
export function isPdf(program: Pick<Program, "urlDocumentType">): boolean {
  return program.urlDocumentType?.trim().toUpperCase() === "PDF";
}

/**
 * Where a tile leads (§2 "Program tile navigation"). The specification gives its cases no order, so
 * it is: recognised by name (digital claims, eBill), declared external (ENDPOINT), pages of the
 * dashboard (Passport Dental, find a dentist), the program's own URL, its page among the programs.
 * So a PDF of Passport Dental does not replace its page, while ENDPOINT does. The carrier's own
 * applications get a form instead of a link, so that members arrive signed in. A url that is no web
 * address (relative, `javascript:`, broken), or one of the dashboard itself, never becomes a link:
 * the tile then leads to the program's page, a shortcut to the list of programs.
 */
export function programTarget(
  tile: Program | Shortcut,
  settings: ProgramTargetSettings,
): ProgramTarget {
  const target = plainTarget(tile, settings);
  if (!("href" in target)) return target;
  const { kind } = findApplicationOrigin(target.href, "", settings.applicationOrigins);
  if (kind !== "other") return target;
  return { kind: "application", program: programKey(tile), href: target.href };
}

type PlainTarget = Exclude<ProgramTarget, { kind: "application" }>;

function plainTarget(tile: Program | Shortcut, settings: ProgramTargetSettings): PlainTarget {
  if ("shortcut" in tile) return shortcutTarget(tile, settings);
  const href = findTileUrl(tile.url, settings);
  if (matchesName(tile, DIGITAL_CLAIMS_NAME)) {
    const form = findWebUrl(settings.digitalClaimsUrl) ?? href;
    if (form !== undefined) return { kind: "digital-claims", href: form, newTab: true };
  }
  if (matchesName(tile, EBILL_NAME) && settings.hasEbill) return { kind: "ebill" };
  if (isExternal(tile) && href !== undefined) return { kind: "external", href, newTab: true };
  if (tile.id === PROGRAM_IDS.passportDental) return { kind: "internal", to: "/passport-dental" };
  if (matchesName(tile, FIND_A_DENTIST_NAME)) {
    return { kind: "internal", to: "/find-care/find-a-dentist" };
  }
  if (href !== undefined) return { kind: "external", href, newTab: true };
  return { kind: "internal", to: `/benefits/programs/${tile.id}` };
}

function shortcutTarget(tile: Shortcut, settings: ProgramTargetSettings): PlainTarget {
  if (tile.shortcut === "ebill" && settings.hasEbill) return { kind: "ebill" };
  const href =
    tile.shortcut === "outline-of-coverage" ? findTileUrl(tile.url, settings) : undefined;
  if (href !== undefined) return { kind: "external", href, newTab: true };
  return { kind: "internal", to: "/benefits/programs" };
}
