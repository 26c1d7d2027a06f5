import type { PlainDate } from "../dates/plain-date.ts";
import type { Category, EligibilityRow } from "./eligibility.ts";

// All functions take the rows of ONE member.

type DatedRow = Pick<EligibilityRow, "eligible" | "effectiveDate" | "terminationDate">;

/** Days of unbroken coverage; `until` is a termination date: the first day without. */
export type Spell = { readonly from: PlainDate; readonly until: PlainDate | null };

/**
 * Whether a row covers any day. A row that ends on the day it begins was cancelled before it took
 * effect.
 */
export const coversAnyDay = ({ eligible, effectiveDate, terminationDate }: DatedRow): boolean =>
  eligible &&
  effectiveDate !== null &&
  (terminationDate === null || effectiveDate < terminationDate);

/**
 * The spells of unbroken coverage, oldest first, however many rows each has: a renewal ends one row
 * and begins the next. Takes rows of ONE category.
 */
export function coverageSpells(rows: readonly DatedRow[]): readonly Spell[] {
  const spans = rows.flatMap((row) =>
    coversAnyDay(row) && row.effectiveDate !== null
      ? { from: row.effectiveDate, until: row.terminationDate }
      : [],
  );
  const spells: Spell[] = [];
  for (const { from, until } of spans.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const last = spells.at(-1);
    if (last === undefined || (last.until !== null && last.until < from)) {
      spells.push({ from, until });
    } else if (last.until !== null && (until === null || last.until < until)) {
      spells[spells.length - 1] = { from: last.from, until };
    }
  }
  return spells;
}

/** The spell around a day; null if the day is not covered. */
export const spellOn = (
  rows: readonly EligibilityRow[],
  category: Category,
  day: PlainDate,
): Spell | null =>
  coverageSpells(rows.filter((row) => row.category === category)).find(
    ({ from, until }) => from <= day && (until === null || day < until),
  ) ?? null;

/**
 * The unbroken coverage that a row is a part of: from the first of the rows before it to the end of those
 * after it, since a renewal begins a new row (T-85). The end is the row's own, moved on by rows that
 * follow it, and not the merged spell's: an old row that its renewal left open would have no end. Expects
 * the row that stands for the category (`preferredEligibility`). Null for a row without a first day.
 */
export function spellOfRow(row: EligibilityRow, rows: readonly EligibilityRow[]): Spell | null {
  const { category, effectiveDate, terminationDate } = row;
  if (effectiveDate === null) return null;
  const others = rows.filter((one) => one.category === category && coversAnyDay(one));
  const around = coverageSpells(others).find(
    ({ from, until }) => from <= effectiveDate && (until === null || effectiveDate <= until),
  );
  const later = others
    .filter((one) => (one.effectiveDate ?? effectiveDate) > effectiveDate)
    .toSorted((a, b) => (a.effectiveDate ?? "").localeCompare(b.effectiveDate ?? ""));
  let until = terminationDate;
  for (const next of later) {
    const follows = until !== null && next.effectiveDate !== null && next.effectiveDate <= until;
    const ends = next.terminationDate;
    if (follows && (ends === null || until === null || until < ends)) until = ends;
  }
  return { from: around?.from ?? effectiveDate, until };
}
