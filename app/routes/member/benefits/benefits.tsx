import { menuPagesText } from "#app/text/menu-pages.ts";
import { SubmenuPage } from "#app/frame/menu-page.tsx";
import { useSubmenu } from "#app/frame/shell-data-hook.ts";

/** The page of the Benefits menu, for browsers without popovers. */
export default function Benefits() {
  return <SubmenuPage text={menuPagesText.benefits} entries={useSubmenu("benefits")} />;
}
