import { expect, test } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { limit, listLimits } from "./benefits.ts";
import { openSandboxGateway, plainGet, TODAY } from "../../sandbox-gateway.fixture.ts";
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

test("GW-32 GET benefits/limits carries suffix and asOfDate, of another day that day", async () => {
  const value = await world.reads(
    "hpp",
    ["/benefits/limits", { query: { suffix: "1", asOfDate: TODAY } }],
    (gateway) => listLimits(gateway, 1),
  );
  expect(value.map(({ limitType }) => limitType)).toContain("Annual Limit");
  const { gateway, bearer } = await world.as("sub");
  const newYear = getPlainDate("2026-01-01");
  const { asked } = await world.during(() => listLimits(gateway, 0, newYear));
  const query = { suffix: "0", asOfDate: "2026-01-01" };
  expect(asked).toEqual([plainGet("/benefits/limits", bearer, { query })]);
});

test("DATA-14 a limit keeps every field; amounts are cents, and absent ones stay absent", () => {
  expect(limit.parse(wire)).toEqual({
    productCategory: "dental",
    coverageType: "INDIVIDUAL",
    limitType: "Annual Limit",
    networkTier: "innet",
    totalCents: 150_000,
    metCents: 64_000,
    remainingCents: 86_000,
    detailedDescription: { header: "Annual Limit", body: "The most the plan pays." },
  });
  expect(limit.parse({ coverageType: "FAMILY" })).toEqual({
    productCategory: null,
    coverageType: "FAMILY",
    limitType: null,
    networkTier: null,
    totalCents: null,
    metCents: null,
    remainingCents: null,
    detailedDescription: null,
  });
});

test.each([
  ["coverageType", null],
  ["productCategory", "Z"],
  ["total", "lots"],
])("GW-86 a limit whose %s is %j is refused", async (field, value) => {
  expect(
    await world.refuses("benefits/limits", [{ ...wire, [field]: value }], (gateway) =>
      listLimits(gateway, 0),
    ),
  ).toBe(`0.${field}`);
});

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
