/** An entry of a menu as it is shown. */
export type NavItem = {
  /** Tells which icon stands beside it. */
  readonly id: string;
  readonly label: string;
  /** An address of ours; null for the entry that logs out, which is a post. */
  readonly href: string | null;
  readonly children: readonly NavItem[];
};

/** Whether an address lies at or below another. */
const isAtOrBelow = (pathname: string, href: string): boolean =>
  pathname === href || pathname.startsWith(`${href}/`);

/**
 * Whether a page belongs to a menu: by the menu's own address or by one of its entries', so that
 * /eobs lights up Claims. The word is what `aria-current` says: "page" is this very page.
 */
export function currentOf(item: NavItem, pathname: string): "page" | "true" | undefined {
  if (item.href === pathname) return "page";
  const hrefs = [item.href, ...item.children.map(({ href }) => href)];
  return hrefs.some((href) => href !== null && isAtOrBelow(pathname, href)) ? "true" : undefined;
}
