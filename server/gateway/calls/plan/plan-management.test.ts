import { expect, test } from "vitest";
import { findReason } from "../../transport/errors.ts";
import { getAccount } from "../member/account.ts";
import { listFamilyEligibility } from "../member/eligibility.ts";
import {
  attemptFreshPlanManagement,
  CANCELLATION_REASONS,
  cancelPlan,
  findPlanManagement,
  planManagementAnswer,
} from "./plan-management.ts";
import { openSandboxGateway, plainWrite } from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

test("GW-56 GET plan-management/details answers the plans that a member manages, or null", async () => {
  const path = "plan-management/details";
  const value = await world.reads("medgrp", path, findPlanManagement);
  expect(value?.directPlanCancellationStatus?.id).toBe("D");
  expect(await world.reads("cop", path, findPlanManagement)).toBeNull();
});

test("DATA-26 plan management has years as text, and its absent fields are null or empty", () => {
  const bare = { eligibleAndActive: true, upcomingPlanYear: 2027 };
  expect(
    planManagementAnswer.parse({ ...bare, directCancellationOptions: [{ id: "D" }] }),
  ).toMatchObject({
    currentPlanYear: null,
    upcomingPlanYear: "2027",
    directPlanCancellationStatus: null,
    directCancellationOptions: [{ id: "D", description: "" }],
  });
  expect(planManagementAnswer.parse(bare)).toMatchObject({ directCancellationOptions: [] });
});

test("GW-57 POST plan-management/cancellation sends the plan's id, and the next reads show the end", async () => {
  const { asked, bearer } = await world.asking("sub", async (gateway) => {
    const read = () =>
      Promise.all([
        findPlanManagement(gateway),
        getAccount(gateway),
        listFamilyEligibility(gateway),
      ]);
    await read();
    expect(await cancelPlan(gateway, { cancellationStatusId: "D" })).toMatchObject({ ok: true });
    const [details, account, eligibility] = await read();
    expect(details?.directPlanCancellationStatus?.id).toBe("D");
    const [subscriber] = account.members;
    expect(subscriber?.medicalEligibility?.terminationDate).toBe("2027-01-01");
    expect(subscriber?.visionEligibility?.terminationDate).toBeNull();
    const ends = eligibility.filter(({ category }) => category === "dental");
    expect(new Set(ends.map(({ terminationDate }) => terminationDate))).toEqual(
      new Set(["2027-01-01"]),
    );
  });
  expect(asked.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    "GET /account",
    "GET /account",
    "GET /eligibility/family",
    "GET /eligibility/family",
    "GET /plan-management/details",
    "GET /plan-management/details",
    "POST /plan-management/cancellation",
  ]);
  const body = { cancellationStatusId: "D" };
  expect(asked.find(({ method }) => method === "POST")).toEqual(
    plainWrite("POST", "/plan-management/cancellation", bearer, body),
  );
});

test("GW-57 a second cancellation is refused with its reason, and a fresh read shows the first one", async () => {
  const { gateway } = await world.as("medgrp");
  await findPlanManagement(gateway);
  const answer = await cancelPlan(gateway, { cancellationStatusId: "M" });
  expect(answer).toMatchObject({ ok: false, error: { status: 409 } });
  expect(!answer.ok && findReason(answer.error, CANCELLATION_REASONS)).toBe("ALREADY_CANCELLED");
  const { value, asked } = await world.during(() => attemptFreshPlanManagement(gateway));
  expect(asked).toHaveLength(1);
  expect(value).toMatchObject({ ok: true, value: { directPlanCancellationStatus: { id: "D" } } });
});

test.each([
  ["summit", "M", 409],
  ["cop", "M", 409],
  ["dep-adult", "M", 403],
  ["l598", "X", 400],
])("GW-57 the member %s is refused to cancel plan %s with %d", async (persona, plan, status) => {
  const { gateway } = await world.as(persona);
  const answer = await cancelPlan(gateway, { cancellationStatusId: plan });
  expect(answer).toMatchObject({ ok: false, error: { status } });
});
