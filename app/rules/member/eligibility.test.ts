import { expect, test } from "vitest";
import {
  activeCategories,
  CATEGORIES,
  type Category,
  categoryOf,
  categoryStatus,
  hasNoEligibility,
  hasUnknownDays,
  isEligibilityMissing,
  isTermed,
  preferredEligibility,
} from "./eligibility.ts";
import { getPlainDate } from "../dates/plain-date.ts";
import { rowOf } from "./eligibility.fixture.ts";

const today = getPlainDate("2026-11-21");

const row = (
  from: string | null,
  until: string | null = null,
  category: Category = "medical",
  eligible = true,
) => rowOf(category, from, until, { eligible });

const active = row("2026-01-01");
const future = row("2027-01-01");
const termed = row("2024-01-01", "2025-01-01");
const ineligible = row("2026-01-01", null, "medical", false);

test.each([
  ["ELIG-01 begins tomorrow", row("2026-11-22"), "future"],
  ["ELIG-02 T-26 began in the past, no end", row("2026-01-01"), "active"],
  ["ELIG-02 T-26 begins today", row("2026-11-21"), "active"],
  ["ELIG-02 T-26 ends tomorrow", row("2026-01-01", "2026-11-22"), "active"],
  ["ELIG-02 T-26 ends in the year 9999", row("2026-01-01", "9999-12-31"), "active"],
  ["ELIG-03 T-26 ended in the past", termed, "termed"],
  ["ELIG-03 T-26 ends today", row("2026-01-01", "2026-11-21"), "termed"],
  ["ELIG-03 T-26 began and ended today", row("2026-11-21", "2026-11-21"), "termed"],
  ["ELIG-03 T-26 is eligible without an effective date", row(null), "termed"],
  ["ELIG-04 is not eligible, else active", ineligible, "ineligible"],
])("%s: the row is %s", (_case, input, status) => {
  expect(categoryStatus(input, today)).toBe(status);
});

test.each([
  ["one active", [termed, active], false],
  ["one future", [termed, future], false],
  ["all termed", [termed, termed], true],
  ["termed and ineligible", [termed, ineligible], true],
  ["ineligible only", [ineligible], true],
  ["no rows at all", [], true],
])("ELIG-05 T-27 a member is termed without an active or future row: %s", (_case, rows, result) => {
  expect(isTermed(rows, today)).toBe(result);
});

test.each([
  ["no rows", [], true],
  ["ineligible rows only", [ineligible], true],
  ["a termed row", [ineligible, termed], false],
  ["an active row", [active], false],
])("T-31 a member has no eligibility without an eligible row: %s", (_case, rows, result) => {
  expect(hasNoEligibility(rows)).toBe(result);
});

test.each([
  ["neither a first nor a last day", [row(null)], true],
  ["no first day, and an end to come", [row(null, "2026-11-22")], true],
  ["no first day, and an end today", [row(null, "2026-11-21")], false],
  ["both days", [termed, active], false],
  ["no eligible row without days", [row(null, null, "medical", false)], false],
])("ELIG-07 of a member with %s the days are unknown: %s", (_case, rows, result) => {
  expect(hasUnknownDays(rows, today)).toBe(result);
});

const nothing = { medicalEligibility: null, dentalEligibility: null, visionEligibility: null };
const covered = { eligible: true, terminationDate: null };
const ended = { eligible: true, terminationDate: getPlainDate("2025-01-01") };
test.each([
  ["not covered", {}, [], false],
  ["not eligible in any", { medicalEligibility: { ...covered, eligible: false } }, [], false],
  ["covered to a known end, without a row", { medicalEligibility: ended }, [], false],
  ["covered, without a row", { medicalEligibility: covered }, [], true],
  ["covered in dental alone, without a row", { dentalEligibility: covered }, [], true],
  ["covered in vision alone, with others' rows", { visionEligibility: covered }, ["K1"], true],
  ["covered, with a row", { medicalEligibility: covered }, ["K1", "K0"], false],
])(
  "T-27 an answer lacks a member whom the account calls covered and no row names: %s",
  (...row) => {
    const [, entries, keys, unread] = row;
    const member = { memberKey: "K0", ...nothing, ...entries };
    const family = keys.map((memberKey) => ({ memberKey }));
    expect(isEligibilityMissing(member, family)).toBe(unread);
  },
);

const earlyActive = row("2025-01-01");
const lateFuture = row("2028-01-01");
const lateTermed = row("2025-01-01", "2026-01-01");

test.each([
  ["an active row before all others", [termed, future, ineligible, active], active],
  ["a future row before a termed one", [termed, ineligible, future], future],
  ["a termed row before an ineligible one", [ineligible, termed], termed],
  ["the earlier of two future rows", [lateFuture, future], future],
  ["the later of two active rows", [earlyActive, active], active],
  ["the later of two active rows, listed first", [active, earlyActive], active],
  ["the later of two termed rows", [termed, lateTermed], lateTermed],
  ["a termed row with a date before one without", [row(null), termed], termed],
  ["null with ineligible rows only", [ineligible], null],
  ["null without rows", [], null],
])("ELIG-06 the preferred row is %s", (_case, rows, preferred) => {
  expect(preferredEligibility(rows, today)).toEqual(preferred);
});

test("ELIG-06 rows of the same day are preferred in the order M, D, V, X", () => {
  const sameDay = CATEGORIES.map((category) => row("2026-01-01", null, category)).toReversed();
  expect(preferredEligibility(sameDay, today)?.category).toBe("medical");
  expect(preferredEligibility(sameDay.slice(0, 2), today)?.category).toBe("vision");
});

test("ELIG-02 ELIG-12 active categories are listed once, in the order of their letters M, D, V, X", () => {
  const rows = [
    row("2026-01-01", null, "pharmacy"),
    row("2027-01-01", null, "vision"),
    row("2026-01-01", null, "dental"),
    row("2020-01-01", "2026-01-01", "medical"),
    row("2026-01-01", null, "medical"),
    row("2025-01-01", null, "medical"),
  ];
  expect(activeCategories(rows, today)).toEqual(["medical", "dental", "pharmacy"]);
  expect(activeCategories([termed, future, ineligible], today)).toEqual([]);
  const letters = ["M", "D", "V", "X"] as const;
  expect(letters.map(categoryOf)).toEqual(CATEGORIES);
});
