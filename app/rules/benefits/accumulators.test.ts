import { expect, test } from "vitest";
import { pairAccumulators, type Accumulator } from "./accumulators.ts";
import {
  accumulatorOf as one,
  amountsOf,
  groupOf,
  limitOf,
  NONE,
  listFrom as list,
} from "./accumulators.fixture.ts";

const namesOf = (all: readonly Accumulator[]) => all.map(({ name, kind }) => name ?? kind);

test("BENEFIT-07 a tier's amounts are listed with met, remaining and description; of another member the family's", () => {
  const detail = { header: "Deductible", body: "What you pay first." };
  expect(list({ groups: [groupOf("deductible", { detail })] })).toEqual([
    one({ detail }),
    one({ coverageType: "FAMILY", detail, ...amountsOf(200_000, 40_000), totalCents: 200_000 }),
  ]);
  const all = list({ groups: [groupOf("deductible")], isViewer: false });
  expect(all.map(({ coverageType }) => coverageType)).toEqual(["FAMILY"]);
});

test("BENEFIT-16 a limit without tier and category is listed in every tier and category", () => {
  const limits = [limitOf("X", { networkTier: null, category: null })];
  for (const tierId of ["innet", "outnet", "Preferred", null]) {
    expect(list({ limits, tierId }), String(tierId)).toHaveLength(1);
  }
  expect(list({ limits: [limitOf("X", { networkTier: "Wide" })], tierId: null })).toHaveLength(1);
  // What the gateway lists twice is one.
  expect(list({ limits: [limitOf("X"), limitOf("X")] })).toHaveLength(1);
});

test("BENEFIT-15 annual limit and deductible come first, then others as given, those without a name last", () => {
  const limits = [
    limitOf(null),
    limitOf("Orthodontia"),
    limitOf("Out-of-pocket maximum"),
    limitOf("Deductible - In Network"),
    limitOf("Annual Limit"),
  ];
  const order = ["Annual Limit", "Deductible - In Network", "Orthodontia", "Out-of-pocket maximum"];
  const all = list({ limits, groups: [groupOf("other", { name: "Hearing", family: NONE })] });
  expect(namesOf(all)).toEqual([...order, "Hearing", "other"]);
  const out = limits.map((limit) => ({ ...limit, networkTier: "outnet" }));
  const deductible = limitOf("Deductible", { networkTier: "outnet" });
  const shown = namesOf(list({ limits: [...out.slice(0, 3), deductible], tierId: "outnet" }));
  expect(shown).toEqual(["Orthodontia", "Out-of-pocket maximum", "Deductible", "other"]);
});

test("BENEFIT-09 names of 120 characters stay whole; letter case and outer spaces do not count", () => {
  const name = `Hearing ${"x".repeat(112)}`;
  const groups = [groupOf("other", { name: name.toUpperCase(), family: NONE })];
  expect(namesOf(list({ limits: [limitOf(name)], groups }))).toEqual([name]);
  const spaced = [groupOf("other", { name: " Hearing ", family: NONE })];
  expect(list({ limits: [limitOf("Hearing")], groups: spaced })).toHaveLength(1);
});

test("T-43 met and remaining that do not make up the total stay as given, with a conflict", () => {
  const limits = [limitOf("X", { metCents: 30_000 }), limitOf("Y", { metCents: 0 })];
  expect(list({ limits })).toMatchObject([
    { totalCents: 100_000, metCents: 30_000, remainingCents: 75_000, conflicts: [{ kind: "sum" }] },
    { conflicts: [{ kind: "sum" }] },
  ]);
  const over = amountsOf(100_000, 120_000, 0);
  const [all] = list({ groups: [groupOf("deductible", { individual: over })] });
  expect(all).toMatchObject({ metCents: 120_000, conflicts: [{ kind: "sum" }] });
});

test.each([
  ["unknown", null, 75_000],
  ["untouched", 0, 100_000],
  ["untouched", 0, null],
  ["started", 25_000, 75_000],
  ["started", 1, 99_999],
  ["met", 100_000, 0],
  ["met", 100_000, null],
  ["met", 120_000, 0],
  ["met", 120_000, -20_000],
  ["unknown", 100_000, 1],
  ["unknown", 25_000, 0],
])("T-43 COMP-08 the progress is %s with %s met and %s remaining", (progress, met, remaining) => {
  expect(one({ metCents: met, remainingCents: remaining }).progress).toBe(progress);
});

const family = (differences: Partial<Accumulator> = {}) =>
  one({ coverageType: "FAMILY", ...differences });

