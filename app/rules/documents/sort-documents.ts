import type { PlainDate } from "../dates/plain-date.ts";
import type { DocumentKind } from "./document-filters.ts";

type Dated = {
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
export function sortDocuments<Document extends Dated>(all: readonly Document[]): Document[] {
  return all.toSorted((a, b) => {
    const [from, to] = [timeOf(a), timeOf(b)];
    if (from !== to) return from < to ? 1 : -1;
    return from === FIRST ? UNDATED.indexOf(a.kind) - UNDATED.indexOf(b.kind) : 0;
  });
}

const FIRST = "9999";

function timeOf({ kind, date, year }: Dated): string {
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
