import { accountMenu } from "./account.ts";
import { benefitsMenu } from "./benefits.ts";
import { claimsMenu } from "./claims.ts";
import type { MenuFacts } from "./menu-facts.ts";
import { findCareMenu } from "./find-care.ts";
import { menuItem, listVisible, type MenuItem } from "./menu-item.ts";
import { isBenefitsHidden, isClaimsHidden, isEobsHidden, isFindCareHidden } from "./visibility.ts";

/**
 * Every menu of a member with its submenu, in order (§2 "Menus", §6). A menu with an empty submenu
 * is a plain link.
 */
export function primaryMenu(facts: MenuFacts): readonly MenuItem[] {
  const claimsId = isEobsHidden(facts) ? "claims" : "claims-and-eobs";
  return listVisible([
    menuItem("home", "/home"),
    { ...menuItem("account", "/account", accountMenu(facts)), hiddenInBar: true },
    isBenefitsHidden(facts) ? null : menuItem("benefits", "/benefits", benefitsMenu(facts)),
    isFindCareHidden(facts) ? null : menuItem("find-care", "/find-care", findCareMenu(facts)),
    isClaimsHidden(facts) ? null : menuItem(claimsId, "/claims", claimsMenu(facts)),
  ]);
}

/** The bar at the top: the primary menu without what is hidden in it (§2 "Menus"). */
export function primaryBarMenu(facts: MenuFacts): readonly MenuItem[] {
  return primaryMenu(facts).filter(({ hiddenInBar }) => hiddenInBar !== true);
}

/** The footer's sitemap on a desktop: every menu with its submenu, Account too (§2 "Shell"). */
export function sitemap(facts: MenuFacts): readonly MenuItem[] {
  return primaryMenu(facts);
}
