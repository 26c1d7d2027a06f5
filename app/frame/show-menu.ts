import type { NavItem } from "#app/components/frame/nav-item.ts";
import type { MenuItem } from "#app/rules/menus/menu-item.ts";
import { menuText } from "#app/text/menus.ts";

/** One for all: the data of a page names the same object once. */
const NO_CHILDREN: readonly NavItem[] = [];

/** A menu with its labels; the entry that logs out has no address. */
export function showMenu(items: readonly MenuItem[]): NavItem[] {
  return items.map(({ id, target, children }) => ({
    id,
    label: menuText[id],
    href: typeof target === "string" ? target : null,
    children: children.length === 0 ? NO_CHILDREN : showMenu(children),
  }));
}
