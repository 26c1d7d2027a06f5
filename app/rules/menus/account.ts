import type { MenuFacts } from "./menu-facts.ts";
import { menuItem, listVisible, type MenuItem } from "./menu-item.ts";
import { isEbillHidden, isSettingsHidden } from "./visibility.ts";

/** The entries below Account, and on its page (§2 "Menus", §5, §6). */
export function accountMenu(facts: MenuFacts): readonly MenuItem[] {
  return listVisible([
    menuItem("account-summary", "/account/summary"),
    menuItem("account-member-information", "/account/member-information"),
    isSettingsHidden(facts) ? null : menuItem("account-settings", "/account/settings"),
    menuItem("account-plan-benefits", "/account/plan-benefits"),
    isEbillHidden(facts) ? null : menuItem("account-ebill", "/account/ebill"),
    menuItem("account-help-center", "/account/support"),
  ]);
}
