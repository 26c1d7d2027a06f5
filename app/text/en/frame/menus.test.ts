import { expect, test } from "vitest";
import {
  BENEFIT_CATEGORIES,
  type BenefitCategory,
} from "#app/rules/benefits/benefit-categories.ts";
import { MENU_IDS, type MenuId } from "#app/rules/menus/menu-item.ts";
import { benefitCategoryText } from "../benefits/categories.ts";
import { menuText } from "./menus.ts";

// Text and rules stand apart, so it is here that a missing title does not compile.
const titles: Readonly<Record<MenuId, string>> = menuText;
const names: Readonly<Record<BenefitCategory, string>> = benefitCategoryText;

test("DATA-37 every menu entry has a title, and every title belongs to an entry", () => {
  expect(Object.keys(titles).toSorted()).toEqual(MENU_IDS.toSorted());
  expect(Object.values(titles).filter((title) => title.trim() === "")).toEqual([]);
});

test("DATA-31 BENEFIT-03 the twelve benefit categories have the specification's names", () => {
  expect(BENEFIT_CATEGORIES.map((category) => names[category]).join(", ")).toBe(
    "Medical, Dental, Pharmacy, Vision, Summary, Programs, Referrals, Member Handbooks, " +
      "Certificate of Coverage, Medicare Materials, Prior Authorization, None",
  );
});

test("MENU-08 the four kinds of coverage are named '{Category} benefits'", () => {
  const categories = ["medical", "dental", "vision", "pharmacy"] as const;
  const expected = ["Medical benefits", "Dental benefits", "Vision benefits", "Pharmacy benefits"];
  expect(categories.map((category) => titles[`benefits-${category}`])).toEqual(expected);
});

test("MENU-22 MENU-23 T-48 the login-as entries are spelt as the specification spells them", () => {
  expect(titles["log-in-as-anyone"]).toBe("LoginAsAnyone");
  expect(titles["log-in-as-non-employee"]).toBe("LoginAsNonEmp");
});
