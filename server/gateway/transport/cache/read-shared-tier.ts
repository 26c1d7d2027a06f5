import type { SharedAnswers, SharedFinding } from "#server/redis/shared-answers.ts";
import type { CachedAnswer, CacheQuery, DatedAnswer, LoadedAnswer } from "./cache.ts";
import { FRESH_MS, STALE_MS } from "./lifetimes.ts";

/** An answer, its source, and a function that shares it with the other processes. */
export type FetchedAnswer = {
  readonly answer: DatedAnswer;
  readonly origin: "gateway" | "shared" | "stale";
  readonly share: () => void;
};

/**
 * How long a process uses its own copy before it looks at the shared tier again, milliseconds. It
 * also bounds how long an answer can stay outdated after a write by the previous version during a
 * rollout.
 */
export const UNASKED_MS = 60_000;

const nothing = (): void => undefined;

/** The shared tier's answer, or else the gateway's; the shared one may bridge a failure (T-70). */
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

/** The shared answer, parsed; null if it does not fit this version's schema. */
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
