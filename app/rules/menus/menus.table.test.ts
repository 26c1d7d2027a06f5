import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { menuText } from "#app/text/frame/menus.ts";
import type { Category } from "../member/eligibility.ts";
import { everyCase, flat, menusByPlace } from "./every-case.fixture.ts";
import type { MenuFacts } from "./menu-facts.ts";
import { MENU_IDS, type MenuId, type MenuItem, type MenuTarget } from "./menu-item.ts";
import { specified } from "./personas.fixture.ts";
import { utilityMenu, visitorMenu } from "./menus.ts";

// Every combination, compared with a second transcript of the specification, in the order of rows.

// A row without a target is the one that is configured.
type Row = readonly [rows: string, MenuId, MenuTarget | null, (c: MenuFacts) => boolean];

const always = () => true;
const isShort = (c: MenuFacts) => c.flags.summit || c.groupId === "10004760";
const has = (category: Category) => (c: MenuFacts) =>
  !c.termed && !isShort(c) && c.activeCategories.includes(category);
const hasSettings = (c: MenuFacts) => c.subscriber || (c.minor && !c.flags.providence);
const notProv = (c: MenuFacts) => !c.flags.providence;
const onProv = (c: MenuFacts) => c.flags.providence;
const anyone = (c: MenuFacts) => c.staffRole === "logInAsAnyone";
const nonEmp = (c: MenuFacts) => c.staffRole === "logInAsNonEmp";
const hasBenefits = (c: MenuFacts) => !c.termed;

const account: readonly Row[] = [
  ["MENU-15 Summary", "account-summary", "/account/summary", always],
  [
    "MENU-15 Member information",
    "account-member-information",
    "/account/member-information",
    always,
  ],
  ["MENU-34 MENU-35 ROLE-11 T-25 Settings", "account-settings", "/account/settings", hasSettings],
  ["MENU-15 Member plan benefits", "account-plan-benefits", "/account/plan-benefits", always],
  [
    "MENU-36 MENU-37 MENU-44 T-27 eBill",
    "account-ebill",
    "/account/ebill",
    (c) => c.hasEbill && !c.termed && !c.flags.providence,
  ],
  ["MENU-15 Help center", "account-help-center", "/account/support", always],
];
const benefits: readonly Row[] = [
  ["MENU-13 MENU-14 BRAND-23 Benefits", "benefits-summary", "/benefits/summary", isShort],
  ["MENU-08 MENU-40 Medical benefits", "benefits-medical", "/benefits/medical", has("medical")],
  ["MENU-08 MENU-40 Dental benefits", "benefits-dental", "/benefits/dental", has("dental")],
  ["MENU-08 MENU-40 Vision benefits", "benefits-vision", "/benefits/vision", has("vision")],
  ["MENU-08 MENU-40 Pharmacy benefits", "benefits-pharmacy", "/benefits/pharmacy", has("pharmacy")],
  ["MENU-09 MENU-42 ROLE-19 Programs", "benefits-programs", "/benefits/programs", notProv],
  ["MENU-10 Referrals", "benefits-referrals", "/benefits/referrals", (c) => c.hasReferrals],
  ["MENU-11 MENU-43 T-64 Member Handbooks", "benefits-handbooks", null, (c) => !c.flags.providence],
  [
    "MENU-12 MENU-14 T-30 Medicare Materials",
    "benefits-medicare-materials",
    "/benefits/medicare-materials",
    (c) => c.hasMedicareMaterials && !isShort(c),
  ],
];
const findCare: readonly Row[] = [
  ["MENU-16 MENU-45 Find care resources", "find-care-resources", "/find-care/resources", notProv],
  [
    "MENU-17 MENU-45 ELIG-11 Primary care",
    "find-care-primary-care",
    "/find-care/primary-care",
    (c) => c.primaryCareShown && !c.flags.providence,
  ],
  ["MENU-45 T-24 Find-a-dentist", "find-care-dentist", "/find-care/find-a-dentist", onProv],
];
const claims: readonly Row[] = [
  ["MENU-18 Claims", "claims-list", "/claims", always],
  ["MENU-19 ROLE-08 EOBs", "claims-eobs", "/eobs", (c) => c.subscriber],
  ["MENU-20 Pharmacy", "claims-pharmacy", "/navitus", (c) => c.hasPharmacyProgram],
];
const popup: readonly Row[] = [
  ["MENU-21 My account", "my-account", "/account", always],
  ["MENU-34 MENU-35 T-66 Settings", "account-settings", "/account/settings", hasSettings],
  [
    "MENU-34 MENU-35 T-66 Change password",
    "change-password",
    "/account/settings/change-password",
    hasSettings,
  ],
  ["MENU-22 ROLE-13 T-48 LoginAsAnyone", "log-in-as-anyone", "/login-as", anyone],
  ["MENU-23 ROLE-13 T-48 LoginAsNonEmp", "log-in-as-non-employee", "/login-as", nonEmp],
  ["MENU-21 Log out", "log-out", { logOut: true }, always],
];
const menus: readonly (readonly [...Row, readonly Row[]])[] = [
  ["MENU-01 Home", "home", "/home", always, []],
  ["MENU-02 Account", "account", "/account", always, account],
  ["MENU-03 MENU-38 T-28 Benefits", "benefits", "/benefits", hasBenefits, benefits],
  ["MENU-04 MENU-39 T-28 Find care", "find-care", "/find-care", hasBenefits, findCare],
  [
    "MENU-05 MENU-41 ROLE-18 T-31 Claims/EOBs",
    "claims-and-eobs",
    "/claims",
    (c) => c.hasEligibility && c.subscriber,
    claims,
  ],
  ["MENU-06 ROLE-09 Claims", "claims", "/claims", (c) => c.hasEligibility && !c.subscriber, claims],
];

