import { CARRIER_TIME_ZONE } from "./plain-date.ts";

const parts = new Intl.DateTimeFormat("en-US", {
  timeZone: CARRIER_TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h12",
});

/**
 * An instant as members read it, "11/21/2026, 12:00 PM PT": the carrier's day and time of day to the
 * minute, whatever zone the process runs in (T-51; the zone's name as in §9 "Support hours"). Throws
 * a RangeError for an invalid date.
 */
export function showCarrierTime(instant: Date): string {
  // Put together here: what Intl sets between time and "PM" differs from one release to the next.
  const of = Object.fromEntries(parts.formatToParts(instant).map((it) => [it.type, it.value]));
  const day = [of["month"], of["day"], of["year"]].join("/");
  return `${day}, ${of["hour"]}:${of["minute"]} ${of["dayPeriod"]} PT`;
}
