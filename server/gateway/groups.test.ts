import { afterAll, expect, test } from "vitest";
import { group, listGroups } from "./groups.ts";
import { openSandboxGateway, plainGet, refusedField } from "./sandbox-gateway.fixture.ts";

const world = openSandboxGateway();
afterAll(() => world.close());

const plan = {
  planStatus: "ACTIVE",
  planEffectiveDate: "2025-01-01",
  planTerminationDate: "12/31/2026",
};
const wire = {
  groupId: 10007011,
  groupName: "Imaginary Orchards",
  memberKey: 5,
  planEffectiveDate: "2025-01-01",
  planTerminationDate: "2026-12-31",
  moda360: true,
  groupEffectiveDate: "2020-01-01",
  groupTerminationDate: "2027-01-01",
  inactive: true,
  medical: plan,
  dental: { ...plan, planStatus: "FUTURE" },
  vision: { ...plan, planStatus: "TERMED" },
};

test("GW-10 GET groups carries the bearer and lists each of a person's groups", async () => {
  const { gateway, bearer } = await world.as("flag360");
  const { value, asked } = await world.during(() => listGroups(gateway));
  expect(asked).toEqual([plainGet("/groups", bearer)]);
  expect(value.map(({ groupId, moda360 }) => [groupId, moda360])).toEqual([
    ["10007035", false],
    ["10007042", true],
  ]);
});

test("DATA-27 a group keeps every field and its four plans", () => {
  const read = { ...plan, planTerminationDate: "2026-12-31" };
  expect(group.parse(wire)).toEqual({
    ...wire,
    groupId: "10007011",
    memberKey: "5",
    medical: read,
    dental: { ...read, planStatus: "FUTURE" },
    vision: { ...read, planStatus: "TERMED" },
    pharmacy: null,
  });
  const bare = group.parse({ groupId: "1", groupName: "A", memberKey: "5" });
  expect([bare.moda360, bare.inactive, bare.planTerminationDate]).toEqual([false, false, null]);
});

test.each([
  ["groupId", null],
  ["groupName", undefined],
  ["memberKey", ""],
  ["moda360", "Y"],
])("GW-86 a group whose %s is %j is refused", async (field, value) => {
  const { gateway } = await world.as("multi");
  await world.answerNext("groups", [{ ...wire, [field]: value }]);
  expect(await refusedField(listGroups(gateway))).toBe(`0.${field}`);
});

test("GW-86 a plan of an unknown status is refused", async () => {
  const { gateway } = await world.as("multi");
  await world.answerNext("groups", [{ ...wire, vision: { ...plan, planStatus: "MAYBE" } }]);
  expect(await refusedField(listGroups(gateway))).toBe("0.vision.planStatus");
});
