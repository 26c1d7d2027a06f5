import { expect, test } from "vitest";
import { menuText } from "#app/text/frame/menus.ts";
import { accountMenu, benefitsMenu, settingsMenu, utilityMenu, visitorMenu } from "./menus.ts";
import type { MenuFacts } from "./menu-facts.ts";
import { personas, brands } from "./personas.fixture.ts";
import { type BenefitCategory, categoryOrder } from "../benefits/benefit-categories.ts";
import type { MenuItem } from "./menu-item.ts";

const titles = (differences: Partial<MenuFacts> = {}) =>
  accountMenu({ ...personas.sub, ...differences }).map(({ id }) => menuText[id]);

test("S-05 after the six come our own pages, which staff who act for the member do not have", () => {
  const ours = ["Download my data", "Communication choices"];
  expect(titles().slice(-3)).toEqual(["Help center", ...ours]);
  expect(titles({ acting: true, staffRole: "logInAsAnyone" }).at(-1)).toBe("Help center");
  // Staff on their own account are members like others.
  expect(titles({ staffRole: "logInAsAnyone" }).slice(-2)).toEqual(ours);
  expect(titles({ hasCommunicationChoices: false }).slice(-2)).toEqual(["Help center", ours[0]]);
});

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

test("S-03 ROUTE-71 the account menus lead to /id-card, but for termed members, whom it sends home", () => {
  const entry = {
    id: "id-cards",
    target: "/id-card",
    children: [],
    beyondSpecification: "§2 lists the section /id-card and no entry that leads to it",
  };
  for (const menu of [accountMenu, settingsMenu]) {
    for (const facts of [personas.sub, personas["dep-adult"], personas.future]) {
      expect(menu(facts)).toContainEqual(entry);
    }
    for (const facts of [personas.term, personas.noelig]) {
      expect(menu(facts).map(({ id }) => id)).not.toContain("id-cards");
    }
  }
});

const { partner, ...others } = brands;
const inWords = (menu: readonly MenuItem[]) => menu.map(({ id, target }) => [menuText[id], target]);

test("MENU-24 MENU-25 MENU-26 MENU-27 MENU-28 the menus of members, visitors, and the partner", () => {
  const [contact, logIn] = [
    ["Contact us", "/contact-us"],
    ["Log in", "/login"],
  ];
  for (const flags of Object.values(brands)) {
    const menu = inWords(utilityMenu({ flags, signedIn: true }));
    expect(menu).toEqual([contact, ["Log out", { logOut: true }]]);
  }
  for (const flags of Object.values(others)) {
    expect(inWords(utilityMenu({ flags, signedIn: false }))).toEqual([contact, logIn]);
    expect(inWords(visitorMenu(flags))).toEqual([logIn, contact]);
  }
  expect(visitorMenu(partner)).toEqual([]);
  expect(utilityMenu({ flags: partner, signedIn: false })).toEqual([]);
});
