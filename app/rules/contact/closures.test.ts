import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { findHoursOf, type Closures } from "./closures.ts";

const day = getPlainDate;
const NOON = { opens: 450, closes: 720 };
const closures: Closures = {
  through: day("2026-12-31"),
  days: [
    { day: day("2026-11-26"), hours: "closed" },
    { day: day("2026-11-11"), hours: "usual" },
    { day: day("2026-12-24"), hours: NOON },
    { day: day("2026-12-30"), hours: "varies" },
  ],
};

test.each([
  ["an ordinary day", "2026-11-23", "usual"],
  ["a day that is named as closed", "2026-11-26", "closed"],
  ["the day after it, which is not named", "2026-11-27", "usual"],
  ["a federal holiday that is named as a day of work", "2026-11-11", "usual"],
  ["a federal holiday that is not named", "2026-12-25", null],
  ["a day with hours of its own", "2026-12-24", NOON],
  ["a day on which lines differ", "2026-12-30", null],
  ["the last day that the setting reaches", "2026-12-31", "usual"],
  ["the day after that", "2027-01-04", null],
])(
  "T-84 a brand's setting tells its hours of a day, or null where they are unknown: %s",
  (_, on, hours) => {
    expect(findHoursOf(closures, day(on))).toEqual(hours);
  },
);

test("T-84 without the setting the hours of no day are known", () => {
  expect(findHoursOf(null, day("2026-11-23"))).toBeNull();
});
