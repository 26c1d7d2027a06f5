import { expect, test } from "vitest";
import { menuText } from "#app/text/menus.ts";
import type { MenuItem } from "./menu-item.ts";
import { brands } from "./personas.fixture.ts";
import { utilityMenu, visitorMenu } from "./utility.ts";

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
