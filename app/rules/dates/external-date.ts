import { findPlainDate, type PlainDate } from "./plain-date.ts";

const FORMS = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
];

/**
 * A day in an unambiguous form of other systems: year-month-day, or month/day/year as in §5 and §9,
 * with or without leading zeros. Undefined for anything else, such as two-digit years and days that
 * do not exist.
 */
export function findExternalDate(text: string): PlainDate | undefined {
  const parts = FORMS.map((form) => form.exec(text)?.groups).find((found) => found !== undefined);
  if (parts === undefined) return undefined;
  const { year = "", month = "", day = "" } = parts;
  return findPlainDate([year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"));
}
