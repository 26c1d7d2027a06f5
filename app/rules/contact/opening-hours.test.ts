import { expect, test } from "vitest";
import { isFederalHoliday } from "../dates/federal-holidays.ts";
import { addDays, getPlainDate, type PlainDate, yearOf } from "../dates/plain-date.ts";
import type { Closure, Closures } from "./closures.ts";
import type { ContactHours } from "./contact.ts";
import { openingAt } from "./opening-hours.ts";

/** Closed days until the end of 2028; federal holidays are days of work unless they are named. */
const closedOn = (...days: readonly Closure[]): Closures => {
  const named = new Set(days.map(({ day }) => day));
  const holidays = Array.from({ length: 5 * 365 }, (_, n) => addDays(getPlainDate("2024-01-01"), n))
    .filter((day) => isFederalHoliday(day) && !named.has(day))
    .map((day) => ({ day, hours: "usual" }) as const);
  return { through: getPlainDate("2028-12-31"), days: [...holidays, ...days] };
};
const NONE = closedOn();
const dayWith = (day: string, hours: Closure["hours"]): Closure => ({
  day: getPlainDate(day),
  hours,
});
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
const stateAt = (
  hours: ContactHours,
  day: string,
  time: string,
  closures: Closures | null = NONE,
) => openingAt(hours, at(day, time), closures);

const open = (minute: number) => ({ kind: "open", minute });
const CLOSED = { kind: "closed" };
const opens = (day: string, inDays: number, minute: number) => ({
  kind: "opens",
  day,
  inDays,
  minute,
});
const [HALF_PAST_7, HALF_PAST_5, SEVEN, EIGHT] = [450, 1050, 420, 1200] as const;

test.each([
  ["a Friday before it opens", "2026-11-20", "07:29", opens("2026-11-20", 0, HALF_PAST_7)],
  ["the first minute of its hours", "2026-11-20", "07:30", open(HALF_PAST_5)],
  ["the last minute of its hours", "2026-11-20", "17:29", open(HALF_PAST_5)],
  ["Friday evening", "2026-11-20", "17:30", opens("2026-11-23", 3, HALF_PAST_7)],
  ["the last minute of Friday", "2026-11-20", "23:59", opens("2026-11-23", 3, HALF_PAST_7)],
  ["Saturday", "2026-11-21", "12:00", opens("2026-11-23", 2, HALF_PAST_7)],
  ["Sunday", "2026-11-22", "12:00", opens("2026-11-23", 1, HALF_PAST_7)],
  ["Monday evening", "2026-11-23", "18:00", opens("2026-11-24", 1, HALF_PAST_7)],
])(
  "CONTACT-14 CONST-26 the support line is open, or says when it opens, at this time: %s",
  (_, day, time, state) => {
    expect(stateAt("support", day, time)).toEqual(state);
  },
);

test.each([
  ["the last Sunday of the months with hours every day", "2027-02-14", "12:00", open(EIGHT)],
  ["the Monday after that", "2027-02-15", "06:59", opens("2027-02-15", 0, SEVEN)],
  ["the first Saturday of the other months", "2027-02-20", "12:00", opens("2027-02-22", 2, SEVEN)],
  ["the last day of the other months", "2027-09-30", "19:59", open(EIGHT)],
  ["the evening of that day", "2027-09-30", "20:00", opens("2027-10-01", 1, SEVEN)],
  ["the first Saturday of October", "2027-10-02", "07:00", open(EIGHT)],
  ["a Sunday before it opens", "2027-10-03", "06:59", opens("2027-10-03", 0, SEVEN)],
  ["New Year's Eve", "2026-12-31", "20:00", opens("2027-01-01", 1, SEVEN)],
])(
  "CONTACT-15 T-52 the Medicare lines are open, or say when they open, at this time: %s",
  (_, day, time, state) => {
    expect(stateAt("medicareLines", day, time)).toEqual(state);
  },
);

test("CONTACT-16 T-52 Medicare service has no state in the months without hours, and no next opening", () => {
  expect(stateAt("medicareService", "2026-10-01", "06:59")).toEqual(opens("2026-10-01", 0, SEVEN));
  expect(stateAt("medicareService", "2027-03-31", "19:59")).toEqual(open(EIGHT));
  // It is closed, but when it opens next is not given.
  expect(stateAt("medicareService", "2027-03-31", "20:00")).toEqual(CLOSED);
  expect(stateAt("medicareService", "2027-04-01", "12:00")).toBeNull();
  expect(stateAt("medicareService", "2027-09-30", "23:59")).toBeNull();
});

test("CONTACT-14 lines open by the local clock, also on the two days on which the clocks change", () => {
  for (const sunday of ["2026-03-08", "2026-11-01"]) {
    const monday = addDays(getPlainDate(sunday), 1);
    expect(stateAt("support", sunday, "12:00")).toEqual(opens(monday, 1, HALF_PAST_7));
  }
  // A line of every day, on the Sunday itself, whose early hours are skipped or come twice.
  const atInstant = (hours: ContactHours, instant: string) =>
    openingAt(hours, new Date(instant), NONE);
  const [autumn, spring] = ["2026-11-01", "2026-03-08"];
  expect(atInstant("medicareLines", `${autumn}T14:59:00Z`)).toEqual(opens(autumn, 0, SEVEN));
  expect(atInstant("medicareService", `${spring}T13:59:00Z`)).toEqual(opens(spring, 0, SEVEN));
});

