import { expect, test } from "vitest";
import { menuText } from "#app/text/menus.ts";
import type { MenuItem } from "./menu-item.ts";
import { brands } from "./personas.fixture.ts";
import { utilityMenu, visitorMenu } from "./utility.ts";

const { partner, ...others } = brands;
const inWords = (menu: readonly MenuItem[]) => menu.map(({ id, target }) => [menuText[id], target]);

test("MENU-24 with a member the utility menu is Contact us and Log out, on every brand", () => {
  for (const flags of Object.values(brands)) {
    expect(inWords(utilityMenu({ flags, signedIn: true }))).toEqual([
      ["Contact us", "/contact-us"],
      ["Log out", { logOut: true }],
    ]);
  }
});

test("MENU-25 without a member the utility menu has Log in in place of Log out", () => {
  for (const flags of Object.values(others)) {
    expect(inWords(utilityMenu({ flags, signedIn: false }))).toEqual([
      ["Contact us", "/contact-us"],
      ["Log in", "/login"],
    ]);
  }
});

test("MENU-26 MENU-27 a visitor's menu is Log in and Contact us", () => {
  for (const flags of Object.values(others)) {
    expect(inWords(visitorMenu(flags))).toEqual([
      ["Log in", "/login"],
      ["Contact us", "/contact-us"],
    ]);
  }
});

test("MENU-28 the health-plan partner has no visitor's menu, nor a utility menu for visitors", () => {
  expect(visitorMenu(partner)).toEqual([]);
  expect(utilityMenu({ flags: partner, signedIn: false })).toEqual([]);
});
