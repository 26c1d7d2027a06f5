import type { MenuFacts } from "./facts.ts";
import { entry, listShown, type MenuItem } from "./item.ts";
import { isEbillHidden, isSettingsHidden } from "./shown.ts";

/** What stands below Account, and on its page (§2 "Menus", §5, §6). */
export function accountMenu(facts: MenuFacts): readonly MenuItem[] {
  return listShown([
    entry("account-summary", "/account/summary"),
    entry("account-member-information", "/account/member-information"),
    isSettingsHidden(facts) ? null : entry("account-settings", "/account/settings"),
    entry("account-plan-benefits", "/account/plan-benefits"),
    isEbillHidden(facts) ? null : entry("account-ebill", "/account/ebill"),
    entry("account-help-center", "/account/support"),
  ]);
}
