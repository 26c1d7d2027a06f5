import type * as en from "../../en/common/format.ts";
import { locale } from "./locale.ts";

const dollars = new Intl.NumberFormat(locale, {
  style: "currency",
  currency: "USD",
  currencyDisplay: "narrowSymbol",
});

/** Integer cents as US dollars with two decimals: 123450 is "$1,234.50" (§9). */
export const usd: typeof en.usd = (cents) => dollars.format(cents / 100);

const inWords = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });

/**
 * In words, as sentences have it: "2026-11-06" is "6 de noviembre de 2026". What is no day, such as
 * "2026-02-30" in an address, is not put into words.
 */
export const showDate: typeof en.showDate = (day) => {
  const midnight = new Date(`${day}T00:00Z`);
  const isDay = !Number.isNaN(midnight.valueOf()) && midnight.toISOString().slice(0, 10) === day;
  return isDay ? inWords.format(midnight) : shortDate(day);
};

/** As "MM/DD/YYYY", which fields ask for: the Spanish of the United States writes months first. */
export const shortDate: typeof en.shortDate = (day) => {
  const [year, month, date] = day.split("-");
  return `${month}/${date}/${year}`;
};

/** "12:00 PM" is "12:00 p.m., hora del Pacífico". */
export const showTime: typeof en.showTime = (time) =>
  `${time.replace("AM", "a.m.").replace("PM", "p.m.")}, hora del Pacífico`;

/** "21 de noviembre de 2026, 12:00 p.m., hora del Pacífico". */
export const showMoment: typeof en.showMoment = (day, time) =>
  `${showDate(day)}, ${showTime(time)}`;

/** Initials of a person: "Ana", "Field" is "AF". */
export const initials: typeof en.initials = (firstName, lastName) =>
  [firstName, lastName]
    .map((name) => (Array.from(name.trim())[0] ?? "").toLocaleUpperCase(locale))
    .join("");
