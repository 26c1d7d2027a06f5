import type { PlanPeriod } from "#server/gateway/calls/benefits/benefit-history.ts";
import {
  addDays,
  addYears,
  findPlainDate,
  findTypedDate,
  yearOf,
  type PlainDate,
} from "../dates/plain-date.ts";
import { coversAnyDay } from "../member/coverage-spells.ts";
import type { Category, EligibilityRow } from "../member/eligibility.ts";

/** The first and last day of a plan period, both of which count; null while no end is known. */
export type Period = Pick<PlanPeriod, "firstDay" | "lastDay">;

/** Whether a day is one of a plan period. */
export const isInPeriod = ({ firstDay, lastDay }: Period, day: PlainDate): boolean =>
  firstDay <= day && (lastDay === null || day <= lastDay);

/** The plan period of a category that a day is in; null if it is not known. */
export const findPeriod = <Of extends Period & Pick<PlanPeriod, "category">>(
  periods: readonly Of[] | null,
  category: Category,
  day: PlainDate,
): Of | null =>
  (periods ?? []).find((it) => it.category === category && isInPeriod(it, day)) ?? null;

/**
 * The first day of a category's plan period after that of a day: the next that is announced, else the
 * day after the present one's last; null where neither is known.
 */
export function nextPeriodDay(
  periods: readonly (Period & Pick<PlanPeriod, "category">)[] | null,
  category: Category,
  day: PlainDate,
): PlainDate | null {
  const later = (periods ?? []).filter((it) => it.category === category && it.firstDay > day);
  const last = findPeriod(periods, category, day)?.lastDay ?? null;
  const [announced] = later.map(({ firstDay }) => firstDay).toSorted();
  return announced ?? (last === null ? null : addDays(last, 1));
}

/** The days for which a member's benefits can be asked, both included. */
export type KnownDays = { readonly first: PlainDate; readonly last: PlainDate };

/**
 * From the first coverage of a member to the last day of the known plan periods, at least to today
 * and at most to a year from now, which also stands for an unknown end. Null for one never covered.
 */
export function knownDays(
  rows: readonly EligibilityRow[],
  periods: readonly Period[] | null,
  today: PlainDate,
): KnownDays | null {
  const begins = rows.filter(coversAnyDay).flatMap(({ effectiveDate }) => effectiveDate ?? []);
  const [first] = begins.toSorted();
  if (first === undefined) return null;
  const horizon = addYears(today, 1);
  const ends = (periods ?? []).map(({ lastDay }) => lastDay ?? horizon);
  const latest = ends.toSorted().at(-1) ?? horizon;
  const until = latest < horizon ? latest : horizon;
  return { first, last: [first, today, until].toSorted().at(-1) ?? horizon };
}

/** The known day nearest to a day. */
const within = (day: PlainDate, { first, last }: KnownDays): PlainDate =>
  day < first ? first : day > last ? last : day;

/** The day that an address asks for, or another in its place and why: it may have several. */
export type AskedDay = {
  readonly day: PlainDate;
  readonly error: "invalid" | "twice" | "early" | "late" | null;
  /** The text in the address, for the field to show again. */
  readonly typed: string;
};

/** Longer text in the place of a day is not shown again. */
const LONGEST = 30;

/**
 * The day of an address, "YYYY-MM-DD" or "MM/DD/YYYY", within the known days; `defaultDay` where there is
 * none or it cannot be used, with the reason (S-13).
 */
export function readAskedDay(
  given: readonly string[],
  { first, last }: KnownDays,
  defaultDay: PlainDate,
): AskedDay {
  const [text = ""] = given;
  const instead = (error: AskedDay["error"]) => ({ day: defaultDay, error, typed });
  const typed = text.slice(0, LONGEST);
  if (given.length > 1) return instead("twice");
  if (text.trim() === "") return instead(null);
  const day = findTypedDate(text.trim());
  if (day === undefined) return instead("invalid");
  if (day < first) return instead("early");
  return day > last ? instead("late") : { day, error: null, typed };
}

/**
 * The day of `/history/{time}/…` (S-23), "YYYY-MM-DD" or a year, which is its last known day, today in
 * the present one; `defaultDay` where the time cannot be used, with the reason.
 */
