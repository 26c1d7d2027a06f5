import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import {
  categoryCoverage,
  coverageSpell,
  coverageState,
  coverageStatuses,
  everCovered,
  offeredCategories,
  shownDay,
} from "./coverage.ts";
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
  expect(coverageState(rows, today)).toEqual(state);
});

const renewed = [row("2025-01-01", "2026-01-01"), row("2026-01-01", "2027-01-01")];
const leftOpen = [row("2021-01-01"), row("2026-01-01", "2026-12-31")];

test.each([
  ["a renewal without a gap", renewed, "2025-01-01", "2027-01-01"],
  ["a renewal to come", [...renewed, row("2027-01-01")], "2025-01-01", null],
  ["a renewal that leaves the old row open", leftOpen, "2021-01-01", "2026-12-31"],
  [
    "a short row inside a longer one",
    [row("2021-01-01"), row("2026-03-01", "2026-04-01")],
    "2021-01-01",
    null,
  ],
  ["a gap of a day", [row("2024-01-01", "2025-12-31"), row("2026-01-01")], "2026-01-01", null],
  [
    "rows of another category",
    [row("2020-01-01", null, "vision"), row("2026-01-01", null, "dental")],
    "2026-01-01",
    null,
  ],
] as const)("T-85 S-06 unbroken coverage is read from %s", (_case, rows, from, until) => {
  expect(categoryCoverage(rows, "dental", today)).toEqual({ kind: "active", from, until });
  const dental = coverageStatuses(rows, today).find(({ category }) => category === "dental");
  expect(dental).toMatchObject({ status: "ACTIVE", on: from, ends: until });
});

test("T-85 S-06 coverage to come lasts as long as its renewals", () => {
  const toCome = [row("2026-12-01", "2027-01-01"), row("2027-01-01", "2028-01-01")];
  expect(coverageStatuses(toCome, today)).toEqual([
    { category: "dental", status: "FUTURE", on: "2026-12-01", ends: "2028-01-01" },
  ]);
});

const ended = (on: string) => ({ kind: "ended", on });
const goneAgain = [row("2024-01-01", "2025-01-01"), row("2026-01-01", "2026-01-01")];
const overlapping = [row("2020-01-01", "2026-07-01"), row("2021-01-01", "2022-01-01")];

test.each([
  ["no row", [], { kind: "none" }, null],
  ["a row of another category", [row("2025-01-01", null, "vision")], { kind: "none" }, null],
  ["a row that is not eligible", [ineligible], { kind: "none" }, null],
  ["a row without an effective date", [row(null)], { kind: "none" }, null],
  ["a row that ends on its first day", [row("2025-01-01", "2025-01-01")], { kind: "none" }, null],
  ["an active row", [since2025], active, "2026-11-21"],
  ["a future row", [future], { kind: "begins", on: "2027-01-01" }, "2027-01-01"],
  ["an ended row", [row("2025-01-01", "2026-07-01")], ended("2026-07-01"), "2026-06-30"],
  ["a row of a single day", [row("2025-01-01", "2025-01-02")], ended("2025-01-02"), "2025-01-01"],
  ["an ended row before a cancelled one", goneAgain, ended("2025-01-01"), "2024-12-31"],
  ["overlapping rows", overlapping, ended("2026-07-01"), "2026-06-30"],
])(
  "T-28 a category's coverage and the day that its page shows are read from %s",
  (_case, rows, coverage, day) => {
    expect(categoryCoverage(rows, "dental", today)).toEqual(coverage);
    expect(shownDay(categoryCoverage(rows, "dental", today), today)).toBe(day);
  },
);

test("BENEFIT-02 S-13 the categories ever covered are listed in the order of pages", () => {
  const rows = [
    row("2025-01-01", null, "pharmacy"),
    row("2027-01-01", null, "medical"),
    row("2024-01-01", "2025-01-01", "vision"),
    row("2025-01-01", null, "dental", false),
    row("2025-01-01", "2025-01-01", "dental"),
  ];
  expect(everCovered(rows)).toEqual(["medical", "vision", "pharmacy"]);
});

test("S-13 a spell of coverage joins rows without a gap, from the first day to the last", () => {
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

test("ELIG-01 S-06 a category's status is active, future or termed with its day, in the order M, D, V, X", () => {
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
    { category: "pharmacy", status: null, on: null, ends: null },
  ]);
});

test("S-06 the active row gives a category's status and end; ineligible rows give none", () => {
  expect(
    coverageStatuses(
      [
        rowOf("dental", "2027-01-01"),
        rowOf("dental", "2020-01-01", "2022-01-01"),
        rowOf("dental", "2024-01-01", "2026-12-31"),
        rowOf("medical", "2024-01-01", null, { eligible: false }),
      ],
      today,
    ),
  ).toEqual([{ category: "dental", status: "ACTIVE", on: "2024-01-01", ends: "2026-12-31" }]);
  expect(coverageStatuses([], today)).toEqual([]);
});

test("BENEFIT-02 S-12 the current and future categories have pages, without any the ended ones", () => {
  const over = row("2024-01-01", "2025-01-01", "vision");
  const toCome = row("2027-01-01", null, "pharmacy");
  expect(offeredCategories([over, toCome, since2025], today)).toEqual(["dental", "pharmacy"]);
  expect(offeredCategories([over, termed], today)).toEqual(["dental", "vision"]);
  expect(offeredCategories([ineligible], today)).toEqual([]);
  expect(shownDay({ kind: "ended", on: null }, today)).toBeNull();
});
