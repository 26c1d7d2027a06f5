import { expect, test } from "vitest";
import { isFederalHoliday, nthWeekday } from "./federal-holidays.ts";
import { addDays, getPlainDate } from "./plain-date.ts";
import { words } from "../words.fixture.ts";

/** All days of a year that are federal holidays. */
function holidaysOf(year: number): string[] {
  const first = getPlainDate(`${year}-01-01`);
  return Array.from({ length: 365 }, (_, n) => addDays(first, n)).filter(isFederalHoliday);
}

test.each([
  // The Friday before a Saturday's Independence Day is one, too.
  [2026, "01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25"],
  // So are Mondays after a Sunday, and the last day before a Saturday's New Year.
  [
    2027,
    "01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31",
  ],
])("T-84 the federal holidays of %i are %s", (year, days) => {
  expect(holidaysOf(year)).toEqual(words(days).map((day) => `${year}-${day}`));
});

test.each([
  [2026, 12, ["last", 1], "2026-12-28"],
  [2026, 2, ["last", 6], "2026-02-28"],
  [2026, 8, ["last", 1], "2026-08-31"],
  [2026, 11, [1, 0], "2026-11-01"],
  [2026, 11, [4, 6], "2026-11-28"],
] as const)("the weekday of %i-%i at %j is %s", (year, month, place, day) => {
  expect(nthWeekday(year, month, place)).toBe(day);
});
