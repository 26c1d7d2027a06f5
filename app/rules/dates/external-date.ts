import { findPlainDate, type PlainDate } from "./plain-date.ts";

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
