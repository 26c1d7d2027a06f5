import { Link, useLocation } from "react-router";
import { shellText } from "#app/text/shell.ts";
import { Icon } from "../ui/Icon.tsx";
import { Menu } from "./Menu.tsx";
import { currentOf, type NavItem } from "./nav-item.ts";

/** The bar of menus at the top, from wide tablets on: each menu is a link with a list beside it. */
export function MainNav({ items }: { items: readonly NavItem[] }) {
  const { pathname } = useLocation();
  return (
    <nav className="main-nav" aria-label={shellText.main}>
      <ul className="nav">
        {items.map((item) => (
          <li key={item.id}>
            <Link
              className="nav__a"
              to={item.href ?? "/home"}
              aria-current={currentOf(item, pathname)}
            >
              {item.label}
            </Link>
            {item.children.length > 0 && (
              <Menu
                id={`menu-${item.id}`}
                className="nav__more"
                label={shellText.pagesOf(item.label)}
                face={<Icon name="caret-down" />}
                groups={[item.children]}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
