import { expect, test } from "vitest";
import { dependentFacts, subscriberFacts } from "../claims/claim-facts.fixture.ts";
import { claimFilters } from "../claims/claim-filters.ts";
import { getPlainDate } from "../dates/plain-date.ts";
import { claimsBehind, type ClaimsBehindFacts } from "./claims-behind.ts";

const day = getPlainDate;
const thisYear = { firstDay: day("2026-01-01"), lastDay: day("2026-12-31") };
const own = { category: "medical", coverageType: "INDIVIDUAL" } as const;
const family = { category: "medical", coverageType: "FAMILY" } as const;

const facts: ClaimsBehindFacts = {
  list: subscriberFacts,
  suffix: 0,
  period: thisYear,
  day: subscriberFacts.today,
};
const behind = (
  accumulator: Parameters<typeof claimsBehind>[0],
  differences: Partial<ClaimsBehindFacts> = {},
) => claimsBehind(accumulator, { ...facts, ...differences })?.query ?? null;

const dental = { ...own, category: "dental" as const };
const familyOf = (...suffixes: number[]) => ({ list: { ...subscriberFacts, suffixes } });
const from = (firstDay: string, lastDay: string | null = null) => ({
  period: { firstDay: day(firstDay), lastDay: lastDay === null ? null : day(lastDay) },
});
const ofDependent = { list: dependentFacts, suffix: 1 };
const pastDays = "?from=2025-01-01&to=2025-12-31";
const THIS_YEAR = "?from=2026-01-01";

test.each([
  ["own", own, {}, THIS_YEAR],
  ["another category", dental, {}, "?type=dental&from=2026-01-01"],
  ["another member's", own, { suffix: 2 }, "?member=2&from=2026-01-01"],
  ["the family's", family, {}, "?member=everyone&from=2026-01-01"],
  ["the family's on another's page", family, { suffix: 2 }, "?member=everyone&from=2026-01-01"],
  ["the family's of two", family, familyOf(0, 1), "?member=everyone&from=2026-01-01"],
  ["the family's of one member", family, familyOf(0), THIS_YEAR],
  ["up to an earlier day", own, { day: day("2026-06-30") }, "?from=2026-01-01&to=2026-06-30"],
  ["of a past period, to its last day", own, from("2025-01-01", "2025-12-31"), pastDays],
  ["of a period without an end", own, from("2026-01-01"), THIS_YEAR],
  ["of a period that began two years ago to the day", own, from("2024-11-21"), ""],
  ["a dependent's own", dental, ofDependent, THIS_YEAR],
  ["a type without a tab", own, ofDependent, "?type=medical&from=2026-01-01"],
] satisfies Case[])("CLAIM-02 the claims behind an accumulator: %s", (_case, one, more, query) => {
  expect(behind(one, more)).toBe(query);
  const { list } = { ...facts, ...more };
  const { filters, errors } = claimFilters.read(new URLSearchParams(query), list);
  expect(errors).toEqual({});
  expect(claimFilters.write(filters, list)).toBe(query);
});

type Case = [string, Parameters<typeof claimsBehind>[0], Partial<ClaimsBehindFacts>, string];

test.each([
  ["drugs have no claims", { ...own, category: "pharmacy" as const }, {}],
  ["the period is not known", own, { period: null }],
  ["the period begins later", own, from("2027-01-01")],
  ["the period begins today", own, from("2026-11-21")],
  ["the list does not go back so far", own, from("2024-11-20")],
  ["a member whom the viewer does not see", own, { suffix: 4 }],
  ["the family's to a dependent", family, ofDependent],
  ["another's to a dependent", own, { list: dependentFacts, suffix: 0 }],
] as const)("CLAIM-02 CLAIM-07 no claims are promised: %s", (_case, one, more) => {
  expect(behind(one, more)).toBeNull();
});

test("CLAIM-02 they are asked of each member whose claims count, between two days", () => {
  const days = { startDate: "2026-01-01", endDate: "2026-11-21" };
  expect(claimsBehind(own, facts)?.asked).toEqual({ type: "medical", suffixes: [0], ...days });
  expect(claimsBehind(family, facts)?.asked.suffixes).toEqual([0, 1, 2, 3]);
});