test("T-84 a closed day is closed, and is not the day on which a line opens next", () => {
  const thanksgiving = closedOn(
    dayWith("2026-11-26", "closed"),
    dayWith("2026-11-27", "closed"),
    dayWith("2026-12-24", { opens: 540, closes: 720 }),
  );
  expect(stateAt("support", "2026-11-26", "12:00", thanksgiving)).toEqual(
    opens("2026-11-30", 4, HALF_PAST_7),
  );
  expect(stateAt("support", "2026-11-25", "18:00", thanksgiving)).toEqual(
    opens("2026-11-30", 5, HALF_PAST_7),
  );
  expect(stateAt("medicareLines", "2026-11-27", "20:00", thanksgiving)).toEqual(
    opens("2026-11-28", 1, SEVEN),
  );
  // Other hours count for every line.
  expect(stateAt("support", "2026-12-23", "18:00", thanksgiving)).toEqual(
    opens("2026-12-24", 1, 540),
  );
  expect(stateAt("medicareLines", "2026-12-24", "11:59", thanksgiving)).toEqual(open(720));
  expect(stateAt("support", "2026-12-24", "12:00", thanksgiving)).toEqual(
    opens("2026-12-25", 1, HALF_PAST_7),
  );
});

test("T-84 a line closed for the next two weeks is said to be closed, without the day on which it opens", () => {
  const until = (last: string) => {
    const first = getPlainDate("2026-12-01");
    const days = Array.from({ length: 31 }, (_, n) => addDays(first, n));
    return closedOn(...days.filter((day) => day <= last).map((day) => dayWith(day, "closed")));
  };
  expect(stateAt("support", "2026-11-30", "18:00", until("2026-12-31"))).toEqual(CLOSED);
  const shown = stateAt("support", "2026-11-30", "18:00", until("2026-12-13"));
  expect(shown).toEqual(opens("2026-12-14", 14, HALF_PAST_7));
});

test("T-84 a day of unknown hours has no state, and no line is said to open after it", () => {
  const unknown = closedOn(dayWith("2026-11-26", "varies"));
  expect(stateAt("support", "2026-11-26", "12:00", unknown)).toBeNull();
  expect(stateAt("support", "2026-11-25", "18:00", unknown)).toEqual(CLOSED);
  expect(stateAt("support", "2026-11-25", "12:00", unknown)).toEqual(open(HALF_PAST_5));
  // Without the setting nothing is said of any day.
  for (const day of ["2026-11-23", "2026-11-26"]) {
    expect(stateAt("support", day, "12:00", null)).toBeNull();
  }
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

const HALF_HOUR_MS = 1_800_000;
const LINES = ["support", "medicareLines", "medicareService"] as const;
const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

test("CONTACT-14 CONTACT-15 CONTACT-16 each line opens and closes on the minute for four years", () => {
  const first = getPlainDate("2025-01-01");
  const wrong: unknown[] = [];
  for (let n = 0; n < 4 * 365 + 1; n += 1) {
    const day = addDays(first, n);
    // Of one year every day, of the others the season's ends, which fall on other weekdays.
    if (yearOf(day) !== 2026 && !/-(?:02-1[456]|03-31|04-0[12]|09-30|10-0[12])/.test(day)) continue;
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
              (!isBefore || (state?.kind === "opens" && state.day === day));
        if (!fits) wrong.push([day, hours, clock(minute), state]);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  ["2026-03-08", "the clocks go forward"],
  ["2026-11-01", "the clocks go back"],
])("CONTACT-14 CONTACT-15 CONTACT-16 lines have their hours on %s, when %s", (text) => {
  const day = getPlainDate(text);
  // 23, 24 or 25 hours, from midnight to midnight as Pacific clocks have it.
  const from = Date.parse(`${day}T00:00:00${offset(addDays(day, -1))}`);
  const until = Date.parse(`${addDays(day, 1)}T00:00:00${offset(day)}`);
  for (const hours of LINES) {
    const times = hoursOn(hours, day);
    const open: string[] = [];
    // Every half hour: the test above asks for the minutes on both sides.
    for (let at = from; at < until; at += HALF_HOUR_MS) {
      if (openingAt(hours, new Date(at), NONE)?.kind === "open") {
        open.push(new Date(at).toISOString());
      }
    }
    const instant = (minute: number) =>
      new Date(`${day}T${clock(minute)}:00${offset(day)}`).toISOString();
    const expected =
      times == null
        ? [0, undefined, undefined]
        : [(times[1] - times[0]) / 30, instant(times[0]), instant(times[1] - 30)];
    expect([hours, open.length, open[0], open.at(-1)]).toEqual([hours, ...expected]);
  }
});
