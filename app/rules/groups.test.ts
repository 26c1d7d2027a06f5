import { expect, test } from "vitest";
import {
  CITY_OF_PORTLAND_GROUP,
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
