import {
  addDays,
  addYears,
  findPlainDate,
  findSlashDate,
  type PlainDate,
} from "../dates/plain-date.ts";
import {
  CATEGORIES,
  categoryStatus,
  coverageState,
  preferredEligibility,
  type Category,
  type EligibilityRow,
} from "../member/eligibility.ts";

/** The days for which a member's benefits can be asked, both included. */
export type KnownDays = { readonly first: PlainDate; readonly last: PlainDate };

/** Why a day of the address was not used. "twice": the address has several. */
export type DayFault = "invalid" | "twice" | "early" | "late";

export type AskedDay = { readonly day: PlainDate; readonly fault: DayFault | null };

/** As far ahead as benefits are shown, and all of that where a plan's end is not known. */
const YEARS_AHEAD = 1;

/**
 * From the first coverage of a member to the last day of the known plan periods, at least to today
 * and at most to a year from now; while no period is known, or one has no end, to a year from now.
 * Null for a member who was never covered.
 */
export function knownDays(
  rows: readonly Period[],
  periods: readonly { readonly firstDay: PlainDate; readonly lastDay: PlainDate | null }[] | null,
  today: PlainDate,
): KnownDays | null {
  const begins = rows.filter(covers).flatMap(({ effectiveDate }) => effectiveDate ?? []);
  const [first] = begins.toSorted();
  if (first === undefined) return null;
  const horizon = addYears(today, YEARS_AHEAD);
  const ends = (periods ?? []).map(({ lastDay }) => lastDay ?? horizon);
  const latest = ends.toSorted().at(-1) ?? horizon;
  const until = latest < horizon ? latest : horizon;
  return { first, last: [first, today, until].toSorted().at(-1) ?? horizon };
}

/**
 * The day of an address, "YYYY-MM-DD" or "MM/DD/YYYY", within the known days; `usual` where there is
 * none or it cannot be used, with the reason (S-13).
 */
export function readAskedDay(
  given: readonly string[],
  { first, last }: KnownDays,
  usual: PlainDate,
): AskedDay {
  const [text = ""] = given;
  if (given.length > 1) return { day: usual, fault: "twice" };
  if (text.trim() === "") return { day: usual, fault: null };
  const day = findPlainDate(text.trim()) ?? findSlashDate(text.trim());
  if (day === undefined) return { day: usual, fault: "invalid" };
  if (day < first) return { day: usual, fault: "early" };
  if (day > last) return { day: usual, fault: "late" };
  return { day, fault: null };
}

/** The day that is shown of all categories where none is asked for, and why. */
export type UsualDay = { readonly kind: "today" | "begins" | "ended"; readonly day: PlainDate };

/**
 * Today while anything is covered; else the first day of coverage to come, or the last one covered.
 * Takes the rows of those who are shown.
 */
export function usualDay(rows: readonly EligibilityRow[], today: PlainDate): UsualDay {
  const state = coverageState(rows.filter(covers), today);
  if (state.kind === "begins") return { kind: "begins", day: state.on };
  if (state.kind !== "ended" || state.on === null) return { kind: "today", day: today };
  return { kind: "ended", day: addDays(state.on, -1) };
}

/** One category's coverage of one member, and the day its page shows without being asked for one. */
export type CategoryCoverage =
  | { readonly kind: "none" }
  | { readonly kind: "active"; readonly day: PlainDate; readonly since: PlainDate }
  | { readonly kind: "begins"; readonly day: PlainDate }
  /** `day` is the last one covered, `on` the termination date as the gateway gives it. */
  | { readonly kind: "ended"; readonly day: PlainDate; readonly on: PlainDate };

/**
 * The coverage of a category and the day to show (S-12): today while it is active, the first day
 * where it is to begin, the last one where it has ended. Takes ONE member's rows.
 */
export function categoryCoverage(
  rows: readonly EligibilityRow[],
  category: Category,
  today: PlainDate,
): CategoryCoverage {
  const own = rows.filter((row) => row.category === category && covers(row));
  const row = preferredEligibility(own, today);
  if (row?.effectiveDate == null) return { kind: "none" };
  const status = categoryStatus(row, today);
  if (status === "active") return { kind: "active", day: today, since: row.effectiveDate };
  if (status === "future") return { kind: "begins", day: row.effectiveDate };
  if (row.terminationDate === null) return { kind: "none" };
  return { kind: "ended", day: addDays(row.terminationDate, -1), on: row.terminationDate };
}

/** The categories a member has, had or will have, in the order of pages (§9). */
export function everCovered(rows: readonly EligibilityRow[]): Category[] {
  return CATEGORIES.filter((category) =>
    rows.some((row) => row.category === category && covers(row)),
  );
}

/**
 * The categories that lead to pages: those a member has or will have; for one who has none any more,
 * those they had. Takes ONE member's rows.
 */
export function offeredCategories(rows: readonly EligibilityRow[], today: PlainDate): Category[] {
  const ever = everCovered(rows);
  const open = ever.filter((category) => categoryCoverage(rows, category, today).kind !== "ended");
  return open.length > 0 ? open : ever;
}

type Period = Pick<EligibilityRow, "eligible" | "effectiveDate" | "terminationDate">;

/** Whether a row covers any day: one that ends as it begins was taken back before it counted. */
export const covers = ({
  eligible,
  effectiveDate: from,
  terminationDate: until,
}: Period): boolean => eligible && from !== null && (until === null || from < until);
