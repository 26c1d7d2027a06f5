import { expect, test } from "vitest";
import {
  BENEFIT_CATEGORIES,
  BENEFIT_TYPE_KEYS,
  type BenefitCategory,
  benefitTypeKey,
  categoryOrder,
  defaultCategory,
  opensSummary,
  priorAuthorizationKinds,
} from "./benefit-categories.ts";
import { getPlainDate } from "../dates/plain-date.ts";
import { rowOf } from "../member/eligibility.fixture.ts";
import { CATEGORIES } from "../member/eligibility.ts";

test("DATA-31 BENEFIT-03 there are twelve benefit categories, with every kind of coverage", () => {
  expect(BENEFIT_CATEGORIES.join(" ")).toBe(
    "medical dental pharmacy vision summary programs referrals handbooks " +
      "certificate-of-coverage medicare-materials prior-authorization none",
  );
  const asBenefits: readonly BenefitCategory[] = CATEGORIES;
  expect(BENEFIT_CATEGORIES).toEqual(expect.arrayContaining([...asBenefits]));
});

test("DATA-31 BENEFIT-04 the benefit type is M, D, V or U, and U for any other letter", () => {
  expect(BENEFIT_TYPE_KEYS).toEqual(["M", "D", "V", "U"]);
  const letters = ["M", "D", "V", "U", "X", "m", ""];
  expect(letters.map(benefitTypeKey)).toEqual(["M", "D", "V", "U", "U", "U", "U"]);
});

test("CONST-17 BENEFIT-05 summary and medical come first, then each category in its place", () => {
  const places = BENEFIT_CATEGORIES.map((name) => `${name} ${categoryOrder(name)}`);
  expect(places.join(", ")).toBe(
    "medical 1, dental 2, pharmacy 4, vision 3, summary 1, programs 5, referrals 6, handbooks 7, " +
      "certificate-of-coverage 8, medicare-materials 9, prior-authorization 10, none 11",
  );
});

const vision = rowOf("vision", "2026-01-01");
const dentalToCome = rowOf("dental", "2027-01-01");
const medicalOver = rowOf("medical", "2025-01-01", "2026-01-01");
const ineligible = { ...rowOf("medical", "2026-01-01"), eligible: false };

test.each([
  ["the first in the order M, D, V, X", [vision, rowOf("medical", "2026-01-01")], "medical"],
  ["a future category, too", [vision, dentalToCome], "dental"],
  ["neither an ended nor an ineligible one", [medicalOver, ineligible, vision], "vision"],
  ["one with an ended period, too", [medicalOver, rowOf("medical", "2026-01-01")], "medical"],
] as const)("T-29 the default category is %s", (_case, rows, category) => {
  for (const hasPrograms of [true, false]) {
    expect(defaultCategory(rows, hasPrograms, getPlainDate("2026-11-21"))).toBe(category);
  }
});

test("T-29 without an eligible category the default is programs, without programs none", () => {
  const openFirst = (hasPrograms: boolean) =>
    defaultCategory([medicalOver], hasPrograms, getPlainDate("2026-11-21"));
  expect(openFirst(true)).toBe("programs");
  expect(openFirst(false)).toBe("none");
});

test.each([
  [true, "1", true],
  [true, "10004760", true],
  [false, "10004760", true],
  [false, "1", false],
])("S-12 Summit %s and group %s open the summary: %s", (summit, groupId, opens) => {
  expect(opensSummary({ summit }, groupId)).toBe(opens);
});

const rowsOf = (...categories: ("medical" | "dental" | "vision" | "pharmacy")[]) =>
  categories.map((category) => ({ category }));

test("ROUTE-41 S-18 prior authorization has examples of a member's categories, each once, in a fixed order", () => {
  const shown = priorAuthorizationKinds(rowsOf("dental", "pharmacy", "medical", "dental"));
  expect(shown).toEqual(["medical", "pharmacy", "dental"]);
  expect(priorAuthorizationKinds(rowsOf("dental"))).toEqual(["dental"]);
  expect(priorAuthorizationKinds(rowsOf("vision"))).toEqual([]);
});
