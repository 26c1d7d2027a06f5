import { addDays, type PlainDate } from "../dates/plain-date.ts";
import {
  CATEGORIES,
  categoryStatus,
  hasUnknownDays,
  preferredEligibility,
  type Category,
  type EligibilityRow,
} from "./eligibility.ts";

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
 * What a member's rows come to (§4): active where any is, else beginning on the earliest day, else
 * ended on the latest; none where no row is eligible. Takes the rows of ONE member.
 */
export function coverageState(rows: readonly EligibilityRow[], day: PlainDate): Coverage {
  const row = preferredEligibility(rows, day);
  if (row === null) return { kind: "none" };
  const { effectiveDate: from, terminationDate: until } = row;
  const status = categoryStatus(row, day);
  if (status === "active" && from !== null) return { kind: "active", from, until };
  if (status === "future" && from !== null) return { kind: "begins", on: from };
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
export const covers = ({ eligible, effectiveDate, terminationDate }: EligibilityRow): boolean =>
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

/**
 * How long a coverage goes on around a day, however many rows it has: a renewal ends one row and
 * begins the next. Null if the day is not covered. Takes ONE member's rows.
 */
export function coverageSpell(
  rows: readonly EligibilityRow[],
  category: Category,
  day: PlainDate,
): { readonly from: PlainDate; readonly until: PlainDate | null } | null {
  const spanAt = (at: PlainDate) => {
    const coverage = categoryCoverage(rows, category, at);
    return coverage.kind === "active" ? coverage : null;
  };
  const span = spanAt(day);
  if (span === null) return null;
  let { from, until } = span;
  for (let it = spanAt(addDays(from, -1)); it !== null; it = spanAt(addDays(from, -1))) {
    ({ from } = it);
  }
  for (let it = until && spanAt(until); it !== null; it = until && spanAt(until)) ({ until } = it);
  return { from, until };
}

const PLAN_STATUSES = { active: "ACTIVE", future: "FUTURE", termed: "TERMED" } as const;

/**
 * A member's status in each category they have or had, in the order M, D, V, X, from the row that
 * represents the category (§4, S-06), with the day its words name, and an end that is yet to come;
 * null if the gateway does not say. The status is null where the days are unknown. Takes ONE member's
 * rows.
 */
export function coverageStatuses(rows: readonly EligibilityRow[], today: PlainDate) {
  return CATEGORIES.flatMap((category) => {
    const own = rows.filter((row) => row.category === category);
    const row = preferredEligibility(own, today);
    if (row === null) return [];
    const status = categoryStatus(row, today);
    if (status === "ineligible") return [];
    if (hasUnknownDays([row], today)) return { category, status: null, on: null, ends: null };
    const { effectiveDate, terminationDate } = row;
    const [on, ends] =
      status === "termed" ? [terminationDate, null] : [effectiveDate, terminationDate];
    return { category, status: PLAN_STATUSES[status], on, ends };
  });
}

export type CoverageStatus = ReturnType<typeof coverageStatuses>[number];
