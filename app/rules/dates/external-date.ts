import { findPlainDate, type PlainDate } from "./plain-date.ts";

const FORMS = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
];

/**
 * A day as other systems write it, where that can be read in one way alone: year-month-day, or
 * month/day/year as everywhere in §5 and §9, zeros in front at will. Undefined for anything else,
 * two digits of a year and a day that the calendar lacks among it.
 */
export function findExternalDate(text: string): PlainDate | undefined {
  const parts = FORMS.map((form) => form.exec(text)?.groups).find((found) => found !== undefined);
  if (parts === undefined) return undefined;
  const { year = "", month = "", day = "" } = parts;
  return findPlainDate([year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"));
}
