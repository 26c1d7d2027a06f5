import { dayOf, timeOfDay, toSlashDate } from "./plain-date.ts";

/**
 * An instant as members read it, "11/21/2026, 12:00 PM PT": the carrier's day and time of day to the
 * minute, whatever zone the process runs in (T-51; the zone's name as in §9 "Support hours"). Throws
 * a RangeError for an invalid date.
 */
export function formatCarrierTime(instant: Date): string {
  return `${toSlashDate(dayOf(instant))}, ${timeOfDay(instant)} PT`;
}