const shownRows = (rows: readonly Row[], c: MenuFacts): readonly MenuItem[] =>
  rows
    .filter(([, , , isShown]) => isShown(c))
    .map(([, id, target]) => ({ id, target: target ?? c.handbooksPath, children: [] }));

/** The menus as the rows above have them. */
function expectedMenus(c: MenuFacts): ReturnType<typeof menusByPlace> {
  const all: readonly MenuItem[] = menus
    .filter(([, , , isShown]) => isShown(c))
    .map(([, id, target, , rows]) => ({
      id,
      target: target ?? c.handbooksPath,
      children: shownRows(rows, c),
      ...(id === "account" ? { hiddenInBar: true } : {}),
    }));
  const below = (...ids: MenuId[]) => all.find(({ id }) => ids.includes(id))?.children ?? [];
  return {
    primary: all,
    bar: all.filter(({ id }) => id !== "account"),
    accountPage: below("account"),
    benefitsPage: below("benefits"),
    findCarePage: below("find-care"),
    claimsPage: below("claims", "claims-and-eobs"),
    popup: shownRows(popup, c),
  };
}

/** Deep equality, which takes longer, decides where the texts differ. */
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other) || isDeepStrictEqual(one, other);

const everyWorld = everyCase.map((facts) => ({ facts, menus: menusByPlace(facts) }));

test("MENU-07 ROLE-17 T-27 T-30 SHELL-26 every combination of facts has the specified menus", () => {
  const wrong: unknown[] = [];
  for (const { facts, menus: all } of everyWorld) {
    const places = Object.entries(all).map(([index, items]) => [index, specified(items)]);
    const [actual, expected] = [Object.fromEntries(places), expectedMenus(facts)];
    if (!isSame(actual, expected)) wrong.push({ actual, expected, facts });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(everyCase).toHaveLength(5 * 2 ** 11 + 5 * 2 ** 4 * 2);
});

test.for<Row | (typeof menus)[number]>([
  ...menus,
  ...account,
  ...benefits,
  ...findCare,
  ...claims,
  ...popup,
])("%s: the entry %s has these words and its target", ([rows, id, target]) => {
  expect(menuText[id]).toBe(rows.replace(/^(?:[A-Z]+-\d+ )+/, ""));
  const entryIn = ({ menus: all }: (typeof everyWorld)[number]) =>
    Object.values(all)
      .flatMap(flat)
      .find((item) => item.id === id);
  const shown = everyWorld.find((world) => entryIn(world) !== undefined);
  expect(shown && entryIn(shown)?.target).toEqual(target ?? shown?.facts.handbooksPath);
  expect(shown).toBeDefined();
});

test("DATA-37 every menu entry has a title, a target and children, and each id is unique in a menu", () => {
  const isSound = ({ id, target, children }: MenuItem) =>
    menuText[id] !== "" &&
    (typeof target === "string" ? /^\/[a-z]/.test(target) : target.logOut) &&
    Array.isArray(children);
  const wrong: unknown[] = [];
  const seen = new Set<MenuId>();
  const beyond = new Set<MenuId>();
  for (const { facts, menus: all } of everyWorld) {
    const { flags } = facts;
    const shared = [true, false].map((signedIn) => utilityMenu({ flags, signedIn }));
    for (const menu of [...Object.values(all), ...shared, visitorMenu(flags)]) {
      const items = flat(menu);
      const ids = new Set(items.map(({ id }) => id));
      for (const id of ids) seen.add(id);
      for (const item of menu) {
        const all = item.beyondSpecification === undefined ? item.children : [item];
        for (const { id, beyondSpecification: why } of flat(all)) {
          if (why !== undefined) beyond.add(id);
        }
      }
      if (!items.every(isSound) || ids.size !== items.length) wrong.push({ menu, facts });
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect([...seen].toSorted()).toEqual(MENU_IDS.toSorted());
  const expected = ["account-communication-choices", "account-download", "documents", "id-cards"];
  expect([...beyond].toSorted()).toEqual(expected);
});
