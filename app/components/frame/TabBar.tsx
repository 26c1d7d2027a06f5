import { Fragment } from "react";
import { Link, useLocation } from "react-router";
import { shellText } from "#app/text/shell.ts";
import { Icon } from "../ui/Icon.tsx";
import { findTabIcon } from "./nav-icons.ts";
import { currentOf, type NavItem } from "./nav-item.ts";

/** The menus at the bottom of phones, each a link to its own page. */
export function TabBar({ items }: { items: readonly NavItem[] }) {
  const { pathname } = useLocation();
  return (
    <nav className="tabbar" aria-label={shellText.tabs}>
      {items.map((item) => {
        const current = currentOf(item, pathname);
        const icon = findTabIcon(item.id, current !== undefined);
        return (
          <Link key={item.id} to={item.href ?? "/home"} aria-current={current}>
            <span className="tabbar__icon">{icon && <Icon name={icon} />}</span>
            <span>
              {item.label.split("/").map((part, place) => (
                <Fragment key={part}>
                  {place > 0 && (
                    <>
                      /<wbr />
                    </>
                  )}
                  {part}
                </Fragment>
              ))}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