export function readHistoryTime(
  time: string,
  days: KnownDays,
  { today, defaultDay }: { readonly today: PlainDate; readonly defaultDay: PlainDate },
): AskedDay {
  const last = findPlainDate(`${time}-12-31`);
  if (last === undefined) return readAskedDay([time], days, defaultDay);
  const year = yearOf(last);
  const isKnown = yearOf(days.first) <= year && year <= yearOf(days.last);
  if (!isKnown) return readAskedDay([last], days, defaultDay);
  const end = year === yearOf(today) ? today : last;
  return { day: within(end, days), error: null, typed: time };
}

/**
 * The periods with a known day, the latest first, each once, with the day that each one's page
 * shows: the last day of a past period, the first of a future one, null for the present one, which
 * has another page.
 */
export function listPeriodDays(periods: readonly Period[], days: KnownDays, today: PlainDate) {
  const once = new Map(periods.map((it) => [`${it.firstDay} ${it.lastDay ?? ""}`, it]));
  return [...once.values()]
    .filter(({ firstDay, lastDay }) => firstDay <= days.last && (lastDay ?? today) >= days.first)
    .toSorted((a, b) => b.firstDay.localeCompare(a.firstDay))
    .map((period) => ({ period, day: dayOf(period, days, today) }));
}

function dayOf({ firstDay, lastDay }: Period, days: KnownDays, today: PlainDate): PlainDate | null {
  if (firstDay > today) return within(firstDay, days);
  return lastDay === null || lastDay >= today ? null : within(lastDay, days);
}

/**
 * The first days of plan periods whose previous day is known, too, the latest first: on these days
 * the plan may change.
 */
export function listChangeDays(
  periods: readonly Pick<Period, "firstDay">[],
  { first, last }: KnownDays,
): PlainDate[] {
  const days = periods.map(({ firstDay }) => firstDay);
  const inside = days.filter((day) => first < day && day <= last);
  return [...new Set(inside)].toSorted().toReversed();
}

/** How many days ahead of a new plan period members choose among plans: its season. */
const SEASON_DAYS = 92;

/**
 * The day that a comparison without days leads to: for a member who is covered today the first one of
 * a plan period that begins soon, while members choose among plans; else `defaultDay`.
 */
export function defaultComparedDay(
  changes: readonly PlainDate[],
  { today, defaultDay }: { readonly today: PlainDate; readonly defaultDay: PlainDate },
): PlainDate {
  if (defaultDay !== today) return defaultDay;
  const until = addDays(today, SEASON_DAYS);
  const soon = changes.filter((day) => today < day && day <= until);
  return soon.toSorted()[0] ?? defaultDay;
}

/**
 * The two days to compare, the earlier first. Without a first day it is the last one before the plan
 * period of the second, or a year before where no period is known; without a second day that is
 * `defaultDay`. Where either cannot be used, neither is, and the fields keep what was typed.
 */
export function readComparedDays(
  given: { readonly from: readonly string[]; readonly to: readonly string[] },
  days: KnownDays,
  {
    defaultDay,
    changes,
  }: { readonly defaultDay: PlainDate; readonly changes: readonly PlainDate[] },
) {
  const to = readAskedDay(given.to, days, defaultDay);
  const from = readAskedDay(given.from, days, dayBefore(to.day, days, changes));
  const errors = { from: from.error, to: to.error };
  if (from.error !== null || to.error !== null) {
    const shown = { from: dayBefore(defaultDay, days, changes), to: defaultDay };
    const fields = { from: from.typed || shown.from, to: to.typed || shown.to };
    return { ...shown, errors, fields, isSwapped: false };
  }
  const isLater = from.day > to.day;
  const shown = isLater ? { from: to.day, to: from.day } : { from: from.day, to: to.day };
  // With only one day given, the member did not choose the order.
  const isSwapped = isLater && given.to.some((text) => text.trim() !== "");
  return { ...shown, errors, fields: shown, isSwapped };
}

/** The last day before the plan period that a day is in; the first known day at the earliest. */
function dayBefore(day: PlainDate, { first }: KnownDays, changes: readonly PlainDate[]): PlainDate {
  const begins = changes.filter((change) => change <= day);
  const begin = begins.toSorted().at(-1);
  const before = begin === undefined ? addYears(day, -1) : addDays(begin, -1);
  return before < first ? first : before;
}
