import type { NavItem } from "#app/components/frame/nav-item.ts";
import { menuPagesText } from "#app/text/frame/menu-pages.ts";
import { PageTitle } from "../document/page-title.tsx";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import type { IconName } from "#app/components/ui/icons/icons.ts";

type SubmenuPageProps = {
  text: { title: string; intro: string; none?: string };
  entries: readonly NavItem[];
};

export const menuEntries = (entries: readonly NavItem[]): MenuPageEntry[] =>
  entries.flatMap(({ id, label, href }) =>
    href === null ? [] : [{ id, label, href, says: menuPagesText.says[id] }],
  );

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

type MenuPageEntry = { id: string; label: string; href: string; says?: string | undefined };

type MenuPageProps = {
  title: string;
  /** The caption of the list, or the sentence that it is empty. */
  intro: string;
  entries: readonly MenuPageEntry[];
};

export function MenuPage({ title, intro, entries }: MenuPageProps) {
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{intro}</p>
      {entries.length > 0 && (
        <ul className="entries">
          {entries.map(({ id, label, href, says }) => (
            <li key={id}>
              <Link className="tile" to={href}>
                <span className="chip">
                  <Icon name={menuPageIcon(id)} />
                </span>
                <span className="entries__words">
                  {label}
                  {says !== undefined && <small>{says}</small>}
                </span>
                <Icon name="caret-right" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const icons: Readonly<Record<string, IconName>> = {
  "account-summary": "clipboard-text-duotone",
  "account-member-information": "users-three-duotone",
  "id-cards": "identification-card",
  documents: "file-text-duotone",
  "account-settings": "gear-duotone",
  "account-plan-benefits": "shield-check-duotone",
  "account-ebill": "invoice-duotone",
  "account-help-center": "lifebuoy-duotone",
  "account-download": "download-simple-duotone",
  "account-communication-choices": "chat-circle-text-duotone",
  "benefits-summary": "shield-check-duotone",
  "benefits-medical": "first-aid-kit-duotone",
  "benefits-dental": "tooth-duotone",
  "benefits-vision": "eyeglasses-duotone",
  "benefits-pharmacy": "pill-duotone",
  "benefits-programs": "sparkle-duotone",
  "benefits-referrals": "signpost-duotone",
  "benefits-handbooks": "book-open-duotone",
  "benefits-medicare-materials": "file-text-duotone",
  "find-care-resources": "map-pin-duotone",
  "find-care-primary-care": "stethoscope-duotone",
  "find-care-dentist": "tooth-duotone",
  "passport-dental": "airplane-tilt-duotone",
};

export const menuPageIcon = (id: string): IconName => icons[id] ?? "file-text-duotone";
