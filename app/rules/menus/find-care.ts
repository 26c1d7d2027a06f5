import type { MenuFacts } from "./facts.ts";
import { entry, listShown, type MenuItem } from "./item.ts";
import {
  isFindADentistHidden,
  isFindCareHidden,
  isFindCareResourcesHidden,
  isPrimaryCareHidden,
} from "./shown.ts";

/** What stands below Find care, and on its page; empty for termed members (§2 "Menus", §6). */
export function findCareMenu(facts: MenuFacts): readonly MenuItem[] {
  if (isFindCareHidden(facts)) return [];
  return listShown([
    isFindCareResourcesHidden(facts) ? null : entry("find-care-resources", "/find-care/resources"),
    isPrimaryCareHidden(facts) ? null : entry("find-care-primary-care", "/find-care/primary-care"),
    isFindADentistHidden(facts) ? null : entry("find-care-dentist", "/find-care/find-a-dentist"),
  ]);
}
