import { CATEGORIES } from "../member/eligibility.ts";
import type { MenuFacts } from "./facts.ts";
import { entry, listShown, type MenuItem } from "./item.ts";
import {
  isBenefitCategoryHidden,
  isBenefitsHidden,
  isBenefitsShort,
  isHandbooksHidden,
  isMedicareMaterialsHidden,
  isProgramsHidden,
  isReferralsHidden,
} from "./shown.ts";

/**
 * What stands below Benefits, and on its page (§2 "Menus", §6): the active categories, or on Summit
 * and for group 10004760 the summary, then what else the member has. Empty for termed members, and
 * for a member to whom nothing of it applies.
 */
export function benefitsMenu(facts: MenuFacts): readonly MenuItem[] {
  if (isBenefitsHidden(facts)) return [];
  return listShown([
    isBenefitsShort(facts) ? entry("benefits-summary", "/benefits/summary") : null,
    ...CATEGORIES.map((category) =>
      isBenefitCategoryHidden(facts, category)
        ? null
        : entry(`benefits-${category}`, `/benefits/${category}`),
    ),
    isProgramsHidden(facts) ? null : entry("benefits-programs", "/benefits/programs"),
    isReferralsHidden(facts) ? null : entry("benefits-referrals", "/benefits/referrals"),
    isHandbooksHidden(facts) ? null : entry("benefits-handbooks", facts.handbooksPath),
    isMedicareMaterialsHidden(facts)
      ? null
      : entry("benefits-medicare-materials", "/benefits/medicare-materials"),
  ]);
}
