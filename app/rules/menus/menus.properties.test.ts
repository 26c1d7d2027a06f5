import { expect, test } from "vitest";
import { menuText } from "#app/text/menus.ts";
import { everyCase, flat, menusByPlace } from "./every-case.fixture.ts";
import type { MenuFacts, MenuFlags } from "./menu-facts.ts";
import { MENU_IDS, type MenuId, type MenuItem } from "./menu-item.ts";
import { utilityMenu, visitorMenu } from "./utility.ts";

// What holds of every menu, whoever looks at it.

const everyWorld = everyCase.map((facts) => {
  const menus = Object.values(menusByPlace(facts));
  return { facts, menus, ids: new Set(menus.flatMap(flat).map(({ id }) => id)) };
});

const sharedMenus = (flags: MenuFlags): readonly (readonly MenuItem[])[] => [
  utilityMenu({ flags, signedIn: true }),
  utilityMenu({ flags, signedIn: false }),
  visitorMenu(flags),
];

const isSound = ({ id, target, children }: MenuItem) =>
  menuText[id] !== "" &&
  (typeof target === "string" ? /^\/[a-z]/.test(target) : target.logOut) &&
  Array.isArray(children);

const isOf = (menu: MenuId) => (id: MenuId) => id === menu || id.startsWith(`${menu}-`);
const isOneOf =
  (...ids: MenuId[]) =>
  (id: MenuId) =>
    ids.includes(id);

test.each([
  ["MENU-38 MENU-40", "Benefits and categories, termed", (c) => c.termed, isOf("benefits")],
  ["MENU-39", "Find care, termed", (c) => c.termed, isOf("find-care")],
  ["MENU-37", "eBill, termed", (c) => c.termed, isOf("account-ebill")],
  ["MENU-36", "eBill, without", (c) => !c.hasEbill, isOf("account-ebill")],
  ["MENU-41 ROLE-18", "Claims, no eligibility", (c) => !c.hasEligibility, isOf("claims")],
  [
    "MENU-19 ROLE-08",
    "EOBs, dependents",
    (c) => !c.subscriber,
    isOneOf("claims-eobs", "claims-and-eobs"),
  ],
  [
    "MENU-42 MENU-43 MENU-44 MENU-45 ROLE-19",
    "what Providence has not",
    (c) => c.flags.providence,
    isOneOf(
      "benefits-programs",
      "benefits-handbooks",
      "account-ebill",
      "find-care-resources",
      "find-care-primary-care",
    ),
  ],
  ["T-24", "Find-a-dentist elsewhere", (c) => !c.flags.providence, isOf("find-care-dentist")],
  [
    "MENU-34 MENU-35 ROLE-11 T-66",
    "Settings, dependents of age or of Providence",
    (c) => !c.subscriber && (!c.minor || c.flags.providence),
    isOneOf("account-settings", "change-password"),
  ],
  [
    "MENU-13 MENU-14 T-30",
    "what the short list has not",
    (c) => c.flags.summit || c.groupId === "10004760",
    isOneOf(
      "benefits-medical",
      "benefits-dental",
      "benefits-vision",
      "benefits-pharmacy",
      "benefits-medicare-materials",
    ),
  ],
  [
    "MENU-22 MENU-23 ROLE-13",
    "login-as for nobody's role",
    (c) => c.staffRole === null,
    isOneOf("log-in-as-anyone", "log-in-as-non-employee"),
  ],
] satisfies [string, string, (c: MenuFacts) => boolean, (id: MenuId) => boolean][])(
  "for %s: hidden in the bars, the footer, the popup and on the pages alike: %s",
  (_rows, _what, applies, isHidden) => {
    const worlds = everyWorld.filter(({ facts }) => applies(facts));
    const leaks = worlds.filter(({ ids }) => [...ids].some(isHidden));
    expect(leaks.slice(0, 3)).toEqual([]);
    expect(worlds.length).toBeGreaterThan(0);
  },
);

test("DATA-37 every entry has a title, a target and its children, and no id comes twice", () => {
  const wrong: unknown[] = [];
  const seen = new Set<MenuId>();
  for (const { facts, menus } of everyWorld) {
    for (const menu of [...menus, ...sharedMenus(facts.flags)]) {
      const items = flat(menu);
      const ids = new Set(items.map(({ id }) => id));
      for (const id of ids) seen.add(id);
      if (!items.every(isSound) || ids.size !== items.length) wrong.push({ menu, facts });
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect([...seen].toSorted()).toEqual(MENU_IDS.toSorted());
}, 30_000);
