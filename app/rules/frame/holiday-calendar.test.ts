import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { findHolidays } from "./holiday-calendar.ts";

const TODAY = getPlainDate("2026-11-21");
const found = (calendar: string) => [...(findHolidays(calendar, TODAY) ?? [])];

test.each([
  ["<td>Thu, Nov 26, 2026</td>", ["2026-11-26"]],
  ["<b>Thursday</b>, November&nbsp;26th, 2026", ["2026-11-26"]],
  ["Closed Dec. 25 and reopening", ["2026-12-25"]],
  ["January 1", ["2027-01-01"]],
  ["December 24-26, 2026", ["2026-12-24", "2026-12-25", "2026-12-26"]],
  ["December 24 and 25", ["2026-12-24", "2026-12-25"]],
  ["11/26/2026, 2026-12-25", ["2026-11-26", "2026-12-25"]],
  ["<td>Sept 7, 2026</td><td>Nov 26, 2026</td>", ["2026-09-07", "2026-11-26"]],
])("CONTACT-03 the days of a calendar: %s", (calendar, days) => {
  expect(found(calendar)).toEqual(days);
});

test.each([
  "",
  "<p>Closed on Thanksgiving.</p>",
  "February 30, 2027",
  "We may be closed on the 26th",
  "13/45/2026",
])("CONTACT-03 a calendar whose days cannot be told says nothing of any: %j", (calendar) => {
  expect(findHolidays(calendar, TODAY)).toBeNull();
});

// Where the time grew with the square of the size, this would take longer than a test has.
test("CONTACT-03 a calendar of any size is read", () => {
  const calendar = `${"<".repeat(200_000)}${"jan ".repeat(20_000)}${"Dec 1 - ".repeat(5_000)}`;
  expect(found(calendar)).toEqual(["2026-12-01"]);
});
