import { expect, test } from "vitest";
import {
  listAccumulators,
  pairAccumulators,
  tierPairs,
  tiersOf,
  type Accumulator,
  type Amounts,
} from "./accumulators.ts";
import { progressOf } from "./accumulator-status.ts";
import {
  accumulatorOf as one,
  amountsOf,
  groupOf,
  limitOf,
  NONE,
  listFrom as list,
} from "./accumulators.fixture.ts";

const namesOf = (all: readonly Accumulator[]) => all.map(({ name, kind }) => name ?? kind);

test("BENEFIT-07 a tier's amounts with met, remaining, description; of another member the family's", () => {
  const detail = { header: "Deductible", body: "What you pay first." };
  expect(list({ groups: [groupOf("deductible", { detail })] })).toEqual([
    one({ detail }),
    one({ coverageType: "FAMILY", detail, ...amountsOf(200_000, 40_000), totalCents: 200_000 }),
  ]);
  const all = list({ groups: [groupOf("deductible")], isViewer: false });
  expect(all.map(({ coverageType }) => coverageType)).toEqual(["FAMILY"]);
});

test.each([
  ["of -1", amountsOf(-100, 0)],
  ["of 0", amountsOf(0, 0)],
  ["not given", amountsOf(null, 5_000)],
])("BENEFIT-10 T-44 a tier's amount %s is skipped, the other side stays", (_case, skipped) => {
  const family = amountsOf(200_000, 0);
  const all = list({ groups: [groupOf("deductible", { individual: skipped, family })] });
  expect(all).toEqual([one({ coverageType: "FAMILY", ...family, totalCents: 200_000 })]);
  const neither = groupOf("deductible", { individual: skipped, family: NONE });
  expect(list({ groups: [neither] })).toEqual([]);
});

test("BENEFIT-10 T-44 an amount of a cent is one; nothing met, nothing left stay; -1 is not known", () => {
  const deductible = (individual: Amounts, family: Amounts) =>
    list({ groups: [groupOf("deductible", { individual, family })] });
  expect(deductible(amountsOf(1, 0), NONE)).toMatchObject([{ totalCents: 1 }]);
  expect(list({ limits: [limitOf("X", { totalCents: 1 })] })).toMatchObject([{ totalCents: 1 }]);
  expect(deductible(amountsOf(100_000, 0), amountsOf(200_000, 200_000))).toMatchObject([
    { metCents: 0, remainingCents: 100_000 },
    { metCents: 200_000, remainingCents: 0 },
  ]);
  const unknown = { metCents: null, remainingCents: null, conflicts: [] };
  expect(deductible(amountsOf(100_000, -100, -100), NONE)).toMatchObject([unknown]);
  const limits = [limitOf("X", { metCents: -100 })];
  expect(list({ limits })).toMatchObject([{ ...unknown, remainingCents: 75_000 }]);
});

test.each([
  ["of -1", { totalCents: -100 }],
  ["of 0", { totalCents: 0 }],
  ["with nothing met and nothing left", { metCents: 0, remainingCents: 0 }],
  ["without what is met", { metCents: null }],
  ["without what remains", { remainingCents: null }],
  ["of another category", { productCategory: "dental" as const }],
  ["of another tier", { networkTier: "outnet" }],
  ["of another network by its name", { limitType: "X - Out of Network", networkTier: null }],
])("BENEFIT-10 BENEFIT-16 a limit %s is not shown", (_case, differences) => {
  expect(list({ limits: [limitOf("X", differences), limitOf("Y")] })).toHaveLength(1);
});

test("BENEFIT-16 a limit without tier or category counts everywhere", () => {
  const limits = [limitOf("X", { networkTier: null, productCategory: null })];
  for (const tierId of ["innet", "outnet", "Preferred", null]) {
    expect(list({ limits, tierId }), String(tierId)).toHaveLength(1);
  }
  expect(list({ limits: [limitOf("X", { networkTier: "Wide" })], tierId: null })).toHaveLength(1);
});

test("BENEFIT-15 annual limit, deductible in network, others as given, the nameless last", () => {
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

test("BENEFIT-09 a name of 120 characters stays whole and is compared in any letter case", () => {
  const name = `Hearing ${"x".repeat(112)}`;
  const groups = [groupOf("other", { name: name.toUpperCase(), family: NONE })];
  expect(namesOf(list({ limits: [limitOf(name)], groups }))).toEqual([name]);
});

test("T-43 met and remaining that do not make the total are noted, never corrected", () => {
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
  ["not said", null, 75_000, "unknown"],
  ["nothing", 0, 100_000, "untouched"],
  ["nothing, what is left is not said", 0, null, "untouched"],
  ["a part", 25_000, 75_000, "started"],
  ["a cent", 1, 99_999, "started"],
  ["all but a cent", 99_999, 1, "started"],
  ["all, yet a cent is left", 100_000, 1, "unknown"],
  ["all", 100_000, 0, "met"],
  ["all, what is left is not said", 100_000, null, "met"],
  ["more than all", 120_000, 0, "met"],
  ["more than all, less than nothing left", 120_000, -20_000, "met"],
  ["all, yet something is left", 100_000, 5_000, "unknown"],
  ["a part, yet nothing is left", 25_000, 0, "unknown"],
])("T-43 COMP-08 how far with met %s: %s", (_case, metCents, remainingCents, progress) => {
  expect(progressOf(one({ metCents, remainingCents }))).toBe(progress);
});

const family = (differences: Partial<Accumulator> = {}) =>
  one({ coverageType: "FAMILY", ...differences });

test("BENEFIT-07 individual beside family of one name and network, in order, and nothing is hidden", () => {
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

test("T-43 more counted for one person than for the family is noted at both, of one network alone", () => {
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

const answerOf = (differences: Partial<Parameters<typeof tiersOf>[0]>) => ({
  category: "medical" as const,
  tiers: [{ tierId: "innet", name: "In", amounts: groupOf("deductible"), pages: [], services: [] }],
  unreadable: [],
  limits: null,
  isViewer: true,
  ...differences,
});

test("BENEFIT-11 tiers read, those that could not be, then those of limits alone", () => {
  const limits = [limitOf("X", { networkTier: "Wide" })];
  const tiers = tiersOf(answerOf({ unreadable: ["outnet", null], limits }));
  expect(tiers.map(({ tierId, name }) => [tierId, name])).toEqual([
    ["innet", "In"],
    ["outnet", null],
    ["Wide", null],
  ]);
  expect(tiersOf(answerOf({}))).toMatchObject([{ tierId: "innet" }]);
});

test("BENEFIT-07 BENEFIT-16 a tier stands without limits, a limit without a tier", () => {
  const ofTier = tierPairs(answerOf({}), { tierId: "tab1", name: null });
  expect(ofTier).toEqual([
    {
      kind: "deductible",
      name: null,
      individual: one({}),
      family: family({ ...amountsOf(200_000, 40_000), totalCents: 200_000 }),
    },
  ]);
  expect(tierPairs(answerOf({}), null)).toEqual([]);
  const limits = [limitOf("X", { productCategory: "dental" })];
  const ofOther = answerOf({ category: "dental", isViewer: false, limits });
  expect(namesOf(listAccumulators(ofOther, "innet"))).toEqual(["deductible", "deductible", "X"]);
  expect(namesOf(listAccumulators(ofOther, null))).toEqual(["X"]);
});
