import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import {
  categoryCoverage,
  coverageSpell,
  coverageState,
  coverageStatuses,
  covers,
  everCovered,
  offeredCategories,
  shownDay,
} from "./coverage.ts";
import { rowOf } from "./eligibility.fixture.ts";
import type { Category, EligibilityRow } from "./eligibility.ts";

const today = getPlainDate("2026-11-21");
const row = (
  from: string | null,
  until: string | null = null,
  category: Category = "dental",
  eligible = true,
) => rowOf(category, from, until, { eligible });
const since2025 = row("2025-01-01");
const ineligible = row("2020-01-01", null, "dental", false);
const termed = row("2020-01-01", "2025-01-01");
const future = row("2027-01-01");
const active = { kind: "active", from: "2025-01-01", until: null };

test.each([
  ["no rows", [], { kind: "none" }],
  ["no eligible row", [ineligible], { kind: "none" }],
  ["an active row beside others", [termed, future, since2025], active],
  ["future rows", [termed, row("2027-02-01"), future], { kind: "begins", on: "2027-01-01" }],
  ["ended rows", [row("2024-01-01", "2025-06-01"), termed], { kind: "ended", on: "2025-06-01" }],
  ["a row without days", [row(null)], { kind: "ended", on: null }],
])("ELIG-07 T-26 T-27 the coverage of a member with %s", (_case, rows, state) => {
  expect(coverageState(rows, today)).toEqual(state);
});

const ended = (on: string) => ({ kind: "ended", on });
const goneAgain = [row("2024-01-01", "2025-01-01"), row("2026-01-01", "2026-01-01")];
const overlapping = [row("2020-01-01", "2026-07-01"), row("2021-01-01", "2022-01-01")];

test.each([
  ["no row", [], { kind: "none" }, null],
  ["another category's", [row("2025-01-01", null, "vision")], { kind: "none" }, null],
  ["not eligible", [ineligible], { kind: "none" }, null],
  ["no effective date", [row(null)], { kind: "none" }, null],
  ["taken back", [row("2025-01-01", "2025-01-01")], { kind: "none" }, null],
  ["active", [since2025], active, "2026-11-21"],
  ["begins", [future], { kind: "begins", on: "2027-01-01" }, "2027-01-01"],
  ["last day covered", [row("2025-01-01", "2026-07-01")], ended("2026-07-01"), "2026-06-30"],
  ["one day", [row("2025-01-01", "2025-01-02")], ended("2025-01-02"), "2025-01-01"],
  ["an end before one that was taken back", goneAgain, ended("2025-01-01"), "2024-12-31"],
  ["rows that overlap", overlapping, ended("2026-07-01"), "2026-06-30"],
])("S-12 T-28 the coverage and the day of a category: %s", (_case, rows, coverage, day) => {
  expect(categoryCoverage(rows, "dental", today)).toEqual(coverage);
  expect(shownDay(categoryCoverage(rows, "dental", today), today)).toBe(day);
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
  ["covered", [since2025], "active", today],
  ["ended", [row("2024-01-01", "2025-01-01")], "ended", "2024-12-31"],
  ["to begin", [future], "begins", "2027-01-01"],
  [
    "ended, and a row to come was taken back",
    [row("2024-01-01", "2025-01-01"), row("2027-01-01", "2027-01-01")],
    "ended",
    "2024-12-31",
  ],
  ["never covered", [row("2026-01-01", "2026-01-01")], "none", null],
])("S-13 the day shown without being asked for: %s", (_case, rows, kind, day) => {
  const coverage = coverageState(rows.filter(covers), today);
  expect([coverage.kind, shownDay(coverage, today)]).toEqual([kind, day]);
});

const DAY = getPlainDate("2026-01-15");
const on15 = (...rows: EligibilityRow[]) => categoryCoverage(rows, "dental", DAY);

test("BENEFIT-18 S-12 S-13 a coverage by the day: to come, under way, over, or between two", () => {
  const expected = { kind: "active", from: "2024-01-01", until: "2100-12-31" };
  expect(on15(row("2024-01-01", "2100-12-31"))).toEqual(expected);
  expect(on15(row("2026-01-16", null))).toEqual({ kind: "begins", on: "2026-01-16" });
  const otherExpected = { kind: "active", from: "2026-01-15", until: "2026-01-16" };
  expect(on15(row("2026-01-15", "2026-01-16"))).toEqual(otherExpected);
  expect(on15(row("2025-01-01", "2026-01-15"))).toEqual({ kind: "ended", on: "2026-01-15" });
  const periods = [row("2024-01-01", "2025-01-01"), row("2026-01-01", null)];
  expect(on15(...periods)).toEqual({ kind: "active", from: "2026-01-01", until: null });
  const thirdExpected = { kind: "begins", on: "2026-01-01" };
  expect(categoryCoverage(periods, "dental", getPlainDate("2025-06-01"))).toEqual(thirdExpected);
});

