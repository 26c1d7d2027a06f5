import { expect, test } from "vitest";
import { CATEGORIES } from "../member/eligibility.ts";
import type { MenuFacts } from "./menu-facts.ts";
import { brands, personas } from "./personas.fixture.ts";
import {
  isBenefitCategoryHidden,
  isBenefitsHidden,
  isBenefitsShort,
  isClaimsHidden,
  isEbillHidden,
  isEobsHidden,
  isFindADentistHidden,
  isFindCareHidden,
  isFindCareResourcesHidden,
  isHandbooksHidden,
  isMedicareMaterialsHidden,
  isPharmacyHidden,
  isPrimaryCareHidden,
  isProgramsHidden,
  isReferralsHidden,
  isSettingsHidden,
  isVisitorMenuHidden,
} from "./visibility.ts";

const sub: MenuFacts = personas.sub;
const given = (differences: Partial<MenuFacts>): MenuFacts => ({ ...sub, ...differences });
const { providence, summit, partner } = brands;
const ma = { groupId: "10004760" };
const termed = { termed: true };

test.each([
  ["MENU-38 T-27 T-28", "Benefits", "termed", isBenefitsHidden, termed, {}],
  ["MENU-39 T-27 T-28", "Find care", "termed", isFindCareHidden, termed, {}],
  ["MENU-41 T-31", "Claims", "no eligibility", isClaimsHidden, { hasEligibility: false }, termed],
  ["MENU-19", "EOBs", "a dependent", isEobsHidden, { subscriber: false }, termed],
  ["MENU-20", "Pharmacy", "no Navitus", isPharmacyHidden, {}, { hasPharmacyProgram: true }],
  ["MENU-10", "Referrals", "none", isReferralsHidden, { hasReferrals: false }, { flags: summit }],
  ["MENU-42", "Programs", "Providence", isProgramsHidden, { flags: providence }, { flags: summit }],
  [
    "MENU-42 T-30",
    "Programs",
    "10004760 there",
    isProgramsHidden,
    { flags: providence, ...ma },
    ma,
  ],
  [
    "MENU-43",
    "handbooks",
    "Providence",
    isHandbooksHidden,
    { flags: providence },
    { flags: summit },
  ],
  [
    "MENU-43 T-30",
    "handbooks",
    "10004760 there",
    isHandbooksHidden,
    { flags: providence, ...ma },
    ma,
  ],
  ["MENU-12", "Medicare Materials", "none", isMedicareMaterialsHidden, {}, personas.materials],
  [
    "MENU-14 T-30",
    "Medicare Materials",
    "10004760",
    isMedicareMaterialsHidden,
    personas.ma,
    personas.materials,
  ],
  ["MENU-36", "eBill", "none", isEbillHidden, { hasEbill: false }, {}],
  ["MENU-37 T-27", "eBill", "termed", isEbillHidden, termed, {}],
  ["MENU-44", "eBill", "Providence", isEbillHidden, { flags: providence }, { flags: summit }],
  [
    "MENU-45",
    "resources",
    "Providence",
    isFindCareResourcesHidden,
    { flags: providence },
    { flags: summit },
  ],
  ["MENU-17", "Primary care", "no reason", isPrimaryCareHidden, { primaryCareShown: false }, {}],
  ["MENU-45", "Primary care", "Providence", isPrimaryCareHidden, { flags: providence }, {}],
  ["MENU-45 T-24", "Find-a-dentist", "elsewhere", isFindADentistHidden, {}, { flags: providence }],
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
  const hidden = (facts: MenuFacts) => CATEGORIES.filter((c) => isBenefitCategoryHidden(facts, c));
  expect(hidden(dental)).toEqual(["medical", "vision", "pharmacy"]);
  expect(hidden({ ...dental, termed: true })).toEqual(CATEGORIES);
  expect(hidden({ ...sub, flags: summit })).toEqual(CATEGORIES);
  expect(hidden({ ...sub, ...ma })).toEqual(CATEGORIES);
  expect(hidden(sub)).toEqual([]);
});

test("MENU-13 MENU-14 BRAND-23 Summit and group 10004760 have the short list, and nobody else", () => {
  expect(isBenefitsShort(given({ flags: summit }))).toBe(true);
  expect(isBenefitsShort(given(ma))).toBe(true);
  for (const flags of [brands.carrier, providence, partner]) {
    expect(isBenefitsShort(given({ flags, groupId: "10002805" }))).toBe(false);
    expect(isBenefitsShort(given({ flags, groupId: null }))).toBe(false);
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
      expect(isSettingsHidden(given({ subscriber, minor, flags }))).toBe(hidden);
    }
  },
);

test("MENU-28 only the health-plan partner hides the visitor's menu", () => {
  const hiding = Object.entries(brands).filter(([, flags]) => isVisitorMenuHidden(flags));
  expect(hiding.map(([brand]) => brand)).toEqual(["partner"]);
});
