import { expect, test } from "vitest";
import { addDays, getPlainDate } from "../dates/plain-date.ts";
import { readHolidays } from "./holiday-calendar.ts";

const TODAY = getPlainDate("2026-11-25");
/** From August 2026 on, for eighteen months. */
const DAYS = Array.from({ length: 540 }, (_, n) => addDays(getPlainDate("2026-08-01"), n));
const daysWhere = (calendar: string, answer: boolean | null) => {
  const isHoliday = readHolidays(calendar, TODAY);
  return DAYS.filter((day) => isHoliday(day) === answer);
};
const until = (first: string, last: string) => DAYS.filter((day) => first <= day && day <= last);
const CHRISTMAS = ["2026-12-24", "2026-12-25"];

test.each([
  ["<td>Thu, Nov 26, 2026</td>", ["2026-11-26"]],
  ["<b>Thursday</b>, November&nbsp;26th, 2026", ["2026-11-26"]],
  ["December 24-26, 2026", [...CHRISTMAS, "2026-12-26"]],
  ["December 24, 25 and 31, 2026", [...CHRISTMAS, "2026-12-31"]],
  ["11/26/2026, 2026-12-25", ["2026-11-26", "2026-12-25"]],
  ["11/26/26 &amp; 11/27/26", ["2026-11-26", "2026-11-27"]],
  ["<td>Sept. 7, 2026</td><td>Nov 26, 2026</td>", ["2026-09-07", "2026-11-26"]],
  ["Closed 25 December 2026 and 1st of January, 2027.", ["2026-12-25", "2027-01-01"]],
  ["Thursday and Friday, November 26 &amp; 27, 2026", ["2026-11-26", "2026-11-27"]],
  ["Nov 26, 2026 (Thursday)", ["2026-11-26"]],
  ["<td>Nov 26, 2026</td><td>Thursday</td>", ["2026-11-26"]],
  ["December 30, 2026 to January 2, 2027", until("2026-12-30", "2027-01-02")],
  ["December 30 – Jan. 2, 2027", until("2026-12-30", "2027-01-02")],
  ["from December 30, 2026 through 1/2", until("2026-12-30", "2027-01-02")],
  ["12/24/2026-12/26/2026", until("2026-12-24", "2026-12-26")],
  ["<p>Last updated November 23, 2026.</p><p>Closed December 25, 2026.</p>", ["2026-12-25"]],
  ["Closed from 3 p.m. on December 24, 2026. Call 503-555-0100.", ["2026-12-24"]],
  ["<h3>2026 holidays</h3><li>Thanksgiving – November 26, 2026</li>", ["2026-11-26"]],
  ["<th>Day after Thanksgiving</th><td>Fri, Nov 27, 2026</td>", ["2026-11-27"]],
  ["Independence Day (observed): Monday, July 5, 2027", ["2027-07-05"]],
  ["New Year’s Eve, New Year's Day: 12/31/2026, 1/1/2027", ["2026-12-31", "2027-01-01"]],
])("CONTACT-03 the days of a calendar with years, up to the last of them: %s", (text, days) => {
  expect(daysWhere(text, true)).toEqual(days);
  expect(daysWhere(text, null)).toEqual(DAYS.filter((day) => day > (days.at(-1) ?? "")));
});

test.each([
  ["Closed November 26-27 and December 24-25.", ["11-26", "11-27", "12-24", "12-25"]],
  ["12/25", ["12-25"]],
  ["25 December", ["12-25"]],
  [
    "We are closed December 24 to January 1",
    ["12-24", "12-25", "12-26", "12-27", "12-28", "12-29", "12-30", "12-31", "01-01"],
  ],
  ["The following days: Thursday, November 26; Friday, December 25", ["11-26", "12-25"]],
])("CONTACT-03 a day without a year is one in each year, begun or not: %s", (text, days) => {
  expect(daysWhere(text, true)).toEqual(DAYS.filter((day) => days.includes(day.slice(5))));
  expect(daysWhere(text, null)).toEqual([]);
});

test.each([
  ["Closed on Thanksgiving and on December 25.", 2],
  ["Thanksgiving and Christmas: November 26, 2026", 1],
  ["Closed December 25 and the day after", 2],
  ["Closed December 24, reopening December 28", 4],
  ["Closed December 25 and the great feast", 2],
  ["Closed December 25 and every Friday", 2],
  ["Closed December 25 and all of January", 2],
  ["Friday, November 26, 2026", 0],
  ["Independence Day (observed): July 4, 2027", 1],
  ["December 25, 2026 and 30.12.2026", 1],
  ["December 25, 9 and 8", 0],
  ["December 25 but not the 24th", 2],
  ["December 25, 2026 to December 24, 2026", 2],
  ["January 1 to December 30, 2026", 0],
  ["<p>November 25, 2026</p><p>and 27</p>", 1],
  ["Thanksgiving and the following day, November 26, 2026", 1],
  ["February 30, 2027", 0],
  ["We may be closed on the 26th", 0],
  ["13/45/2026", 0],
  ["<p>Closed on the great feast.</p>", 0],
  ["", 0],
])("CONTACT-03 of a calendar not wholly understood no other day is certain: %j", (text, count) => {
  expect(daysWhere(text, false)).toEqual([]);
  expect(daysWhere(text, true)).toHaveLength(count);
});

// Where the time grew with the square of the size, this would take longer than a test has.
test("CONTACT-03 a calendar of any size is read", () => {
  const [days, months] = ["1 - ".repeat(5_000), "jan ".repeat(20_000)];
  const calendar = `${"<".repeat(200_000)}${months}${"Dec 1 - ".repeat(5_000)}${days}`;
  expect(readHolidays(calendar, TODAY)(getPlainDate("2026-12-01"))).not.toBeNull();
});
