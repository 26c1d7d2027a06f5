import { Link } from "react-router";
import type { NavItem } from "./nav-item.ts";

/** All menus with their entries, in the footer of desktops; menus without entries are left out. */
export function Sitemap({ items }: { items: readonly NavItem[] }) {
  return (
    <div className="wrap foot__map">
      {items
        .filter(({ children }) => children.length > 0)
        .map(({ id, label, children }) => (
          <nav key={id} aria-labelledby={`map-${id}`}>
            <h2 id={`map-${id}`}>{label}</h2>
            <ul className="foot__list">
              {children.map((entry) => (
                <li key={entry.id}>
                  <Link to={entry.href ?? "/home"}>{entry.label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
    </div>
  );
}