test("S-13 a coverage of several rows lasts from the first to the last of those without a gap", () => {
  const renewed = [
    row("2023-01-01", "2023-06-01"),
    row("2024-01-01", "2025-01-01"),
    row("2025-01-01", "2026-01-01"),
    row("2026-01-01", "2026-07-01"),
  ];
  const spellOn = (day: string) => coverageSpell(renewed, "dental", getPlainDate(day));
  const spell = { from: "2024-01-01", until: "2026-07-01" };
  for (const day of ["2024-01-01", "2025-03-01", "2026-06-30"]) expect(spellOn(day)).toEqual(spell);
  expect(spellOn("2023-05-31")).toEqual({ from: "2023-01-01", until: "2023-06-01" });
  expect([spellOn("2023-06-01"), spellOn("2026-07-01")]).toEqual([null, null]);
  const open = [row("2024-01-01", "2025-01-01"), row("2025-01-01", null)];
  const expected = { from: "2024-01-01", until: null };
  expect(coverageSpell(open, "dental", getPlainDate("2024-05-01"))).toEqual(expected);
  const short = [row("2024-01-01", "2025-01-01"), row("2025-01-01", "2025-01-02")];
  const both = { from: "2024-01-01", until: "2025-01-02" };
  expect(coverageSpell(short, "dental", getPlainDate("2025-01-01"))).toEqual(both);
});

test("ELIG-01 S-06 a category is active since, effective on or terminated on, in the order M, D, V, X", () => {
  const statuses = coverageStatuses(
    [
      rowOf("pharmacy", null),
      rowOf("vision", "2027-01-01"),
      rowOf("dental", "2020-01-01", "2025-01-01"),
      rowOf("medical", "2021-01-01"),
    ],
    today,
  );
  expect(statuses).toEqual([
    { category: "medical", status: "ACTIVE", on: "2021-01-01", ends: null },
    { category: "dental", status: "TERMED", on: "2025-01-01", ends: null },
    { category: "vision", status: "FUTURE", on: "2027-01-01", ends: null },
    { category: "pharmacy", status: "TERMED", on: null, ends: null },
  ]);
});

test("S-06 the day a coverage begins it is active, the day it ends it is over; a known end is told", () => {
  const at = (from: string, until: string | null) =>
    coverageStatuses([rowOf("medical", from, until)], today)[0]?.status;
  expect(at("2026-11-21", null)).toBe("ACTIVE");
  expect(at("2026-11-22", null)).toBe("FUTURE");
  expect(at("2026-01-01", "2026-11-22")).toBe("ACTIVE");
  expect(at("2026-01-01", "2026-11-21")).toBe("TERMED");
  const endOf = (until: string) =>
    coverageStatuses([rowOf("medical", "2026-01-01", until)], today)[0]?.ends;
  expect(endOf("2027-01-01")).toBe("2027-01-01");
});

test("S-06 of several rows the active one speaks; what is not eligible, and no row, is no coverage", () => {
  expect(
    coverageStatuses(
      [
        rowOf("dental", "2027-01-01"),
        rowOf("dental", "2020-01-01", "2022-01-01"),
        rowOf("dental", "2024-01-01", "2027-01-01"),
        rowOf("medical", "2024-01-01", null, { eligible: false }),
      ],
      today,
    ),
  ).toEqual([{ category: "dental", status: "ACTIVE", on: "2024-01-01", ends: "2027-01-01" }]);
  expect(coverageStatuses([], today)).toEqual([]);
});

test("BENEFIT-02 S-12 pages are offered of what a member has or will have, else of what they had", () => {
  const over = row("2024-01-01", "2025-01-01", "vision");
  const toCome = row("2027-01-01", null, "pharmacy");
  expect(offeredCategories([over, toCome, since2025], today)).toEqual(["dental", "pharmacy"]);
  expect(offeredCategories([over, termed], today)).toEqual(["dental", "vision"]);
  expect(offeredCategories([ineligible], today)).toEqual([]);
  expect(shownDay({ kind: "ended", on: null }, today)).toBeNull();
});
