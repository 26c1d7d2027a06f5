import { expect, test } from "vitest";
import { menuText } from "#app/text/menus.ts";
import { accountMenu } from "./account.ts";
import type { MenuFacts } from "./menu-facts.ts";
import {
  brands,
  expected,
  onEveryBrand,
  type Persona,
  personas,
  specified,
} from "./personas.fixture.ts";

const first = "account-summary account-member-information";
const last = "account-help-center";
const all = `${first} account-settings account-plan-benefits account-ebill ${last}`;
const noSettings = `${first} account-plan-benefits account-ebill ${last}`;
const noEbill = `${first} account-settings account-plan-benefits ${last}`;
const neither = `${first} account-plan-benefits ${last}`;

test.each([
  ["sub", all, noEbill],
  ["dep-adult", noSettings, neither],
  ["dep-minor", all, neither],
  ["term", noEbill, noEbill],
  ["noelig", noEbill, noEbill],
  ["future", all, noEbill],
  ["bare", noEbill, noEbill],
  ["ma", all, noEbill],
  ["emp", all, noEbill],
  ["emp-as-dep", noSettings, neither],
] satisfies [Persona, string, string][])(
  "MENU-15 MENU-34 MENU-35 MENU-36 MENU-37 MENU-44 the account menu of %s on every brand",
  (persona, main, providence) => {
    expect(onEveryBrand(persona, accountMenu)).toEqual(expected(main, main, providence));
  },
);

const sub: MenuFacts = personas.sub;
const titles = (differences: Partial<MenuFacts> = {}) =>
  accountMenu({ ...sub, ...differences }).map(({ id }) => menuText[id]);

test("MENU-15 the six entries in words, in order, each to its page", () => {
  expect(specified(accountMenu(sub)).map(({ id, target }) => [menuText[id], target])).toEqual([
    ["Summary", "/account/summary"],
    ["Member information", "/account/member-information"],
    ["Settings", "/account/settings"],
    ["Member plan benefits", "/account/plan-benefits"],
    ["eBill", "/account/ebill"],
    ["Help center", "/account/support"],
  ]);
});

test("S-05 after them come our own pages, which staff who act for the member do not have", () => {
  const ours = ["Download my data", "Communication choices"];
  expect(titles().slice(-3)).toEqual(["Help center", ...ours]);
  expect(titles({ acting: true, staffRole: "logInAsAnyone" }).at(-1)).toBe("Help center");
  // Staff on their own account are members like others.
  expect(titles({ staffRole: "logInAsAnyone" }).slice(-2)).toEqual(ours);
  expect(titles({ hasCommunicationChoices: false }).slice(-2)).toEqual(["Help center", ours[0]]);
});

test("MENU-36 no eBill for a member without it", () => {
  expect(titles()).toContain("eBill");
  expect(titles({ hasEbill: false })).not.toContain("eBill");
});

test("MENU-37 ROLE-17 no eBill for a termed member, though there is one", () => {
  expect(titles({ termed: true, hasEbill: true })).not.toContain("eBill");
});

test("MENU-44 no eBill on Providence, though there is one", () => {
  expect(titles({ flags: brands.providence, hasEbill: true })).not.toContain("eBill");
  expect(titles({ flags: brands.summit, hasEbill: true })).toContain("eBill");
});
