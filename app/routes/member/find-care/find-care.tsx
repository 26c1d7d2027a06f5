import { href } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import type { NavItem } from "#app/components/frame/nav-item.ts";
import { menuPagesText } from "#app/text/frame/menu-pages.ts";
import { SubmenuPage } from "#app/frame/shell/menu-page.tsx";
import { useSubmenu } from "#app/frame/shell/shell-data-hook.ts";
import { Directories } from "./Directories.tsx";
import { loadDirectories } from "./load-directories.ts";
import type { Route } from "./+types/find-care.ts";

const passportDental: NavItem = {
  id: "passport-dental",
  label: menuPagesText.findCare.passportDental,
  href: href("/passport-dental"),
  children: [],
};

/**
 * The directories of dentists: programs for finding a dentist lead to this page (T-24). None for Providence,
 * which has a page of its own for them.
 */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  if (member.brand.flags.providence) return [];
  const { directories } = await loadDirectories(member);
  return directories.filter(({ category }) => category === "dental");
};

/** The page of the Find care menu: its entries, Passport Dental (S-19), and where dentists are. */
export default function FindCare({ loaderData: dentists }: Route.ComponentProps) {
  const entries = useSubmenu("/find-care");
  return (
    <div className="form">
      <div>
        <SubmenuPage
          text={menuPagesText.findCare}
          entries={entries.length === 0 ? [] : [...entries, passportDental]}
        />
      </div>
      {dentists.length > 0 && <Directories directories={dentists} />}
    </div>
  );
}
