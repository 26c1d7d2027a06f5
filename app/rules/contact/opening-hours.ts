import { addDays, dayOf, minuteOfDay, weekdayOf, type PlainDate } from "../dates/plain-date.ts";
import type { ContactHours } from "./contact.ts";
import type { IsHoliday } from "./holiday-calendar.ts";

/**
 * Whether a line is open. Minutes are those of the carrier's day, PT.
 * - "open": until `minute` of today.
 * - "closed": until `minute` of `day`, which is `inDays` days from today.
 * - "holiday": today is in the holiday calendar, which says more than a time would.
 */
export type Opening =
  | { readonly kind: "open"; readonly minute: number }
  | {
      readonly kind: "closed";
      readonly day: PlainDate;
      readonly inDays: number;
      readonly minute: number;
    }
  | { readonly kind: "holiday" };

type Times = { readonly opens: number; readonly closes: number };

const at = (hour: number, minute = 0): number => hour * 60 + minute;
const SUPPORT: Times = { opens: at(7, 30), closes: at(17, 30) };
const MEDICARE: Times = { opens: at(7), closes: at(20) };

/** A line that is closed for longer opens on a day that is not worth telling. */
const MOST_DAYS = 14;

const isWorkday = (day: PlainDate): boolean => ![0, 6].includes(weekdayOf(day));
const monthAndDay = (day: PlainDate): string => day.slice("YYYY-".length);

/** Null when the line is closed (§9); undefined in months that §9 does not cover (T-52). */
function timesOn(hours: ContactHours, day: PlainDate): Times | null | undefined {
  const inYear = monthAndDay(day);
  switch (hours) {
    case "support":
      return isWorkday(day) ? SUPPORT : null;
    case "medicareLines": {
      const isEveryDay = inYear >= "10-01" || inYear <= "02-14";
      return isEveryDay || isWorkday(day) ? MEDICARE : null;
    }
    case "medicareService":
      return inYear >= "10-01" || inYear <= "03-31" ? MEDICARE : undefined;
    default:
      return undefined;
  }
}

/**
 * Whether a line is open at an instant (§9 "Support hours"). The minute in which it closes is
 * closed. Null if the hours of today or of the next opening are not given, or the holiday
 * calendar leaves open whether it means such a day.
 */
export function openingAt(hours: ContactHours, now: Date, isHoliday: IsHoliday): Opening | null {
  const today = dayOf(now);
  const minute = minuteOfDay(now);
  const times = timesOn(hours, today);
  if (times === undefined) return null;
  const holiday = isHoliday(today);
  if (holiday !== false) return holiday && { kind: "holiday" };
  if (times !== null && minute >= times.opens && minute < times.closes) {
    return { kind: "open", minute: times.closes };
  }
  if (times !== null && minute < times.opens) {
    return { kind: "closed", day: today, inDays: 0, minute: times.opens };
  }
  return nextOpening(hours, today, isHoliday);
}

function nextOpening(hours: ContactHours, today: PlainDate, isHoliday: IsHoliday): Opening | null {
  for (let inDays = 1; inDays <= MOST_DAYS; inDays += 1) {
    const day = addDays(today, inDays);
    const times = timesOn(hours, day);
    const holiday = isHoliday(day);
    if (times === undefined || holiday === null) return null;
    if (times !== null && !holiday) {
      return { kind: "closed", day, inDays, minute: times.opens };
    }
  }
  return null;
}
