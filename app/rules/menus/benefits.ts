import { CATEGORIES } from "../member/eligibility.ts";
import type { MenuFacts } from "./menu-facts.ts";
import { menuItem, listVisible, type MenuItem } from "./menu-item.ts";
import {
  isBenefitCategoryHidden,
  isBenefitsHidden,
  isBenefitsShort,
  isHandbooksHidden,
  isMedicareMaterialsHidden,
  isProgramsHidden,
  isReferralsHidden,
} from "./visibility.ts";

/**
 * The entries below Benefits, and on its page (§2 "Menus", §6): the active categories, or on Summit
 * and for group 10004760 the summary, then what else the member has. Empty for termed members.
 */
export function benefitsMenu(facts: MenuFacts): readonly MenuItem[] {
  if (isBenefitsHidden(facts)) return [];
  return listVisible([
    isBenefitsShort(facts) ? menuItem("benefits-summary", "/benefits/summary") : null,
    ...CATEGORIES.map((category) =>
      isBenefitCategoryHidden(facts, category)
        ? null
        : menuItem(`benefits-${category}`, `/benefits/${category}`),
    ),
    isProgramsHidden(facts) ? null : menuItem("benefits-programs", "/benefits/programs"),
    isReferralsHidden(facts) ? null : menuItem("benefits-referrals", "/benefits/referrals"),
    isHandbooksHidden(facts) ? null : menuItem("benefits-handbooks", facts.handbooksPath),
    isMedicareMaterialsHidden(facts)
      ? null
      : menuItem("benefits-medicare-materials", "/benefits/medicare-materials"),
  ]);
}
