import { createHash, createHmac } from "node:crypto";
import { z } from "zod";
import {
  withSearch,
  withShown,
  type ProviderSearch,
  type SearchCriteria,
} from "#app/rules/care/provider-search.ts";
import { exceedCookieLimit } from "../cookies/token-length.ts";
import { openerOf, seal } from "../cookies/seal.ts";
import { actorOf, TOKEN_TTL_MS, type Session } from "../session.ts";
import type { HeldSessions, StoreScope } from "../store-scope.ts";

type Scope = Pick<StoreScope, "cookies" | "writer" | "domainId" | "now"> & {
  readonly runtime: Pick<StoreScope["runtime"], "keys">;
};

/** The largest size of a sealed cookie that browsers keep. */
const LONGEST_COOKIE = 3800;

const searchClaims = z.object({
  domainId: z.number(),
  /**
   * The member of the searches, and the person who made them: staff who act for a member have their
   * own.
   */
  memberKey: z.string(),
  actor: z.string(),
  searches: z.array(
    z.object({
      key: z.string(),
      suffix: z.number(),
      zip: z.string(),
      radiusMiles: z.number(),
      searchString: z.string(),
      shown: z.string().transform((marks) => marks.split(" ").filter(Boolean)),
    }),
  ),
});

const openSearches = openerOf("provider-searches", searchClaims);

/**
 * The latest searches for providers, sealed in a cookie: they may reveal a person's health, so they
 * are in no URL and no store (docs/decisions/care/provider-search.md).
 */
export function createProviderSearchPart(
  { cookies, writer, domainId, now, runtime: { keys } }: Scope,
  held: HeldSessions,
) {
  let searches: readonly ProviderSearch[] | null = null;

  async function read(session: Session): Promise<readonly ProviderSearch[]> {
    if (searches !== null) return searches;
    const found = await openSearches(keys, cookies.searches, domainId, now);
    const isOwn = found?.memberKey === session.memberKey && found.actor === actorOf(session);
    return (searches = isOwn ? found.searches : []);
  }

  /** Keeps as many of the latest as fit beside the session's cookies, and always the latest. */
  async function write(session: Session, all: readonly ProviderSearch[]): Promise<void> {
    const { access, api, staff, activity, draft, requested } = cookies;
    const others = [access, api, staff, activity, draft, requested, cookies["provider-choice"]];
    const expires = new Date(now.getTime() + TOKEN_TTL_MS);
    const owner = { domainId, memberKey: session.memberKey, actor: actorOf(session) };
    for (const kept of smallerAndSmaller(all)) {
      const content = kept.map((search) => ({ ...search, shown: search.shown.join(" ") }));
      const claims = { ...owner, searches: content };
      const sealed = await seal(keys, "provider-searches", claims, expires);
      searches = kept;
      writer.set("searches", sealed, TOKEN_TTL_MS / 1000);
      if (sealed.length <= LONGEST_COOKIE && !exceedCookieLimit([...others, sealed])) return;
    }
  }

  return {
    /** A member's own search; null when the key is unknown, another member's or forgotten. */
    async findProviderSearch(key: string | null): Promise<ProviderSearch | null> {
      if (held.current === null) return null;
      return (await read(held.current)).find((search) => search.key === key) ?? null;
    },
    async startProviderSearch(suffix: number, criteria: SearchCriteria): Promise<string> {
      const { current } = held;
      if (current === null) throw new TypeError("nobody is signed in to search");
      const key = keyOf(current, suffix, criteria);
      const all = await read(current);
      const shown = all.find((search) => search.key === key)?.shown ?? [];
      await write(current, withSearch(all, { ...criteria, key, suffix, shown }));
      return key;
    },
    /** Remembers the providers that a result page shows, because a choice must come from one. */
    async rememberShownProviders(search: ProviderSearch, ids: readonly string[]): Promise<void> {
      const { current } = held;
      if (current === null) return;
      const marks = ids.map((id) => markOf(search, id));
      // The cookie is only written for a new page; otherwise it stays as it is for another tab.
      if (marks.every((mark) => search.shown.includes(mark))) return;
      await write(current, withSearch(await read(current), withShown(search, marks)));
    },
  };
}

/**
 * The same search in a session has the same key, so that a double click leads to one. Without the
 * session's id the key does not reveal the search.
 */
const keyOf = (
  { id }: Session,
  suffix: number,
  { zip, radiusMiles, searchString }: SearchCriteria,
): string =>
  createHmac("sha256", id)
    .update(JSON.stringify([suffix, zip, radiusMiles, searchString]))
    .digest("base64url")
    .slice(0, 12);

export const hasShownProvider = (search: ProviderSearch, providerId: string): boolean =>
  search.shown.includes(markOf(search, providerId));

/** Ids may have any length, a mark is short: 36 bits distinguish the providers of a search. */
const markOf = ({ key }: ProviderSearch, id: string): string =>
  createHash("sha256").update(`${key} ${id}`).digest("base64url").slice(0, 6);

/** All; then without the older ones; then the latest without its shown providers. */
function* smallerAndSmaller(all: readonly ProviderSearch[]): Generator<readonly ProviderSearch[]> {
  for (let from = 0; from < all.length; from += 1) yield all.slice(from);
  yield all.slice(-1).map((search) => ({ ...search, shown: search.shown.slice(-25) }));
}
