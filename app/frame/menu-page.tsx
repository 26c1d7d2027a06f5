import { MenuPage, type MenuPageEntry } from "#app/components/frame/MenuPage.tsx";
import type { NavItem } from "#app/components/frame/nav-item.ts";
import { menuPagesText } from "#app/text/menu-pages.ts";
import { PageTitle } from "./page-title.tsx";

type SubmenuPageProps = {
  text: { title: string; intro: string; none?: string };
  entries: readonly NavItem[];
};

/** Entries of a menu as its page shows them, each with a line about it. */
export const menuEntries = (entries: readonly NavItem[]): MenuPageEntry[] =>
  entries.flatMap(({ id, label, href }) =>
    href === null ? [] : [{ id, label, href, says: menuPagesText.says[id] }],
  );

/** The page of a menu, with the same entries as the menu. */
export function SubmenuPage({ text, entries }: SubmenuPageProps) {
  const shown = menuEntries(entries);
  return (
    <>
      <PageTitle page={text.title} />
      <MenuPage
        title={text.title}
        intro={shown.length === 0 ? (text.none ?? text.intro) : text.intro}
        entries={shown}
      />
    </>
  );
}
