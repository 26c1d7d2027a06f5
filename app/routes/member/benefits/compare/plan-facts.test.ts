import { expect, test } from "vitest";
import { serviceOf, tierOf } from "#app/rules/benefits/benefits-on-day.fixture.ts";
import { linesBetween } from "./compare-category.fixture.ts";

const incentive = { name: "After a year", amount: "70%", description: null };
const major = (...services: ReturnType<typeof serviceOf>[]) => ({
  tiers: [tierOf("innet", { services: [{ category: "Major", services }] })],
});

test("BENEFIT-26 services of two days are listed as new, gone or changed by field, ordered by code", () => {
  const crown = serviceOf("D2740", { amount: "50%", benefitLimit: "1 per 5 years" });
  expect(
    linesBetween(
      major(serviceOf("D0120"), crown, serviceOf("D9999", { amount: "-1" })),
      major(
        { ...crown, code: "d2740", amount: "60%", incentiveTiers: [incentive] },
        serviceOf("D1110"),
        serviceOf("D9999", { amount: "0" }),
      ),
    ),
  ).toEqual([
    "Service D0120 · In network · D0120: Plan pays up to 80% > Not listed (No longer listed)",
    "Service D1110 · In network · D1110: Not listed > Plan pays up to 80% (New)",
    "Service D2740 · In network · d2740 · Cost: Plan pays up to 50% > Plan pays up to 60% (Plan pays a larger share (10 points more))",
    "Service D2740 · In network · d2740 · Plan pays over time: Not stated > After a year: 70% (Changed)",
  ]);
});

test("BENEFIT-26 each field of a service is compared, and services without a code are matched by name", () => {
  const after = {
    code: "D1",
    name: "Filling, gold",
    amount: "70%",
    benefitLimit: "1 per tooth",
    description: "Of gold.",
    deductibleApplies: null,
    incentiveTiers: [incentive],
  };
  const before = { ...serviceOf("D1"), name: "Filling" };
  const basic = {
    tiers: [tierOf("innet", { services: [{ category: "Basic", services: [before] }] })],
  };
  expect(linesBetween(basic, major(after))).toEqual([
    "Filling, gold · In network · D1 · Name: Filling > Filling, gold (Changed)",
    "Filling, gold · In network · D1 · Listed under: Basic > Major (Changed)",
    "Filling, gold · In network · D1 · Cost: Plan pays up to 80% > Plan pays up to 70% (Plan pays a smaller share (10 points less))",
    "Filling, gold · In network · D1 · How often: Not stated > 1 per tooth (Changed)",
    "Filling, gold · In network · D1 · Plan pays over time: Not stated > After a year: 70% (Changed)",
    "Filling, gold · In network · D1 · Description: Not stated > Of gold. (Changed)",
  ]);
  const [crown, bridge] = [serviceOf(null, { name: "Crown" }), serviceOf(null, { name: "Bridge" })];
  const expected = [
    "Bridge · In network: Not listed > Plan pays up to 80% (New)",
    "Crown · In network: Plan pays up to 80% > Not listed (No longer listed)",
  ];
  expect(linesBetween(major(crown), major(bridge))).toEqual(expected);
});

test("BENEFIT-26 a service or network without a name is called by its code or id", () => {
  const twice = [serviceOf("D1", { name: null }), serviceOf(null, { name: null })];
  expect(linesBetween({ tiers: [tierOf("innet")] }, major(...twice))).toEqual([
    "D1 · In network: Not listed > Plan pays up to 80% (New)",
    "Service without a name · In network: Not listed > Plan pays up to 80% (New)",
  ]);
  const named = { tiers: [tierOf("Best", { name: "Choice" })] };
  expect(linesBetween(named, { tiers: [tierOf("Best")] })).toEqual([
    "Best (network): Choice > Best (Changed)",
  ]);
});

test("BENEFIT-26 medical services are listed as new, gone, or changed in price or name", () => {
  const pages = (...all: [pageId: string | null, pageDescription: string | null][]) => ({
    tiers: [
      tierOf("innet", {
        pages: all.map(([pageId, pageDescription]) => ({ url: null, pageId, pageDescription })),
      }),
    ],
  });
  const scans = "Scans at a clinic: no charge";
  expect(
    linesBetween(
      pages(["1", "Visits: $25 copay"], ["2", "Tests"], ["3", "Scans: no charge"], ["4", null]),
      pages(["1", "Visits: $30 copay"], ["3", scans], [null, "Surgery"]),
    ),
  ).toEqual([
    "Visits · In network · Cost: $25.00 copay > $30.00 copay (You pay $5.00 more)",
    "Tests · In network: Not stated > Not listed (No longer listed)",
    "Scans at a clinic · In network · Name: Scans > Scans at a clinic (Changed)",
    "Surgery · In network: Not listed > Not stated (New)",
  ]);
});
