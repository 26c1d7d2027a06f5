import type { Category } from "../member/eligibility.ts";
import { isMedicareAdvantageGroup } from "../member/groups.ts";
import { programsVisible } from "../programs/programs.ts";
import type { MenuFacts, MenuFlags } from "./menu-facts.ts";

// Why an entry is not in a menu, one function a reason. They hide entries, not pages: URLs stay
// open (T-25, T-28) unless the page itself refuses.

/** Benefits and all below it: hidden for termed members (§6; T-27 for no rows, T-28). */
export function isBenefitsHidden({ termed }: MenuFacts): boolean {
  return termed;
}

/**
 * Whether Benefits lists a summary in place of categories and Medicare Materials: on Summit and for
 * the special Medicare Advantage group (§1, §2 "Menus"; T-30).
 */
export function isBenefitsShort({ flags, groupId }: MenuFacts): boolean {
  return flags.summit || isMedicareAdvantageGroup(groupId);
}

/** "{Category} benefits": hidden unless active, and for termed members (§2 "Menus", §6; T-27). */
export function isBenefitCategoryHidden(facts: MenuFacts, category: Category): boolean {
  return facts.termed || isBenefitsShort(facts) || !facts.activeCategories.includes(category);
}

/** Programs: hidden on Providence, whichever list applies (§6; T-30). */
export function isProgramsHidden({ flags }: MenuFacts): boolean {
  return !programsVisible(flags);
}

/** Referrals: hidden without referrals, in the short list too (§2 "Menus"; T-30). */
export function isReferralsHidden({ hasReferrals }: MenuFacts): boolean {
  return !hasReferrals;
}

/** The handbooks: hidden on Providence, whichever list applies (§6; T-30). */
export function isHandbooksHidden({ flags }: MenuFacts): boolean {
  return flags.providence;
}

/** Medicare Materials: hidden without any, and not in the short list (§2 "Menus"; T-30). */
export function isMedicareMaterialsHidden(facts: MenuFacts): boolean {
  return !facts.hasMedicareMaterials || isBenefitsShort(facts);
}

/** Find care and all below it: hidden for termed members (§6; T-27 for no rows, T-28). */
export function isFindCareHidden({ termed }: MenuFacts): boolean {
  return termed;
}

/** Find care resources: hidden on Providence (§6). */
export function isFindCareResourcesHidden({ flags }: MenuFacts): boolean {
  return flags.providence;
}

/** Primary care: for members who qualify, and not on Providence, which has one entry (§2, §6). */
export function isPrimaryCareHidden({ flags, primaryCareShown }: MenuFacts): boolean {
  return flags.providence || !primaryCareShown;
}

/** Find-a-dentist: an entry on Providence only (§2 "Route list", §6; T-24). */
export function isFindADentistHidden({ flags }: MenuFacts): boolean {
  return !flags.providence;
}

/** Claims and all below it: hidden without eligibility; termed members keep it (§6; T-31). */
export function isClaimsHidden({ hasEligibility }: MenuFacts): boolean {
  return !hasEligibility;
}

/** EOBs, and their word in the menu's title: for subscribers only (§2 "Menus", §6; T-33). */
export function isEobsHidden({ subscriber }: MenuFacts): boolean {
  return !subscriber;
}

/** Pharmacy below Claims: hidden without the Navitus program (§2 "Menus"). */
export function isPharmacyHidden({ hasPharmacyProgram }: MenuFacts): boolean {
  return !hasPharmacyProgram;
}

/** eBill: hidden without eBill, for termed members, and on Providence (§6; T-27 for no rows). */
export function isEbillHidden({ flags, hasEbill, termed }: MenuFacts): boolean {
  return flags.providence || termed || !hasEbill;
}

/**
 * The settings links of the account popup and the Settings entry of Account: subscribers have them,
 * dependents while they are minors, and on Providence no dependent at all (§5, §6; T-25, T-66).
 */
export function isSettingsHidden({ flags, subscriber, minor }: MenuFacts): boolean {
  return !subscriber && (flags.providence || !minor);
}

/** The visitor's menu: omitted on the health-plan partner domain (§2 "Menus"). */
export function isVisitorMenuHidden(flags: MenuFlags): boolean {
  return flags.healthPlanPartner;
}
