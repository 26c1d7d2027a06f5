import { expect, test } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { sayDates } from "./say-coverage.ts";

const from = getPlainDate("2024-01-01");
const until = getPlainDate("2026-12-31");

test("for GROUP-14: a coverage with a day unknown says what is known", () => {
  expect(sayDates({ from, until })).toBe("01/01/2024 - 12/31/2026");
  expect(sayDates({ from, until: null })).toBe("Active since 01/01/2024");
  expect(sayDates({ from: null, until })).toBe("Until 12/31/2026");
  expect(sayDates({ from: null, until: null })).toBe("Dates not available");
});
