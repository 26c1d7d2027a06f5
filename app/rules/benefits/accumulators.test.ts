import { expect, test } from "vitest";
import type { Amounts } from "#server/gateway/calls/benefits/benefits.ts";
import {
  listAccumulators,
  pairAccumulators,
  planOf,
  shownTier,
  type Accumulator,
  type CategoryAnswer,
} from "./accumulators.ts";
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

test.each([
  ["of -1", amountsOf(-100, 0)],
  ["of 0", amountsOf(0, 0)],
  ["not given", amountsOf(null, 5_000)],
])("BENEFIT-10 T-44 a tier's amount %s is omitted, the family's is not", (_case, skipped) => {
  const family = amountsOf(200_000, 0);
  const all = list({ groups: [groupOf("deductible", { individual: skipped, family })] });
  expect(all).toEqual([one({ coverageType: "FAMILY", ...family, totalCents: 200_000 })]);
  const neither = groupOf("deductible", { individual: skipped, family: NONE });
  expect(list({ groups: [neither] })).toEqual([]);
});

test("BENEFIT-10 T-44 a total of a cent counts; met or remaining of 0 stay, of -1 are unknown", () => {
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
  ["of another category", { category: "dental" as const }],
  ["of another tier", { networkTier: "outnet" }],
  ["of another network by its name", { name: "X - Out of Network", networkTier: null }],
])("BENEFIT-10 BENEFIT-16 a limit %s is not listed", (_case, differences) => {
  expect(list({ limits: [limitOf("X", differences), limitOf("Y")] })).toHaveLength(1);
});

test("BENEFIT-16 a limit without tier and category is listed in every tier and category", () => {
  const limits = [limitOf("X", { networkTier: null, category: null })];
  for (const tierId of ["innet", "outnet", "Preferred", null]) {
    expect(list({ limits, tierId }), String(tierId)).toHaveLength(1);
  }
  expect(list({ limits: [limitOf("X", { networkTier: "Wide" })], tierId: null })).toHaveLength(1);
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

const answerOf = (differences: Partial<CategoryAnswer>) => ({
  category: "medical" as const,
  tiers: [{ tierId: "innet", name: "In", amounts: groupOf("deductible"), pages: [], services: [] }],
  unreadable: [],
  limits: null,
  isViewer: true,
  ...differences,
});

test("BENEFIT-11 tiers are those read, then those not readable, then those named by limits alone", () => {
  const limits = [limitOf("X", { networkTier: "Wide" })];
  const { tiers } = planOf(answerOf({ unreadable: ["outnet", null], limits }));
  expect(tiers.map(({ tierId, name, listed }) => [tierId, name, listed !== null])).toEqual([
    ["innet", "In", true],
    ["outnet", null, false],
    ["Wide", null, false],
  ]);
  expect(tiers.map(({ pairs }) => pairs.map(({ kind }) => kind))).toEqual([
    ["deductible"],
    [],
    ["other"],
  ]);
  expect(planOf(answerOf({})).tiers).toMatchObject([{ tierId: "innet" }]);
});

test("BENEFIT-16 amounts of a tier are listed without limits, and limits without a tier", () => {
  expect(shownTier(planOf(answerOf({})), "tab1").pairs).toEqual([
    {
      kind: "deductible",
      name: null,
      individual: one({}),
      family: family({ ...amountsOf(200_000, 40_000), totalCents: 200_000 }),
    },
  ]);
  const ofNone = planOf(answerOf({ tiers: [], limits: [limitOf("Y", { networkTier: null })] }));
  expect(shownTier(ofNone, null)).toMatchObject({ tier: null, pairs: [{ name: "Y" }] });
  const limits = [limitOf("X", { category: "dental" })];
  const ofOther = answerOf({ category: "dental", isViewer: false, limits });
  expect(namesOf(listAccumulators(ofOther, "innet"))).toEqual(["deductible", "deductible", "X"]);
  expect(namesOf(listAccumulators(ofOther, null))).toEqual(["X"]);
});

test("BENEFIT-15 a tier's amount without a kind has that of its name, read without its category", () => {
  const groups = [groupOf(null, { name: "Dental deductible", family: NONE })];
  const kindIn = (category: "dental" | "vision") => list({ groups, category })[0]?.kind;
  expect([kindIn("dental"), kindIn("vision")]).toEqual(["deductible", "other"]);
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

test.each([
  ["another total", { totalCents: 90_000 }],
  ["another met amount", { metCents: 26_000 }],
  ["another remaining amount", { remainingCents: 74_000 }],
])("BENEFIT-15 a limit with %s than the tier is listed with a conflict", (_case, differences) => {
  const limit = limitOf("Deductible", differences);
  const all = list({ limits: [limit], groups: [deductible] });
  const { totalCents, metCents, remainingCents } = limit;
  expect(all).toMatchObject([{ totalCents, metCents, remainingCents }]);
  // The page shows what the other account says.
  expect(all[0]?.conflicts.at(-1)).toEqual({
    kind: "account",
    other: amountsOf(100_000, 25_000),
  });
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

test("BENEFIT-16 an invalid limit does not replace the tier's amount", () => {
  const limits = [limitOf("Deductible", { metCents: 0, remainingCents: 0 })];
  expect(list({ limits, groups: [deductible] })).toMatchObject([{ name: null, conflicts: [] }]);
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

test("BENEFIT-15 a limit is matched with a single amount; the same limit twice is listed once", () => {
  const limits = [limitOf("Deductible")];
  const all = list({ limits, groups: [deductible, deductible] });
  expect(all.map(({ name }) => name)).toEqual(["Deductible", null]);
  const again = limitOf("Deductible", { networkTier: "In Network" });
  expect(list({ limits: [limitOf("Deductible"), again] })).toHaveLength(1);
  expect(list({ limits: [limitOf("Deductible"), { ...again, metCents: 0 }] })).toHaveLength(2);
  expect(list({ limits: [limitOf("X"), limitOf("Y")] })).toHaveLength(2);
});
