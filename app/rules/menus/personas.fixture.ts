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
  passwordAtProvider: false,
  hasCommunicationChoices: true,
  handbooksPath: "/benefits/handbooks",
};

/** Members on the main brand. A termed one keeps all else, so that only the rule hides it. */
export const personas = {
  sub,
  "dep-adult": { ...sub, subscriber: false },
  term: { ...sub, termed: true, hasMedicareMaterials: true, hasPharmacyProgram: true },
  noelig: { ...sub, termed: true, hasEligibility: false, hasPharmacyProgram: true },
  future: { ...sub, activeCategories: [] },
  bare: { ...sub, hasReferrals: false, hasEbill: false, primaryCareShown: false },
  materials: { ...sub, hasMedicareMaterials: true },
  ma: { ...sub, groupId: "10004760", hasMedicareMaterials: true },
} satisfies Record<string, MenuFacts>;

/** A menu with the entries that the specification lists. */
export const specified = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items
    .filter(({ beyondSpecification }) => beyondSpecification === undefined)
    .map((item) => ({ ...item, children: specified(item.children) }));
