import { menuPagesText } from "#app/text/menu-pages.ts";
import { SubmenuPage } from "#app/frame/menu-page.tsx";
import { useSubmenu } from "#app/frame/shell-data-hook.ts";

/** The overview of the account: the entries of its menu, those this member has (S-05). */
export default function Account() {
  return <SubmenuPage text={menuPagesText.account} entries={useSubmenu("/account")} />;
}
