import type { MenuFacts, MenuFlags } from "./menu-facts.ts";
import type { MenuItem } from "./menu-item.ts";

const main: MenuFlags = { providence: false, summit: false, healthPlanPartner: false };

/** The flags of the five brands; the Medicare-oriented one's own flag is nothing to menus. */
export const brands = {
  carrier: main,
  summit: { ...main, summit: true },
  providence: { ...main, providence: true },
  partner: { ...main, healthPlanPartner: true },
  medicare: main,
} satisfies Record<string, MenuFlags>;

const sub: MenuFacts = {
  flags: main,
  subscriber: true,
  minor: false,
  termed: false,
  hasEligibility: true,
  activeCategories: ["medical", "dental", "vision", "pharmacy"],
  groupId: "10001000",
  hasReferrals: true,
  hasMedicareMaterials: false,
  hasEbill: true,
  hasPharmacyProgram: false,
  primaryCareShown: true,
  staffRole: null,
  acting: false,
  hasCommunicationChoices: true,
  handbooksPath: "/benefits/handbooks",
};

/** Members on the main brand. A termed one keeps all else, so that only the rule hides it. */
export const personas = {
  sub,
  "dep-adult": { ...sub, subscriber: false },
  "dep-minor": { ...sub, subscriber: false, minor: true },
  term: { ...sub, termed: true, hasMedicareMaterials: true, hasPharmacyProgram: true },
  noelig: { ...sub, termed: true, hasEligibility: false, hasPharmacyProgram: true },
  future: { ...sub, activeCategories: [] },
  "dental-only": { ...sub, activeCategories: ["dental"] },
  bare: { ...sub, hasReferrals: false, hasEbill: false, primaryCareShown: false },
  materials: { ...sub, hasMedicareMaterials: true },
  ma: { ...sub, groupId: "10004760", hasMedicareMaterials: true },
  nav: { ...sub, hasPharmacyProgram: true },
  emp: { ...sub, staffRole: "logInAsAnyone" },
  nonemp: { ...sub, staffRole: "logInAsNonEmp" },
  "emp-as-dep": { ...sub, subscriber: false, staffRole: "logInAsAnyone" },
} satisfies Record<string, MenuFacts>;

export type Persona = keyof typeof personas;

/** A menu with the entries that the specification lists. */
export const specified = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items
    .filter(({ beyondSpecification }) => beyondSpecification === undefined)
    .map((item) => ({ ...item, children: specified(item.children) }));

/** The ids of a specified menu in order, "(…)" around those of a submenu. */
export function outline(items: readonly MenuItem[]): string {
  return specified(items)
    .map(({ id, children }) => (children.length === 0 ? id : `${id} (${outline(children)})`))
    .join(" ");
}

/** The outline of a persona's menu on each of the five brands. */
export function onEveryBrand(persona: Persona, menu: (facts: MenuFacts) => readonly MenuItem[]) {
  const at = (flags: MenuFlags) => outline(menu({ ...personas[persona], flags }));
  return {
    carrier: at(brands.carrier),
    partner: at(brands.partner),
    medicare: at(brands.medicare),
    summit: at(brands.summit),
    providence: at(brands.providence),
  };
}

/** What a menu is where three brands agree and two may not. */
export function expected(main: string, summit = main, providence = main) {
  return { carrier: main, partner: main, medicare: main, summit, providence };
}
