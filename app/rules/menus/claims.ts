import type { MenuFacts } from "./facts.ts";
import { entry, listShown, type MenuItem } from "./item.ts";
import { isClaimsHidden, isEobsHidden, isPharmacyHidden } from "./shown.ts";

/** What stands below Claims, and on its page; empty without eligibility (§2 "Menus", §6). */
export function claimsMenu(facts: MenuFacts): readonly MenuItem[] {
  if (isClaimsHidden(facts)) return [];
  return listShown([
    entry("claims-list", "/claims"),
    isEobsHidden(facts) ? null : entry("claims-eobs", "/eobs"),
    isPharmacyHidden(facts) ? null : entry("claims-pharmacy", "/navitus"),
  ]);
}
