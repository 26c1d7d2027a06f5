import { expect, test } from "vitest";
import type { Limit } from "#server/gateway/calls/benefits/benefits.ts";
import { limitOf } from "./accumulators.fixture.ts";
import { featuredLimit } from "./featured-limit.ts";
import { isValidLimit, limitOrder } from "./accumulators.ts";

const limit = (name: string | null, differences: Partial<Limit> = {}): Limit =>
  limitOf(name, { category: "dental", networkTier: "In Network", ...differences });

test.each([
  ["all amounts", 100_000, 25_000, 75_000, true],
  ["nothing met yet", 100_000, 0, 100_000, true],
  ["zero remaining", 100_000, 100_000, 0, true],
  ["zero met and remaining", 100, 0, 0, false],
  ["no total", null, 25_000, 75_000, false],
  ["no met amount", 100_000, null, 75_000, false],
  ["no remaining amount", 100_000, 25_000, null, false],
])(
  "BENEFIT-16 a limit with %s (%s, %s, %s) is valid: %s",
  (_case, total, met, remaining, valid) => {
    const amounts = { totalCents: total, metCents: met, remainingCents: remaining };
    expect(isValidLimit(limit("Annual Limit", amounts))).toBe(valid);
  },
);

test.each([
  ["Annual Limit", 1],
  ["Deductible - In Network", 2],
  ["Deductible - Out of Network", 3],
  ["annual", 3],
  ["", 4],
  ["  ", 4],
  [null, 4],
])("CONST-16 BENEFIT-15 a limit named %j has place %i", (name, order) => {
  expect(limitOrder(name)).toBe(order);
});

const annual = limit("Annual Limit");
const deductible = limit("Deductible - In Network");
const ortho = limit("Orthodontia");
const outOfNetwork = limit("Annual Limit", { networkTier: "outnet" });
const otherTier = limit("Annual Limit", { networkTier: "b" });
const everyTier = limit("Annual Limit", { networkTier: null });
const spent = { metCents: 0, remainingCents: 0 };

test.each<[string, Limit[], Limit | null]>([
  ["the first in display order", [ortho, deductible, annual], annual],
  ["the first valid limit", [limit("Annual Limit", spent), ortho, deductible], deductible],
  ["a dental limit", [limit("Annual Limit", { category: "medical" }), ortho], ortho],
  ["an individual limit", [limit("Annual Limit", { coverageType: "FAMILY" }), ortho], ortho],
  ["a limit of the default tier", [outOfNetwork, ortho], ortho],
  ["of a first tier, none in network", [otherTier, { ...otherTier, networkTier: "c" }], otherTier],
  ["a limit of every tier", [ortho, everyTier], everyTier],
  ["a limit without a tier, if none has one", [everyTier], everyTier],
  ["none, rather than one out of network", [limit("Annual Limit", spent), outOfNetwork], null],
  ["none, of a limit without a name", [limit(null)], null],
  ["none, of a total of 0", [limit("Annual Limit", { totalCents: 0 })], null],
  ["none, without limits", [], null],
  ["none, without a category", [limit("Annual Limit", { category: null })], null],
  ["of dental's default tier", [limit("X", { category: "medical" }), otherTier], otherTier],
  ["of the first named tier", [limit("X", { networkTier: null }), otherTier], otherTier],
])("S-26 the featured limit is %s", (_case, limits, expected) => {
  expect(featuredLimit(limits)).toBe(expected);
});
