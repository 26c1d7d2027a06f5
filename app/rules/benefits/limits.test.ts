import { expect, test } from "vitest";
import type { Limit } from "#server/gateway/calls/benefits/benefits.ts";
import { limitOf } from "./accumulators.fixture.ts";
import { featuredLimit, isValidLimit, limitOrder, limitPercent, sortLimits } from "./limits.ts";

const limit = (limitType: string | null, differences: Partial<Limit> = {}): Limit =>
  limitOf(limitType, { productCategory: "dental", networkTier: "In Network", ...differences });

test.each([
  ["all present", 100_000, 25_000, 75_000, true],
  ["nothing met yet", 100_000, 0, 100_000, true],
  ["used up", 100_000, 100_000, 0, true],
  ["met and remaining both zero", 100, 0, 0, false],
  ["all zero", 0, 0, 0, false],
  ["no total", null, 25_000, 75_000, false],
  ["no met", 100_000, null, 75_000, false],
  ["no remaining", 100_000, 25_000, null, false],
])("BENEFIT-16 a limit is valid, %s: %s %s %s -> %s", (_case, total, met, remaining, valid) => {
  const amounts = { totalCents: total, metCents: met, remainingCents: remaining };
  expect(isValidLimit(limit("Annual Limit", amounts))).toBe(valid);
});

test.each([
  ["Annual Limit", 1],
  ["Deductible - In Network", 2],
  ["Deductible - Out of Network", 3],
  ["X", 3],
  ["annual", 3],
  ["", 4],
  ["  ", 4],
  [null, 4],
  [undefined, 4],
])("CONST-16 BENEFIT-15 the place of %j is %i", (limitType, order) => {
  expect(limitOrder(limitType)).toBe(order);
});

test("BENEFIT-15 limits sort by place, equals as given, and the list given stays", () => {
  const given = [null, "B", "Deductible - In Network", "A", "Annual Limit"].map((name) =>
    limit(name),
  );
  const before = [...given];
  const expected = ["Annual Limit", "Deductible - In Network", "B", "A", null];
  expect(sortLimits(given).map(({ limitType }) => limitType)).toEqual(expected);
  expect(given).toEqual(before);
});

test.each([
  [25_000, 100_000, 25],
  [1, 8, 12.5],
  [1, 1, 100],
  [0, 100_000, 0],
  [100_000, 100_000, 100],
  [150_000, 100_000, 100],
  [-5_000, 100_000, 0],
  [0, 0, 0],
  [5_000, 0, 0],
  [5_000, -1, 0],
  [-1, -1, 0],
  [null, 100_000, 0],
  [5_000, null, 0],
  [Number.NaN, 100_000, 0],
  [5_000, Number.NaN, 0],
])("TILE-10 COMP-08 T-43 %s met of %s is %s percent", (met, total, percent) => {
  expect(limitPercent(met, total)).toBe(percent);
});

const annual = limit("Annual Limit");
const deductible = limit("Deductible - In Network");
const ortho = limit("Orthodontia");
const otherTier = limit("Annual Limit", { networkTier: "b" });
const everyTier = limit("Annual Limit", { networkTier: null });
const spent = { metCents: 0, remainingCents: 0 };

test.each([
  ["the first in display order", [ortho, deductible, annual], annual],
  ["the first valid one", [limit("Annual Limit", spent), ortho, deductible], deductible],
  ["dental only", [limit("Annual Limit", { productCategory: "medical" }), ortho], ortho],
  ["individual only", [limit("Annual Limit", { coverageType: "FAMILY" }), ortho], ortho],
  ["in the default tier", [limit("Annual Limit", { networkTier: "outnet" }), ortho], ortho],
  ["a first tier, none in network", [otherTier, { ...otherTier, networkTier: "c" }], otherTier],
  ["a limit of every tier", [ortho, everyTier], everyTier],
  ["limits without any tier", [everyTier], everyTier],
  [
    "none rather than one out of network",
    [limit("Annual Limit", spent), limit("Annual Limit", { networkTier: "outnet" })],
    null,
  ],
  ["none without a name", [limit(null)], null],
  [
    "none of nothing to use up",
    [limit("Annual Limit", { totalCents: -100 }), limit("Annual Limit", { totalCents: 0 })],
    null,
  ],
  ["none of nothing", [], null],
  ["none of every category", [limit("Annual Limit", { productCategory: null })], null],
  ["in dental's default tier", [limit("X", { productCategory: "medical" }), otherTier], otherTier],
  ["in the first tier that is named", [limit("X", { networkTier: null }), otherTier], otherTier],
] satisfies [string, Limit[], Limit | null][])(
  "S-26 the featured limit: %s",
  (_case, limits, expected) => {
    expect(featuredLimit(limits)).toBe(expected);
  },
);
