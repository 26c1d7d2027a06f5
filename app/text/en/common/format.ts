import { locale } from "./locale.ts";

const dollars = new Intl.NumberFormat(locale, {
  style: "currency",
  currency: "USD",
  currencyDisplay: "narrowSymbol",
});

/** Integer cents as US dollars with two decimals: 123450 is "$1,234.50" (§9). */
export function usd(cents: number): string {
  return dollars.format(cents / 100);
}

/** A calendar day "YYYY-MM-DD" in a table, and as it is typed: "MM/DD/YYYY". */
export function shortDate(day: string): string {
  const [year, month, date] = day.split("-");
  return `${month}/${date}/${year}`;
}

/** A calendar day "YYYY-MM-DD" in a sentence; in English as it is in a table. */
export const showDate = (day: string): string => shortDate(day);

/** The carrier's time of day, "12:00 PM", in a sentence. */
export const showTime = (time: string): string => `${time} PT`;

/** A day and the carrier's time on it: "11/21/2026, 12:00 PM PT" (T-51). */
export const showMoment = (day: string, time: string): string =>
  `${showDate(day)}, ${showTime(time)}`;

/** Initials of a person: "Ana", "Field" is "AF". */
export function initials(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map((name) => (Array.from(name.trim())[0] ?? "").toLocaleUpperCase(locale))
    .join("");
}
