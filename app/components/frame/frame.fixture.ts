import type { NavItem } from "./nav-item.ts";
import type { PageMenus } from "./PageFrame.tsx";

const item = (
  id: string,
  label: string,
  href: string | null,
  children: NavItem[] = [],
): NavItem => ({
  id,
  label,
  href,
  children,
});

const claims = item("claims-and-eobs", "Claims/EOBs", "/claims", [
  item("claims-list", "Claims", "/claims"),
  item("claims-eobs", "EOBs", "/eobs"),
]);

/** Menus of a subscriber. */
export const menus: PageMenus = {
  bar: [item("home", "Home", "/home"), claims],
  sitemap: [
    item("home", "Home", "/home"),
    item("account", "Account", "/account", [
      item("account-summary", "Summary", "/account/summary"),
    ]),
    claims,
  ],
  popup: [
    [
      item("my-account", "My account", "/account"),
      item("account-settings", "Settings", "/account/settings"),
    ],
    [item("contact-us", "Contact us", "/contact-us"), item("log-out", "Log out", null)],
  ],
};

export const visitorMenu: readonly NavItem[] = [
  item("log-in", "Log in", "/login"),
  item("contact-us", "Contact us", "/contact-us"),
];
