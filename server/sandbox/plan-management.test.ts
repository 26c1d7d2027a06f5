import { afterEach, expect, test } from "vitest";
import { openSandbox } from "./sandbox.fixture.ts";

const world = openSandbox();
afterEach(() => world.sandbox.reset());

const PATH = "plan-management/cancellation";
const end = (id: unknown, persona = "sub") =>
  world.send("POST", PATH, { cancellationStatusId: id }, persona);
const statusOf = async (persona: string) =>
  (
    await world.answerOf<{ directPlanCancellationStatus: { id: string } | null } | null>(
      persona,
      "plan-management/details",
    )
  )?.directPlanCancellationStatus ?? null;
const endsOf = async (persona: string) => {
  const rows = await world.answerOf<{ productCategory: string; termedDate: string | null }[]>(
    persona,
    "eligibility/family",
  );
  return new Set(rows.map((row) => `${row.productCategory} ${row.termedDate}`));
};

test("a cancellation shows in the details and in the family's coverage, and not after a reset", async () => {
  expect(await statusOf("sub")).toBeNull();
  expect(await end("M")).toEqual({ status: 200 });
  expect(await statusOf("sub")).toEqual({ id: "M", description: "Cancel medical" });
  expect(await statusOf("dep-adult")).toMatchObject({ id: "M" });
  expect(await endsOf("sub")).toEqual(new Set(["M 2027-01-01", "D null", "V null", "X null"]));
  world.sandbox.reset();
  expect(await statusOf("sub")).toBeNull();
});

test("a seeded cancellation ends coverage as well", async () => {
  expect(await endsOf("medgrp")).toEqual(new Set(["M 2027-01-01", "D 2027-01-01", "X null"]));
});

test.each([
  ["sub", "X", 400],
  ["sub", 7, 400],
  ["sub", undefined, 400],
  ["dep-adult", "M", 403],
  ["medgrp", "M", 409],
  ["summit", "M", 409],
  ["cop", "M", 409],
])("%s cannot cancel by %j: %d, and nothing changes", async (persona, id, status) => {
  const before = await statusOf(persona);
  expect(await end(id, persona)).toMatchObject({ status });
  expect(await statusOf(persona)).toEqual(before);
});
