import { Link } from "react-router";
import { Icon } from "../ui/Icon.tsx";
import { menuPageIcon } from "./menu-page-icons.ts";

export type MenuPageEntry = { id: string; label: string; href: string; says?: string | undefined };

type MenuPageProps = {
  title: string;
  /** What the list is, or that it is empty. */
  intro: string;
  entries: readonly MenuPageEntry[];
};

/** The page of a menu: its entries, each with a line about it. */
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
