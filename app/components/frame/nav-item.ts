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

/** Pages of a menu that lie below none of its addresses (§2 "Route list"). */
const ELSEWHERE: ReadonlyMap<string, readonly string[]> = new Map([
  ["benefits", ["/history", "/services", "/details"]],
  ["find-care", ["/passport-dental"]],
]);

/**
 * Whether a page belongs to a menu, by the address of the menu or of one of its entries: /eobs
 * marks Claims. The value is that of `aria-current`: "page" for the page itself.
 */
export function currentOf(item: NavItem, pathname: string): "page" | "true" | undefined {
  if (item.href === pathname) return "page";
  const entries = item.children.map(({ href }) => href);
  const hrefs = [item.href, ...entries, ...(ELSEWHERE.get(item.id) ?? [])];
  return hrefs.some((href) => href !== null && isAtOrBelow(pathname, href)) ? "true" : undefined;
}
