/** An entry of a menu. */
export type NavItem = {
  /** Decides on the icon. */
  readonly id: string;
  readonly label: string;
  /** A path; null for the entry that logs out, which is a post. */
  readonly href: string | null;
  readonly children: readonly NavItem[];
};

/** Whether an address lies at or below another. */
const isAtOrBelow = (pathname: string, href: string): boolean =>
  pathname === href || pathname.startsWith(`${href}/`);

/**
 * Whether a page belongs to a menu, by the address of the menu or of one of its entries: /eobs
 * marks Claims. The value is that of `aria-current`: "page" for the page itself.
 */
export function currentOf(item: NavItem, pathname: string): "page" | "true" | undefined {
  if (item.href === pathname) return "page";
  const hrefs = [item.href, ...item.children.map(({ href }) => href)];
  return hrefs.some((href) => href !== null && isAtOrBelow(pathname, href)) ? "true" : undefined;
}
