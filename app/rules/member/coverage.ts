import { addDays, type PlainDate } from "../dates/plain-date.ts";
import {
  CATEGORIES,
  categoryStatus,
  hasUnknownDays,
  preferredEligibility,
  type Category,
  type EligibilityRow,
} from "./eligibility.ts";
import { coversAnyDay, spellOfRow } from "./coverage-spells.ts";

// All functions take the rows of ONE member.

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
 * ended on the latest; none where no row is eligible.
 */
export function coverageOn(rows: readonly EligibilityRow[], day: PlainDate): Coverage {
  const row = preferredEligibility(rows, day);
  if (row === null) return { kind: "none" };
  const status = categoryStatus(row, day);
  const spell = spellOfRow(row, rows);
  if (status === "active" && spell !== null) return { kind: "active", ...spell };
  if (status === "future" && spell !== null) return { kind: "begins", on: spell.from };
  const ends = rows.flatMap((one) => (one.eligible ? (one.terminationDate ?? []) : []));
  return { kind: "ended", on: ends.toSorted().at(-1) ?? null };
}

/** A category's coverage (S-12), of rows that cover any day. */
export const coverageOfCategory = (
  rows: readonly EligibilityRow[],
  category: Category,
  day: PlainDate,
): Coverage =>
  coverageOn(
    rows.filter((row) => row.category === category && coversAnyDay(row)),
    day,
  );

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
    rows.some((row) => row.category === category && coversAnyDay(row)),
  );
}

/**
 * The categories that lead to pages: present and future coverage; for a member without any, past
 * coverage.
 */
export function offeredCategories(rows: readonly EligibilityRow[], today: PlainDate): Category[] {
  const ever = everCovered(rows);
  const open = ever.filter(
    (category) => coverageOfCategory(rows, category, today).kind !== "ended",
  );
  return open.length > 0 ? open : ever;
}

const PLAN_STATUSES = { active: "ACTIVE", future: "FUTURE", termed: "TERMED" } as const;

/**
 * A member's status in each category they have or had, in the order M, D, V, X, from the row that
 * represents the category (§4, S-06), with the day its words name, and an end that is yet to come, of
 * the unbroken coverage around it; null if the gateway does not say. The status is null where the days
 * are unknown.
 */
export function listCategoryStatuses(rows: readonly EligibilityRow[], today: PlainDate) {
  return CATEGORIES.flatMap((category) => {
    const own = rows.filter((row) => row.category === category);
    const row = preferredEligibility(own, today);
    if (row === null) return [];
    const status = categoryStatus(row, today);
    if (status === "ineligible") return [];
    if (hasUnknownDays([row], today)) return { category, status: null, on: null, ends: null };
    const spell = spellOfRow(row, own);
    const [on, ends] =
      status === "termed" || spell === null
        ? [row.terminationDate, null]
        : [spell.from, spell.until];
    return { category, status: PLAN_STATUSES[status], on, ends };
  });
}

export type CoverageStatus = ReturnType<typeof listCategoryStatuses>[number];
