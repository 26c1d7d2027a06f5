/** Claims of one list: it is sorted and summed as a whole, and loaded in one call a member. */
export const MAX_CLAIMS = 500;

/** Why a list may lack claims: it was not read to its end, or pages of it repeat what others have. */
export type ListGap = "cut" | "repeated";

type ReadPage = {
  readonly claims: readonly { readonly id: string }[];
  /** Null if the gateway does not count. */
  readonly totalElements: number | null;
  readonly totalPages: number | null;
  readonly last: boolean;
};

/**
 * What a list that was read page by page lacks; null if it is whole. `distinct` is how many different
 * claims the pages have: fewer than the gateway counts are a gap (YEAR-02, BILL-03), since a claim may
 * slip between two pages, as is a page that only repeats earlier ones.
 */
export function findListGap(pages: readonly ReadPage[], distinct: number): ListGap | null {
  const [first] = pages;
  const isCut =
    (first?.totalPages ?? null) === null
      ? pages.at(-1)?.last !== true
      : (first?.totalPages ?? 0) > pages.length;
  if (isCut) return "cut";
  const counted = Math.max(0, ...pages.map(({ totalElements }) => totalElements ?? 0));
  return distinct < counted || pages.some(repeatsEarlier) ? "repeated" : null;
}

const repeatsEarlier = ({ claims }: ReadPage, place: number, pages: readonly ReadPage[]) => {
  if (place === 0 || claims.length === 0) return false;
  const earlier = new Set(pages.slice(0, place).flatMap((page) => page.claims.map(({ id }) => id)));
  return claims.every(({ id }) => earlier.has(id));
};
