import { afterAll, expect, test } from "vitest";
import { findPlanManagement, planManagementAnswer } from "./plan-management.ts";
import { openSandboxGateway, plainGet, refusedField, TODAY } from "../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();
afterAll(() => world.close());

const wire = {
  eligibleAndActive: true,
  groupType: "DIRECT",
  openEnrollmentStart: "11/01/2026",
  openEnrollmentEnd: "2026-12-15",
  currentPlanYear: 2026,
  upcomingPlanYear: "2027",
  coverageEndDateUponCancellation: "2026-12-31",
  coverageStartDateUponRenewal: "2027-01-01",
  directPlanCancellationStatus: { id: "M", description: "Cancel medical" },
  directCancellationOptions: [{ id: "D", description: null }],
  directShopUrl: "https://shop.example.test/plans",
  exchangeUrl: "https://exchange.example.test/",
  exchangeUrlLabel: "Exchange",
};

test("GW-56 GET plan-management/details is asked as of today", async () => {
  const { gateway, bearer } = await world.as("medgrp");
  const { value, asked } = await world.during(() => findPlanManagement(gateway));
  const query = { asOfDate: TODAY };
  expect(asked).toEqual([plainGet("/plan-management/details", bearer, { query })]);
  expect(value?.directPlanCancellationStatus?.id).toBe("D");
});

test("DATA-26 plan management keeps every field; years are text", () => {
  expect(planManagementAnswer.parse(wire)).toEqual({
    ...wire,
    openEnrollmentStart: "2026-11-01",
    currentPlanYear: "2026",
    directCancellationOptions: [{ id: "D", description: "" }],
  });
  expect(planManagementAnswer.parse({ eligibleAndActive: true })).toMatchObject({
    currentPlanYear: null,
    directPlanCancellationStatus: null,
    directCancellationOptions: [],
  });
});

test("DATA-26 where the member manages no plan, there are no details", async () => {
  const { gateway } = await world.as("cop");
  expect(await findPlanManagement(gateway)).toBeNull();
});

test.each([
  ["directPlanCancellationStatus.id", { ...wire, directPlanCancellationStatus: {} }],
  ["openEnrollmentEnd", { ...wire, openEnrollmentEnd: "soon" }],
  ["upcomingPlanYear", { ...wire, upcomingPlanYear: true }],
])("GW-86 without a sound %s the details are refused", async (field, body) => {
  const { gateway } = await world.as("sub");
  await world.answerNext("plan-management/details", body);
  expect(await refusedField(findPlanManagement(gateway))).toBe(field);
});
