import { expect, test } from "vitest";
import type { Limit } from "#server/gateway/calls/benefits/benefits.ts";
import { whereYouStand } from "./where-you-stand.ts";

const limit = (limitType: string, more: Partial<Limit> = {}): Limit => ({
  limitType,
  productCategory: "medical",
  coverageType: "INDIVIDUAL",
  networkTier: "innet",
  totalCents: 1000,
  metCents: 400,
  remainingCents: 600,
  detailedDescription: null,
  ...more,
});
const amounts = { totalCents: 1000, metCents: 400, remainingCents: 600 };
const deductible = limit("Deductible - In Network");
const maximum = limit("Out of Pocket Maximum");
const annual = limit("Annual Limit", { productCategory: "dental" });
const kindsOf = (limits: readonly Limit[], covered = ["medical", "dental"]) =>
  whereYouStand(limits, covered).map(({ category, kind }) => `${category} ${kind}`);

test("NOW-01 the deductible and maximum of medical, the annual limit of dental, own and family", () => {
  const family = limit("Deductible - In Network", {
    coverageType: "FAMILY",
    totalCents: 3000,
    remainingCents: 2600,
  });
  expect(whereYouStand([annual, maximum, family, deductible], ["medical", "dental"])).toEqual([
    {
      category: "medical",
      kind: "deductible",
      individual: amounts,
      family: { totalCents: 3000, metCents: 400, remainingCents: 2600 },
    },
    { category: "medical", kind: "outOfPocketMaximum", individual: amounts, family: null },
    { category: "dental", kind: "annualLimit", individual: amounts, family: null },
  ]);
});

test("NOW-01 of plans that are current alone", () => {
  const all = [deductible, maximum, annual];
  expect(kindsOf(all, ["dental"])).toEqual(["dental annualLimit"]);
  expect(kindsOf(all, ["pharmacy", "vision"])).toEqual([]);
  expect(kindsOf(all, [])).toEqual([]);
});

test("NOW-01 in network alone: another network's amount is not shown in its place", () => {
  const out = limit("Deductible", {
    networkTier: "outnet",
    totalCents: 9000,
    remainingCents: 8600,
  });
  expect(whereYouStand([out, deductible], ["medical"])[0]?.individual).toEqual(amounts);
  expect(kindsOf([out])).toEqual([]);
  expect(kindsOf([limit("Deductible", { networkTier: "Cedarline" })])).toEqual([]);
});

test.each([
  ["unknown", { remainingCents: null }],
  ["contradictory", { remainingCents: 601 }],
  ["not counted", { totalCents: 0 }],
  ["of nothing", { metCents: 0, remainingCents: 0 }],
])("NOW-01 an amount that is %s is left out", (_what, more) => {
  expect(kindsOf([limit("Deductible - In Network", more), maximum])).toEqual([
    "medical outOfPocketMaximum",
  ]);
});

test("NOW-01 a family that has counted less than one member makes both doubtful", () => {
  const family = limit("Deductible - In Network", {
    coverageType: "FAMILY",
    metCents: 300,
    remainingCents: 700,
  });
  expect(kindsOf([deductible, family])).toEqual([]);
});
