import { useRouteLoaderData } from "react-router";
import type { NavItem } from "#app/components/frame/nav-item.ts";
import type { ShellData } from "./load-shell.ts";

/** What the frame of member pages was loaded with; pages may show more of it. */
export function useShellData(): ShellData {
  const shell = useRouteLoaderData<ShellData>("routes/member/shell");
  if (shell === undefined) throw new Error("a member page stands outside the shell");
  return shell;
}

/** What lies below one of the member's menus; nothing where they do not have the menu. */
export function useSubmenu(id: "account" | "benefits" | "find-care"): readonly NavItem[] {
  return useShellData().menus.sitemap.find((menu) => menu.id === id)?.children ?? [];
}
