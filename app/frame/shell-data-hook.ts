import { useRouteLoaderData } from "react-router";
import type { NavItem } from "#app/components/frame/nav-item.ts";
import type { ShellData } from "./load-shell.ts";

/** The data of the frame of member pages. */
export function useShellData(): ShellData {
  const shell = useRouteLoaderData<ShellData>("routes/member/shell");
  if (shell === undefined) throw new Error("a member page stands outside the shell");
  return shell;
}

/** The entries of one of the member's menus; none where they do not have the menu. */
export function useSubmenu(id: "account" | "benefits" | "find-care"): readonly NavItem[] {
  return useShellData().menus.sitemap.find((menu) => menu.id === id)?.children ?? [];
}
