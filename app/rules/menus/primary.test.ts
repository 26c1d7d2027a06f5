import { describe, expect, test } from "vitest";
import { menuText } from "#app/text/menus.ts";
import { accountMenu } from "./account.ts";
import { benefitsMenu } from "./benefits.ts";
import { claimsMenu } from "./claims.ts";
import type { MenuFacts } from "./menu-facts.ts";
import { findCareMenu } from "./find-care.ts";
import { brands, expected, onEveryBrand, type Persona, personas } from "./personas.fixture.ts";
import { primaryBarMenu, primaryMenu } from "./primary.ts";

const withoutSubmenus = (menu: typeof primaryMenu) => (facts: MenuFacts) =>
  menu(facts).map((item) => ({ ...item, children: [] }));

const table = [
  ["sub", "benefits find-care claims-and-eobs"],
  ["dep-adult", "benefits find-care claims"],
  ["dep-minor", "benefits find-care claims"],
  ["term", "claims-and-eobs"],
  ["noelig", ""],
  ["future", "benefits find-care claims-and-eobs"],
  ["bare", "benefits find-care claims-and-eobs"],
  ["ma", "benefits find-care claims-and-eobs"],
  ["nav", "benefits find-care claims-and-eobs"],
  ["emp", "benefits find-care claims-and-eobs"],
] satisfies [Persona, string][];

describe("every persona on every brand", () => {
  test.each(table)("MENU-07 the primary menu, which is the sitemap, of %s", (persona, rest) => {
    const menus = expected(`home account ${rest}`.trim());
    expect(onEveryBrand(persona, withoutSubmenus(primaryMenu))).toEqual(menus);
  });

  test.each(table)("MENU-02 the bar at the top for %s", (persona, rest) => {
    const menus = expected(`home ${rest}`.trim());
    expect(onEveryBrand(persona, withoutSubmenus(primaryBarMenu))).toEqual(menus);
  });
});

const sub: MenuFacts = personas.sub;
const inWords = (facts: MenuFacts) =>
  primaryMenu(facts).map(({ id, target }) => [menuText[id], target]);
const titles = (differences: Partial<MenuFacts>) =>
  inWords({ ...sub, ...differences }).map(([title]) => title);

test("MENU-01 Home leads to /home", () => {
  expect(inWords(sub)).toContainEqual(["Home", "/home"]);
});

test("MENU-02 Account is in the menu, marked as hidden in the bar, and no other entry is", () => {
  const marked = primaryMenu(sub).filter(({ hiddenInBar }) => hiddenInBar);
  expect(marked.map(({ id, target }) => [menuText[id], target])).toEqual([["Account", "/account"]]);
  expect(primaryBarMenu(sub).map(({ id }) => menuText[id])).not.toContain("Account");
});

test("MENU-03 Benefits leads to /benefits", () => {
  expect(inWords(sub)).toContainEqual(["Benefits", "/benefits"]);
});

test("MENU-04 Find care leads to /find-care", () => {
  expect(inWords(sub)).toContainEqual(["Find care", "/find-care"]);
});

test("MENU-05 a subscriber's Claims/EOBs leads to /claims", () => {
  expect(inWords(sub)).toContainEqual(["Claims/EOBs", "/claims"]);
});

test("MENU-06 ROLE-09 the entry is called Claims for everybody but subscribers", () => {
  const dependent = inWords({ ...sub, subscriber: false });
  expect(dependent).toContainEqual(["Claims", "/claims"]);
  expect(dependent.flat()).not.toContain("Claims/EOBs");
});

test("MENU-07 the order is Home, Account, Benefits, Find care, Claims/EOBs", () => {
  expect(titles({})).toEqual(["Home", "Account", "Benefits", "Find care", "Claims/EOBs"]);
});

test("MENU-38 MENU-39 ROLE-17 a termed member has neither Benefits nor Find care", () => {
  expect(titles({ termed: true })).toEqual(["Home", "Account", "Claims/EOBs"]);
});

test("MENU-40 ROLE-17 no '{Category} benefits' for a termed member: not in bar, not in footer", () => {
  const titlesBelow = (facts: MenuFacts) =>
    [primaryBarMenu, primaryMenu].map((menu) =>
      menu(facts).flatMap(({ children }) => children.map(({ id }) => menuText[id])),
    );
  for (const titles of titlesBelow(sub)) expect(titles).toContain("Dental benefits");
  for (const titles of titlesBelow({ ...sub, termed: true })) {
    expect(titles.filter((title) => /^(Medical|Dental|Vision|Pharmacy) /.test(title))).toEqual([]);
  }
});

test("MENU-41 ROLE-18 T-31 only without eligibility there is no Claims menu", () => {
  expect(titles({ termed: true, hasEligibility: false })).toEqual(["Home", "Account"]);
  expect(titles({ termed: true, hasEligibility: true })).toContain("Claims/EOBs");
});

test("for SHELL-12: the sitemap has each menu with the links of its page", () => {
  for (const flags of Object.values(brands)) {
    const facts = { ...personas.materials, flags };
    const pages = primaryMenu(facts).map(({ children }) => children);
    expect(pages).toEqual([
      [],
      accountMenu(facts),
      benefitsMenu(facts),
      findCareMenu(facts),
      claimsMenu(facts),
    ]);
  }
});
