import { describe, expect, test } from "vitest";
import { menuText } from "#app/text/menus.ts";
import { type BenefitCategory, categoryOrder } from "../benefits/benefit-categories.ts";
import { benefitsMenu } from "./benefits.ts";
import type { MenuFacts } from "./menu-facts.ts";
import {
  brands,
  expected,
  onEveryBrand,
  outline,
  type Persona,
  personas,
} from "./personas.fixture.ts";

const four = "benefits-medical benefits-dental benefits-vision benefits-pharmacy";
const rest = "benefits-programs benefits-referrals benefits-handbooks";
const short = `benefits-summary ${rest}`;
const materials = "benefits-medicare-materials";
const shortOnProvidence = "benefits-summary benefits-referrals";

describe("every persona on every brand", () => {
  test.each([
    ["sub", `${four} ${rest}`, short, `${four} benefits-referrals`],
    ["dep-adult", `${four} ${rest}`, short, `${four} benefits-referrals`],
    ["dep-minor", `${four} ${rest}`, short, `${four} benefits-referrals`],
    ["term", "", "", ""],
    ["noelig", "", "", ""],
    ["future", rest, short, "benefits-referrals"],
    ["dental-only", `benefits-dental ${rest}`, short, "benefits-dental benefits-referrals"],
    [
      "bare",
      `${four} benefits-programs benefits-handbooks`,
      "benefits-summary benefits-programs benefits-handbooks",
      four,
    ],
    ["materials", `${four} ${rest} ${materials}`, short, `${four} benefits-referrals ${materials}`],
    ["ma", short, short, shortOnProvidence],
    ["nav", `${four} ${rest}`, short, `${four} benefits-referrals`],
    ["emp", `${four} ${rest}`, short, `${four} benefits-referrals`],
  ] satisfies [Persona, string, string, string][])(
    "MENU-08 MENU-13 MENU-14 MENU-42 MENU-43 T-30 the benefits of %s",
    (persona, main, summit, providence) => {
      expect(onEveryBrand(persona, benefitsMenu)).toEqual(expected(main, summit, providence));
    },
  );
});

const sub: MenuFacts = personas.sub;
const ids = (differences: Partial<MenuFacts>) =>
  benefitsMenu({ ...sub, ...differences }).map(({ id }) => id);
const targetOf = (id: string, facts = sub) => benefitsMenu(facts).find((i) => i.id === id)?.target;

test("MENU-08 with medical and dental active, exactly those two are named '{Category} benefits'", () => {
  const menu = benefitsMenu({ ...sub, activeCategories: ["dental", "medical"] });
  const titles = menu.map(({ id }) => menuText[id]).filter((title) => title.endsWith(" benefits"));
  expect(titles).toEqual(["Medical benefits", "Dental benefits"]);
  expect(menu.slice(0, 2).map(({ target }) => target)).toEqual([
    "/benefits/medical",
    "/benefits/dental",
  ]);
});

test("MENU-08 a category named twice is listed once", () => {
  const twice = ids({ activeCategories: ["vision", "vision"] });
  expect(twice.filter((id) => id === "benefits-vision")).toHaveLength(1);
});

test("MENU-09 Programs leads to /benefits/programs", () => {
  expect(targetOf("benefits-programs")).toBe("/benefits/programs");
});

test("MENU-10 Referrals is there only for a member who has some", () => {
  expect(targetOf("benefits-referrals")).toBe("/benefits/referrals");
  expect(ids({ hasReferrals: false })).not.toContain("benefits-referrals");
});

test("MENU-11 T-64 the handbooks lead where they are configured to be", () => {
  expect(targetOf("benefits-handbooks")).toBe("/benefits/handbooks");
  const configured = { ...sub, handbooksPath: "/benefits/member-guides" };
  expect(targetOf("benefits-handbooks", configured)).toBe("/benefits/member-guides");
});

test("MENU-12 Medicare Materials is there only for a member who has them", () => {
  const withThem = { ...sub, hasMedicareMaterials: true };
  expect(targetOf("benefits-medicare-materials", withThem)).toBe("/benefits/medicare-materials");
  expect(ids({})).not.toContain("benefits-medicare-materials");
});

test.each([
  ["MENU-13", "Summit", { ...sub, flags: brands.summit, hasMedicareMaterials: true }],
  ["MENU-14 BRAND-23", "group 10004760", { ...sub, groupId: "10004760" }],
])(
  "for %s: the short list of %s, in words, its first entry to the summary",
  (_row, _who, facts) => {
    const menu = benefitsMenu(facts);
    expect(menu.map(({ id }) => menuText[id])).toEqual([
      "Benefits",
      "Programs",
      "Referrals",
      "Member Handbooks",
    ]);
    expect(menu[0]?.target).toBe("/benefits/summary");
  },
);

test("MENU-13 MENU-14 BRAND-23 T-30 the short list has Referrals only with referrals", () => {
  const without = "benefits-summary benefits-programs benefits-handbooks";
  const bare = { ...sub, hasReferrals: false };
  expect(outline(benefitsMenu({ ...bare, flags: brands.summit }))).toBe(without);
  expect(outline(benefitsMenu({ ...bare, groupId: "10004760" }))).toBe(without);
});

test("BRAND-23 MENU-14 no other group has the short list", () => {
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
