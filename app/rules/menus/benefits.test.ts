import { expect, test } from "vitest";
import { type BenefitCategory, categoryOrder } from "../benefits/benefit-categories.ts";
import { benefitsMenu } from "./menus.ts";
import type { MenuFacts } from "./menu-facts.ts";
import { personas } from "./personas.fixture.ts";

const ids = (differences: Partial<MenuFacts>) =>
  benefitsMenu({ ...personas.sub, ...differences }).map(({ id }) => id);

test("MENU-08 MENU-14 BRAND-23 a category named twice is listed once; one group has the short list", () => {
  const twice = ids({ activeCategories: ["vision", "vision"] });
  expect(twice.filter((id) => id === "benefits-vision")).toHaveLength(1);
  expect(ids({ groupId: "10004760" })).toContain("benefits-summary");
  for (const groupId of ["10002805", "100000075", "1000476", "100047600", "", null]) {
    expect(ids({ groupId })).not.toContain("benefits-summary");
  }
});

test("CONST-17 the entries stand in the order of the categories", () => {
  for (const persona of [personas.materials, personas.ma, personas.bare, personas.future]) {
    const orders = benefitsMenu(persona).map(({ id }) =>
      categoryOrder(id.replace("benefits-", "") as BenefitCategory),
    );
    expect(orders.length).toBeGreaterThan(1);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
    expect(new Set(orders).size).toBe(orders.length);
  }
});
