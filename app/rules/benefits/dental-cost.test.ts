import { describe, expect, test } from "vitest";
import type { AmountsLeft } from "./amounts-left-for-care.ts";
import { serviceOf } from "./benefits-on-day.fixture.ts";
import {
  estimateCost,
  knownAmountsLeft,
  splitCost,
  costTermsOf,
  type CentsLeft,
  type KnownPays,
  type PricedService,
} from "./dental-cost.ts";
import { listingsOfGroup } from "./services.ts";

const percent = (share: number): KnownPays => ({ kind: "percent", percent: share });
const priced = (
  priceCents: number,
  pays: KnownPays,
  deductibleApplies: boolean | null = false,
): PricedService => ({ priceCents, pays, deductibleApplies });
const left = (amounts: Partial<CentsLeft> = {}): CentsLeft => ({
  deductible: null,
  outOfPocketMaximum: null,
  annualLimit: null,
  ...amounts,
});
/** Yours of each service, then the sum; of the least and the most if they differ. */
const yours = (services: readonly PricedService[], amounts: Partial<CentsLeft> = {}) => {
  const { low, high } = estimateCost(services, left(amounts));
  const of = (one: typeof low) => [...one.lines.map((line) => line.yourCents), one.yourCents];
  return low === high ? of(low) : [of(low), of(high)];
};

describe("what one service costs", () => {
  test.each([
    ["a percentage", percent(80), 20_000, 4000],
    ["a part of a cent, which is the member's", percent(33.3), 1001, 668],
    ["nothing", percent(0), 20_000, 20_000],
    ["dollars", { kind: "dollars", cents: 4000 }, 10_000, 6000],
    ["more dollars than the price", { kind: "dollars", cents: 4000 }, 3000, 0],
    ["all but a copay", { kind: "copay", cents: 2000 }, 9000, 2000],
    ["all but a copay above the price", { kind: "copay", cents: 2000 }, 1500, 1500],
    ["all", { kind: "full" }, 9000, 0],
  ] as const)(
    "COST-02 a plan that pays %s leaves the rest to the member",
    (_, pays, price, own) => {
      expect(yours([priced(price, pays)])).toEqual([own, own]);
    },
  );
});

test("COST-02 the deductible comes first, and then the plan's share of the rest", () => {
  const crown = priced(134_000, percent(50), true);
  expect(yours([crown], { deductible: 5000 })).toEqual([69_500, 69_500]);
  // What one service pays of it, the next does not.
  expect(yours([priced(3000, percent(80), true), crown], { deductible: 5000 })).toEqual([
    3000, 68_000, 71_000,
  ]);
  expect(yours([priced(3000, percent(0), true), crown], { deductible: 5000 })).toEqual([
    3000, 69_500, 72_500,
  ]);
  expect(yours([priced(9000, { kind: "copay", cents: 2000 }, true)], { deductible: 5000 })).toEqual(
    [7000, 7000],
  );
});

test("COST-02 of the deductible only what is yours counts, where the out-of-pocket maximum ends it", () => {
  const { low } = estimateCost(
    [priced(10_000, percent(80), true)],
    left({ deductible: 5000, outOfPocketMaximum: 3000 }),
  );
  expect(low).toMatchObject({ yourCents: 3000, deductibleCents: 3000, overMaximumCents: 3000 });
});

test("COST-02 where the plan does not say whether the deductible applies, both sums are given", () => {
  const services = [priced(40_000, percent(50), null), priced(30_000, percent(80), null)];
  expect(yours(services, { deductible: 5000 })).toEqual([
    [20_000, 6000, 26_000],
    [20_000, 10_000, 30_000],
  ]);
  const { low, high } = estimateCost(services, left({ deductible: 5000 }));
  // The most is where it applies to the second alone: the plan pays more of that one.
  expect([low.applies, high.applies]).toEqual([[], [1]]);
  expect(yours(services, { deductible: 0 })).toEqual([20_000, 6000, 26_000]);
  expect(yours(services, { deductible: null })).toEqual([20_000, 6000, 26_000]);
});

test("COST-02 words, levels, several terms and no listing give no number", () => {
  const listed = (...all: Parameters<typeof serviceOf>[1][]) =>
    listingsOfGroup({ category: "Basic", services: all.map((one) => serviceOf("D1", one)) });
  expect(costTermsOf(listed({ amount: "80%", deductibleApplies: true }))).toEqual({
    kind: "known",
    pays: percent(80),
    deductibleApplies: true,
  });
  expect(costTermsOf(listed({ amount: "Covered" }))).toEqual({ kind: "words", words: "Covered" });
  expect(costTermsOf(listed({ amount: null })).kind).toBe("unstated");
  expect(costTermsOf([]).kind).toBe("unlisted");
  expect(costTermsOf(listed({ amount: "80%" }, { amount: "70%" })).kind).toBe("several");
  // The same terms twice are one.
  expect(costTermsOf(listed({ description: "a" }, { description: "b" })).kind).toBe("known");
  const level = { name: "First year", amount: "70%", description: null };
  expect(costTermsOf(listed({ amount: "80%", incentiveTiers: [level] })).kind).toBe("levels");
  // Braces have a limit of their own, which no estimate counts.
  expect(costTermsOf(listed({ code: "D8080", amount: "50%" })).kind).toBe("orthodontic");
  expect(costTermsOf(listed({ code: "D8080", amount: "0%" })).kind).toBe("known");
});

describe("amounts that are not known", () => {
  const none: AmountsLeft = { deductible: null, outOfPocketMaximum: null, annualLimit: null };
  const unknown: AmountsLeft = {
    deductible: "unknown",
    outOfPocketMaximum: "unknown",
    annualLimit: "unknown",
  };
  const filling = { pays: percent(80), deductibleApplies: null };

  test("COST-02 an amount that the gateway does not give is no amount, unless limits are unread", () => {
    expect(knownAmountsLeft(none, true, [filling])).toEqual({ left: left(), unknown: [] });
    const all = ["deductible", "outOfPocketMaximum", "annualLimit"];
    expect(knownAmountsLeft(none, false, [filling]).unknown).toEqual(all);
    expect(knownAmountsLeft(unknown, true, [filling]).unknown).toEqual(all);
  });

  test("COST-02 an unknown amount that no service depends on keeps no number back", () => {
    const cleaning = { pays: percent(100), deductibleApplies: false };
    expect(knownAmountsLeft(unknown, true, [cleaning]).unknown).toEqual([
      "outOfPocketMaximum",
      "annualLimit",
    ]);
    expect(knownAmountsLeft(unknown, true, [{ ...filling, pays: percent(0) }]).unknown).toEqual([]);
  });
});

test("COST-03 a list is spread over two plan periods where that costs least", () => {
  const services = [priced(100_000, percent(50)), priced(90_000, percent(50))];
  const now = { services, left: left({ annualLimit: 50_000 }) };
  const next = { services, left: left({ annualLimit: 45_000, deductible: 5000 }) };
  // All at once in either period leaves 140,000 or more.
  expect(splitCost(now, next)).toEqual({ later: [1], lowCents: 95_000, highCents: 95_000 });
  expect(splitCost(next, now)).toEqual({ later: [0], lowCents: 95_000, highCents: 95_000 });
  expect(splitCost({ ...now, services: services.slice(1) }, next)).toBeNull();
  // Of equal ones that with the fewest services later.
  expect(splitCost({ services, left: left() }, { services, left: left() })?.later).toEqual([0]);
});
