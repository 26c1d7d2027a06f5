import { accountMenu } from "./account.ts";
import { benefitsMenu } from "./benefits.ts";
import { claimsMenu } from "./claims.ts";
import type { MenuFacts } from "./menu-facts.ts";
import { findCareMenu } from "./find-care.ts";
import { listVisible, menuItem, type MenuItem } from "./menu-item.ts";

/**
 * Every menu of a member with its submenu, in order (§2 "Menus", §6), as in the footer's sitemap (§2
 * "Shell"). A menu with an empty submenu is a plain link. What is hidden is left out of menus, but
 * its URL stays open (T-25, T-28) unless the page itself refuses.
 */
export function primaryMenu(facts: MenuFacts): readonly MenuItem[] {
  const { termed, hasEligibility, subscriber } = facts;
  const claimsId = subscriber ? "claims-and-eobs" : "claims";
  return listVisible([
    menuItem("home", "/home"),
    { ...menuItem("account", "/account", accountMenu(facts)), hiddenInBar: true },
    !termed && menuItem("benefits", "/benefits", benefitsMenu(facts)),
    !termed && menuItem("find-care", "/find-care", findCareMenu(facts)),
    hasEligibility && menuItem(claimsId, "/claims", claimsMenu(facts)),
  ]);
}

/** The bar at the top: the primary menu without what is hidden in it (§2 "Menus"). */
export function primaryBarMenu(facts: MenuFacts): readonly MenuItem[] {
  return primaryMenu(facts).filter(({ hiddenInBar }) => hiddenInBar !== true);
}
