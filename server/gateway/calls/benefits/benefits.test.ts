import { expect, test } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { limit, listLimits } from "./benefits.ts";
import { openSandboxGateway } from "../../sandbox-gateway.fixture.ts";
import { findPlanPeriods, planPeriod } from "./benefit-history.ts";

const world = openSandboxGateway();

const wire = {
  productCategory: "D",
  coverageType: "INDIVIDUAL",
  limitType: "Annual Limit",
  networkTier: "innet",
  total: "1500.00",
  totalMet: 640,
  totalRemaining: 860,
  detailedDescription: { header: "Annual Limit", body: "The most the plan pays." },
};

test("GW-32 GET benefits/limits carries the suffix, and the given day or today", async () => {
  const path = "benefits/limits";
  const value = await world.reads("hpp", path, (it) => listLimits(it, 1), { suffix: "1" });
  expect(value.map(({ name }) => name)).toContain("Annual Limit");
  const query = { suffix: "0", asOfDate: "2026-01-01" };
  const newYear = getPlainDate(query.asOfDate);
  expect(await world.reads("sub", path, (it) => listLimits(it, 0, newYear), query)).not.toEqual([]);
});

test("DATA-14 a limit keeps its fields, with amounts in cents and absent fields as null", () => {
  expect(limit.parse(wire)).toEqual({
    category: "dental",
    coverageType: "INDIVIDUAL",
    kind: null,
    name: "Annual Limit",
    networkTier: "innet",
    totalCents: 150_000,
    metCents: 64_000,
    remainingCents: 86_000,
    detail: { header: "Annual Limit", body: "The most the plan pays." },
  });
  expect(limit.parse({ coverageType: "FAMILY" })).toEqual({
    category: null,
    coverageType: "FAMILY",
    kind: null,
    name: null,
    networkTier: null,
    totalCents: null,
    metCents: null,
    remainingCents: null,
    detail: null,
  });
});

test("GW-33 GET benefits/history answers the family's plan periods, or an empty list", async () => {
  expect(await world.reads("noelig", "benefits/history", findPlanPeriods)).toEqual([]);
  const value = await world.reads("sub", "benefits/history", findPlanPeriods);
  const medical = value?.filter(({ category }) => category === "medical");
  expect(medical?.map(({ firstDay }) => firstDay)).toContain("2026-01-01");
});

test("GW-33 a plan period keeps its fields, with a null last day where none is given", () => {
  const wire = {
    productCategory: "X",
    effectiveDate: "01/01/2025",
    terminationDate: "2025-12-31T00:00:00Z",
    planName: "Cedarline Pharmacy",
  };
  const whole = {
    category: "pharmacy",
    firstDay: "2025-01-01",
    lastDay: "2025-12-31",
    planName: "Cedarline Pharmacy",
  };
  expect(planPeriod.parse(wire)).toEqual(whole);
  for (const none of [null, "", undefined]) {
    const expected = { ...whole, lastDay: null, planName: null };
    expect(planPeriod.parse({ ...wire, terminationDate: none, planName: " " })).toEqual(expected);
  }
});

test.each([
  ["an unknown category", [{ productCategory: "Z", effectiveDate: "2025-01-01" }]],
  ["no first day", [{ productCategory: "M", effectiveDate: null }]],
  ["31 February", [{ productCategory: "M", effectiveDate: "2025-02-31" }]],
  ["an object in place of the list", { periods: [] }],
])("GW-33 plan periods with %s are null, not an empty list", async (_case, answer) => {
  expect(await world.given("benefits/history", answer, findPlanPeriods)).toBeNull();
});
