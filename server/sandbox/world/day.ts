import {
  addDays,
  addMonths,
  endOfMonth,
  startOfMonth,
  weekdayOf,
  type PlainDate,
} from "#app/rules/dates/plain-date.ts";

/** The first day of the month `months` later; 0 is this month's. */
export function firstOfMonth(date: PlainDate, months: number): PlainDate {
  return startOfMonth(addMonths(date, months));
}

/** The last day of the month `months` later; 0 is this month's. */
export function lastOfMonth(date: PlainDate, months: number): PlainDate {
  return endOfMonth(addMonths(date, months));
}

/** The day itself, or the Friday before a weekend. */
export function onWorkday(date: PlainDate): PlainDate {
  const weekday = weekdayOf(date);
  if (weekday === 0) return addDays(date, -2);
  return weekday === 6 ? addDays(date, -1) : date;
}
