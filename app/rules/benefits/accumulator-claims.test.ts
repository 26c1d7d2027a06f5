import { expect, test } from "vitest";
import { dependentFacts, subscriberFacts } from "../claims/claim-facts.fixture.ts";
import { claimFilters } from "../claims/claim-filters.ts";
import { claimOf, type Amounts } from "../claims/claim-money.fixture.ts";
import { getPlainDate } from "../dates/plain-date.ts";
import {
  accumulatorsPath,
  claimsFor,
  countedClaims,
  type ClaimsScope,
  type CountableClaim,
} from "./accumulator-claims.ts";

const day = getPlainDate;
const thisYear = { firstDay: day("2026-01-01"), lastDay: day("2026-12-31") };
const own = { category: "medical", coverageType: "INDIVIDUAL" } as const;
const family = { category: "medical", coverageType: "FAMILY" } as const;

const facts: ClaimsScope = {
  list: subscriberFacts,
  suffix: 0,
  period: thisYear,
  day: subscriberFacts.today,
};
const behind = (
  accumulator: Parameters<typeof claimsFor>[0],
  differences: Partial<ClaimsScope> = {},
) => claimsFor(accumulator, { ...facts, ...differences })?.query ?? null;

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

type Case = [string, Parameters<typeof claimsFor>[0], Partial<ClaimsScope>, string];

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
  expect(claimsFor(own, facts)?.asked).toEqual({ type: "medical", suffixes: [0], ...days });
  expect(claimsFor(family, facts)?.asked.suffixes).toEqual([0, 1, 2, 3]);
});

const periods = [
  { category: "dental", firstDay: day("2025-01-01"), lastDay: day("2025-12-31") },
  { category: "medical", firstDay: day("2025-01-01"), lastDay: day("2025-06-30") },
  { category: "medical", firstDay: day("2026-01-01"), lastDay: null },
] as const;
const today = day("2026-11-21");

test.each([
  ["2026-03-04", "/benefits/medical"],
  ["2026-01-01", "/benefits/medical"],
  ["2025-06-30", "/history/2025-06-30/benefits/medical"],
  ["2025-01-01", "/history/2025-06-30/benefits/medical"],
  // Between periods the day itself is shown.
  ["2025-07-01", "/history/2025-07-01/benefits/medical"],
  [null, "/benefits/medical"],
])("a medical claim of %s counts toward what %s shows", (claimed, path) => {
  const claim = { type: "medical", day: claimed === null ? null : day(claimed) } as const;
  expect(accumulatorsPath({ ...claim, periods, coverageEnd: null, today })).toBe(path);
});

test("while no periods are known a claim leads to its own day", () => {
  const claim = {
    type: "dental",
    day: day("2026-03-04"),
    periods: null,
    today,
    coverageEnd: null,
  } as const;
  expect(accumulatorsPath(claim)).toBe("/history/2026-03-04/benefits/dental");
  expect(accumulatorsPath({ ...claim, day: today })).toBe("/history/2026-11-21/benefits/dental");
});

test.each([
  ["2025-03-31", "2025-02-01", "2025-03-30"],
  ["2025-07-01", "2025-02-01", "2025-06-30"],
  ["2025-06-30", "2025-02-01", "2025-06-29"],
  ["2025-12-31", "2025-02-01", "2025-06-30"],
  // It was covered again: that coverage has an end of its own.
  ["2025-02-01", "2025-02-01", "2025-06-30"],
])("T-28 of a coverage that is over on %s a claim of %s leads to %s", (end, claimed, shown) => {
  const claim = { type: "medical", day: day(claimed), coverageEnd: day(end) } as const;
  const path = `/history/${shown}/benefits/medical`;
  expect(accumulatorsPath({ ...claim, periods, today })).toBe(path);
});

const counting = (
  lines: readonly Amounts[],
  networkTier: string | null = "innet",
  status = "Paid",
): CountableClaim => ({ ...claimOf(lines, { status }), networkTier });

const LINE = { billed: 100, paid: 60, owe: 40, deductible: 15, coinsurance: 25 };
const inNetwork = { kind: "deductible", network: "in", metCents: 30 } as const;
const several = { hasSeveralTiers: true };

const added = (all: readonly CountableClaim[], one: Parameters<typeof countedClaims>[1]) =>
  countedClaims(all, one, several)?.claims.map(({ addedCents }) => addedCents);

test.each([
  ["deductible", 30],
  ["outOfPocketMaximum", 80],
  ["annualLimit", 120],
] as const)("BENEFIT-07 BENEFIT-09 what moves an amount: %s by %i cents", (kind, cents) => {
  expect(added([counting([LINE, LINE])], { kind, network: "in", metCents: 0 })).toEqual([cents]);
});

test("BENEFIT-07 claims that add nothing, are pending or denied do not count", () => {
  const none = counting([{ billed: 100, paid: 100 }]);
  const open = ["In Process", "Pended", "Denied"].map((status) =>
    counting([LINE], "innet", status),
  );
  const corrected = counting([{ billed: -100, paid: -85, owe: -15, deductible: -15 }]);
  expect(added([none, ...open, corrected], inNetwork)).toEqual([-15]);
  // No field of a claim says what moves an amount of the plan's own.
  expect(countedClaims([none], { ...inNetwork, kind: "other" }, several)).toBeNull();
});

test("BENEFIT-07 BENEFIT-12 claims count in their network; unknown met, nothing is compared", () => {
  const out = counting([LINE], "Out of Network");
  const all = [counting([LINE], "tab1"), out, counting([LINE], null)];
  const expected = { sumCents: 30, differenceCents: 0, isNetworkUnknown: true };
  expect(countedClaims(all, inNetwork, several)).toMatchObject(expected);
  const out15 = countedClaims([out], { ...inNetwork, network: "out" }, several);
  expect(out15).toMatchObject({ sumCents: 15, differenceCents: 15, isNetworkUnknown: false });
  for (const [network, tiers] of [
    ["in", { hasSeveralTiers: false }],
    [null, several],
  ] as const) {
    const expected = { sumCents: 45, isNetworkUnknown: false };
    expect(countedClaims(all, { ...inNetwork, network }, tiers)).toMatchObject(expected);
  }
  const otherExpected = { claims: [], differenceCents: null };
  expect(countedClaims([], { ...inNetwork, metCents: null }, several)).toMatchObject(otherExpected);
});

test("BENEFIT-07 adjusted claims count, those of a status of the gateway's own once decided", () => {
  for (const [status, lines, cents] of [
    ["Adjusted", [LINE], [15]],
    ["Under external review", [LINE], [15]],
    [
      "Under external review",
      [
        { billed: 100, deductible: 15 },
        { billed: 100, deductible: null },
      ],
      [],
    ],
  ] as const) {
    expect(added([counting(lines, "innet", status)], inNetwork)).toEqual(cents);
  }
});
