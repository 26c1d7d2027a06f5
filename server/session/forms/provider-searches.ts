import { createHash } from "node:crypto";
import { z } from "zod";
import {
  withSearch,
  withShown,
  type ProviderSearch,
  type SearchCriteria,
} from "#app/rules/care/provider-search.ts";
import type { HeldSessions } from "../store-scope.ts";
import { defineKeptEntries, keyOfEntry, type EntriesScope } from "./kept-entries.ts";

const keepSearches = defineKeptEntries<ProviderSearch>({
  cookie: "searches",
  purpose: "provider-searches",
  entry: z.object({
    key: z.string(),
    suffix: z.number(),
    zip: z.string(),
    radiusMiles: z.number(),
    searchString: z.string(),
    shown: z.string().transform((marks) => marks.split(" ").filter(Boolean)),
  }),
  encode: (search) => ({ ...search, shown: search.shown.join(" ") }),
  shorten: smallerAndSmaller,
});

/** The latest searches for providers (docs/decisions/care/provider-search.md). */
export function createProviderSearchPart(scope: EntriesScope, held: HeldSessions) {
  const searches = keepSearches(scope, held);
  return {
    /** A member's own search; null when the key is unknown, another member's or forgotten. */
    findProviderSearch: (key: string | null) => searches.find(key),
    async startProviderSearch(suffix: number, criteria: SearchCriteria): Promise<string> {
      const { current } = held;
      if (current === null) throw new TypeError("nobody is signed in to search");
      const { zip, radiusMiles, searchString } = criteria;
      const key = keyOfEntry(current, [suffix, zip, radiusMiles, searchString]);
      const all = await searches.list(current);
      const shown = all.find((search) => search.key === key)?.shown ?? [];
      await searches.write(current, withSearch(all, { ...criteria, key, suffix, shown }));
      return key;
    },
    /** Remembers the providers that a result page shows, because a choice must come from one. */
    async rememberShownProviders(search: ProviderSearch, ids: readonly string[]): Promise<void> {
      const { current } = held;
      if (current === null) return;
      const marks = ids.map((id) => markOf(search, id));
      // The cookie is only written for a new page; otherwise it stays as it is for another tab.
      if (marks.every((mark) => search.shown.includes(mark))) return;
      const all = await searches.list(current);
      await searches.write(current, withSearch(all, withShown(search, marks)));
    },
  };
}

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
