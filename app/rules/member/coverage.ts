import { addDays, type PlainDate } from "../dates/plain-date.ts";
import {
  CATEGORIES,
  categoryStatus,
  hasUnknownDays,
  preferredEligibility,
  type Category,
  type EligibilityRow,
} from "./eligibility.ts";

type Days = Pick<EligibilityRow, "eligible" | "effectiveDate" | "terminationDate">;

/**
 * Coverage as a day sees it. `until`, and `on` of an ended one, are termination dates as the gateway
 * gives them: the first day without coverage; null if none is known.
 */
export type Coverage =
  | { readonly kind: "none" }
  | { readonly kind: "active"; readonly from: PlainDate; readonly until: PlainDate | null }
  | { readonly kind: "begins"; readonly on: PlainDate }
  | { readonly kind: "ended"; readonly on: PlainDate | null };

/**
 * The unbroken coverage that a row is a part of: from the first of the rows before it to the end of
 * those after it, since a renewal begins a new row (T-85). Where it leaves the old row open, the new one
 * says when it ends. Null for a row without a first day. Takes ONE member's rows.
 */
export function spellOf(row: EligibilityRow, rows: readonly EligibilityRow[]): Spell | null {
  const { category, effectiveDate, terminationDate } = row;
  if (effectiveDate === null) return null;
  const others = rows.filter((one) => one.category === category && covers(one));
  const before = coverageSpells(others).find(
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
  return { from: before?.from ?? effectiveDate, until };
}

/**
 * What a member's rows come to (§4): active where any is, else beginning on the earliest day, else
 * ended on the latest; none where no row is eligible. Takes the rows of ONE member.
 */
export function coverageState(rows: readonly EligibilityRow[], day: PlainDate): Coverage {
  const row = preferredEligibility(rows, day);
  if (row === null) return { kind: "none" };
  const status = categoryStatus(row, day);
  const spell = spellOf(row, rows);
  if (status === "active" && spell !== null) return { kind: "active", ...spell };
  if (status === "future" && spell !== null) return { kind: "begins", on: spell.from };
  const ends = rows.flatMap((one) => (one.eligible ? (one.terminationDate ?? []) : []));
  return { kind: "ended", on: ends.toSorted().at(-1) ?? null };
}

/** A category's coverage (S-12), of rows that cover any day. Takes ONE member's rows. */
export const categoryCoverage = (
  rows: readonly EligibilityRow[],
  category: Category,
  day: PlainDate,
): Coverage =>
  coverageState(
    rows.filter((row) => row.category === category && covers(row)),
    day,
  );

/**
 * Whether a row covers any day. A row that ends on the day it begins was cancelled before it took
 * effect.
 */
export const covers = ({ eligible, effectiveDate, terminationDate }: Days): boolean =>
  eligible &&
  effectiveDate !== null &&
  (terminationDate === null || effectiveDate < terminationDate);

/**
 * The last day with cover, which is what members read (T-85), for a termination date, which is the
 * first day without.
 */
export const lastCoveredDay = (terminationDate: PlainDate): PlainDate =>
  addDays(terminationDate, -1);

/**
 * The day whose benefits are shown by default (S-12): today while covered, else the first day of
 * future coverage, else the last covered day; null for none.
 */
export function shownDay(coverage: Coverage, today: PlainDate): PlainDate | null {
  if (coverage.kind === "active") return today;
  if (coverage.kind === "begins") return coverage.on;
  return coverage.kind === "ended" && coverage.on !== null ? lastCoveredDay(coverage.on) : null;
}

/** The categories a member has, had or will have, in the order of pages (§9). */
export function everCovered(rows: readonly EligibilityRow[]): Category[] {
  return CATEGORIES.filter((category) =>
    rows.some((row) => row.category === category && covers(row)),
  );
}

/**
 * The categories that lead to pages: present and future coverage; for a member without any, past
 * coverage. Takes ONE member's rows.
 */
export function offeredCategories(rows: readonly EligibilityRow[], today: PlainDate): Category[] {
  const ever = everCovered(rows);
  const open = ever.filter((category) => categoryCoverage(rows, category, today).kind !== "ended");
  return open.length > 0 ? open : ever;
}

/** Days of unbroken coverage; `until` is a termination date: the first day without. */
export type Spell = { readonly from: PlainDate; readonly until: PlainDate | null };

/**
 * The spells of unbroken coverage, oldest first, however many rows each has: a renewal ends one row
 * and begins the next. Takes ONE member's rows of ONE category.
 */
export function coverageSpells(rows: readonly Days[]): readonly Spell[] {
  const spans = rows.flatMap((row) =>
    covers(row) && row.effectiveDate !== null
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

/** The spell around a day; null if the day is not covered. Takes ONE member's rows. */
export const coverageSpell = (
  rows: readonly EligibilityRow[],
  category: Category,
  day: PlainDate,
): Spell | null =>
  coverageSpells(rows.filter((row) => row.category === category)).find(
    ({ from, until }) => from <= day && (until === null || day < until),
  ) ?? null;

const PLAN_STATUSES = { active: "ACTIVE", future: "FUTURE", termed: "TERMED" } as const;

/**
 * A member's status in each category they have or had, in the order M, D, V, X, from the row that
 * represents the category (§4, S-06), with the day its words name, and an end that is yet to come, of
 * the unbroken coverage around it; null if the gateway does not say. The status is null where the days
 * are unknown. Takes ONE member's rows.
 */
export function coverageStatuses(rows: readonly EligibilityRow[], today: PlainDate) {
  return CATEGORIES.flatMap((category) => {
    const own = rows.filter((row) => row.category === category);
    const row = preferredEligibility(own, today);
    if (row === null) return [];
    const status = categoryStatus(row, today);
    if (status === "ineligible") return [];
    if (hasUnknownDays([row], today)) return { category, status: null, on: null, ends: null };
    const spell = spellOf(row, own);
    const [on, ends] =
      status === "termed" || spell === null
        ? [row.terminationDate, null]
        : [spell.from, spell.until];
    return { category, status: PLAN_STATUSES[status], on, ends };
  });
}

export type CoverageStatus = ReturnType<typeof coverageStatuses>[number];
