import { expect, test } from "vitest";
import {
  CITY_OF_PORTLAND_GROUP,
  getCurrentGroup,
  GroupLookupError,
  hasSeveralGroups,
  isCityOfPortlandGroup,
  isMedicareAdvantageGroup,
  isMedicareGroup,
  MEDICARE_ADVANTAGE_GROUP,
  MEDICARE_PARENT_GROUP,
} from "./groups.ts";

test("CONST-20 CONST-21 CONST-22 the three special groups", () => {
  expect(CITY_OF_PORTLAND_GROUP).toBe("10002805");
  expect(MEDICARE_ADVANTAGE_GROUP).toBe("10004760");
  expect(MEDICARE_PARENT_GROUP).toBe("100000075");
});

const ids = ["10002805", "10004760", "100000075", "1000280", "100028050", "", null];

test("CONST-20 only 10002805 is the City of Portland group", () => {
  expect(ids.filter(isCityOfPortlandGroup)).toEqual(["10002805"]);
});

test("BRAND-23 CONST-21 only 10004760 is the Medicare Advantage group", () => {
  expect(ids.filter(isMedicareAdvantageGroup)).toEqual(["10004760"]);
});

test("BRAND-24 CONST-22 only parent group 100000075 makes a Medicare group", () => {
  expect(ids.filter(isMedicareGroup)).toEqual(["100000075"]);
});

test("GROUP-25 the group of the current member is found by member key, or it is an error", () => {
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

test("for ROUTING-09 GROUP-02: two groups are several, one or none are not", () => {
  expect([[], [1], [1, 2], [1, 2, 3]].map(hasSeveralGroups)).toEqual([false, false, true, true]);
});
