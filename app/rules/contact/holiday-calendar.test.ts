import { expect, test } from "vitest";
import { addDays, getPlainDate, type PlainDate } from "../dates/plain-date.ts";
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
const TEN_DAYS = Array.from({ length: 10 }, (_, n) => `12/1${n}/26`);

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
  ["Updated November 23, 2026. Closed December 25, 2026.", ["2026-12-25"]],
  [`${TEN_DAYS.join()}; updated 11/23/26`, until("2026-12-10", "2026-12-19")],
  ["December 24, 2026 through 12/26", until("2026-12-24", "2026-12-26")],
  ["December 24 – Dec. 26, 2026", until("2026-12-24", "2026-12-26")],
  ["December 24, 2026 through 12/24", ["2026-12-24"]],
  ["December 24 – Dec. 24, 2026", ["2026-12-24"]],
  ["Closed 12:30pm on December 24, 2026 (TTY 711)", ["2026-12-24"]],
  ["Following days: December 24 , 25 , 2026", CHRISTMAS],
  ['Thursday, <b class="day">November 26, 2026</b>', ["2026-11-26"]],
])("CONTACT-03 a calendar with years is certain to its last day: %s", (text, days) => {
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
  // On that weekday the day was a year before.
  ["Wednesday, November 26", ["11-26"]],
])("CONTACT-03 a day without a year is a holiday in every year: %s", (text, days) => {
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
  ["Nov 26, 2026 (Friday)", 0],
  ["<td>Nov 26, 2026</td><td>Friday</td>", 0],
  ["December 25 and 25, 2026", 0],
  ["December 25, 2026 and 13/45/2026", 1],
  ["December 25, 2026 @7@ to @8@", 1],
  ["December 25, 2026 to @8@", 1],
  ["@8@ to December 25, 2026", 1],
  ["Closed December 25, 2026 and 12026", 1],
  ["Closed December 25, 2026 and 20265", 1],
  ["Independence Day (observed): July 5", 1],
  ["Observed July 4, 2027 and December 24, 2026", 2],
  // More days than a year has holidays.
  ["December 1, 2026 to March 31, 2027", 102],
  ["December 1 to March 31", 155],
])("CONTACT-03 a calendar not wholly understood has no certainly open day: %j", (text, count) => {
  expect(daysWhere(text, false)).toEqual([]);
  expect(daysWhere(text, true)).toHaveLength(count);
});

// With a time that grows with the square of the size, this would never end.
test("CONTACT-03 a calendar of 400,000 characters is read", () => {
  const [days, months] = ["1 - ".repeat(5_000), "jan ".repeat(20_000)];
  const calendar = `${"<".repeat(200_000)}${months}${"Dec 1 - ".repeat(5_000)}${days}`;
  expect(readHolidays(calendar, TODAY)(getPlainDate("2026-12-01"))).not.toBeNull();
});

test.each([
  ["New Year's Day", "12-30", "01-03"],
  ["Martin Luther King Jr. Day", "01-14", "01-21"],
  ["President's Day", "02-14", "02-22"],
  ["Good Friday", "03-20", "04-26"],
  ["Memorial Day", "05-24", "05-31"],
  ["Juneteenth", "06-17", "06-21"],
  ["Independence Day", "07-02", "07-06"],
  ["Labor Day", "09-01", "09-07"],
  ["Columbus Day", "10-08", "10-14"],
  ["Veterans Day", "11-09", "11-13"],
  ["Thanksgiving", "11-21", "11-29"],
  ["Christmas", "12-23", "12-28"],
])("CONTACT-03 a day of %s is understood only between %s and %s", (name, first, last) => {
  const isCertain = (day: PlainDate) =>
    readHolidays(`${name}: ${day}`, TODAY)(getPlainDate("2026-08-01")) === false;
  const [from, to] = [getPlainDate(`2027-${first}`), getPlainDate(`2027-${last}`)];
  const days = [addDays(from, -1), from, to, addDays(to, 1)];
  expect(days.map(isCertain)).toEqual([false, true, true, false]);
});
