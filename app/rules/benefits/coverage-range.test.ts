import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import type { EligibilityRow } from "../member/eligibility.ts";
import { rowOf } from "../member/eligibility.fixture.ts";
import { coverageRange, coverageSpell, isCovered } from "./coverage-range.ts";

const row = (from: string | null, end: string | null, more: Partial<EligibilityRow> = {}) =>
  rowOf("dental", from, end, more);
const DAY = getPlainDate("2026-01-15");
const rangeOf = (...rows: EligibilityRow[]) => coverageRange(rows, "dental", DAY);

test("BENEFIT-18 S-12 S-13 a coverage by the day: to come, under way, over, without end, or none", () => {
  const since = { kind: "active-since", from: "2024-01-01" };
  expect(rangeOf(row("2024-01-01", null))).toEqual(since);
  const expected = { kind: "range", from: "2024-01-01", until: "2100-12-31" };
  expect(rangeOf(row("2024-01-01", "2100-12-31"))).toEqual(expected);
  expect(rangeOf(row("2026-01-16", null))).toEqual({ kind: "begins", on: "2026-01-16" });
  const otherExpected = { kind: "range", from: "2026-01-15", until: "2026-01-16" };
  expect(rangeOf(row("2026-01-15", "2026-01-16"))).toEqual(otherExpected);
  expect(rangeOf(row("2025-01-01", "2026-01-15"))).toEqual({ kind: "ended", on: "2026-01-15" });
  const periods = [row("2024-01-01", "2025-01-01"), row("2026-01-01", null)];
  expect(rangeOf(...periods)).toEqual({ kind: "active-since", from: "2026-01-01" });
  const thirdExpected = { kind: "begins", on: "2026-01-01" };
  expect(coverageRange(periods, "dental", getPlainDate("2025-06-01"))).toEqual(thirdExpected);
  expect(rangeOf()).toEqual({ kind: "none" });
  expect(rangeOf(row("2024-01-01", null, { category: "vision" }))).toEqual({ kind: "none" });
  expect(rangeOf(row("2024-01-01", null, { eligible: false }))).toEqual({ kind: "none" });
  expect(rangeOf(row(null, null))).toEqual({ kind: "none" });
  // Taken back before it counted.
  expect(rangeOf(row("2025-01-01", "2025-01-01"))).toEqual({ kind: "none" });
});

test("S-13 only who is covered on the day has benefits to ask for", () => {
  const kinds = [
    rangeOf(row("2024-01-01", null)),
    rangeOf(row("2024-01-01", "2027-01-01")),
    rangeOf(row("2027-01-01", null)),
    rangeOf(row("2024-01-01", "2025-01-01")),
    rangeOf(),
  ];
  expect(kinds.map(isCovered)).toEqual([true, true, false, false, false]);
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
});
