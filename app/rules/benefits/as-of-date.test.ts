import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import type { Category } from "../member/eligibility.ts";
import { dayOrNull, rowOf } from "../member/eligibility.fixture.ts";
import { categoryCoverage, everCovered, knownDays, readAskedDay, usualDay } from "./as-of-date.ts";

const today = getPlainDate("2026-11-21");
const row = (
  from: string | null,
  until: string | null = null,
  category: Category = "dental",
  eligible = true,
) => rowOf(category, from, until, { eligible });
const period = (firstDay: string, lastDay: string | null) => ({
  firstDay: getPlainDate(firstDay),
  lastDay: dayOrNull(lastDay),
});

const since2024 = [row("2025-01-01"), row("2024-03-01", "2025-01-01", "medical")];
const thisYear = period("2026-01-01", "2026-12-31");

const FIRST = "2024-03-01";
const LAST = "2026-12-31";
const lastYear = period("2025-01-01", "2025-12-31");
const since2025 = row("2025-01-01");
const takenBack = row("2020-01-01", "2020-01-01");
const ineligible = row("2020-01-01", null, "dental", false);

test.each([
  ["to the last period's last day", since2024, [thisYear], FIRST, LAST],
  ["whatever the order of periods", since2024, [thisYear, lastYear], FIRST, LAST],
  ["at most a year ahead", since2024, [period("2027-01-01", "2027-12-31")], FIRST, "2027-11-21"],
  ["a year ahead without an end", since2024, [period("2026-01-01", null)], FIRST, "2027-11-21"],
  ["a year ahead without periods", since2024, [], FIRST, "2027-11-21"],
  ["a year ahead while they cannot be read", since2024, null, FIRST, "2027-11-21"],
  ["at least to today", since2024, [lastYear], FIRST, "2026-11-21"],
  ["at least the first day", [row("2028-01-01")], [thisYear], "2028-01-01", "2028-01-01"],
  ["not from a row that is not eligible", [ineligible, since2025], [thisYear], "2025-01-01", LAST],
  ["not from a row that was taken back", [takenBack, since2025], [thisYear], "2025-01-01", LAST],
])("S-13 T-28 the days that can be asked for: %s", (_case, rows, periods, first, last) => {
  expect(knownDays(rows, periods, today)).toEqual({ first, last });
});

test.each([
  ["no rows", []],
  ["none eligible", [row("2025-01-01", null, "dental", false)]],
  ["no effective date", [row(null)]],
  ["taken back", [row("2025-01-01", "2025-01-01")]],
])("S-13 a member who was never covered has no days: %s", (_case, rows) => {
  expect(knownDays(rows, [thisYear], today)).toBeNull();
});

test.each([
  [[], "2026-11-21", null],
  [[""], "2026-11-21", null],
  [["  "], "2026-11-21", null],
  [["2025-06-30"], "2025-06-30", null],
  [[" 06/30/2025 "], "2025-06-30", null],
  [[" 2025-06-30 "], "2025-06-30", null],
  [["2024-03-01"], "2024-03-01", null],
  [["2024-02-29"], "2026-11-21", "early"],
  [["0000-01-01"], "2026-11-21", "early"],
  [["2026-12-31"], "2026-12-31", null],
  [["2027-01-01"], "2026-11-21", "late"],
  [["9999-12-31"], "2026-11-21", "late"],
  [["2025-02-31"], "2026-11-21", "invalid"],
  [["9999"], "2026-11-21", "invalid"],
  [["<script>"], "2026-11-21", "invalid"],
  [["x".repeat(10_240)], "2026-11-21", "invalid"],
  [["2025-06-30", "2025-06-30"], "2026-11-21", "twice"],
  [["2025-06-30", ""], "2026-11-21", "twice"],
])("BENEFIT-17 S-13 the day of %j is %s, fault %s", (given, day, fault) => {
  const days = { first: getPlainDate("2024-03-01"), last: getPlainDate("2026-12-31") };
  expect(readAskedDay(given, days, today)).toEqual({ day, fault });
});

const ended = (day: string, on: string) => ({ kind: "ended", day, on });
const goneAgain = [row("2024-01-01", "2025-01-01"), row("2026-01-01", "2026-01-01")];

test.each([
  ["no row", [], { kind: "none" }],
  ["another category's", [row("2025-01-01", null, "vision")], { kind: "none" }],
  ["not eligible", [ineligible], { kind: "none" }],
  ["no effective date", [row(null)], { kind: "none" }],
  ["taken back", [row("2025-01-01", "2025-01-01")], { kind: "none" }],
  ["active", [since2025], { kind: "active", day: "2026-11-21", since: "2025-01-01" }],
  ["begins", [row("2027-01-01")], { kind: "begins", day: "2027-01-01" }],
  ["last day covered", [row("2025-01-01", "2026-07-01")], ended("2026-06-30", "2026-07-01")],
  ["covered for one day", [row("2025-01-01", "2025-01-02")], ended("2025-01-01", "2025-01-02")],
  ["an end before one that was taken back", goneAgain, ended("2024-12-31", "2025-01-01")],
])("S-12 T-28 the coverage and the day of a category: %s", (_case, rows, coverage) => {
  expect(categoryCoverage(rows, "dental", today)).toEqual(coverage);
});

test("BENEFIT-02 S-13 categories ever covered, in the order of pages", () => {
  const rows = [
    row("2025-01-01", null, "pharmacy"),
    row("2027-01-01", null, "medical"),
    row("2024-01-01", "2025-01-01", "vision"),
    row("2025-01-01", null, "dental", false),
    row("2025-01-01", "2025-01-01", "dental"),
  ];
  expect(everCovered(rows)).toEqual(["medical", "vision", "pharmacy"]);
});

test.each([
  ["covered", [row("2025-01-01")], { kind: "today", day: today }],
  ["ended", [row("2024-01-01", "2025-01-01")], { kind: "ended", day: "2024-12-31" }],
  ["to begin", [row("2027-01-01")], { kind: "begins", day: "2027-01-01" }],
  [
    "ended, and a row to come was taken back",
    [row("2024-01-01", "2025-01-01"), row("2027-01-01", "2027-01-01")],
    { kind: "ended", day: "2024-12-31" },
  ],
  ["never covered", [row("2026-01-01", "2026-01-01")], { kind: "today", day: today }],
])("S-13 the day shown without being asked for: %s", (_case, rows, usual) => {
  expect(usualDay(rows, today)).toEqual(usual);
});
