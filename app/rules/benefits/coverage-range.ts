import { addDays, type PlainDate } from "../dates/plain-date.ts";
import {
  categoryStatus,
  preferredEligibility,
  type Category,
  type EligibilityRow,
} from "../member/eligibility.ts";
import { covers } from "./as-of-date.ts";

/**
 * A category's coverage of one member as seen on a day; its end is the termination date as the gateway
 * gives it, which home and the choice of group show, too.
 */
export type CoverageRange =
  | { readonly kind: "none" }
  /** Covered, and no end is known: none is given. */
  | { readonly kind: "active-since"; readonly from: PlainDate }
  | { readonly kind: "range"; readonly from: PlainDate; readonly until: PlainDate }
  | { readonly kind: "begins"; readonly on: PlainDate }
  | { readonly kind: "ended"; readonly on: PlainDate };

/** What the summary says of a member's coverage in a category on a day. Takes ONE member's rows. */
export function coverageRange(
  rows: readonly EligibilityRow[],
  category: Category,
  day: PlainDate,
): CoverageRange {
  const own = rows.filter((row) => row.category === category && covers(row));
  const row = preferredEligibility(own, day);
  if (row?.effectiveDate == null) return { kind: "none" };
  const { effectiveDate: from, terminationDate: until } = row;
  const status = categoryStatus(row, day);
  if (status === "future") return { kind: "begins", on: from };
  if (until === null) return { kind: "active-since", from };
  return status === "active" ? { kind: "range", from, until } : { kind: "ended", on: until };
}

/** A coverage of any day as it is told today: what has yet to begin or end is not said to have. */
export type ToldRange = CoverageRange | { readonly kind: "ends"; readonly on: PlainDate };

/** What is told today of a coverage that was looked up for another day. */
export function toldRange(range: CoverageRange, today: PlainDate): ToldRange {
  if (range.kind === "active-since" && range.from > today)
    return { kind: "begins", on: range.from };
  return range.kind === "ended" && range.on > today ? { kind: "ends", on: range.on } : range;
}

/**
 * Days on which a member is covered without a gap; `until` is the termination date of the last row,
 * null while no end is known.
 */
export type CoverageSpell = { readonly from: PlainDate; readonly until: PlainDate | null };

/**
 * How long a coverage goes on around a day, however many rows it has: a renewal ends one row and
 * begins the next. Null where the day is not covered. Takes ONE member's rows.
 */
export function coverageSpell(
  rows: readonly EligibilityRow[],
  category: Category,
  day: PlainDate,
): CoverageSpell | null {
  const rowAt = (at: PlainDate): CoverageSpell | null => {
    const range = coverageRange(rows, category, at);
    if (range.kind === "active-since") return { from: range.from, until: null };
    return range.kind === "range" ? { from: range.from, until: range.until } : null;
  };
  const firstOf = (row: CoverageSpell): CoverageSpell => {
    const before = rowAt(addDays(row.from, -1));
    return before === null ? row : firstOf(before);
  };
  const lastOf = (row: CoverageSpell): CoverageSpell => {
    const after = row.until === null ? null : rowAt(row.until);
    return after === null ? row : lastOf(after);
  };
  const row = rowAt(day);
  return row && { from: firstOf(row).from, until: lastOf(row).until };
}

/** Whether a member is covered on the day that the range was made for. */
export const isCovered = ({ kind }: CoverageRange): boolean =>
  kind === "active-since" || kind === "range";
