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

test.each([
  ["own", own, {}, "?from=2026-01-01"],
  ["another category", { ...own, category: "dental" as const }, {}, "?type=dental&from=2026-01-01"],
  ["another member's", own, { suffix: 2 }, "?member=2&from=2026-01-01"],
  ["the family's", family, {}, "?member=everyone&from=2026-01-01"],
  ["the family's on another's page", family, { suffix: 2 }, "?member=everyone&from=2026-01-01"],
  [
    "the family's of two",
    family,
    { list: { ...subscriberFacts, suffixes: [0, 1] } },
    "?member=everyone&from=2026-01-01",
  ],
  [
    "the family's of one member",
    family,
    { list: { ...subscriberFacts, suffixes: [0] } },
    "?from=2026-01-01",
  ],
  ["up to an earlier day", own, { day: day("2026-06-30") }, "?from=2026-01-01&to=2026-06-30"],
  [
    "of a past period, to its last day",
    own,
    { period: { firstDay: day("2025-01-01"), lastDay: day("2025-12-31") } },
    "?from=2025-01-01&to=2025-12-31",
  ],
  [
    "of a period without an end",
    own,
    { period: { ...thisYear, lastDay: null } },
    "?from=2026-01-01",
  ],
  [
    "of a period that began two years ago to the day",
    own,
    { period: { firstDay: day("2024-11-21"), lastDay: null } },
    "",
  ],
  [
    "a dependent's own",
    { ...own, category: "dental" as const },
    { list: dependentFacts, suffix: 1 },
    "?from=2026-01-01",
  ],
  [
    "a type without a tab",
    own,
    { list: dependentFacts, suffix: 1 },
    "?type=medical&from=2026-01-01",
  ],
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
  ["the period begins later", own, { period: { firstDay: day("2027-01-01"), lastDay: null } }],
  ["the period begins today", own, { period: { firstDay: day("2026-11-21"), lastDay: null } }],
  [
    "the list does not go back so far",
    own,
    { period: { firstDay: day("2024-11-20"), lastDay: null } },
  ],
  ["a member whom the viewer does not see", own, { suffix: 4 }],
  ["the family's to a dependent", family, { list: dependentFacts, suffix: 1 }],
  ["another's to a dependent", own, { list: dependentFacts, suffix: 0 }],
] as const)("CLAIM-02 CLAIM-07 no claims are promised: %s", (_case, one, more) => {
  expect(behind(one, more)).toBeNull();
});

test("CLAIM-02 they are asked of each member whose claims count, between two days", () => {
  const days = { startDate: "2026-01-01", endDate: "2026-11-21" };
  expect(claimsBehind(own, facts)?.asked).toEqual({ type: "medical", suffixes: [0], ...days });
  expect(claimsBehind(family, facts)?.asked.suffixes).toEqual([0, 1, 2, 3]);
});
