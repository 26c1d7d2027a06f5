import type { MemberClaim } from "#server/gateway/calls/claims/claims.ts";
import { judgeClaims } from "#app/rules/claims/judge-claims.ts";

type Page<List> = { readonly list: List; readonly rows: readonly MemberClaim[] };

/**
 * Pages of lists of claims, each claim as it stands among those of its own page, the page before and the
 * next one (T-86): a list is by day of service, so that a claim and what takes it back are near each
 * other. Holds three pages at a time, of a few hundred claims each: small ones are joined.
 */
export async function* judgePages<List>(
  pages: AsyncIterable<Page<List>>,
): AsyncGenerator<Page<List>> {
  let [before, current]: (Page<List> | undefined)[] = [];
  try {
    for await (const next of joinPages(pages)) {
      if (current) yield judgePage(before, current, next);
      [before, current] = [current, next];
    }
  } catch (error) {
    // What was read goes out before a list breaks off.
    if (current) yield judgePage(before, current, undefined);
    throw error;
  }
  if (current) yield judgePage(before, current, undefined);
}

/** Fewer rows than these are no page to stand in. */
const FEWEST_ROWS = 500;

/** Pages of one list as fewer and larger ones; what was read of a list that breaks off goes out before. */
async function* joinPages<List>(pages: AsyncIterable<Page<List>>): AsyncGenerator<Page<List>> {
  let joined: Page<List> | undefined;
  try {
    for await (const page of pages) {
      if (joined && joined.list !== page.list) {
        yield joined;
        joined = undefined;
      }
      joined = { ...page, rows: [...(joined?.rows ?? []), ...page.rows] };
      if (joined.rows.length < FEWEST_ROWS) continue;
      yield joined;
      joined = undefined;
    }
  } catch (error) {
    if (joined) yield joined;
    throw error;
  }
  if (joined) yield joined;
}

/**
 * Rows are distinct (`readLists`): judging drops repeats, which would shift the places by which a page's
 * own rows are taken.
 */
function judgePage<List>(
  before: Page<List> | undefined,
  page: Page<List>,
  next: Page<List> | undefined,
): Page<List> {
  const [earlier = [], later = []] = [before, next].map((other) =>
    other?.list === page.list ? other.rows : [],
  );
  const judged = judgeClaims([...earlier, ...page.rows, ...later]);
  return { ...page, rows: judged.slice(earlier.length, earlier.length + page.rows.length) };
}
