import { createHash } from "node:crypto";
import { z } from "zod";
import {
  withShownProviders,
  type ProviderSearch,
  type SearchCriteria,
} from "#app/rules/care/provider-search.ts";
import type { RecentKind } from "#server/session/recent-entries.ts";
import type { BrowserSessions } from "#server/session/browser-sessions.ts";

type RecentEntries = Pick<BrowserSessions, "recentKeyOf" | "findRecent" | "rememberEntry">;

/** The latest searches for providers (docs/decisions/care/provider-search.md). */
const SEARCHES: RecentKind<ProviderSearch> = {
  name: "searches",
  entry: z.object({
    key: z.string(),
    suffix: z.number(),
    zip: z.string(),
    radiusMiles: z.number(),
    searchString: z.string(),
    shown: z.array(z.string()),
  }),
};

/** A member's own search; null when the key is unknown, another member's or forgotten. */
export const findSearch = (
  state: RecentEntries,
  key: string | null,
): Promise<ProviderSearch | null> => state.findRecent(SEARCHES, key);

/** Keeps a search, and the providers that it showed before; returns its key. */
export async function rememberSearch(
  state: RecentEntries,
  suffix: number,
  { zip, radiusMiles, searchString }: SearchCriteria,
): Promise<string> {
  const key = state.recentKeyOf([suffix, zip, radiusMiles, searchString]);
  const shown = (await findSearch(state, key))?.shown ?? [];
  await state.rememberEntry(SEARCHES, { key, suffix, zip, radiusMiles, searchString, shown });
  return key;
}

/** Remembers the providers that a result page offers: only those may be chosen. */
export async function rememberOffered(
  state: RecentEntries,
  found: ProviderSearch,
  ids: readonly string[],
): Promise<void> {
  const marks = ids.map((id) => fingerprintOf(found, id));
  // Nothing new: the entry stays in its place, so that another tab's search is not pushed out.
  if (marks.every((mark) => found.shown.includes(mark))) return;
  await state.rememberEntry(SEARCHES, withShownProviders(found, marks));
}

export const hasShown = (found: ProviderSearch, providerId: string): boolean =>
  found.shown.includes(fingerprintOf(found, providerId));

/** Ids may have any length, a fingerprint is short: 36 bits distinguish the providers of a search. */
const fingerprintOf = ({ key }: ProviderSearch, id: string): string =>
  createHash("sha256").update(`${key} ${id}`).digest("base64url").slice(0, 6);
