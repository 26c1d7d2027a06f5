/** Whose page, and which tier it leads back to; null for what the address leaves out. */
export type ServiceAddressQuery = {
  /** Of another member than the viewer. */
  readonly suffix: number | null;
  /** The tier of the category's page, other than the default one. */
  readonly tier: string | null;
  /** Another day than the one that is shown by itself. */
  readonly day?: string | null;
};

/**
 * The page of a dental service across tiers, or in one of them (§2): `/services/dental/{code}`,
 * `/details/{tier}/dental/{code}`. Null where no address can hold the plan's spelling.
 */
export function serviceAddress(
  { code, tier }: { readonly code: string; readonly tier?: string },
  query: ServiceAddressQuery,
): string | null {
  const parts = tier === undefined ? ["services"] : ["details", segment(tier)];
  const path = [...parts, "dental", segment(code)];
  return path.includes(null) ? null : `/${path.join("/")}${searchOf(query)}`;
}

/** The query that keeps whose page it is, with its question mark; "" for none. */
export function searchOf({ suffix, tier, day = null }: ServiceAddressQuery): string {
  const search = new URLSearchParams();
  if (suffix !== null) search.set("suffix", String(suffix));
  if (tier !== null) search.set("tier", tier);
  if (day !== null) search.set("asOfDate", day);
  return search.size === 0 ? "" : `?${search.toString()}`;
}

/** Dots alone are steps through a path, and text that is not well formed cannot be escaped. */
const segment = (text: string): string | null =>
  /^\.{0,2}$/.test(text) || !text.isWellFormed() ? null : encodeURIComponent(text);
