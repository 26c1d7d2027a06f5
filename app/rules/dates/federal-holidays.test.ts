import { expect, test } from "vitest";
import { isFederalHoliday, weekdayIn } from "./federal-holidays.ts";
import { addDays, getPlainDate } from "./plain-date.ts";

/** All days of a year that are federal holidays. */
function holidaysOf(year: number): string[] {
  const first = getPlainDate(`${year}-01-01`);
  return Array.from({ length: 365 }, (_, n) => addDays(first, n)).filter(isFederalHoliday);
}

test("T-84 the federal holidays of 2026 include the Friday before a Saturday's Independence Day", () => {
  expect(holidaysOf(2026)).toEqual([
    "2026-01-01",
    "2026-01-19",
    "2026-02-16",
    "2026-05-25",
    "2026-06-19",
    "2026-07-03",
    "2026-07-04",
    "2026-09-07",
    "2026-10-12",
    "2026-11-11",
    "2026-11-26",
    "2026-12-25",
  ]);
});

test("T-84 the federal holidays of 2027 include Mondays after a Sunday, and the last day of the year", () => {
  expect(holidaysOf(2027)).toEqual([
    "2027-01-01",
    "2027-01-18",
    "2027-02-15",
    "2027-05-31",
    "2027-06-18",
    "2027-06-19",
    "2027-07-04",
    "2027-07-05",
    "2027-09-06",
    "2027-10-11",
    "2027-11-11",
    "2027-11-25",
    "2027-12-24",
    "2027-12-25",
    // New Year's Day of 2028 is a Saturday.
    "2027-12-31",
  ]);
});

test.each([
  [2026, 12, ["last", 1], "2026-12-28"],
  [2026, 2, ["last", 6], "2026-02-28"],
  [2026, 8, ["last", 1], "2026-08-31"],
  [2026, 11, [1, 0], "2026-11-01"],
  [2026, 11, [4, 6], "2026-11-28"],
] as const)("the weekday of %i-%i at %j is %s", (year, month, place, day) => {
  expect(weekdayIn(year, month, place)).toBe(day);
});
