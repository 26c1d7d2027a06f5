import { expect, test } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { listClaims, type ClaimsQuery } from "./claims.ts";
import { openSandboxGateway } from "../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

const query = {
  type: "dental",
  startDate: getPlainDate("2024-11-21"),
  endDate: getPlainDate("2026-11-21"),
  suffix: 0,
  page: 0,
  size: 3,
} satisfies ClaimsQuery;

test("DATA-15 a claim that lacks all but its id is one of the type asked for, and nothing is made up", async () => {
  const { gateway } = await world.as("sub");
  await world.answerNext("claims/dental", { content: [{ id: 1 }, { id: 2, claimType: " " }] });
  const [bare, blank] = await listClaims(gateway, query);
  expect(bare).toMatchObject({
    id: "1",
    claimType: "Dental",
    claimStatusDescription: null,
    serviceDateFrom: null,
    claimDetailTotals: { billedCents: null, planPaidCents: null, oweCents: null },
  });
  expect(blank?.claimType).toBe("Dental");
});

test.each([
  ["dental", "Dental"],
  ["MEDICAL", "Medical"],
  [" Vision ", "Vision"],
  ["D", "Dental"],
  ["constructor", "Dental"],
])("DATA-15 the type %j is one of our words: %s", async (claimType, word) => {
  const { gateway } = await world.as("sub");
  await world.answerNext("claims/dental", { content: [{ id: 1, claimType }] });
  expect((await listClaims(gateway, query)).map((it) => it.claimType)).toEqual([word]);
});
