import { addDays, dayOf, minuteOfDay, weekdayOf, type PlainDate } from "../dates/plain-date.ts";
import { findHoursOf, type Closures, type Times } from "./closures.ts";
import type { ContactHours } from "./contact.ts";

/**
 * Whether a line is open. Minutes are those of the carrier's day, PT.
 * - "open": until `minute` of today.
 * - "opens": closed until `minute` of `day`, which is `inDays` days from today.
 * - "closed": it is not known when it opens next.
 */
export type Opening =
  | { readonly kind: "open"; readonly minute: number }
  | {
      readonly kind: "opens";
      readonly day: PlainDate;
      readonly inDays: number;
      readonly minute: number;
    }
  | { readonly kind: "closed" };

const at = (hour: number, minute = 0): number => hour * 60 + minute;
const SUPPORT: Times = { opens: at(7, 30), closes: at(17, 30) };
const MEDICARE: Times = { opens: at(7), closes: at(20) };

/** A line that is closed for longer opens on a day that is not worth telling. */
const MOST_DAYS = 14;

const isWorkday = (day: PlainDate): boolean => ![0, 6].includes(weekdayOf(day));
const monthAndDay = (day: PlainDate): string => day.slice("YYYY-".length);

/** Null when the line is closed; undefined if the hours of the day are not known. */
function timesOn(
  hours: ContactHours,
  day: PlainDate,
  closures: Closures | null,
): Times | null | undefined {
  const kept = findHoursOf(closures, day);
  if (kept === null) return undefined;
  if (kept === "usual") return usualTimesOn(hours, day);
  return kept === "closed" ? null : kept;
}

/** Null when the line is closed (§9); undefined in months that §9 does not cover (T-52). */
function usualTimesOn(hours: ContactHours, day: PlainDate): Times | null | undefined {
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
 * Whether a line is open at an instant (§9 "Support hours"), by the closed days of the brand. The
 * minute in which it closes is closed. Null if the hours of today are not known.
 */
export function openingAt(
  hours: ContactHours,
  now: Date,
  closures: Closures | null,
): Opening | null {
  const today = dayOf(now);
  const minute = minuteOfDay(now);
  const times = timesOn(hours, today, closures);
  if (times === undefined) return null;
  if (times !== null && minute >= times.opens && minute < times.closes) {
    return { kind: "open", minute: times.closes };
  }
  if (times !== null && minute < times.opens) {
    return { kind: "opens", day: today, inDays: 0, minute: times.opens };
  }
  return nextOpening(hours, today, closures);
}

function nextOpening(hours: ContactHours, today: PlainDate, closures: Closures | null): Opening {
  for (let inDays = 1; inDays <= MOST_DAYS; inDays += 1) {
    const day = addDays(today, inDays);
    const times = timesOn(hours, day, closures);
    if (times === undefined) break;
    if (times !== null) return { kind: "opens", day, inDays, minute: times.opens };
  }
  return { kind: "closed" };
}
