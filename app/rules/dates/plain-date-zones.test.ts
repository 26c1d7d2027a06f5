import { afterAll, describe, expect, test } from "vitest";
import {
  isMinor,
  addDays,
  addMonths,
  addYears,
  ageOn,
  dayOf,
  daysBetween,
  endOfMonth,
  getPlainDate,
  listMonths,
  startOfMonth,
  timeOfDay,
  weekdayOf,
  yearOf,
} from "./plain-date.ts";
import { spendingByMonth } from "../claims/spending.ts";
import { defaultWindow, readWindow } from "../lists/date-window.ts";

/** Zones a process may run in, with their minutes behind UTC on 21 November 2026. */
const ZONES = [
  ["UTC", 0],
  ["Asia/Tokyo", -540],
  // The zone furthest ahead; it skipped 30 December 2011.
  ["Pacific/Apia", -780],
  ["America/Los_Angeles", 480],
] as const;

const zone = process.env["TZ"];
afterAll(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

/**
 * The new year, a midnight of summer, and around both days of 2026 whose clocks change in
 * Los Angeles: at 10:00Z forward, at 09:00Z back.
 */
const INSTANTS = [
  ["2026-01-01T07:59:00.000Z", "2025-12-31", "11:59 PM"],
  ["2026-01-01T08:00:00.000Z", "2026-01-01", "12:00 AM"],
  ["2026-07-05T06:59:00.000Z", "2026-07-04", "11:59 PM"],
  ["2026-07-05T07:01:00.000Z", "2026-07-05", "12:01 AM"],
  ["2026-03-07T07:59:59.999Z", "2026-03-06", "11:59 PM"],
  ["2026-03-07T08:00:00.000Z", "2026-03-07", "12:00 AM"],
  ["2026-03-08T07:59:59.999Z", "2026-03-07", "11:59 PM"],
  ["2026-03-08T08:00:00.000Z", "2026-03-08", "12:00 AM"],
  ["2026-03-08T09:59:59.999Z", "2026-03-08", "1:59 AM"],
  ["2026-03-08T10:00:00.000Z", "2026-03-08", "3:00 AM"],
  ["2026-03-09T06:59:59.999Z", "2026-03-08", "11:59 PM"],
  ["2026-03-09T07:00:00.000Z", "2026-03-09", "12:00 AM"],
  ["2026-11-01T06:59:59.999Z", "2026-10-31", "11:59 PM"],
  ["2026-11-01T07:00:00.000Z", "2026-11-01", "12:00 AM"],
  ["2026-11-01T08:59:59.999Z", "2026-11-01", "1:59 AM"],
  ["2026-11-01T09:00:00.000Z", "2026-11-01", "1:00 AM"],
  ["2026-11-01T09:59:59.999Z", "2026-11-01", "1:59 AM"],
  ["2026-11-02T07:59:59.999Z", "2026-11-01", "11:59 PM"],
  ["2026-11-02T08:00:00.000Z", "2026-11-02", "12:00 AM"],
] as const;

const MONTHS = [
  ["2026-03-08", 1, "2026-04-08"],
  ["2026-02-08", 1, "2026-03-08"],
  ["2026-11-01", -1, "2026-10-01"],
  ["2026-10-01", 1, "2026-11-01"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2026-03-31", 8, "2026-11-30"],
  ["2026-11-30", -9, "2026-02-28"],
  ["2024-02-29", 12, "2025-02-28"],
  ["2026-12-31", 2, "2027-02-28"],
  ["2011-11-30", 1, "2011-12-30"],
] as const;

const DAYS = [
  ["2026-03-07", 1, "2026-03-08"],
  ["2026-03-08", 1, "2026-03-09"],
  ["2026-10-31", 1, "2026-11-01"],
  ["2026-11-01", 1, "2026-11-02"],
  ["2026-11-02", -1, "2026-11-01"],
  ["2026-03-08", 238, "2026-11-01"],
  ["2011-12-29", 1, "2011-12-30"],
  ["2011-12-31", -1, "2011-12-30"],
] as const;

/** Born, on which day, how old. */
const AGES = [
  ["2008-03-08", "2026-03-07", 17],
  ["2008-03-08", "2026-03-08", 18],
  ["2008-11-01", "2026-10-31", 17],
  ["2008-11-01", "2026-11-01", 18],
  ["2008-02-29", "2026-02-28", 17],
  ["2008-02-29", "2026-03-01", 18],
  ["1993-12-30", "2011-12-29", 17],
  ["1993-12-30", "2011-12-30", 18],
  ["2010-02-28", "2028-02-29", 18],
  ["2010-03-01", "2028-02-29", 17],
  ["2008-11-20", "2026-11-21", 18],
  ["2026-11-21", "2026-11-21", 0],
] as const;

describe.each(ZONES)("T-26 T-51 a process in the time zone %s", (timeZone, behindUtc) => {
  /** The zone belongs to the process: an earlier test may have changed it. */
  const enter = () => {
    process.env["TZ"] = timeZone;
    expect(new Date("2026-11-21T12:00:00Z").getTimezoneOffset()).toBe(behindUtc);
  };

  test("an instant has the day and time of the carrier's zone", () => {
    enter();
    const found = INSTANTS.map(([instant]) => {
      const at = new Date(instant);
      return [instant, dayOf(at), timeOfDay(at)];
    });
    expect(found).toEqual(INSTANTS);
  });

  test("days and months are added and counted across clock changes and leap days", () => {
    enter();
    expect(MONTHS.map(([day, by]) => [day, by, addMonths(getPlainDate(day), by)])).toEqual(MONTHS);
    expect(DAYS.map(([day, by]) => [day, by, addDays(getPlainDate(day), by)])).toEqual(DAYS);
    const between = DAYS.map(([from, , to]) => daysBetween(getPlainDate(from), getPlainDate(to)));
    expect(between).toEqual(DAYS.map(([, by]) => by));
    for (const [day, month] of [
      ["2026-03-08", ["2026-03-01", "2026-03-31"]],
      ["2026-11-01", ["2026-11-01", "2026-11-30"]],
      ["2024-02-10", ["2024-02-01", "2024-02-29"]],
    ] as const) {
      const of = getPlainDate(day);
      expect([startOfMonth(of), endOfMonth(of)]).toEqual(month);
      const expected = [day.startsWith("2026"), Number(day.slice(0, 4))];
      expect([weekdayOf(of) === 0, yearOf(of)]).toEqual(expected);
    }
  });

  test("ELIG-10 T-63 an age is counted in whole years, and a minor is under 18", () => {
    enter();
    const found = AGES.map(([born, on]) => [born, on, ageOn(getPlainDate(on), getPlainDate(born))]);
    expect(found).toEqual(AGES);
    const minors = AGES.map(([born, on]) => isMinor(getPlainDate(born), getPlainDate(on)));
    expect(minors).toEqual(AGES.map(([, , age]) => age < 18));
  });

  test("VAL-12 a default window has two years, and its months are listed", () => {
    enter();
    for (const day of ["2026-03-08", "2026-11-01", "2026-12-31"]) {
      const today = getPlainDate(day);
      const usual = { startDate: addYears(today, -2), endDate: today };
      expect(defaultWindow(today)).toEqual(usual);
      expect(usual.startDate).toBe(`2024${day.slice(4)}`);
      const aWeekAgo = defaultWindow(addDays(today, -7));
      const left = new URLSearchParams({ from: aWeekAgo.startDate, to: aWeekAgo.endDate });
      const expected = { startDate: { value: usual.startDate }, endDate: { value: usual.endDate } };
      expect(readWindow(left, today)).toEqual(expected);
    }
    const months = listMonths(getPlainDate("2026-02-28"), getPlainDate("2026-11-01"));
    expect(months).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((it) => `2026-${String(it).padStart(2, "0")}`),
    );
    const window = { startDate: getPlainDate("2026-02-28"), endDate: getPlainDate("2026-11-01") };
    expect(spendingByMonth([], window).map(({ month }) => month)).toEqual(months);
  });

  test("adding a day gives the next day, from 1990 to 2040", () => {
    enter();
    let day = getPlainDate("1990-01-01");
    const wrong: string[] = [];
    for (let at = Date.UTC(1990, 0, 1); at < Date.UTC(2040, 0, 1); at += 86_400_000) {
      const written = new Date(at).toISOString().slice(0, 10);
      if (day !== written) wrong.push(`${day} instead of ${written}`);
      day = addDays(getPlainDate(written), 1);
    }
    expect(wrong).toEqual([]);
  });
});

test("an invalid time throws", () => {
  expect(() => timeOfDay(new Date("soon"))).toThrow(RangeError);
});
