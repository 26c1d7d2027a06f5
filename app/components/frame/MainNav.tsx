import { href, useLocation } from "react-router";
import { shellText } from "#app/text/frame/shell.ts";
import { Icon } from "../ui/icons/Icon.tsx";
import { Menu } from "./Menu.tsx";
import { useFollowLink } from "./follow-link.ts";
import { currentOf, type NavItem, findTabIcon } from "./nav-item.ts";
import { Fragment } from "react";

/** The bar of menus at the top, from wide tablets on: each menu is a link with a list beside it. */
export function MainNav({ items }: { items: readonly NavItem[] }) {
  const { pathname } = useLocation();
  const follow = useFollowLink();
  return (
    <nav className="main-nav" aria-label={shellText.main}>
      <ul className="nav">
        {items.map((item) => (
          <li key={item.id}>
            <a
              className="nav__a"
              href={item.href ?? href("/home")}
              aria-current={currentOf(item, pathname)}
              onClick={follow}
            >
              {item.label}
            </a>
            {item.children.length > 0 && (
              <Menu
                id={`menu-${item.id}`}
                className="nav__more"
                label={shellText.pagesOf(item.label)}
                face={<Icon name="caret-down" />}
                sections={[item.children]}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The menus at the bottom of phones, each a link to its own page; nothing for a single one. */
export function TabBar({ items }: { items: readonly NavItem[] }) {
  const { pathname } = useLocation();
  const follow = useFollowLink();
  // A bar with only Home leads nowhere that the brand's name does not.
  if (items.length < 2) return null;
  return (
    <nav className="tabbar" aria-label={shellText.tabs}>
      {items.map((item) => {
        const current = currentOf(item, pathname);
        const icon = findTabIcon(item.id, current !== undefined);
        return (
          <a
            key={item.id}
            href={item.href ?? href("/home")}
            aria-current={current}
            onClick={follow}
          >
            <span className="tabbar__icon">{icon && <Icon name={icon} />}</span>
            <span>
              {item.label.split("/").map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && (
                    <>
                      /<wbr />
                    </>
                  )}
                  {part}
                </Fragment>
              ))}
            </span>
          </a>
        );
      })}
    </nav>
  );
}

/** All menus with their entries, in the footer of desktops; menus without entries are left out. */
export function Sitemap({ items }: { items: readonly NavItem[] }) {
  const follow = useFollowLink();
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
                  <a href={entry.href ?? href("/home")} onClick={follow}>
                    {entry.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
    </div>
  );
}
