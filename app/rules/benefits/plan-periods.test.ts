import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { findPeriod } from "./plan-periods.ts";

const day = getPlainDate;
const past = {
  category: "dental",
  firstDay: day("2025-01-01"),
  lastDay: day("2025-12-31"),
} as const;
const open = { category: "dental", firstDay: day("2026-02-01"), lastDay: null } as const;

test.each([
  ["2024-12-31", null],
  ["2025-01-01", past],
  ["2025-12-31", past],
  ["2026-01-31", null],
  ["2026-02-01", open],
  ["2099-01-01", open],
])("S-23 the plan period of %s, both of its ends included", (text, period) => {
  expect(findPeriod([past, open], "dental", day(text))).toEqual(period);
});

test("S-23 a period of another category, or while none can be read, is not known", () => {
  expect(findPeriod([past], "vision", day("2025-05-01"))).toBeNull();
  expect(findPeriod(null, "dental", day("2025-05-01"))).toBeNull();
});
