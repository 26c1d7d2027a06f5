import { getPlainDate, yearOf, type PlainDate } from "../../dates/plain-date.ts";
import { defaultWindow, type DateWindow } from "../../lists/date-window.ts";

/** The years of service that the claims lists reach (§9), this year first (YEAR-01). */
export function claimYears(today: PlainDate): number[] {
  const latest = yearOf(today);
  const earliest = yearOf(defaultWindow(today).startDate);
  return Array.from({ length: latest - earliest + 1 }, (_, back) => latest - back);
}

/** The year that an address names; undefined for one out of reach and any other word (YEAR-01). */
export const findClaimYear = (word: string, today: PlainDate): number | undefined =>
  claimYears(today).find((year) => String(year) === word);

/** The days of a year that the claims lists reach, both included (§9). */
export function yearWindow(year: number, today: PlainDate): DateWindow {
  const { startDate, endDate } = defaultWindow(today);
  const first = firstDay(year);
  const last = getPlainDate(`${year}-12-31`);
  return {
    startDate: first < startDate ? startDate : first,
    endDate: last > endDate ? endDate : last,
  };
}

/** Whether the lists no longer reach the year's first day (§9). */
export const isShortened = (year: number, { startDate }: DateWindow): boolean =>
  startDate !== firstDay(year);

/**
 * The year that members sum up for a tax return or a spending account: from 1 December this one, up
 * to 15 April the last; null between (YEAR-01).
 */
export function taxTimeYear(today: PlainDate): number | null {
  const monthAndDay = today.slice(5);
  if (monthAndDay >= "12-01") return yearOf(today);
  return monthAndDay <= "04-15" ? yearOf(today) - 1 : null;
}

const firstDay = (year: number): PlainDate => getPlainDate(`${year}-01-01`);
