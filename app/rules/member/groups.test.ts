import { expect, test } from "vitest";
import {
  getCurrentGroup,
  GroupLookupError,
  isCityOfPortlandGroup,
  isMedicareAdvantageGroup,
  isMedicareGroup,
} from "./groups.ts";

test.each([
  ["CONST-20 the City of Portland group", isCityOfPortlandGroup, "10002805"],
  ["BRAND-23 CONST-21 the Medicare Advantage group", isMedicareAdvantageGroup, "10004760"],
  ["BRAND-24 CONST-22 a Medicare group by its parent group", isMedicareGroup, "100000075"],
])("%s has a single id", (_name, isGroup, id) => {
  const ids = ["10002805", "10004760", "100000075", "1000280", "100028050", "", null];
  expect(ids.filter(isGroup)).toEqual([id]);
});

test("GROUP-25 the current member's group is found by member key, and a missing one is an error", () => {
  const groups = [
    { memberKey: "M1", groupName: "Fernhill Foundry" },
    { memberKey: "M2", groupName: "Harbor Bakers" },
  ];
  expect(getCurrentGroup(groups, "M2")).toBe(groups[1]);
  const lookup = () => getCurrentGroup(groups, "M3");
  expect(lookup).toThrow(GroupLookupError);
  expect(lookup).toThrow(/^Failed to find group for current member$/);
  expect(() => getCurrentGroup([], "M1")).toThrow(GroupLookupError);
});
