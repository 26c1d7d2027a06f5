import { expect, test } from "vitest";
import { addDays, getPlainDate, monthOf, type PlainDate, yearOf } from "../dates/plain-date.ts";
import type { ContactHours } from "./contact.ts";
import type { IsHoliday } from "./holiday-calendar.ts";
import { openingAt } from "./opening-hours.ts";

const NO_HOLIDAYS: IsHoliday = () => false;
const offset = (day: string): string => {
  // The days between the second Sunday of March and the first of November, from 2024 to 2028.
  const summers = ["2024-03-10 2024-11-03", "2025-03-09 2025-11-02", "2026-03-08 2026-11-01"];
  const later = ["2027-03-14 2027-11-07", "2028-03-12 2028-11-05"];
  const isSummer = [...summers, ...later].some((both) => {
    const [from = "", until = ""] = both.split(" ");
    return from <= day && day < until;
  });
  return isSummer ? "-07:00" : "-08:00";
};
const at = (day: string, time: string) => new Date(`${day}T${time}:00${offset(day)}`);
const stateAt = (hours: ContactHours, day: string, time: string, holidays = NO_HOLIDAYS) =>
  openingAt(hours, at(day, time), holidays);

const open = (minute: number) => ({ kind: "open", minute });
const closed = (day: string, inDays: number, minute: number) => ({
  kind: "closed",
  day,
  inDays,
  minute,
});
const [HALF_PAST_7, HALF_PAST_5, SEVEN, EIGHT] = [450, 1050, 420, 1200] as const;

test.each([
  ["a Friday before it opens", "2026-11-20", "07:29", closed("2026-11-20", 0, HALF_PAST_7)],
  ["the first minute of its hours", "2026-11-20", "07:30", open(HALF_PAST_5)],
  ["the last minute of its hours", "2026-11-20", "17:29", open(HALF_PAST_5)],
  ["Friday evening", "2026-11-20", "17:30", closed("2026-11-23", 3, HALF_PAST_7)],
  ["the last minute of Friday", "2026-11-20", "23:59", closed("2026-11-23", 3, HALF_PAST_7)],
  ["Saturday", "2026-11-21", "12:00", closed("2026-11-23", 2, HALF_PAST_7)],
  ["Sunday", "2026-11-22", "12:00", closed("2026-11-23", 1, HALF_PAST_7)],
  ["Monday evening", "2026-11-23", "18:00", closed("2026-11-24", 1, HALF_PAST_7)],
])("CONTACT-14 CONST-26 the support hours: %s", (_, day, time, state) => {
  expect(stateAt("support", day, time)).toEqual(state);
});

test.each([
  ["the last Sunday of the months with hours every day", "2027-02-14", "12:00", open(EIGHT)],
  ["the Monday after that", "2027-02-15", "06:59", closed("2027-02-15", 0, SEVEN)],
  ["the first Saturday of the other months", "2027-02-20", "12:00", closed("2027-02-22", 2, SEVEN)],
  ["the last day of the other months", "2027-09-30", "19:59", open(EIGHT)],
  ["the evening of that day", "2027-09-30", "20:00", closed("2027-10-01", 1, SEVEN)],
  ["the first Saturday of October", "2027-10-02", "07:00", open(EIGHT)],
  ["a Sunday before it opens", "2027-10-03", "06:59", closed("2027-10-03", 0, SEVEN)],
  ["New Year's Eve", "2026-12-31", "20:00", closed("2027-01-01", 1, SEVEN)],
])("CONTACT-15 T-52 the hours of the Medicare lines: %s", (_, day, time, state) => {
  expect(stateAt("medicareLines", day, time)).toEqual(state);
});

test("CONTACT-16 T-52 Medicare service has no state in the months without hours, and no next opening", () => {
  expect(stateAt("medicareService", "2026-10-01", "06:59")).toEqual(closed("2026-10-01", 0, SEVEN));
  expect(stateAt("medicareService", "2027-03-31", "19:59")).toEqual(open(EIGHT));
  // When it opens next is not given either.
  expect(stateAt("medicareService", "2027-03-31", "20:00")).toBeNull();
  expect(stateAt("medicareService", "2027-04-01", "12:00")).toBeNull();
  expect(stateAt("medicareService", "2027-09-30", "23:59")).toBeNull();
});

test("CONTACT-14 the clock's time decides, also on the two days on which the clocks change", () => {
  for (const sunday of ["2026-03-08", "2026-11-01"]) {
    const monday = addDays(getPlainDate(sunday), 1);
    expect(stateAt("support", sunday, "12:00")).toEqual(closed(monday, 1, HALF_PAST_7));
  }
  // A line of every day, on the Sunday itself, whose early hours are skipped or come twice.
  const atInstant = (hours: ContactHours, instant: string) =>
    openingAt(hours, new Date(instant), NO_HOLIDAYS);
  const [autumn, spring] = ["2026-11-01", "2026-03-08"];
  expect(atInstant("medicareLines", `${autumn}T14:59:00Z`)).toEqual(closed(autumn, 0, SEVEN));
  expect(atInstant("medicareService", `${spring}T13:59:00Z`)).toEqual(closed(spring, 0, SEVEN));
});

