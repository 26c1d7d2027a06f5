import { defineFilters } from "#app/rules/lists/define-filters.ts";
import { readChoice } from "#app/rules/lists/read-filters.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { findOutsideUrl } from "#app/rules/frame/web-url.ts";

/** The kinds of documents, in the order of the filter. */
export const DOCUMENT_KINDS = [
  "eob",
  "id-card",
  "coverage",
  "handbook",
  "medicare",
  "program",
] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The word of the address for documents that are about no single person. */
export const WHOLE_PLAN = "plan";

/** Kinds that are about single persons; all others are the plan's. */
const PERSONAL: readonly DocumentKind[] = ["eob", "id-card"];

export type DocumentFilters = {
  /** A member's suffix as text, or `WHOLE_PLAN`; null for everything. */
  readonly whose: string | null;
  readonly kind: DocumentKind | null;
  readonly page: number;
};

export type DocumentFacts = {
  readonly kinds: readonly DocumentKind[];
  readonly suffixes: readonly number[];
};

/** The filters of an address: member, kind, page. The list opens with every document. */
export const documentFilters = defineFilters({
  names: { member: "whose", kind: "kind" },
  defaults: (_facts: DocumentFacts): DocumentFilters => ({ whose: null, kind: null, page: 1 }),
  read: (query, { kinds, suffixes }) => ({
    whose: readChoice<string | null>(query, "member", {
      find: (text) => [...suffixes.map(String), WHOLE_PLAN].find((known) => known === text),
      byDefault: null,
    }),
    kind: readChoice<DocumentKind | null>(query, "kind", {
      find: (text) => kinds.find((known) => known === text),
      byDefault: null,
    }),
  }),
});

type Viewer = {
  readonly subscriber: boolean;
  readonly termed: boolean;
  readonly providence: boolean;
};

/**
 * The kinds of documents a member may have at all, as each kind's own page has it: EOBs for
 * subscribers (§6), no ID cards and no programs for termed members (§2, §9), no programs and no
 * handbooks on Providence (§6).
 */
export function offeredKinds({ subscriber, termed, providence }: Viewer): DocumentKind[] {
  const hidden: readonly (DocumentKind | false)[] = [
    !subscriber && "eob",
    termed && "id-card",
    (termed || providence) && "program",
    providence && "handbook",
  ];
  return DOCUMENT_KINDS.filter((kind) => !hidden.includes(kind));
}

/** Whether documents of a kind may match the filters, so that their source must be asked. */
export function mayMatch(
  kind: DocumentKind,
  { whose, kind: wanted }: DocumentFilters,
  { kinds }: DocumentFacts,
): boolean {
  if (!kinds.includes(kind) || (wanted !== null && wanted !== kind)) return false;
  if (whose === null) return true;
  return PERSONAL.includes(kind) === (whose !== WHOLE_PLAN);
}

type DatedDocument = {
  readonly kind: DocumentKind;
  readonly date: PlainDate | null;
  readonly year: number | null;
};

/** Undated documents in force: cards first, as members come for them most. */
const UNDATED: readonly DocumentKind[] = ["id-card", "coverage", "handbook", "medicare", "program"];

/**
 * All documents in one order: first those without a date, which are in force and few, then by date,
 * the newest first; a year alone counts as its first day. EOBs without a date come last. Equal ones
 * keep their order.
 */
export function sortDocuments<Document extends DatedDocument>(
  all: readonly Document[],
): Document[] {
  return all.toSorted((a, b) => {
    const [from, to] = [timeOf(a), timeOf(b)];
    if (from !== to) return from < to ? 1 : -1;
    return from === FIRST ? UNDATED.indexOf(a.kind) - UNDATED.indexOf(b.kind) : 0;
  });
}

const FIRST = "9999";

function timeOf({ kind, date, year }: DatedDocument): string {
  if (date !== null) return date;
  if (year !== null) return `${year}-01-01`;
  return kind === "eob" ? "" : FIRST;
}

/** A plan year as a source gives it; null for what no year of ours can be. */
export const plausibleYear = (year: number | null): number | null =>
  year !== null && year >= 1965 && year <= 2100 ? year : null;

/** The newest plan year first; without one the date's year counts, without both come last. */
export function sortByYear<
  Document extends { readonly date: PlainDate | null; readonly year: number | null },
>(all: readonly Document[]): Document[] {
  const keyOf = ({ date, year }: Document) => `${year ?? date?.slice(0, 4) ?? ""} ${date ?? ""}`;
  return all.toSorted((a, b) => {
    const [from, to] = [keyOf(a), keyOf(b)];
    return from === to ? 0 : from < to ? 1 : -1;
  });
}

/** Our file, another site in a new tab, or nowhere: members are told to ask for it. */
export type DocumentTarget =
  | { readonly kind: "own"; readonly href: string }
  | { readonly kind: "outside"; readonly href: string }
  | { readonly kind: "ask" };

/** A URL that is no web address, or leads to the dashboard itself, never becomes a link. */
export function outsideTarget(url: string | null, ownHosts: readonly string[]): DocumentTarget {
  const href = findOutsideUrl(url, ownHosts);
  return href === undefined ? { kind: "ask" } : { kind: "outside", href };
}
