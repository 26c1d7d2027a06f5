import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { periodOf } from "./care.fixture.ts";
import { listOpenPeriods, pcpEligible, pcpStatus } from "./member-care.ts";

const today = getPlainDate("2026-11-21");

test.each([
  ["2026-01-01", "2027-01-01"],
  ["2026-11-20", "2026-11-22"],
  ["2026-11-21", "2026-11-22"],
  ["2020-01-01", null],
])("PCP-11 effective %s and termed %s is active", (effective, termed) => {
  expect(pcpStatus(periodOf(effective, termed), today)).toBe("active");
});

test.each([
  ["2026-11-22", null],
  ["2027-01-01", "2028-01-01"],
])("PCP-12 effective %s and termed %s is future", (effective, termed) => {
  expect(pcpStatus(periodOf(effective, termed), today)).toBe("future");
});

test.each([
  ["2020-01-01", "2026-11-20"],
  ["2020-01-01", "2026-11-21"],
  [null, null],
  [null, "2027-01-01"],
])("PCP-13 effective %s and termed %s is termed", (effective, termed) => {
  expect(pcpStatus(periodOf(effective, termed), today)).toBe("termed");
});

test.each([
  ["active", "2020-01-01", null, true],
  ["future", "2027-01-01", null, true],
  ["termed yesterday", "2020-01-01", "2026-11-20", true],
  ["termed a year ago", "2020-01-01", "2025-11-21", true],
  ["termed a day less than two years ago", "2020-01-01", "2024-11-22", true],
  ["termed two years ago", "2020-01-01", "2024-11-21", false],
  ["termed three years ago", "2020-01-01", "2023-11-21", false],
  ["without days", null, null, false],
])("PCP-14 a period %s (%s to %s) counts as eligible: %s", (_name, effective, termed, counts) => {
  expect(pcpEligible(periodOf(effective, termed), today)).toBe(counts);
});

test("S-20 a provider is chosen for periods that are active or to come, once for each first day", () => {
  const periods = [
    periodOf("2027-01-01"),
    periodOf("2020-01-01", "2027-01-01"),
    periodOf("2027-01-01", "2028-01-01"),
    periodOf("2015-01-01", "2019-12-31"),
    periodOf("2028-01-01", "2028-01-01"),
    periodOf(null),
  ];
  expect(listOpenPeriods(periods, today)).toEqual([
    { effectiveDate: "2020-01-01", status: "active" },
    { effectiveDate: "2027-01-01", status: "future" },
  ]);
});
