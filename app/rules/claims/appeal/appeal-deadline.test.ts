import { expect, test } from "vitest";
import { getPlainDate, type PlainDate } from "../../dates/plain-date.ts";
import { appealDeadline, readNoticeDay } from "./appeal-rights.ts";

const day = getPlainDate;
const DAY_MS = 86_400_000;
/** Counted by the clock of UTC, which knows neither time zones nor summer time. */
const plain = (date: PlainDate) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

test("HELP-05 the deadline is the period's days after each of 10,000 notices, its last day included", () => {
  const first = plain(day("2019-12-30"));
  for (let at = 0; at < 10_000; at += 1) {
    const received = day(new Date((first + at) * DAY_MS).toISOString().slice(0, 10));
    const days = [180, 65, 60, 30, 365][at % 5] ?? 0;
    const ahead = at % (days + 40);
    const today = day(new Date((first + at + ahead) * DAY_MS).toISOString().slice(0, 10));
    const end = appealDeadline(received, days, today);
    expect([plain(end.lastDay) - plain(received), end.daysLeft, end.isOver]).toEqual([
      days,
      days - ahead,
      ahead > days,
    ]);
  }
});

test.each([
  ["2024-02-28", 2, "2024-03-01"],
  ["2023-02-28", 1, "2023-03-01"],
  ["2026-03-07", 2, "2026-03-09"],
  ["2026-10-31", 2, "2026-11-02"],
  ["2026-12-31", 180, "2027-06-29"],
])("HELP-05 a notice of %s with a period of %i days ends on %s", (received, days, lastDay) => {
  expect(appealDeadline(day(received), days, day(received)).lastDay).toBe(lastDay);
});

const around = { today: day("2026-11-21"), serviceDay: day("2026-10-01") };

test.each([
  [null, null, null],
  ["", null, null],
  ["  ", null, null],
  ["2026-11-21", "2026-11-21", null],
  ["10/01/2026", "2026-10-01", null],
  ["2026-11-22", null, "future"],
  ["2026-09-30", null, "early"],
  ["2026-02-31", null, "invalid"],
  ["11/31/2026", null, "invalid"],
  ["yesterday", null, "invalid"],
  ["<b>", null, "invalid"],
])("HELP-05 the notice's day %j is read as %j, with the error %j", (typed, expected, fault) => {
  expect(readNoticeDay(typed, around)).toEqual({ day: expected, fault });
});

test("HELP-05 without a known day of service, a notice may be of any past day", () => {
  const notice = readNoticeDay("2020-01-01", { ...around, serviceDay: null });
  expect(notice).toEqual({ day: "2020-01-01", fault: null });
});
