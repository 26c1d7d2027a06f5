import { getPlainDate, type PlainDate } from "../../../app/rules/plain-date.ts";

/** The day `days` later, earlier when negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return getPlainDate(at.toISOString().slice(0, 10));
}

/** The first day of the month `months` later; 0 is this month's. Coverage begins on such days. */
export function firstOfMonth(date: PlainDate, months: number): PlainDate {
  const at = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return getPlainDate(at.toISOString().slice(0, 10));
}

/** The last day of the month `months` later; 0 is this month's. Coverage ends on such days. */
export function lastOfMonth(date: PlainDate, months: number): PlainDate {
  return addDays(firstOfMonth(date, months + 1), -1);
}

/** The day itself, or the Friday before a weekend: offices are closed then. */
export function onWorkday(date: PlainDate): PlainDate {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  if (weekday === 0) return addDays(date, -2);
  return weekday === 6 ? addDays(date, -1) : date;
}

export const yearOf = (date: PlainDate): number => Number(date.slice(0, 4));
