import type { MenuFacts } from "./menu-facts.ts";
import { menuItem, listVisible, type MenuItem } from "./menu-item.ts";
import { isClaimsHidden, isEobsHidden, isPharmacyHidden } from "./visibility.ts";

/** The entries below Claims, and on its page; empty without eligibility (§2 "Menus", §6). */
export function claimsMenu(facts: MenuFacts): readonly MenuItem[] {
  if (isClaimsHidden(facts)) return [];
  return listVisible([
    menuItem("claims-list", "/claims"),
    isEobsHidden(facts) ? null : menuItem("claims-eobs", "/eobs"),
    isPharmacyHidden(facts) ? null : menuItem("claims-pharmacy", "/navitus"),
  ]);
}
