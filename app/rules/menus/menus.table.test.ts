import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import type { Category } from "../member/eligibility.ts";
import { everyCase, menusByPlace } from "./every-case.fixture.ts";
import type { MenuFacts } from "./menu-facts.ts";
import type { MenuId, MenuItem, MenuTarget } from "./menu-item.ts";
import { specified } from "./personas.fixture.ts";

// Every combination held against the specification written down a second time: in which menu an
// entry stands, where it leads, to whom it shows, in the order of the rows.

// A row without a target is the one that is configured.
type Row = readonly [MenuId, MenuTarget | null, (c: MenuFacts) => boolean];

const always = () => true;
const isShort = (c: MenuFacts) => c.flags.summit || c.groupId === "10004760";
const has = (category: Category) => (c: MenuFacts) =>
  !isShort(c) && c.activeCategories.includes(category);
const hasSettings = (c: MenuFacts) => c.subscriber || (c.minor && !c.flags.providence);

const account: readonly Row[] = [
  ["account-summary", "/account/summary", always],
  ["account-member-information", "/account/member-information", always],
  ["account-settings", "/account/settings", hasSettings],
  ["account-plan-benefits", "/account/plan-benefits", always],
  ["account-ebill", "/account/ebill", (c) => c.hasEbill && !c.termed && !c.flags.providence],
  ["account-help-center", "/account/support", always],
];
const benefits: readonly Row[] = [
  ["benefits-summary", "/benefits/summary", isShort],
  ["benefits-medical", "/benefits/medical", has("medical")],
  ["benefits-dental", "/benefits/dental", has("dental")],
  ["benefits-vision", "/benefits/vision", has("vision")],
  ["benefits-pharmacy", "/benefits/pharmacy", has("pharmacy")],
  ["benefits-programs", "/benefits/programs", (c) => !c.flags.providence],
  ["benefits-referrals", "/benefits/referrals", (c) => c.hasReferrals],
  ["benefits-handbooks", null, (c) => !c.flags.providence],
  [
    "benefits-medicare-materials",
    "/benefits/medicare-materials",
    (c) => c.hasMedicareMaterials && !isShort(c),
  ],
];
const findCare: readonly Row[] = [
  ["find-care-resources", "/find-care/resources", (c) => !c.flags.providence],
  [
    "find-care-primary-care",
    "/find-care/primary-care",
    (c) => c.primaryCareShown && !c.flags.providence,
  ],
  ["find-care-dentist", "/find-care/find-a-dentist", (c) => c.flags.providence],
];
const claims: readonly Row[] = [
  ["claims-list", "/claims", always],
  ["claims-eobs", "/eobs", (c) => c.subscriber],
  ["claims-pharmacy", "/navitus", (c) => c.hasPharmacyProgram],
];
const popup: readonly Row[] = [
  ["my-account", "/account", always],
  ["account-settings", "/account/settings", hasSettings],
  ["change-password", "/account/settings/change-password", hasSettings],
  ["log-in-as-anyone", "/login-as", (c) => c.staffRole === "logInAsAnyone"],
  ["log-in-as-non-employee", "/login-as", (c) => c.staffRole === "logInAsNonEmp"],
  ["log-out", { logOut: true }, always],
];
const menus: readonly (readonly [...Row, readonly Row[]])[] = [
  ["home", "/home", always, []],
  ["account", "/account", always, account],
  ["benefits", "/benefits", (c) => !c.termed, benefits],
  ["find-care", "/find-care", (c) => !c.termed, findCare],
  ["claims-and-eobs", "/claims", (c) => c.hasEligibility && c.subscriber, claims],
  ["claims", "/claims", (c) => c.hasEligibility && !c.subscriber, claims],
];

const shownRows = (rows: readonly Row[], c: MenuFacts): readonly MenuItem[] =>
  rows
    .filter(([, , isShown]) => isShown(c))
    .map(([id, target]) => ({
      id,
      target: target ?? c.handbooksPath,
      children: [],
    }));

/** The menus as the rows above have them. */
function expectedMenus(c: MenuFacts): ReturnType<typeof menusByPlace> {
  const all: readonly MenuItem[] = menus
    .filter(([, , isShown]) => isShown(c))
    .map(([id, target, , rows]) => ({
      id,
      target: target ?? c.handbooksPath,
      children: shownRows(rows, c),
      ...(id === "account" ? { hiddenInBar: true } : {}),
    }));
  const withoutAccount = all.filter(({ id }) => id !== "account");
  const below = (...ids: MenuId[]) => all.find(({ id }) => ids.includes(id))?.children ?? [];
  return {
    primary: all,
    bar: withoutAccount,
    accountPage: below("account"),
    benefitsPage: below("benefits"),
    findCarePage: below("find-care"),
    claimsPage: below("claims", "claims-and-eobs"),
    popup: shownRows(popup, c),
  };
}

test("MENU-07 MENU-15 ROLE-17 T-30 every combination has the menus of the specification", () => {
  const wrong: unknown[] = [];
  for (const facts of everyCase) {
    const all = Object.entries(menusByPlace(facts));
    const actual = Object.fromEntries(all.map(([place, items]) => [place, specified(items)]));
    const expected = expectedMenus(facts);
    if (!isDeepStrictEqual(actual, expected)) wrong.push({ actual, expected, facts });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(everyCase).toHaveLength(5 * 2 ** 9 * 2 * 2 * 3);
}, 30_000);
