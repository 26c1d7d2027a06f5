import { addDays, addYears, type PlainDate } from "../dates/plain-date.ts";
import { readAskedDay, type AskedDay, type KnownDays } from "./as-of-date.ts";

/** The first days of plan periods. */
type Begins = readonly PlainDate[];

type Period = { readonly firstDay: PlainDate };

/**
 * The days on which a plan period of these begins and of which the day before is known, too, the
 * latest first: there the plan may change.
 */
export function listChangeDays(
  periods: readonly Period[],
  { first, last }: KnownDays,
): PlainDate[] {
  const days = periods.map(({ firstDay }) => firstDay);
  const inside = days.filter((day) => first < day && day <= last);
  return [...new Set(inside)].toSorted().toReversed();
}

/** The two days of an address, the earlier first. */
export type ComparedDays = {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly faults: { readonly from: AskedDay["fault"]; readonly to: AskedDay["fault"] };
  /** The address has both days, the later one first. */
  readonly isSwapped: boolean;
};

/**
 * The two days to compare. Without a first day it is the last one before the plan period of the
 * second, or a year before where no period is known; without a second day that is `usual`. Where
 * either cannot be used, neither is.
 */
export function readComparedDays(
  given: { readonly from: readonly string[]; readonly to: readonly string[] },
  days: KnownDays,
  { usual, changes }: { readonly usual: PlainDate; readonly changes: Begins },
): ComparedDays {
  const to = readAskedDay(given.to, days, usual);
  const from = readAskedDay(given.from, days, dayBefore(to.day, days, changes));
  const faults = { from: from.fault, to: to.fault };
  if (from.fault !== null || to.fault !== null) {
    return { from: dayBefore(usual, days, changes), to: usual, faults, isSwapped: false };
  }
  if (from.day <= to.day) return { from: from.day, to: to.day, faults, isSwapped: false };
  // Where only one day was given, nobody put the later one first.
  const isSwapped = given.to.some((text) => text.trim() !== "");
  return { from: to.day, to: from.day, faults, isSwapped };
}

/** The last day before the plan period that a day is in; the first known day at the earliest. */
function dayBefore(day: PlainDate, { first }: KnownDays, changes: Begins): PlainDate {
  const begin = changes
    .filter((change) => change <= day)
    .toSorted()
    .at(-1);
  const before = begin === undefined ? addYears(day, -1) : addDays(begin, -1);
  return before < first ? first : before;
}
