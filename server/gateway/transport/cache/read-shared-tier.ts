import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import type { Seal } from "#server/session/seal.ts";
import type { ValueStore } from "#server/store/store.ts";
import type { CachedAnswer, CacheQuery, DatedAnswer, LoadedAnswer } from "./cache.ts";
import { FRESH_MS, STALE_MS } from "./lifetimes.ts";

/** An answer, its source, and a function that shares it with the other processes. */
export type FetchedAnswer = {
  readonly answer: DatedAnswer;
  readonly origin: "gateway" | "shared" | "stale";
  readonly share: () => void;
};

/** Counted from when it was shared; a session's full two hours would take three times the memory. */
const KEPT_MS = 2_700_000;
/** Larger answers stay in the process: they would delay all others on the connection. */
const LONGEST_TEXT = 500_000;
/** Only this product can have sealed it; the limit guards against a bug of its own. */
const LONGEST_UNPACKED = 4_000_000;

const storedAnswer = z.object({
  /** The gateway's raw text: the reader may be of another version, and parses it itself. */
  text: z.string(),
  /** When the gateway answered, milliseconds since 1970. */
  at: z.number(),
});
type StoredAnswer = z.output<typeof storedAnswer>;

const nothing = (): void => undefined;

/**
 * The other processes' answer of the same version, or else the gateway's; a shared one may bridge a
 * failure (T-70). Without the store the gateway answers.
 */
export async function fetchThroughShared(
  store: ValueStore | null,
  { owner, key }: { readonly owner: string; readonly key: string },
  query: CacheQuery,
  fetch: () => Promise<LoadedAnswer>,
  mayServeStale: (error: unknown) => boolean,
): Promise<FetchedAnswer> {
  const { now, lifetime, sharing } = query;
  const shared =
    store === null || sharing === undefined ? null : sharedAnswer(store, owner, key, sharing.seal);
  const stored = (await shared?.find()) ?? null;
  const found = stored && sharing ? parsed(stored, sharing.parse) : null;
  const freshMs = found === null ? 0 : FRESH_MS[lifetime] - (now.getTime() - found.at.getTime());
  if (found !== null && freshMs > 0)
    return { answer: { ...found, freshMs }, origin: "shared", share: nothing };
  try {
    const { text, ...loaded } = await fetch();
    const share = () => text !== undefined && shared?.keep({ text, at: now.getTime() });
    return { answer: { ...loaded, at: now }, origin: "gateway", share };
  } catch (error) {
    const isServable = found !== null && now.getTime() - found.at.getTime() <= STALE_MS;
    if (!isServable || !mayServeStale(error)) throw error;
    return { answer: found, origin: "stale", share: nothing };
  }
}

/** An answer in the store, compressed: it takes a fifth of the memory. */
function sharedAnswer(store: ValueStore, owner: string, key: string, seal: Seal) {
  const name = `${owner}answer:${seal.nameOf(key)}`;
  return {
    /** Null for none, and while the store does not answer. */
    async find(): Promise<StoredAnswer | null> {
      const sealed = await store.get(name).catch(() => null);
      const packed = sealed === null ? null : seal.open(name, sealed);
      if (packed === null) return null;
      try {
        const text = inflateRawSync(packed, { maxOutputLength: LONGEST_UNPACKED }).toString();
        return storedAnswer.parse(JSON.parse(text));
      } catch {
        return null;
      }
    },
    keep(answer: StoredAnswer): void {
      if (answer.text.length > LONGEST_TEXT) return;
      const value = seal.seal(name, deflateRawSync(JSON.stringify(answer), { level: 1 }));
      // In the background: a store that is away or full does not get the answer.
      store.set(name, value, KEPT_MS).catch(nothing);
    },
  };
}

/** The shared answer, parsed; null if it does not fit this version's schema. */
function parsed(
  { text, at }: StoredAnswer,
  parse: (text: string) => unknown,
): (CachedAnswer & { readonly at: Date }) | null {
  try {
    return { value: parse(text), bytes: Buffer.byteLength(text), at: new Date(at) };
  } catch {
    return null;
  }
}
