import type { SharedAnswers, SharedFinding } from "#server/redis/shared-answers.ts";
import type { CachedAnswer, CacheQuery, DatedAnswer, LoadedAnswer } from "./cache.ts";
import { FRESH_MS, STALE_MS } from "./lifetimes.ts";

/** An answer, who had it, and what hands it to the other processes. */
export type FetchedAnswer = {
  readonly answer: DatedAnswer;
  readonly origin: "gateway" | "shared" | "stale";
  readonly share: () => void;
};

/**
 * How long a process relies on its own copy before it asks the others again, milliseconds: the bound of
 * what a write by the version before this one, in a rollout, can leave behind.
 */
export const UNASKED_MS = 60_000;

const nothing = (): void => undefined;

/** The answer of the other processes, else the gateway's; theirs may bridge its failure (T-70). */
export async function fetchThroughShared(
  shared: SharedAnswers | null,
  { session, call }: { readonly session: string; readonly call: string },
  query: CacheQuery,
  fetch: () => Promise<LoadedAnswer>,
  mayServeStale: (error: unknown) => boolean,
): Promise<FetchedAnswer> {
  const { now, lifetime, sharing } = query;
  const asked =
    shared === null || sharing === undefined
      ? null
      : await shared.find({ session, call, token: sharing.token, ...sharing.asOf });
  const found = findingOf(asked, query);
  const freshMs = found === null ? 0 : FRESH_MS[lifetime] - (now.getTime() - found.at.getTime());
  if (found !== null && freshMs > 0) {
    const answer = { ...found, freshMs: Math.min(freshMs, UNASKED_MS) };
    return { answer, origin: "shared", share: nothing };
  }
  try {
    const { text, ...loaded } = await fetch();
    const share = () => text !== undefined && asked?.keep({ text, at: now.getTime() });
    return { answer: { ...loaded, at: now }, origin: "gateway", share };
  } catch (error) {
    const isServable = found !== null && now.getTime() - found.at.getTime() <= STALE_MS;
    if (!isServable || !mayServeStale(error)) throw error;
    return { answer: found, origin: "stale", share: nothing };
  }
}

/** What the others have, as a value; null where it does not suit this version's schema. */
function findingOf(
  asked: SharedFinding | null,
  { sharing }: CacheQuery,
): (CachedAnswer & { readonly at: Date }) | null {
  if (asked?.answer == null || sharing === undefined) return null;
  const { text, at } = asked.answer;
  try {
    return { value: sharing.parse(text), bytes: Buffer.byteLength(text), at: new Date(at) };
  } catch {
    return null;
  }
}
