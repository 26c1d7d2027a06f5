import { expect, test } from "vitest";
import type { Accumulator } from "./accumulators.ts";
import { amountsOf, groupOf, limitOf, NONE, listFrom as list } from "./accumulators.fixture.ts";

// The two accounts that the gateway gives of the same amounts: limits, and amounts of a tier.

const deductible = groupOf("deductible", { family: NONE });
/** Whether the other account differs; its own sum is tested elsewhere. */
const isDisputed = ({ conflicts }: Accumulator): boolean =>
  conflicts.some(({ kind }) => kind === "account");

test("BENEFIT-15 what both accounts name stands once; what one does not give contradicts nothing", () => {
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
  ["another met", { metCents: 26_000 }],
  ["another rest", { remainingCents: 74_000 }],
])("BENEFIT-15 accounts with %s are disputed, and the limit stands", (_case, differences) => {
  const limit = limitOf("Deductible", differences);
  const all = list({ limits: [limit], groups: [deductible] });
  expect(all).toMatchObject([
    {
      totalCents: limit.totalCents,
      metCents: limit.metCents,
      remainingCents: limit.remainingCents,
    },
  ]);
  // The page shows what the other account says.
  expect(all[0]?.conflicts.at(-1)).toEqual({ kind: "account", other: amountsOf(100_000, 25_000) });
});

test("BENEFIT-07 the description is the limit's, else the tier's", () => {
  const detail = { header: "h", body: "of the tier" };
  const own = { header: "h", body: "of the limit" };
  const groups = [groupOf("deductible", { family: NONE, detail })];
  expect(list({ limits: [limitOf("Deductible")], groups })).toMatchObject([{ detail }]);
  const limits = [limitOf("Deductible", { detailedDescription: own })];
  expect(list({ limits, groups })).toMatchObject([{ detail: own }]);
});

test("BENEFIT-15 an individual limit is not the family's, nor one kind another", () => {
  const groups = [groupOf("deductible", { individual: NONE }), groupOf("outOfPocketMaximum")];
  const all = list({ limits: [limitOf("Deductible")], groups });
  expect(all.map(({ kind, coverageType }) => `${kind} ${coverageType}`)).toEqual([
    "deductible INDIVIDUAL",
    "deductible FAMILY",
    "outOfPocketMaximum INDIVIDUAL",
    "outOfPocketMaximum FAMILY",
  ]);
});

test("BENEFIT-16 a limit that is not valid leaves the tier's amount standing", () => {
  const limits = [limitOf("Deductible", { metCents: 0, remainingCents: 0 })];
  expect(list({ limits, groups: [deductible] })).toMatchObject([{ name: null, conflicts: [] }]);
});

test("BENEFIT-15 of two limits of one name neither is lost, and the tier goes with its like", () => {
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

test("BENEFIT-15 of two limits of one network the tier's amount goes with that of its total", () => {
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

test("BENEFIT-15 spaces around a name make no other name", () => {
  const groups = [groupOf("other", { name: " Hearing ", family: NONE })];
  expect(list({ limits: [limitOf("Hearing")], groups })).toHaveLength(1);
});

test("BENEFIT-15 of a tier's two amounts one goes with the limit; a limit listed twice is shown once", () => {
  const limits = [limitOf("Deductible")];
  const all = list({ limits, groups: [deductible, deductible] });
  expect(all.map(({ name }) => name)).toEqual(["Deductible", null]);
  const again = limitOf("Deductible", { networkTier: "In Network" });
  expect(list({ limits: [limitOf("Deductible"), again] })).toHaveLength(1);
  expect(list({ limits: [limitOf("Deductible"), { ...again, metCents: 0 }] })).toHaveLength(2);
  expect(list({ limits: [limitOf("X"), limitOf("Y")] })).toHaveLength(2);
});
