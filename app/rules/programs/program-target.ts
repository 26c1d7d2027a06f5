import { href } from "react-router";
import { findApplicationOrigin } from "#app/rules/sign-in/application-origin.ts";
import type { Program } from "#server/gateway/calls/care/programs.ts";
import { PROGRAM_IDS, type Shortcut } from "./programs.ts";
import { findOutsideUrl, findWebUrl } from "../frame/web-url.ts";

/**
 * The target of a program's tile: an application opens by a form that posts the member's token (§2,
 * §4).
 */
export type ProgramTarget =
  | { kind: "internal"; to: string }
  | { kind: "external"; href: string }
  | { kind: "application"; program: string; href: string }
  | { kind: "ebill" };

/** Other sites of the brand, and the dashboard's own hosts, which no tile leads to. */
export type ProgramSites = {
  readonly digitalClaims: string | null;
  /** Origins of the carrier's other applications, where members arrive signed in (§2 "Shell"). */
  readonly applicationOrigins: readonly string[];
  readonly ownHosts: readonly string[];
};

type MemberSites = ProgramSites & { readonly hasEbill: boolean };

/** Outside the dashboard, or one of the carrier's own applications; else undefined. */
export function findTileUrl(
  text: string | null,
  { applicationOrigins, ownHosts }: ProgramSites,
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
export function programTarget(tile: Program | Shortcut, settings: MemberSites): ProgramTarget {
  const target = plainTarget(tile, settings);
  if (!("href" in target)) return target;
  const { kind } = findApplicationOrigin(target.href, "", settings.applicationOrigins);
  if (kind !== "other") return target;
  return { kind: "application", program: programKey(tile), href: target.href };
}

type PlainTarget = Exclude<ProgramTarget, { kind: "application" }>;

function plainTarget(tile: Program | Shortcut, settings: MemberSites): PlainTarget {
  if ("shortcut" in tile) return shortcutTarget(tile, settings);
  const url = findTileUrl(tile.url, settings);
  if (matchesName(tile, DIGITAL_CLAIMS_NAME)) {
    const form = findWebUrl(settings.digitalClaims) ?? url;
    if (form !== undefined) return { kind: "external", href: form };
  }
  if (matchesName(tile, EBILL_NAME) && settings.hasEbill) return { kind: "ebill" };
  if (isExternal(tile) && url !== undefined) return { kind: "external", href: url };
  if (tile.id === PROGRAM_IDS.passportDental)
    return { kind: "internal", to: href("/passport-dental") };
  if (matchesName(tile, FIND_A_DENTIST_NAME)) {
    return { kind: "internal", to: href("/find-care/find-a-dentist") };
  }
  if (url !== undefined) return { kind: "external", href: url };
  return { kind: "internal", to: href("/benefits/programs/:id", { id: String(tile.id) }) };
}

function shortcutTarget(tile: Shortcut, settings: MemberSites): PlainTarget {
  if (tile.shortcut === "ebill" && settings.hasEbill) return { kind: "ebill" };
  const url = tile.shortcut === "outline-of-coverage" ? findTileUrl(tile.url, settings) : undefined;
  if (url !== undefined) return { kind: "external", href: url };
  return { kind: "internal", to: href("/benefits/programs") };
}

/** Programs recognised by name, because the specification gives no IDs for them (§2, §3). */
export const EBILL_NAME = /^ebill$/;
export const DIGITAL_CLAIMS_NAME = /\bdigital claims?\b/;
export const FIND_A_DENTIST_NAME = /\bfind an? (in network )?dentist\b/;

/**
 * Whether a program's name matches a pattern of lower-case words with single spaces. "&" counts as
 * "and"; hyphens, trade marks and other signs count as spaces. Patterns need a word boundary at
 * their start: "behavioral health" contains "oral health".
 */
export const matchesName = (program: { name: string }, pattern: RegExp): boolean =>
  pattern.test(wordsOf(program.name));

/** A name as `matchesName` compares it, for callers with many patterns. */
export function wordsOf(name: string): string {
  const words = name.toLowerCase().replaceAll("&", " and ");
  return words.replaceAll(/[^a-z0-9]+/g, " ").trim();
}
