import { useEffect } from "react";
import { DESKTOP_MIN_WIDTH, TABLET_MIN_WIDTH } from "#app/rules/frame/layout.ts";

/** Below this width the menus are tabs at the bottom instead of a bar at the top. */
const BAR_MIN_WIDTH = 1024;

/** Closes an open menu when the layout changes, which may hide its button (§2 "Shared layout"). */
export function CollapseMenus() {
  useEffect(() => {
    const queries = [TABLET_MIN_WIDTH, BAR_MIN_WIDTH, DESKTOP_MIN_WIDTH].map((width) =>
      matchMedia(`(min-width: ${width}px)`),
    );
    for (const query of queries) query.addEventListener("change", collapse);
    return () => {
      for (const query of queries) query.removeEventListener("change", collapse);
    };
  }, []);
  return null;
}

function collapse() {
  for (const menu of document.querySelectorAll<HTMLElement>(".menu:popover-open")) {
    menu.hidePopover();
  }
}
