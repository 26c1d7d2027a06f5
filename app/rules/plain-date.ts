/** A calendar day, "YYYY-MM-DD". Days compare as strings. */
export type PlainDate = string & { readonly __brand: "PlainDate" };

/** Where the carrier's days begin and end (T-26, T-51). */
export const CARRIER_TIME_ZONE = "America/Los_Angeles";

const carrierDay = new Intl.DateTimeFormat("en-US", {
  timeZone: CARRIER_TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

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

/** Reads "MM/DD/YYYY", the slash form of §9; undefined for anything else. */
export function findSlashDate(text: string): PlainDate | undefined {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  return parts ? findPlainDate(`${parts[3]}-${parts[1]}-${parts[2]}`) : undefined;
}

/** "MM/DD/YYYY", the form the primary-care calls take (§5). */
export function toSlashDate(date: PlainDate): string {
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
}

/** The carrier's calendar day at an instant, whatever zone the process runs in (T-51). */
export function dayOf(instant: Date): PlainDate {
  return getPlainDate(carrierDay.format(instant).replace(/^(\d+)\/(\d+)\/(\d+)$/, "$3-$1-$2"));
}

/** The same day `years` later (earlier when negative); 29 February falls back to 28 February. */
export function addYears(date: PlainDate, years: number): PlainDate {
  const year = String(Number(date.slice(0, 4)) + years).padStart(4, "0");
  return findPlainDate(`${year}${date.slice(4)}`) ?? getPlainDate(`${year}-02-28`);
}

/** A day that the calendar lacks, as 30 February, would turn into another one when it is read. */
function isPlainDate(text: string): text is PlainDate {
  const parts = /^\d{4}-\d{2}-(\d{2})$/.exec(text);
  return parts !== null && new Date(`${text}T00:00:00Z`).getUTCDate() === Number(parts[1]);
}
