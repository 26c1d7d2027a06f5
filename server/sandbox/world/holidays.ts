import { addDays, getPlainDate, yearOf, type PlainDate } from "#app/rules/dates/plain-date.ts";
import { nthWeekday } from "#app/rules/dates/federal-holidays.ts";

type Holiday = { readonly name: string; readonly at: (year: number) => PlainDate };

const dayIn = (year: number, month: number, day: number): PlainDate =>
  getPlainDate([year, ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-"));

const onDay = (month: number, day: number) => (year: number) => dayIn(year, month, day);

/** The nth weekday (0 is Sunday) of a month, plus `later` days. */
const nth =
  (count: number | "last", weekday: number, month: number, later = 0) =>
  (year: number) =>
    addDays(nthWeekday(year, month, [count, weekday]), later);

const HOLIDAYS: readonly Holiday[] = [
  { name: "New Year's Day", at: onDay(1, 1) },
  { name: "Memorial Day", at: nth("last", 1, 5) },
  { name: "Independence Day", at: onDay(7, 4) },
  { name: "Labor Day", at: nth(1, 1, 9) },
  { name: "Thanksgiving Day", at: nth(4, 4, 11) },
  { name: "Day after Thanksgiving", at: nth(4, 4, 11, 1) },
  { name: "Christmas Day", at: onDay(12, 25) },
];

const words = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

/** The holidays from `today` on, at most `count`, the nearest first. */
export function nextHolidays(
  today: PlainDate,
  count: number,
): readonly { readonly name: string; readonly day: string }[] {
  const year = yearOf(today);
  return [year, year + 1]
    .flatMap((each) => HOLIDAYS.map(({ name, at }) => ({ name, on: at(each) })))
    .filter(({ on }) => on >= today)
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))
    .slice(0, count)
    .map(({ name, on }) => ({ name, day: words.format(new Date(`${on}T00:00:00Z`)) }));
}
