import { expect, test } from "vitest";
import { dependentFacts, subscriberFacts } from "../claims/claim-facts.fixture.ts";
import { claimFilters } from "../claims/claim-filters.ts";
import { assess, claimOf, type Amounts } from "../claims/claim-money.fixture.ts";
import { getPlainDate } from "../dates/plain-date.ts";
import {
  accumulatorsPath,
  claimQueriesFor,
  claimsToward,
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
  accumulator: Parameters<typeof claimQueriesFor>[0],
  differences: Partial<ClaimsScope> = {},
) => claimQueriesFor(accumulator, { ...facts, ...differences })?.query ?? null;

const dental = { ...own, category: "dental" as const };
const familyOf = (...suffixes: number[]) => ({ list: { ...subscriberFacts, suffixes } });
const from = (firstDay: string, lastDay: string | null = null) => ({
  period: { firstDay: day(firstDay), lastDay: lastDay === null ? null : day(lastDay) },
});
const ofDependent = { list: dependentFacts, suffix: 1 };
const pastDays = "?from=2025-01-01&to=2025-12-31";
const THIS_YEAR = "?from=2026-01-01";

test.each([
  ["of the viewer", own, {}, THIS_YEAR],
  ["of another category", dental, {}, "?type=dental&from=2026-01-01"],
  ["of another member", own, { suffix: 2 }, "?member=2&from=2026-01-01"],
  ["of the family", family, {}, "?member=everyone&from=2026-01-01"],
  ["of the family, seen by another", family, { suffix: 2 }, "?member=everyone&from=2026-01-01"],
  ["of a family of two", family, familyOf(0, 1), "?member=everyone&from=2026-01-01"],
  ["of a family of one", family, familyOf(0), THIS_YEAR],
  ["up to an earlier day", own, { day: day("2026-06-30") }, "?from=2026-01-01&to=2026-06-30"],
  ["of a past period, to its last day", own, from("2025-01-01", "2025-12-31"), pastDays],
  ["of a period without an end", own, from("2026-01-01"), THIS_YEAR],
  ["of a period that began two years ago to the day", own, from("2024-11-21"), ""],
  ["of a dependent", dental, ofDependent, THIS_YEAR],
  ["of a type without a tab", own, ofDependent, "?type=medical&from=2026-01-01"],
] satisfies Case[])("CLAIM-02 the link to claims: %s", (_case, one, more, query) => {
  expect(behind(one, more)).toBe(query);
  const { list } = { ...facts, ...more };
  const { filters, errors } = claimFilters.read(new URLSearchParams(query), list);
  expect(errors).toEqual({});
  expect(claimFilters.write(filters, list)).toBe(query);
});

type Case = [string, Parameters<typeof claimQueriesFor>[0], Partial<ClaimsScope>, string];

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
])("a medical claim of %s has its accumulators on %s", (claimed, path) => {
  const claim = { type: "medical", day: claimed === null ? null : day(claimed) } as const;
  expect(accumulatorsPath({ ...claim, periods, coverageEnd: null, today })).toBe(path);
});

test.each([
  ["2025-03-31", "2025-02-01", "2025-03-30"],
  ["2025-07-01", "2025-02-01", "2025-06-30"],
  ["2025-06-30", "2025-02-01", "2025-06-29"],
  ["2025-12-31", "2025-02-01", "2025-06-30"],
  // It was covered again: that coverage has an end of its own.
  ["2025-02-01", "2025-02-01", "2025-06-30"],
])("T-28 coverage ended on %s, a claim of %s leads to the day %s", (end, claimed, shown) => {
  const claim = { type: "medical", day: day(claimed), coverageEnd: day(end) } as const;
  const path = `/history/${shown}/benefits/medical`;
  expect(accumulatorsPath({ ...claim, periods, today })).toBe(path);
});

const counting = (
  lines: readonly Amounts[],
  networkTier: string | null = "innet",
  status = "Paid",
): CountableClaim => assess({ ...claimOf(lines, { status }), networkTier, isCounted: true });

const LINE = { billed: 100, paid: 60, owe: 40, deductible: 15, coinsurance: 25 };
const inNetwork = { kind: "deductible", network: "in", metCents: 30 } as const;
const several = { hasSeveralTiers: true };

const added = (all: readonly CountableClaim[], one: Parameters<typeof claimsToward>[1]) =>
  claimsToward(all, one, several)?.claims.map(({ addedCents }) => addedCents);

test("pending and denied claims, and claims that add nothing, do not count toward a deductible", () => {
  const none = counting([{ billed: 100, paid: 100 }]);
  const open = ["In Process", "Pended", "Denied"].map((status) =>
    counting([LINE], "innet", status),
  );
  const corrected = counting([{ billed: -100, paid: -85, owe: -15, deductible: -15 }]);
  expect(added([none, ...open, corrected], inNetwork)).toEqual([-15]);
  // No field of a claim says what moves an amount of the plan's own.
  expect(claimsToward([none], { ...inNetwork, kind: "other" }, several)).toBeNull();
});

test("BENEFIT-12 claims count in their own network, in all networks if the amount has none", () => {
  const out = counting([LINE], "Out of Network");
  const all = [counting([LINE], "tab1"), out, counting([LINE], null)];
  const expected = { sumCents: 30, differenceCents: 0, isNetworkUnknown: true };
  expect(claimsToward(all, inNetwork, several)).toMatchObject(expected);
  const out15 = claimsToward([out], { ...inNetwork, network: "out" }, several);
  expect(out15).toMatchObject({ sumCents: 15, differenceCents: 15, isNetworkUnknown: false });
  for (const [network, tiers] of [
    ["in", { hasSeveralTiers: false }],
    [null, several],
  ] as const) {
    const expected = { sumCents: 45, isNetworkUnknown: false };
    expect(claimsToward(all, { ...inNetwork, network }, tiers)).toMatchObject(expected);
  }
  const otherExpected = { claims: [], differenceCents: null };
  expect(claimsToward([], { ...inNetwork, metCents: null }, several)).toMatchObject(otherExpected);
});

test("adjusted claims count toward a deductible, claims with an unknown status once decided", () => {
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
