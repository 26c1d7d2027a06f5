import type { MenuFacts } from "./menu-facts.ts";
import { menuItem, listVisible, type MenuItem } from "./menu-item.ts";
import {
  isFindADentistHidden,
  isFindCareHidden,
  isFindCareResourcesHidden,
  isPrimaryCareHidden,
} from "./visibility.ts";

/** The entries below Find care, and on its page; empty for termed members (§2 "Menus", §6). */
export function findCareMenu(facts: MenuFacts): readonly MenuItem[] {
  if (isFindCareHidden(facts)) return [];
  return listVisible([
    isFindCareResourcesHidden(facts)
      ? null
      : menuItem("find-care-resources", "/find-care/resources"),
    isPrimaryCareHidden(facts)
      ? null
      : menuItem("find-care-primary-care", "/find-care/primary-care"),
    isFindADentistHidden(facts) ? null : menuItem("find-care-dentist", "/find-care/find-a-dentist"),
  ]);
}
