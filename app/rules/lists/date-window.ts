import { addYears, daysBetween, findTypedDate, type PlainDate } from "../dates/plain-date.ts";
import {
  DATE_RANGE_YEARS,
  validateNotFuture,
  validateRecentDateRange,
} from "../forms/validation.ts";
import { findValue, type ReadFilter } from "./read-filters.ts";

/** The first and last day of a list, both included. */
export type DateWindow = { readonly startDate: PlainDate; readonly endDate: PlainDate };

/** The last two years (§9), the default of every list with days. */
export function defaultWindow(today: PlainDate): DateWindow {
  return { startDate: addYears(today, -DATE_RANGE_YEARS), endDate: today };
}

/** For how many days an earlier default window is recognised as the default. */
const DAYS_KNOWN = 7;

/**
 * The days of `from` and `to`, "YYYY-MM-DD" or "MM/DD/YYYY" (§5, §9): no earlier than two years
 * ago, the end after the start, neither after today. A day that cannot be used falls back to its
 * default. A form submits the whole window: left open over midnight, or reopened by its address, it
 * holds the default window of an earlier day, which for a week is read as the default of today.
 */
export function readWindow(
  query: URLSearchParams,
  today: PlainDate,
): { readonly [Day in keyof DateWindow]: ReadFilter<PlainDate> } {
  const usual = defaultWindow(today);
  const from = readDay(findValue(query, "from"), usual.startDate, today);
  const to = readDay(findValue(query, "to"), usual.endDate, today);
  if (isRecentDefault({ startDate: from.value, endDate: to.value }, today)) {
    return { startDate: { value: usual.startDate }, endDate: { value: usual.endDate } };
  }
  const range = validateRecentDateRange({ start: from.value, end: to.value }, today);
  if (range === "dateRangeInvalid") {
    return {
      startDate: { ...from, value: usual.startDate },
      endDate: { error: range, ...to, value: usual.endDate },
    };
  }
  const early = range === "tooEarly";
  return { startDate: early ? { value: usual.startDate, error: range } : from, endDate: to };
}

/** Whether this is the default window of a day not long before today. */
const isRecentDefault = ({ startDate, endDate }: DateWindow, today: PlainDate): boolean =>
  startDate < defaultWindow(today).startDate &&
  daysBetween(endDate, today) <= DAYS_KNOWN &&
  defaultWindow(endDate).startDate === startDate;

function readDay(
  text: string | undefined,
  byDefault: PlainDate,
  today: PlainDate,
): ReadFilter<PlainDate> {
  if (text === undefined) return { value: byDefault };
  const day = findTypedDate(text);
  if (day === undefined) return { value: byDefault, error: "pattern" };
  const error = validateNotFuture(day, today);
  return error === undefined ? { value: day } : { value: byDefault, error };
}
