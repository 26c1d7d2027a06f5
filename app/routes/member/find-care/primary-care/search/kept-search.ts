import { createHash } from "node:crypto";
import { z } from "zod";
import {
  withOffered,
  type ProviderSearch,
  type SearchCriteria,
} from "#app/rules/care/provider-search.ts";
import type { LatestKind } from "#server/session/kept.ts";
import type { BrowserSessions } from "#server/session/sign-in-state.ts";

type State = Pick<BrowserSessions, "latestKeyOf" | "findLatest" | "keepLatest">;

/** The latest searches for providers (docs/decisions/care/provider-search.md). */
const SEARCHES: LatestKind<ProviderSearch> = {
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
export const findSearch = (state: State, key: string | null): Promise<ProviderSearch | null> =>
  state.findLatest(SEARCHES, key);

/** Keeps a search, and the providers that it showed before; returns its key. */
export async function keepSearch(
  state: State,
  suffix: number,
  { zip, radiusMiles, searchString }: SearchCriteria,
): Promise<string> {
  const key = state.latestKeyOf([suffix, zip, radiusMiles, searchString]);
  const shown = (await findSearch(state, key))?.shown ?? [];
  await state.keepLatest(SEARCHES, { key, suffix, zip, radiusMiles, searchString, shown });
  return key;
}

/** Remembers the providers that a result page shows, because a choice must come from one. */
export async function rememberOffered(
  state: State,
  found: ProviderSearch,
  ids: readonly string[],
): Promise<void> {
  const marks = ids.map((id) => fingerprintOf(found, id));
  // Only for a new page; otherwise it stays as it is for another tab.
  if (marks.every((mark) => found.shown.includes(mark))) return;
  await state.keepLatest(SEARCHES, withOffered(found, marks));
}

export const hasShown = (found: ProviderSearch, providerId: string): boolean =>
  found.shown.includes(fingerprintOf(found, providerId));

/** Ids may have any length, a mark is short: 36 bits distinguish the providers of a search. */
const fingerprintOf = ({ key }: ProviderSearch, id: string): string =>
  createHash("sha256").update(`${key} ${id}`).digest("base64url").slice(0, 6);