test("CONTACT-03 a holiday has the state holiday, and is no next opening day", () => {
  const holidays: IsHoliday = (day) => ["2026-11-26", "2026-11-27"].includes(day);
  expect(stateAt("support", "2026-11-26", "12:00", holidays)).toEqual({ kind: "holiday" });
  expect(stateAt("support", "2026-11-25", "18:00", holidays)).toEqual(
    closed("2026-11-30", 5, HALF_PAST_7),
  );
  const month: IsHoliday = (day) => monthOf(day) === "2026-12";
  expect(stateAt("support", "2026-11-30", "18:00", month)).toBeNull();
  const weeks: IsHoliday = (day) => "2026-12-01" <= day && day < "2026-12-14";
  const shown = stateAt("support", "2026-11-30", "18:00", weeks);
  expect(shown).toEqual(closed("2026-12-14", 14, HALF_PAST_7));
});

test("CONTACT-03 a day that may be a holiday has no state, and no next opening follows", () => {
  const unknown: IsHoliday = (day) => (day === "2026-11-26" ? null : false);
  expect(stateAt("support", "2026-11-26", "12:00", unknown)).toBeNull();
  expect(stateAt("support", "2026-11-25", "18:00", unknown)).toBeNull();
  expect(stateAt("support", "2026-11-25", "12:00", unknown)).toEqual(open(HALF_PAST_5));
});

/** The hours of §9 on a day, written out by themselves: null for none, undefined if not given. */
function hoursOn(hours: ContactHours, day: PlainDate) {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const isWorkday = weekday > 0 && weekday < 6;
  const [, month = 0, date = 0] = day.split("-").map(Number);
  if (hours === "support") return isWorkday ? ([HALF_PAST_7, HALF_PAST_5] as const) : null;
  const isSummer = (month > 2 || (month === 2 && date >= 15)) && month < 10;
  if (hours === "medicareLines") return isWorkday || !isSummer ? ([SEVEN, EIGHT] as const) : null;
  return month >= 10 || month <= 3 ? ([SEVEN, EIGHT] as const) : undefined;
}

const LINES = ["support", "medicareLines", "medicareService"] as const;
const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

test("CONTACT-14 CONTACT-15 CONTACT-16 each line opens and closes on the minute for four years", () => {
  const first = getPlainDate("2025-01-01");
  const wrong: unknown[] = [];
  for (let n = 0; n < 4 * 365 + 1; n += 1) {
    const day = addDays(first, n);
    // A day and all weekdays of each season's ends: of one year every day.
    if (yearOf(day) !== 2026 && !/-(02-[12]|03-[023]|04-0|09-[23]|10-0|11-0)/.test(day)) continue;
    for (const hours of LINES) {
      const times = hoursOn(hours, day);
      // Midnight, and both sides of the minutes at which the line ever opens and closes.
      for (const minute of hours === "support"
        ? [0, 449, 450, 1049, 1050]
        : [0, 419, 420, 1199, 1200]) {
        const state = stateAt(hours, day, clock(minute));
        const isOpen = times != null && minute >= times[0] && minute < times[1];
        const isBefore = times != null && minute < times[0];
        const fits = isOpen
          ? state?.kind === "open" && state.minute === times[1]
          : times === undefined
            ? state === null
            : state?.kind !== "open" &&
              (!isBefore || (state?.kind === "closed" && state.day === day));
        if (!fits) wrong.push([day, hours, clock(minute), state]);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  ["2026-03-08", "the clocks go forward"],
  ["2026-11-01", "the clocks go back"],
])("CONTACT-14 CONTACT-15 CONTACT-16 lines are open by the minute on %s, when %s", (text) => {
  const day = getPlainDate(text);
  // 23, 24 or 25 hours, from midnight to midnight as Pacific clocks have it.
  const from = Date.parse(`${day}T00:00:00${offset(addDays(day, -1))}`);
  const until = Date.parse(`${addDays(day, 1)}T00:00:00${offset(day)}`);
  for (const hours of LINES) {
    const times = hoursOn(hours, day);
    const open: string[] = [];
    for (let at = from; at < until; at += 60_000) {
      if (openingAt(hours, new Date(at), NO_HOLIDAYS)?.kind === "open") {
        open.push(new Date(at).toISOString());
      }
    }
    const instant = (minute: number) =>
      new Date(`${day}T${clock(minute)}:00${offset(day)}`).toISOString();
    const expected =
      times == null
        ? [0, undefined, undefined]
        : [times[1] - times[0], instant(times[0]), instant(times[1] - 1)];
    expect([hours, open.length, open[0], open.at(-1)]).toEqual([hours, ...expected]);
  }
});
