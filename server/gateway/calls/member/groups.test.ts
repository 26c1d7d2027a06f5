import { expect, test } from "vitest";
import {
  attemptGroups,
  findGroupSelectData,
  group,
  groupDetail,
  getGroups,
  getIndividualGroups,
  listGroups,
} from "./groups.ts";
import { openSandboxGateway, refusedField, valueOf } from "../../sandbox-gateway.fixture.ts";
import { switchGroup } from "../sign-in/token.ts";

const world = openSandboxGateway();

const wire = { groupId: 10007011, groupName: "Imaginary Orchards", memberKey: 5 };

test("GW-10 GET groups answers both groups of a person", async () => {
  const value = await world.reads("flag360", "groups", listGroups);
  expect(value.map(({ groupId, moda360 }) => [groupId, moda360])).toEqual([
    ["10007035", false],
    ["10007042", true],
  ]);
});

test("DATA-27 a group's plan has one of three known states or null, and absent plans are null", () => {
  const states = ["ACTIVE", "FUTURE", "TERMED", "NEWER"].map((planStatus) => {
    const { medical, dental } = group.parse({ ...wire, medical: { planStatus } });
    return [medical?.planStatus, dental];
  });
  expect(states).toEqual(["ACTIVE", "FUTURE", "TERMED", null].map((state) => [state, null]));
  const absent = { moda360: false, inactive: false, planTerminationDate: null };
  expect(group.parse(wire)).toMatchObject(absent);
});

test("GW-11 DATA-27 GET groups/individual answers the state of each group's plans", async () => {
  const value = await world.reads("multi", "groups/individual", (gateway) =>
    getIndividualGroups(gateway, "410001100"),
  );
  expect(value.current.groupId).toBe("10007028");
  expect(value.groups.map(({ groupId, medical, dental }) => [groupId, medical, dental])).toEqual([
    ["10007011", active("2023-11-01"), active("2023-11-01")],
    ["10007028", null, active("2025-11-01")],
  ]);
});

const active = (planEffectiveDate: string) => ({
  planStatus: "ACTIVE",
  planEffectiveDate,
  planTerminationDate: null,
});

test.each([
  ["groups", getGroups],
  ["groups/individual", getIndividualGroups],
] as const)("%s without the member's own group is refused, and not kept", async (path, load) => {
  for (const broken of [[], [{ ...wire, memberKey: "6" }]]) {
    const { gateway } = await world.as("multi");
    await world.answerNext(path, broken);
    expect(await refusedField(load(gateway, "5"))).toBe("memberKey (another record)");
    await world.answerNext(path, [wire]);
    expect((await load(gateway, "5")).current.memberKey).toBe("5");
  }
});

test("kept groups without the member's own are refused as well", async () => {
  const { gateway } = await world.as("multi");
  await listGroups(gateway);
  expect(await refusedField(getGroups(gateway, "5"))).toBe("memberKey");
});

test("GW-12 GET group-detail answers the groups of a person and the one of their token", async () => {
  const first = await world.as("multi");
  const value = await world.reads("multi", "group-detail", findGroupSelectData);
  expect(value?.groups).toEqual([
    {
      groupId: "10007011",
      groupName: "Imaginary Orchards",
      startDate: "2023-11-01",
      endDate: null,
    },
    {
      groupId: "10007028",
      groupName: "Invented Bakery Co-op",
      startDate: "2025-11-01",
      endDate: null,
    },
  ]);
  expect(value?.currentGroup).toBe("10007011");
  const chosen = { groupId: "10007028", domain: 1 };
  const { token } = valueOf(await switchGroup(first.gateway, chosen));
  const second = await findGroupSelectData(world.with(token).gateway);
  expect(second).toEqual({ groups: value?.groups, currentGroup: "10007028" });
});

test("GW-12 a failed GET group-detail gives null, and is not repeated by the next read", async () => {
  for (const answer of [undefined, { groups: [{ groupName: "No ID" }] }]) {
    const { gateway } = await world.as("multi");
    await world.answerNext("group-detail", answer ?? {}, answer === undefined ? 500 : 200);
    const { value, asked } = await world.during(async () => [
      await findGroupSelectData(gateway),
      await findGroupSelectData(gateway),
    ]);
    expect([value, asked.length]).toEqual([[null, null], 1]);
  }
});

test("DATA-28 group-detail is read with its groups' dates, and with the current group as an ID or an object", () => {
  const row = { groupId: 5, groupName: "A", startDate: "01/01/2025", endDate: "", more: true };
  const read = (currentGroup?: unknown) =>
    groupDetail.answer.parse({ groups: [row], currentGroup, more: 1 });
  expect(read({ groupId: 5, groupName: "A" })).toEqual({
    groups: [{ groupId: "5", groupName: "A", startDate: "2025-01-01", endDate: null }],
    currentGroup: "5",
  });
  const shown = [read("5"), read(5), read(null), read()].map((each) => each.currentGroup);
  expect(shown).toEqual(["5", "5", null, null]);
  expect(groupDetail.answer.parse({}).groups).toEqual([]);
});

test("GW-10 the groups of an unchecked token are a value, as is their refusal", async () => {
  const { gateway } = await world.as("flag360");
  expect(valueOf(await attemptGroups(gateway))).toEqual(await listGroups(gateway));
  const refused = await world.given("groups", {}, attemptGroups, { status: 401 });
  expect(refused).toMatchObject({ ok: false, error: { status: 401 } });
});
