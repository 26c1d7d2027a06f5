import { expect, test } from "vitest";
import { CATEGORIES } from "../member/eligibility.ts";
import { accountMenu } from "./account.ts";
import { benefitsMenu } from "./benefits.ts";
import { claimsMenu } from "./claims.ts";
import { findCareMenu } from "./find-care.ts";
import type { MenuFacts } from "./menu-facts.ts";
import { brands, personas } from "./personas.fixture.ts";
import type { MenuId, MenuItem } from "./menu-item.ts";
import { primaryMenu } from "./primary.ts";
import { visitorMenu } from "./utility.ts";

const sub: MenuFacts = personas.sub;
const given = (differences: Partial<MenuFacts>): MenuFacts => ({ ...sub, ...differences });
const { providence, summit, partner } = brands;
const ma = { groupId: "10004760" };
const termed = { termed: true };
type Menu = (facts: MenuFacts) => readonly MenuItem[];
const hides =
  (menu: Menu, id: MenuId) =>
  (facts: MenuFacts): boolean =>
    menu(facts).every((item) => item.id !== id);
const hidesSettings = hides(accountMenu, "account-settings");

test.each([
  ["MENU-38 T-27 T-28", "Benefits", "termed", hides(primaryMenu, "benefits"), termed, {}],
  ["MENU-39 T-27 T-28", "Find care", "termed", hides(primaryMenu, "find-care"), termed, {}],
  [
    "MENU-41 T-31",
    "Claims",
    "no eligibility",
    hides(primaryMenu, "claims-and-eobs"),
    { hasEligibility: false },
    termed,
  ],
  [
    "MENU-19",
    "EOBs",
    "a dependent",
    hides(claimsMenu, "claims-eobs"),
    { subscriber: false },
    termed,
  ],
  [
    "MENU-20",
    "Pharmacy",
    "no Navitus",
    hides(claimsMenu, "claims-pharmacy"),
    {},
    { hasPharmacyProgram: true },
  ],
  [
    "MENU-10",
    "Referrals",
    "none",
    hides(benefitsMenu, "benefits-referrals"),
    { hasReferrals: false },
    { flags: summit },
  ],
  [
    "MENU-42",
    "Programs",
    "Providence",
    hides(benefitsMenu, "benefits-programs"),
    { flags: providence },
    { flags: summit },
  ],
  [
    "MENU-42 T-30",
    "Programs",
    "10004760 there",
    hides(benefitsMenu, "benefits-programs"),
    { flags: providence, ...ma },
    ma,
  ],
  [
    "MENU-43",
    "handbooks",
    "Providence",
    hides(benefitsMenu, "benefits-handbooks"),
    { flags: providence },
    { flags: summit },
  ],
  [
    "MENU-43 T-30",
    "handbooks",
    "10004760 there",
    hides(benefitsMenu, "benefits-handbooks"),
    { flags: providence, ...ma },
    ma,
  ],
  [
    "MENU-12",
    "Medicare Materials",
    "none",
    hides(benefitsMenu, "benefits-medicare-materials"),
    {},
    personas.materials,
  ],
  [
    "MENU-14 T-30",
    "Medicare Materials",
    "10004760",
    hides(benefitsMenu, "benefits-medicare-materials"),
    personas.ma,
    personas.materials,
  ],
  ["MENU-36", "eBill", "none", hides(accountMenu, "account-ebill"), { hasEbill: false }, {}],
  ["MENU-37 T-27", "eBill", "termed", hides(accountMenu, "account-ebill"), termed, {}],
  [
    "MENU-44",
    "eBill",
    "Providence",
    hides(accountMenu, "account-ebill"),
    { flags: providence },
    { flags: summit },
  ],
  [
    "MENU-45",
    "resources",
    "Providence",
    hides(findCareMenu, "find-care-resources"),
    { flags: providence },
    { flags: summit },
  ],
  [
    "MENU-17",
    "Primary care",
    "no reason",
    hides(findCareMenu, "find-care-primary-care"),
    { primaryCareShown: false },
    {},
  ],
  [
    "MENU-45",
    "Primary care",
    "Providence",
    hides(findCareMenu, "find-care-primary-care"),
    { flags: providence },
    {},
  ],
  [
    "MENU-45 T-24",
    "Find-a-dentist",
    "elsewhere",
    hides(findCareMenu, "find-care-dentist"),
    {},
    { flags: providence },
  ],
] satisfies [
  string,
  string,
  string,
  (facts: MenuFacts) => boolean,
  Partial<MenuFacts>,
  Partial<MenuFacts>,
][])("for %s: %s is hidden (%s)", (_rows, _entry, _why, isHidden, when, otherwise) => {
  expect(isHidden(given(when))).toBe(true);
  expect(isHidden(given(otherwise))).toBe(false);
});

test("MENU-08 MENU-40 a category is hidden unless active, and always for termed members", () => {
  const dental = given({ activeCategories: ["dental"] });
  const hidden = (facts: MenuFacts) =>
    CATEGORIES.filter((c) => hides(benefitsMenu, `benefits-${c}`)(facts));
  expect(hidden(dental)).toEqual(["medical", "vision", "pharmacy"]);
  expect(hidden({ ...dental, termed: true })).toEqual(CATEGORIES);
  expect(hidden({ ...sub, flags: summit })).toEqual(CATEGORIES);
  expect(hidden({ ...sub, ...ma })).toEqual(CATEGORIES);
  expect(hidden(sub)).toEqual([]);
});

test("MENU-13 MENU-14 BRAND-23 Summit and group 10004760 have the short list, and nobody else", () => {
  const isShort = (differences: Partial<MenuFacts>) =>
    !hides(benefitsMenu, "benefits-summary")(given(differences));
  expect(isShort({ flags: summit })).toBe(true);
  expect(isShort(ma)).toBe(true);
  for (const flags of [brands.carrier, providence, partner]) {
    expect(isShort({ flags, groupId: "10002805" })).toBe(false);
    expect(isShort({ flags, groupId: null })).toBe(false);
  }
});

test.each([
  ["a subscriber", true, false, false, false],
  ["an adult dependent", false, false, true, true],
  ["a minor dependent", false, true, false, true],
  // A child may hold a plan of its own: the rule speaks of those who are not subscribers.
  ["a subscriber under 18", true, true, false, false],
])(
  "MENU-34 MENU-35 ROLE-11 T-25 Settings for %s",
  (_who, subscriber, minor, hiddenElsewhere, hiddenOnProvidence) => {
    for (const flags of Object.values(brands)) {
      const hidden = flags.providence ? hiddenOnProvidence : hiddenElsewhere;
      expect(hidesSettings(given({ subscriber, minor, flags }))).toBe(hidden);
    }
  },
);

test("MENU-28 only the health-plan partner hides the visitor's menu", () => {
  const hiding = Object.entries(brands).filter(([, flags]) => visitorMenu(flags).length === 0);
  expect(hiding.map(([brand]) => brand)).toEqual(["partner"]);
});
