import { href } from "react-router";
import type { IconName } from "../ui/icons/icons.ts";

export type NavItem = {
  /** Names the entry: its icon, and the pages that count as below it. */
  readonly id: string;
  readonly label: string;
  /** A path; null for the entry that logs out, which is a post. */
  readonly href: string | null;
  readonly children: readonly NavItem[];
};

const isAtOrBelow = (pathname: string, href: string): boolean =>
  pathname === href || pathname.startsWith(`${href}/`);

/** Pages of a menu that lie below none of its addresses (§2 "Route list"). */
const PAGES_BELOW: ReadonlyMap<string, readonly string[]> = new Map([
  ["benefits", ["/history", "/services", "/details"]],
  ["find-care", [href("/passport-dental")]],
]);

/** The `aria-current` of a menu: "page" for its own, "true" for pages below it or its entries. */
export function currentOf(item: NavItem, pathname: string): "page" | "true" | undefined {
  if (item.href === pathname) return "page";
  const entries = item.children.map(({ href }) => href);
  const hrefs = [item.href, ...entries, ...(PAGES_BELOW.get(item.id) ?? [])];
  return hrefs.some((href) => href !== null && isAtOrBelow(pathname, href)) ? "true" : undefined;
}

const tabIcons = {
  home: "house",
  benefits: "shield-check",
  "find-care": "heartbeat",
  claims: "receipt",
  "claims-and-eobs": "receipt",
} as const;

const icons: Readonly<Record<string, IconName>> = {
  ...tabIcons,
  "my-account": "user-circle",
  "account-settings": "gear",
  "id-cards": "identification-card",
  "change-password": "lock-key",
  "log-in-as-anyone": "user-switch",
  "log-in-as-non-employee": "user-switch",
  "contact-us": "lifebuoy",
  "log-out": "sign-out",
};

/** The icon beside a menu entry; most entries of a submenu have none. */
export function findNavIcon(id: string): IconName | undefined {
  return icons[id];
}

const isTab = (id: string): id is keyof typeof tabIcons => Object.hasOwn(tabIcons, id);

/** The icon of a tab, filled on its own pages. */
export function findTabIcon(id: string, current: boolean): IconName | undefined {
  if (!isTab(id)) return undefined;
  return current ? `${tabIcons[id]}-fill` : tabIcons[id];
}
