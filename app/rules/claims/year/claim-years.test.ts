import { expect, test } from "vitest";
import { getPlainDate } from "../../dates/plain-date.ts";
import { words } from "../../words.fixture.ts";
import { findClaimYear, isShortened, taxTimeYear, yearWindow } from "./claim-years.ts";

const day = getPlainDate;
const TODAY = day("2026-11-21");

test("YEAR-01 a year within reach is found in its exact spelling", () => {
  expect(["2026", "2025", "2024"].map((word) => findClaimYear(word, TODAY))).toEqual([
    2026, 2025, 2024,
  ]);
  const others = words("2023 2027 02026 2026.0 +2026 2.026e3 1e3 0x7ea ２０２６ year");
  const found = [...others, " 2026", ""].filter((word) => findClaimYear(word, TODAY) !== undefined);
  expect(found).toEqual([]);
});

test.each([
  [2026, "2026-01-01", "2026-11-21", false],
  [2025, "2025-01-01", "2025-12-31", false],
  [2024, "2024-11-21", "2024-12-31", true],
])("YEAR-01 %i has the dates %s to %s, shortened: %s", (year, startDate, endDate, shortened) => {
  const window = yearWindow(year, TODAY);
  expect(window).toEqual({ startDate, endDate });
  expect(isShortened(year, window)).toBe(shortened);
});

test.each([
  ["2026-11-30", null],
  ["2026-12-01", 2026],
  ["2026-12-31", 2026],
  ["2027-01-01", 2026],
  ["2028-02-29", 2027],
  ["2027-04-15", 2026],
  ["2027-04-16", null],
  ["2027-07-04", null],
])("YEAR-01 the tax-time year on %s is %s", (today, year) => {
  expect(taxTimeYear(day(today))).toBe(year);
});
