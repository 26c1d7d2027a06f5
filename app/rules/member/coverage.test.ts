import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { coverageOn, listCategoryStatuses, offeredCategories, shownDay } from "./coverage.ts";
import { spellOn } from "./coverage-spells.ts";
import { rowOf } from "./eligibility.fixture.ts";
import type { Category } from "./eligibility.ts";

const today = getPlainDate("2026-11-21");
const row = (
  from: string | null,
  until: string | null = null,
  category: Category = "dental",
  eligible = true,
) => rowOf(category, from, until, { eligible });
const since2025 = row("2025-01-01");
const ineligible = row("2020-01-01", null, "dental", false);
const termed = row("2020-01-01", "2024-06-01");
const future = row("2027-01-01");
const active = { kind: "active", from: "2025-01-01", until: null };

test.each([
  ["no rows", [], { kind: "none" }],
  ["no eligible row", [ineligible], { kind: "none" }],
  ["an active row beside others", [termed, future, since2025], active],
  ["future rows", [termed, row("2027-02-01"), future], { kind: "begins", on: "2027-01-01" }],
  ["ended rows", [row("2024-01-01", "2025-06-01"), termed], { kind: "ended", on: "2025-06-01" }],
  ["a row without days", [row(null)], { kind: "ended", on: null }],
])("ELIG-07 T-26 T-27 a member's coverage is read from %s", (_case, rows, state) => {
  expect(coverageOn(rows, today)).toEqual(state);
});

test("T-85 S-06 coverage to come lasts as long as its renewals", () => {
  const toCome = [row("2026-12-01", "2027-01-01"), row("2027-01-01", "2028-01-01")];
  expect(listCategoryStatuses(toCome, today)).toEqual([
    { category: "dental", status: "FUTURE", on: "2026-12-01", ends: "2028-01-01" },
  ]);
});

test("S-13 a spell of coverage joins rows without a gap, from the first day to the last", () => {
  const renewed = [
    row("2023-01-01", "2023-06-01"),
    row("2024-01-01", "2025-01-01"),
    row("2025-01-01", "2026-01-01"),
    row("2026-01-01", "2026-07-01"),
  ];
  const renewedOn = (day: string) => spellOn(renewed, "dental", getPlainDate(day));
  const spell = { from: "2024-01-01", until: "2026-07-01" };
  for (const day of ["2024-01-01", "2025-03-01", "2026-06-30"])
    expect(renewedOn(day)).toEqual(spell);
  expect(renewedOn("2023-05-31")).toEqual({ from: "2023-01-01", until: "2023-06-01" });
  expect([renewedOn("2023-06-01"), renewedOn("2026-07-01")]).toEqual([null, null]);
  const open = [row("2024-01-01", "2025-01-01"), row("2025-01-01", null)];
  const expected = { from: "2024-01-01", until: null };
  expect(spellOn(open, "dental", getPlainDate("2024-05-01"))).toEqual(expected);
  const short = [row("2024-01-01", "2025-01-01"), row("2025-01-01", "2025-01-02")];
  const both = { from: "2024-01-01", until: "2025-01-02" };
  expect(spellOn(short, "dental", getPlainDate("2025-01-01"))).toEqual(both);
});

test("ELIG-01 S-06 a category's status is active, future or termed with its day, in the order M, D, V, X", () => {
  const statuses = listCategoryStatuses(
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
    { category: "pharmacy", status: null, on: null, ends: null },
  ]);
});

test("BENEFIT-02 S-12 the current and future categories have pages, without any the ended ones", () => {
  const over = row("2024-01-01", "2025-01-01", "vision");
  const toCome = row("2027-01-01", null, "pharmacy");
  expect(offeredCategories([over, toCome, since2025], today)).toEqual(["dental", "pharmacy"]);
  expect(offeredCategories([over, termed], today)).toEqual(["dental", "vision"]);
  expect(offeredCategories([ineligible], today)).toEqual([]);
  expect(shownDay({ kind: "ended", on: null }, today)).toBeNull();
});
