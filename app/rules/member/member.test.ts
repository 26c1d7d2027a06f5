import { expect, test } from "vitest";
import { displayId, isSubscriber, listViewableMembers } from "./member.ts";

test("ROLE-07 only suffix 0 is the subscriber", () => {
  expect([0, 1, 2, 10].filter(isSubscriber)).toEqual([0]);
});

test.each([
  [true, "E1", "E1"],
  [true, " E1 ", "E1"],
  [true, "", "S1"],
  [true, "  ", "S1"],
  [true, null, "S1"],
  [false, "E1", "S1"],
  [false, null, "S1"],
])("HOME-05 local 598 %s, employee ID %j: the displayed ID is %s", (local598, employeeId, id) => {
  expect(displayId({ local598, employeeId, subscriberId: "S1" })).toBe(id);
});

test("a subscriber views the whole family, a dependent only themself", () => {
  const family = [
    { memberKey: "K2", memberSuffix: 2 },
    { memberKey: "K0", memberSuffix: 0 },
    { memberKey: "K1", memberSuffix: 1 },
  ];
  const keysSeenBy = (viewer: { memberKey: string; memberSuffix: number }) =>
    listViewableMembers(family, viewer).map((member) => member.memberKey);
  expect(keysSeenBy({ memberKey: "K0", memberSuffix: 0 })).toEqual(["K2", "K0", "K1"]);
  expect(keysSeenBy({ memberKey: "K1", memberSuffix: 1 })).toEqual(["K1"]);
  expect(keysSeenBy({ memberKey: "K9", memberSuffix: 9 })).toEqual([]);
});
