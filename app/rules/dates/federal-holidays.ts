import { addDays, getPlainDate, weekdayOf, yearOf, type PlainDate } from "./plain-date.ts";

const dayIn = (year: number, month: number, day: number): PlainDate =>
  getPlainDate([year, ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-"));

/** The nth weekday of a month, 0 for Sunday; the last one where `count` is "last". */
export function nthWeekday(
  year: number,
  month: number,
  [count, weekday]: readonly [number | "last", number],
): PlainDate {
  if (count === "last") {
    const next = month === 12 ? dayIn(year + 1, 1, 1) : dayIn(year, month + 1, 1);
    const before = (weekdayOf(next) - weekday + 6) % 7;
    return addDays(next, -1 - before);
  }
  const first = dayIn(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1));
}

const [MONDAY, THURSDAY, FRIDAY] = [1, 4, 5] as const;

/** The federal holidays of 5 U.S.C. 6103(a) with a day of their own, and those of a weekday. */
const ON_A_DAY = ["01-01", "06-19", "07-04", "11-11", "12-25"];
const ON_A_WEEKDAY = [
  [1, [3, MONDAY]],
  [2, [3, MONDAY]],
  [5, ["last", MONDAY]],
  [9, [1, MONDAY]],
  [10, [2, MONDAY]],
  [11, [4, THURSDAY]],
] as const;

const monthAndDay = (day: PlainDate): string => day.slice("YYYY-".length);
const monthOfYear = (day: PlainDate): number => Number(monthAndDay(day).slice(0, "MM".length));

/**
 * Whether a day is a federal holiday of the United States, or the weekday on which offices keep one
 * that falls on a weekend: the Friday before a Saturday, the Monday after a Sunday.
 */
export function isFederalHoliday(day: PlainDate): boolean {
  const weekday = weekdayOf(day);
  const observed = [day];
  if (weekday === MONDAY) observed.push(addDays(day, -1));
  if (weekday === FRIDAY) observed.push(addDays(day, 1));
  return (
    observed.some((each) => ON_A_DAY.includes(monthAndDay(each))) ||
    ON_A_WEEKDAY.some(
      ([month, place]) =>
        month === monthOfYear(day) && nthWeekday(yearOf(day), month, place) === day,
    )
  );
}
