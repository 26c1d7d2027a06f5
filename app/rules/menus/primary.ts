import { accountMenu } from "./account.ts";
import { benefitsMenu } from "./benefits.ts";
import { claimsMenu } from "./claims.ts";
import type { MenuFacts } from "./facts.ts";
import { findCareMenu } from "./find-care.ts";
import { entry, listShown, type MenuItem } from "./item.ts";
import { isBenefitsHidden, isClaimsHidden, isEobsHidden, isFindCareHidden } from "./shown.ts";

/**
 * Every menu of a member with its submenu, in order (§2 "Menus", §6). Account carries the mark that
 * keeps it out of the bar. A submenu may be empty: its menu is then a plain link.
 */
export function primaryMenu(facts: MenuFacts): readonly MenuItem[] {
  const claimsId = isEobsHidden(facts) ? "claims" : "claims-and-eobs";
  return listShown([
    entry("home", "/home"),
    { ...entry("account", "/account", accountMenu(facts)), hiddenInBar: true },
    isBenefitsHidden(facts) ? null : entry("benefits", "/benefits", benefitsMenu(facts)),
    isFindCareHidden(facts) ? null : entry("find-care", "/find-care", findCareMenu(facts)),
    isClaimsHidden(facts) ? null : entry(claimsId, "/claims", claimsMenu(facts)),
  ]);
}

/** The bar at the top: the primary menu without what is hidden in it (§2 "Menus"). */
export function primaryBarMenu(facts: MenuFacts): readonly MenuItem[] {
  return primaryMenu(facts).filter(({ hiddenInBar }) => hiddenInBar !== true);
}

/** The tab bar at the bottom of a phone: every menu except Account (§2 "Shell"). */
export function tabBarMenu(facts: MenuFacts): readonly MenuItem[] {
  return primaryMenu(facts).filter(({ id }) => id !== "account");
}

/** The footer's sitemap on a desktop: every menu with its submenu, Account too (§2 "Shell"). */
export function sitemap(facts: MenuFacts): readonly MenuItem[] {
  return primaryMenu(facts);
}
