import { expect, test } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { limit, listLimits } from "./benefits.ts";
import { openSandboxGateway, plainGet, TODAY } from "../sandbox-gateway.fixture.ts";

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
