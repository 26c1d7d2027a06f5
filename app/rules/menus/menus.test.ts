import { expect, test } from "vitest";
import { menuText } from "#app/text/frame/menus.ts";
import { accountMenu, benefitsMenu, settingsMenu, utilityMenu, visitorMenu } from "./menus.ts";
import type { MenuFacts } from "./menu-facts.ts";
import { personas, brands } from "./personas.fixture.ts";
import type { MenuItem } from "./menu-item.ts";

const titles = (differences: Partial<MenuFacts> = {}) =>
  accountMenu({ ...personas.sub, ...differences }).map(({ id }) => menuText[id]);

test("S-05 the account menu ends with Download my data and Communication choices, except for acting staff", () => {
  const ours = ["Download my data", "Communication choices"];
  expect(titles().slice(-3)).toEqual(["Help center", ...ours]);
  expect(titles({ acting: true, staffRole: "logInAsAnyone" }).at(-1)).toBe("Help center");
  // Staff on their own account are members like others.
  expect(titles({ staffRole: "logInAsAnyone" }).slice(-2)).toEqual(ours);
  expect(titles({ hasCommunicationChoices: false }).slice(-2)).toEqual(["Help center", ours[0]]);
});

test("MENU-08 MENU-14 a category named twice is listed once, and Medicare Advantage has the short menu", () => {
  const idsOf = (differences: Partial<MenuFacts>) =>
    benefitsMenu({ ...personas.sub, ...differences }).map(({ id }) => id);
  const twice = idsOf({ activeCategories: ["vision", "vision"] });
  expect(twice.filter((id) => id === "benefits-vision")).toHaveLength(1);
  expect(idsOf({ groupId: "10004760" })).toContain("benefits-summary");
  expect(idsOf({ groupId: null })).not.toContain("benefits-summary");
});

test("ROUTE-71 the account menus have an entry for /id-card, except for termed members", () => {
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

test("MENU-25 MENU-26 MENU-27 MENU-28 members and visitors have utility menus, visitors of the partner none", () => {
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
