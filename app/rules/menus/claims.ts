import type { MenuFacts } from "./menu-facts.ts";
import { listVisible, menuItem, type MenuItem } from "./menu-item.ts";

/**
 * The entries below Claims, and on its page (§2 "Menus", §6): EOBs for subscribers (T-33). Empty
 * without eligibility, which termed members have (T-31).
 */
export function claimsMenu(facts: MenuFacts): readonly MenuItem[] {
  if (!facts.hasEligibility) return [];
  return listVisible([
    menuItem("claims-list", "/claims"),
    facts.subscriber && menuItem("claims-eobs", "/eobs"),
    facts.hasPharmacyProgram && menuItem("claims-pharmacy", "/navitus"),
  ]);
}
