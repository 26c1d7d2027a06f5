import { CATEGORIES } from "../member/eligibility.ts";
import { isMedicareAdvantageGroup } from "../member/groups.ts";
import { programsVisible } from "../programs/programs.ts";
import type { MenuFacts } from "./menu-facts.ts";
import { listVisible, menuItem, type MenuItem } from "./menu-item.ts";

/**
 * The entries below Benefits, and on its page (§2 "Menus", §6): the active categories, or on Summit
 * and for the special Medicare Advantage group the summary, then what else the member has. Empty for
 * termed members (T-27 for no rows, T-28).
 */
export function benefitsMenu(facts: MenuFacts): readonly MenuItem[] {
  const { termed, flags, groupId, activeCategories, hasReferrals, hasMedicareMaterials } = facts;
  if (termed) return [];
  // A summary in place of categories and Medicare Materials, and of nothing else (T-30).
  const short = flags.summit || isMedicareAdvantageGroup(groupId);
  const categories = CATEGORIES.filter((it) => !short && activeCategories.includes(it));
  return listVisible([
    short && menuItem("benefits-summary", "/benefits/summary"),
    ...categories.map((it) => menuItem(`benefits-${it}`, `/benefits/${it}`)),
    programsVisible(flags) && menuItem("benefits-programs", "/benefits/programs"),
    hasReferrals && menuItem("benefits-referrals", "/benefits/referrals"),
    !flags.providence && menuItem("benefits-handbooks", facts.handbooksPath),
    hasMedicareMaterials &&
      !short &&
      menuItem("benefits-medicare-materials", "/benefits/medicare-materials"),
  ]);
}
