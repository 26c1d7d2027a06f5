import { useRouteLoaderData } from "react-router";
import type { NavItem } from "#app/components/frame/nav-item.ts";
import type { ShellData } from "./load-shell.ts";

export function useShellData(): ShellData {
  const shell = useRouteLoaderData<ShellData>("routes/member/shell");
  if (shell === undefined) throw new Error("a member page stands outside the shell");
  return shell;
}

/** The entries of the menu whose page that is; none where the member does not have it. */
export function useSubmenu(page: MenuPage): readonly NavItem[] {
  return useShellData().menus.sitemap.find(({ href }) => href === page)?.children ?? [];
}

type MenuPage = "/account" | "/benefits" | "/find-care" | "/claims";
