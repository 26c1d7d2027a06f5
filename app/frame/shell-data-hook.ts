import { useRouteLoaderData } from "react-router";
import type { NavItem } from "#app/components/frame/nav-item.ts";
import type { MenuId } from "#app/rules/menus/menu-item.ts";
import type { ShellData } from "./load-shell.ts";

/** The data of the frame of member pages. */
export function useShellData(): ShellData {
  const shell = useRouteLoaderData<ShellData>("routes/member/shell");
  if (shell === undefined) throw new Error("a member page stands outside the shell");
  return shell;
}

/** The menus that have a page of their own; that of claims has two names (§6). */
const SUBMENUS = {
  account: ["account"],
  benefits: ["benefits"],
  "find-care": ["find-care"],
  claims: ["claims", "claims-and-eobs"],
} as const satisfies Record<string, readonly MenuId[]>;

/** The entries of one of the member's menus; none where they do not have the menu. */
export function useSubmenu(menu: keyof typeof SUBMENUS): readonly NavItem[] {
  const ids: readonly string[] = SUBMENUS[menu];
  return useShellData().menus.sitemap.find(({ id }) => ids.includes(id))?.children ?? [];
}
