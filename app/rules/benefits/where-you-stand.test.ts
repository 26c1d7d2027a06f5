import { expect, test } from "vitest";
import type { Limit } from "#server/gateway/calls/benefits/benefits.ts";
import { limitOf } from "./accumulators.fixture.ts";
import { whereYouStand } from "./where-you-stand.ts";

const limit = (limitType: string, more: Partial<Limit> = {}): Limit =>
  limitOf(limitType, { totalCents: 1000, metCents: 400, remainingCents: 600, ...more });
const amounts = { totalCents: 1000, metCents: 400, remainingCents: 600 };
const deductible = limit("Deductible - In Network");
const maximum = limit("Out of Pocket Maximum");
const annual = limit("Annual Limit", { productCategory: "dental" });
const kindsOf = (limits: readonly Limit[], covered = ["medical", "dental"]) =>
  whereYouStand(limits, covered).map(({ category, kind }) => `${category} ${kind}`);

test("NOW-01 medical has its deductible and maximum, dental its annual limit, individual and family", () => {
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

test("NOW-01 only current categories have amounts", () => {
  const all = [deductible, maximum, annual];
  expect(kindsOf(all, ["dental"])).toEqual(["dental annualLimit"]);
  expect(kindsOf(all, ["pharmacy", "vision"])).toEqual([]);
  expect(kindsOf(all, [])).toEqual([]);
});

test("NOW-01 only amounts in network are shown, never another network's instead", () => {
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
  ["an unknown remaining amount", { remainingCents: null }],
  ["amounts that do not add up", { remainingCents: 601 }],
  ["a total of 0", { totalCents: 0 }],
  ["nothing met and nothing remaining", { metCents: 0, remainingCents: 0 }],
])("NOW-01 an amount with %s is left out", (_what, more) => {
  expect(kindsOf([limit("Deductible - In Network", more), maximum])).toEqual([
    "medical outOfPocketMaximum",
  ]);
});

test("NOW-01 neither amount is shown if the family has met less than the member", () => {
  const family = limit("Deductible - In Network", {
    coverageType: "FAMILY",
    metCents: 300,
    remainingCents: 700,
  });
  expect(kindsOf([deductible, family])).toEqual([]);
});
