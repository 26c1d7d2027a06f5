import { menuPagesText } from "../../../text/menu-pages.ts";
import { SubmenuPage } from "../menu-page.tsx";
import { useSubmenu } from "../shell-data-hook.ts";

/** The page behind the Benefits menu, where a browser without popovers finds its entries. */
export default function Benefits() {
  return <SubmenuPage text={menuPagesText.benefits} entries={useSubmenu("benefits")} />;
}
