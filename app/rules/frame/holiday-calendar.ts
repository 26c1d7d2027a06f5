import { addDays, addYears, findPlainDate, yearOf, type PlainDate } from "../dates/plain-date.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** "Nov. 26", "November 26th, 2026", "December 24-26, 2026", "Dec 24 to 26". */
const WORDED =
  /\b(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+(?<first>\d{1,2})(?:st|nd|rd|th)?(?:\s*(?:-|–|—|to|through|and|&amp;)\s*(?<last>\d{1,2})(?:st|nd|rd|th)?)?(?!\d)(?:,?\s+(?<year>\d{4}))?/gi;
/** "11/26/2026" and "2026-11-26". */
const SLASHED = /\b(?<month>\d{1,2})\/(?<first>\d{1,2})\/(?<year>\d{4})\b/g;
const DASHED = /\b(?<year>\d{4})-(?<month>\d{2})-(?<first>\d{2})\b/g;

/** A calendar may list more days than a year of holidays; the rest is not read. */
const MOST_DAYS = 100;

/**
 * The days that a holiday calendar names, from its cleaned HTML (§7 "message/calendar"). A day
 * without a year is the nearest one from `today` on. Null for a calendar in which no day can be
 * recognized: it may close on any.
 */
export function findHolidays(calendar: string, today: PlainDate): ReadonlySet<PlainDate> | null {
  const text = calendar.replaceAll(/<[^<>]*>/g, " ").replaceAll(/&nbsp;|\s+/g, " ");
  const days = [WORDED, SLASHED, DASHED].flatMap((form) =>
    [...text.matchAll(form)].flatMap(({ groups = {} }) => daysOf(groups, today)),
  );
  return days.length === 0 ? null : new Set(days.slice(0, MOST_DAYS));
}

function daysOf(groups: Readonly<Record<string, string | undefined>>, today: PlainDate) {
  const { month = "", first = "", last, year } = groups;
  const named = MONTHS.indexOf(month.toLowerCase()) + 1;
  const begin = dayIn(year, named || Number(month), first, today);
  if (begin === undefined) return [];
  const length = last === undefined ? 0 : Number(last) - Number(first);
  return Array.from({ length: Math.max(0, length) + 1 }, (_, later) => addDays(begin, later));
}

function dayIn(year: string | undefined, month: number, day: string, today: PlainDate) {
  const rest = [month, Number(day)].map((part) => String(part).padStart(2, "0"));
  const found = findPlainDate([year ?? yearOf(today), ...rest].join("-"));
  return found !== undefined && year === undefined && found < today ? addYears(found, 1) : found;
}
