import type { MenuFacts } from "./menu-facts.ts";
import { listVisible, menuItem, type MenuItem } from "./menu-item.ts";

/**
 * The entries below Find care, and on its page (§2 "Menus", §6): on Providence Find-a-dentist alone
 * (T-24). Empty for termed members (T-27 for no rows, T-28).
 */
export function findCareMenu(facts: MenuFacts): readonly MenuItem[] {
  const { providence } = facts.flags;
  if (facts.termed) return [];
  return listVisible([
    !providence && menuItem("find-care-resources", "/find-care/resources"),
    !providence &&
      facts.primaryCareShown &&
      menuItem("find-care-primary-care", "/find-care/primary-care"),
    providence && menuItem("find-care-dentist", "/find-care/find-a-dentist"),
  ]);
}
