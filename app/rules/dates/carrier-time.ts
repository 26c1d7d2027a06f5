import { dayOf, timeOfDay, toSlashDate } from "./plain-date.ts";

/** "11/21/2026, 12:00 PM PT" (T-51). Throws a RangeError for an invalid date. */
export function formatCarrierTime(instant: Date): string {
  return `${toSlashDate(dayOf(instant))}, ${timeOfDay(instant)} PT`;
}
