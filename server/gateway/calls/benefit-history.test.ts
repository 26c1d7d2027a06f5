import { expect, test } from "vitest";
import { findPlanPeriods, planPeriod } from "./benefit-history.ts";
import { openSandboxGateway, TODAY } from "../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

test("GW-33 BENEFIT-26 GET benefits/history is asked as of today, for the whole family", async () => {
  const value = await world.reads(
    "sub",
    ["/benefits/history", { query: { asOfDate: TODAY } }],
    findPlanPeriods,
  );
  const medical = value?.filter(({ category }) => category === "medical");
  expect(medical?.map(({ firstDay }) => firstDay)).toContain("2026-01-01");
});

test("GW-33 a plan period keeps every field; its last day may be unknown", () => {
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
  ["a category that is none", [{ productCategory: "Z", effectiveDate: "2025-01-01" }]],
  ["no first day", [{ productCategory: "M", effectiveDate: null }]],
  ["31 February", [{ productCategory: "M", effectiveDate: "2025-02-31" }]],
  ["no list", { periods: [] }],
])("GW-33 T-36 plan periods with %s are not known, which is not none", async (_case, answer) => {
  expect(await world.given("benefits/history", answer, findPlanPeriods)).toBeNull();
});

test("GW-33 an answer without periods is none", async () => {
  const { gateway } = await world.as("noelig");
  expect(await findPlanPeriods(gateway)).toEqual([]);
});
