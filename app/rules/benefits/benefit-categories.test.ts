import { expect, test } from "vitest";
import {
  BENEFIT_CATEGORIES,
  BENEFIT_TYPE_KEYS,
  type BenefitCategory,
  benefitTypeKey,
  categoryOrder,
} from "./benefit-categories.ts";
import { CATEGORIES } from "../member/eligibility.ts";

test("DATA-31 BENEFIT-03 there are twelve benefit categories, every kind of coverage among them", () => {
  expect(BENEFIT_CATEGORIES.join(" ")).toBe(
    "medical dental pharmacy vision summary programs referrals handbooks " +
      "certificate-of-coverage medicare-materials prior-authorization none",
  );
  const asBenefits: readonly BenefitCategory[] = CATEGORIES;
  expect(BENEFIT_CATEGORIES).toEqual(expect.arrayContaining([...asBenefits]));
});

test("DATA-31 BENEFIT-04 the benefit type keys are M, D, V and U", () => {
  expect(BENEFIT_TYPE_KEYS).toEqual(["M", "D", "V", "U"]);
});

test.each([
  ["M", "M"],
  ["D", "D"],
  ["V", "V"],
  ["U", "U"],
  ["X", "U"],
  ["m", "U"],
  ["", "U"],
])("DATA-31 BENEFIT-04 the benefit type of %j is %s", (letter, key) => {
  expect(benefitTypeKey(letter)).toBe(key);
});

test.each([
  ["summary", 1],
  ["medical", 1],
  ["dental", 2],
  ["vision", 3],
  ["pharmacy", 4],
  ["programs", 5],
  ["referrals", 6],
  ["handbooks", 7],
  ["certificate-of-coverage", 8],
  ["medicare-materials", 9],
  ["prior-authorization", 10],
  ["none", 11],
] satisfies [BenefitCategory, number][])("CONST-17 BENEFIT-05 %s comes in place %i", (name, at) => {
  expect(categoryOrder(name)).toBe(at);
});