test("BENEFIT-07 individual and family amounts of the same kind, name and network are paired", () => {
  const limit = one({ kind: "annualLimit", name: "Annual Limit" });
  const individual = one({ network: null });
  expect(pairAccumulators([limit, family(), individual])).toEqual([
    { kind: "annualLimit", name: "Annual Limit", individual: limit, family: null },
    { kind: "deductible", name: null, individual, family: family() },
  ]);
  const all = [
    one({}),
    one({ totalCents: 50_000 }),
    family({ network: "out" }),
    one({ network: "out" }),
    family({ kind: "other", name: "Hearing" }),
    one({ kind: "other", name: "Vision care" }),
    one({ kind: "other", name: "hearing" }),
  ];
  const pairs = pairAccumulators(all);
  expect(pairs.map((pair) => [pair.individual, pair.family])).toEqual([
    [all[0], null],
    [all[1], null],
    [all[3], all[2]],
    [all[6], all[4]],
    [all[5], null],
  ]);
  expect(pairAccumulators([])).toEqual([]);
  // That of every tier goes with the family's only where none of the family's network does.
  const ofAll = one({ network: null });
  expect(pairAccumulators([ofAll, one({}), family()])).toMatchObject([
    { individual: ofAll, family: null },
    { individual: one({}), family: family() },
  ]);
});

test("T-43 an individual amount above the family's of the same network is a conflict of both", () => {
  const pairOf = (own: number, family: number, networkTier: string | null = "innet") => {
    const ofAll = { coverageType: "FAMILY", networkTier, ...amountsOf(100_000, family) } as const;
    const limits = [limitOf("Deductible", amountsOf(100_000, own)), limitOf("Deductible", ofAll)];
    return pairAccumulators(list({ limits })).map(({ individual, family: all }) => [
      individual?.conflicts,
      all?.conflicts,
    ]);
  };
  const against = [{ kind: "family" }];
  expect(pairOf(40_000, 30_000)).toEqual([[against, against]]);
  expect(pairOf(40_000, 40_000)).toEqual([[[], []]]);
  // An amount counted in all networks may exceed one counted in a single network.
  expect(pairOf(40_000, 30_000, null)).toEqual([[[], []]]);
});

// The gateway gives the same amounts twice: as limits, and as amounts of a tier.

const deductible = groupOf("deductible", { family: NONE });
/** Whether the other account differs; its own sum is tested elsewhere. */
const isDisputed = ({ conflicts }: Accumulator): boolean =>
  conflicts.some(({ kind }) => kind === "account");

test("BENEFIT-15 an amount of both a limit and a tier is listed once; missing figures are no conflict", () => {
  const all = list({ limits: [limitOf("Deductible - In Network")], groups: [deductible] });
  expect(all).toMatchObject([{ name: "Deductible - In Network", conflicts: [] }]);
  const individual = amountsOf(100_000, null);
  const groups = [groupOf("deductible", { individual, family: NONE })];
  expect(list({ limits: [limitOf("Deductible")], groups })).toMatchObject([
    { metCents: 25_000, conflicts: [] },
  ]);
  const limits = [limitOf("Deductible", { metCents: -100 })];
  expect(list({ limits, groups: [deductible] })).toMatchObject([{ metCents: null, conflicts: [] }]);
});

test("an amount has the limit's description, else the tier's", () => {
  const detail = { header: "h", body: "of the tier" };
  const own = { header: "h", body: "of the limit" };
  const groups = [groupOf("deductible", { family: NONE, detail })];
  expect(list({ limits: [limitOf("Deductible")], groups })).toMatchObject([{ detail }]);
  const limits = [limitOf("Deductible", { detail: own })];
  expect(list({ limits, groups })).toMatchObject([{ detail: own }]);
});

test("BENEFIT-15 a limit is matched only with amounts of its kind, individual or family", () => {
  const groups = [groupOf("deductible", { individual: NONE }), groupOf("outOfPocketMaximum")];
  const all = list({ limits: [limitOf("Deductible")], groups });
  expect(all.map(({ kind, coverageType }) => `${kind} ${coverageType}`)).toEqual([
    "deductible INDIVIDUAL",
    "deductible FAMILY",
    "outOfPocketMaximum INDIVIDUAL",
    "outOfPocketMaximum FAMILY",
  ]);
});

test("BENEFIT-15 two limits of the same name are both listed; the tier's amount is matched by total, then network", () => {
  const ofAll = limitOf("Deductible", { networkTier: null, totalCents: 50_000 });
  const inNetwork = limitOf("Deductible");
  const all = list({ limits: [ofAll, inNetwork], groups: [deductible] });
  expect(all.map(({ totalCents }) => totalCents)).toEqual([50_000, 100_000]);
  expect(all.filter(isDisputed)).toEqual([]);
  // Nothing but the network tells them apart.
  const limits = [{ ...inNetwork, networkTier: null }, inNetwork].map((limit) => ({
    ...limit,
    totalCents: 90_000,
  }));
  const disputed = list({ limits, groups: [deductible] }).filter(isDisputed);
  expect(disputed).toMatchObject([{ network: "in" }]);
});

test("BENEFIT-15 the tier's amount is matched with the limit of its total among limits of a network", () => {
  const limits = [limitOf("Deductible", { totalCents: 50_000 }), limitOf("deductible")];
  for (const given of [limits, limits.toReversed()]) {
    const all = list({ limits: given, groups: [deductible] });
    expect(all).toHaveLength(2);
    expect(all.filter(isDisputed)).toEqual([]);
  }
  // The total counts for more than the network.
  const ofAll = limitOf("Deductible", { networkTier: null });
  const all = list({ limits: [limitOf("X"), limits[0] ?? ofAll, ofAll], groups: [deductible] });
  expect(all.filter(isDisputed)).toEqual([]);
});
