import {
  addYears,
  daysBetween,
  findPlainDate,
  findSlashDate,
  type PlainDate,
} from "../dates/plain-date.ts";
import {
  DATE_RANGE_YEARS,
  validateNotFuture,
  validateRecentDateRange,
} from "../sign-in/validation.ts";
import { findValue, type FilterErrorCode, type Read } from "./read-filters.ts";

/** The days a list is of; both count. */
export type DateWindow = { readonly startDate: PlainDate; readonly endDate: PlainDate };

/** From two years back until today (§9), where the member chose nothing else. */
export function defaultWindow(today: PlainDate): DateWindow {
  return { startDate: addYears(today, -DATE_RANGE_YEARS), endDate: today };
}

/** How long the window that a list opened with is still known as that. */
const DAYS_KNOWN = 7;

/**
 * The days of `from` and `to`, "YYYY-MM-DD" or "MM/DD/YYYY" (§5, §9): no earlier than two years
 * ago, the end after the start, neither after today. A day that cannot be used falls back to its
 * default. Days that nobody typed are nobody's error: a form sends the whole window along, and one
 * left open over midnight, or its address, holds the window of a day gone by. For a week that is
 * read as the window of today.
 */
export function readWindow(
  query: URLSearchParams,
  today: PlainDate,
): { window: DateWindow; errors: { from?: FilterErrorCode; to?: FilterErrorCode } } {
  const { startDate, endDate } = defaultWindow(today);
  const from = readDay(findValue(query, "from"), startDate, today);
  const to = readDay(findValue(query, "to"), endDate, today);
  if (isRecentDefault({ startDate: from.value, endDate: to.value }, today)) {
    return { window: { startDate, endDate }, errors: {} };
  }
  const range = validateRecentDateRange({ start: from.value, end: to.value }, today);
  const errors = {
    ...(range === "tooEarly" && { from: range }),
    ...(range === "dateRangeInvalid" && { to: range }),
    ...(from.error !== undefined && { from: from.error }),
    ...(to.error !== undefined && { to: to.error }),
  };
  if (range === "dateRangeInvalid") return { window: { startDate, endDate }, errors };
  return {
    window: { startDate: range === "tooEarly" ? startDate : from.value, endDate: to.value },
    errors,
  };
}

/** Whether this is the window that a list opened with on a day not long before today. */
const isRecentDefault = ({ startDate, endDate }: DateWindow, today: PlainDate): boolean =>
  startDate < defaultWindow(today).startDate &&
  daysBetween(endDate, today) <= DAYS_KNOWN &&
  defaultWindow(endDate).startDate === startDate;

function readDay(
  text: string | undefined,
  byDefault: PlainDate,
  today: PlainDate,
): Read<PlainDate> {
  if (text === undefined) return { value: byDefault };
  const day = findPlainDate(text) ?? findSlashDate(text);
  if (day === undefined) return { value: byDefault, error: "pattern" };
  const error = validateNotFuture(day, today);
  return error === undefined ? { value: day } : { value: byDefault, error };
}
