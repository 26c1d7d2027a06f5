import type { NavItem } from "#app/components/frame/nav-item.ts";
import { menuPagesText } from "#app/text/menu-pages.ts";
import { SubmenuPage } from "#app/frame/menu-page.tsx";
import { useSubmenu } from "#app/frame/shell-data-hook.ts";

const passportDental: NavItem = {
  id: "passport-dental",
  label: menuPagesText.findCare.passportDental,
  href: "/passport-dental",
  children: [],
};

/** The page of the Find care menu: its entries, and Passport Dental (S-19). */
export default function FindCare() {
  const entries = useSubmenu("find-care");
  return (
    <SubmenuPage
      text={menuPagesText.findCare}
      entries={entries.length === 0 ? [] : [...entries, passportDental]}
    />
  );
}
