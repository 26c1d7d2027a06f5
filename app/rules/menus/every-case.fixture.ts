import type { Category } from "../member/eligibility.ts";
import {
  accountMenu,
  benefitsMenu,
  claimsMenu,
  findCareMenu,
  primaryBarMenu,
  primaryMenu,
  settingsMenu,
} from "./menus.ts";
import type { MenuFacts } from "./menu-facts.ts";
import type { MenuItem } from "./menu-item.ts";
import { brands, personas } from "./personas.fixture.ts";

const either = [false, true];
const categories: Category[][] = [["dental"], ["pharmacy", "vision", "medical"]];

function vary<Name extends keyof MenuFacts>(
  cases: readonly MenuFacts[],
  name: Name,
  values: readonly MenuFacts[Name][],
): readonly MenuFacts[] {
  return cases.flatMap((facts) => values.map((value) => ({ ...facts, [name]: value })));
}

// The five brands, and a brand that is set up as two of them (T-18).
const flags = [
  brands.carrier,
  brands.summit,
  brands.providence,
  brands.partner,
  { ...brands.providence, summit: true },
];

let cases = vary([{ ...personas.sub, handbooksPath: "/benefits/member-guides" }], "flags", flags);
for (const name of ["subscriber", "minor", "termed", "hasEligibility"] as const) {
  cases = vary(cases, name, either);
}
// The popup alone looks at a staff member's role: it meets every combination of what the popup has.
const staff = vary(cases, "staffRole", ["logInAsAnyone", "logInAsNonEmp"]);
for (const name of ["hasReferrals", "hasMedicareMaterials", "hasEbill"] as const) {
  cases = vary(cases, name, either);
}
for (const name of ["hasPharmacyProgram", "primaryCareShown"] as const) {
  cases = vary(cases, name, either);
}
cases = vary(cases, "activeCategories", categories);
cases = vary(cases, "groupId", ["10001000", "10004760"]);

/** Every combination of what the menus look at, likely or not; of flags and categories, some. */
export const everyCase: readonly MenuFacts[] = [...cases, ...staff];

/** Every menu a member may meet, by place: the bars, the footer, the popup, the pages' own lists. */
export function menusByPlace(facts: MenuFacts) {
  return {
    primary: primaryMenu(facts),
    bar: primaryBarMenu(facts),
    accountPage: accountMenu(facts),
    benefitsPage: benefitsMenu(facts),
    findCarePage: findCareMenu(facts),
    claimsPage: claimsMenu(facts),
    popup: settingsMenu(facts),
  };
}

/** The entries of a menu and of all below it. */
export function flat(items: readonly MenuItem[]): readonly MenuItem[] {
  return items.flatMap((item) => [item, ...flat(item.children)]);
}
