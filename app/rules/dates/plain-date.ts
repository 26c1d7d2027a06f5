import { TZDateMini } from "@date-fns/tz/date/mini";
import { UTCDateMini } from "@date-fns/utc/date/mini";
import { addDays as addDaysTo } from "date-fns/addDays";
import { addMonths as addMonthsTo } from "date-fns/addMonths";
import { addYears as addYearsTo } from "date-fns/addYears";
import { differenceInDays } from "date-fns/differenceInDays";
import { differenceInYears } from "date-fns/differenceInYears";
import { eachMonthOfInterval } from "date-fns/eachMonthOfInterval";
import { endOfMonth as endOfMonthOf } from "date-fns/endOfMonth";
import { formatISO } from "date-fns/formatISO";
import { getDate } from "date-fns/getDate";
import { getDay } from "date-fns/getDay";
import { getHours } from "date-fns/getHours";
import { getMinutes } from "date-fns/getMinutes";
import { lightFormat } from "date-fns/lightFormat";
import { startOfMonth as startOfMonthOf } from "date-fns/startOfMonth";
import { LRUCache } from "lru-cache";

/**
 * Calendar days and their arithmetic; lint forbids other imports of date-fns. Arithmetic uses
 * midnight in UTC, which every day has: local zones skip hours, and Apia once skipped a day.
 * Components must not import this file at run time.
 */

/** A calendar day, "YYYY-MM-DD". Days compare as strings. */
export type PlainDate = string & { readonly __brand: "PlainDate" };

/** The time zone of the carrier's days (T-26, T-51). */
const CARRIER_TIME_ZONE = "America/Los_Angeles";

/** Reads "YYYY-MM-DD"; undefined when it is not a day of the calendar. */
export function findPlainDate(text: string): PlainDate | undefined {
  return isPlainDate(text) ? text : undefined;
}

/** Reads "YYYY-MM-DD"; throws a RangeError when it is not a day of the calendar. */
export function getPlainDate(text: string): PlainDate {
  const date = findPlainDate(text);
  if (date === undefined) throw new RangeError("not a calendar day in the form YYYY-MM-DD");
  return date;
}

/** A day as a person types it or a date field sends it (§5, §9): as `findExternalDate`, trimmed. */
export const findTypedDate = (text: string): PlainDate | undefined => findExternalDate(text.trim());

/** "MM/DD/YYYY", the form the primary-care calls take (§5). */
export function toSlashDate(date: PlainDate): string {
  return lightFormat(midnightOf(date), "MM/dd/yyyy");
}

/** The carrier's calendar day at an instant, independent of the process's time zone (T-51). */
export function dayOf(instant: Date): PlainDate {
  return clockAt(instant).day;
}

/** The carrier's time of day at an instant, to the minute: "12:00 PM" (T-51). */
export function timeOfDay(instant: Date): string {
  return clockAt(instant).time;
}

/** The carrier's minute of the day at an instant, as a clock shows it: 750 at half past noon (T-51). */
export function minuteOfDay(instant: Date): number {
  return clockAt(instant).minute;
}

/** The day `days` later, earlier when negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return plain(addDaysTo(midnightOf(date), days));
}

/** The same day `months` later, earlier when negative; the month's last day where it is shorter. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  return plain(addMonthsTo(midnightOf(date), months));
}

/** The same day `years` later (earlier when negative); 29 February falls back to 28 February. */
export function addYears(date: PlainDate, years: number): PlainDate {
  return plain(addYearsTo(midnightOf(date), years));
}

/** Days from one day to another, negative when `to` is the earlier one. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return differenceInDays(midnightOf(to), midnightOf(from));
}

/** Age in whole years on a day; born on 29 February means a birthday on 1 March. */
export function ageOn(date: PlainDate, dateOfBirth: PlainDate): number {
  return differenceInYears(midnightOf(date), midnightOf(dateOfBirth));
}

/** The first day of the month. */
export function startOfMonth(date: PlainDate): PlainDate {
  return plain(startOfMonthOf(midnightOf(date)));
}

/** The last day of the month. */
export function endOfMonth(date: PlainDate): PlainDate {
  return plain(endOfMonthOf(midnightOf(date)));
}

/** The month of a day, "YYYY-MM". */
export function monthOf(date: PlainDate): string {
  return date.slice(0, 7);
}

/** Every month that a window touches, "YYYY-MM"; none when it ends before it starts. */
export function listMonths(first: PlainDate, last: PlainDate): string[] {
  if (last < first) return [];
  const months = eachMonthOfInterval({ start: midnightOf(first), end: midnightOf(last) });
  return months.map((month) => lightFormat(month, "yyyy-MM"));
}

/** The calendar year of a day. */
export function yearOf(date: PlainDate): number {
  return Number(date.slice(0, 4));
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: PlainDate): number {
  return getDay(midnightOf(date));
}

const midnightOf = (date: string): Date => new UTCDateMini(`${date}T00:00:00Z`);

const MINUTE_MS = 60_000;

/** The carrier's date and time in a minute; `minute` is that of the day. */
type Clock = { readonly day: PlainDate; readonly time: string; readonly minute: number };

/** Caches results by minutes since 1970: every page needs the time, and time zones are slow. */
const clocks = new LRUCache<number, Clock>({ max: 1000 });

/** Throws a RangeError for an invalid date. */
function clockAt(instant: Date): Clock {
  const at = Math.floor(instant.getTime() / MINUTE_MS);
  const known = clocks.get(at);
  if (known !== undefined) return known;
  const local = new TZDateMini(at * MINUTE_MS, CARRIER_TIME_ZONE);
  const clock = {
    day: plain(local),
    time: lightFormat(local, "h:mm a"),
    minute: getHours(local) * 60 + getMinutes(local),
  };
  clocks.set(at, clock);
  return clock;
}

const plain = (at: Date): PlainDate => getPlainDate(formatISO(at, { representation: "date" }));

/** Days that every month has, valid without a lookup: lists of claims have thousands. */
const IN_EVERY_MONTH = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/;

/** A day such as 30 February would be parsed as a different day. */
function isPlainDate(text: string): text is PlainDate {
  if (IN_EVERY_MONTH.test(text)) return true;
  const parts = /^\d{4}-\d{2}-(\d{2})$/.exec(text);
  return parts !== null && getDate(midnightOf(text)) === Number(parts[1]);
}

/** Years at which a member is an adult (§9). */
export const ADULT_AGE = 18;

/** The 18th birthday counts as adult (§5); born on 29 February, one grows up on 1 March. */
export function isMinor(dateOfBirth: PlainDate, today: PlainDate): boolean {
  return ageOn(today, dateOfBirth) < ADULT_AGE;
}

const FORMS = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
];

/** Year-month-day or month/day/year (§5, §9), zeros or not; undefined for anything else. */
export function findExternalDate(text: string): PlainDate | undefined {
  const parts = FORMS.map((form) => form.exec(text)?.groups).find((found) => found !== undefined);
  if (parts === undefined) return undefined;
  const { year = "", month = "", day = "" } = parts;
  return findPlainDate([year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"));
}
