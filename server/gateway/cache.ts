import { BentoCache, bentostore } from "bentocache";
import { MemoryDriver } from "bentocache/drivers/memory";
import type { CreateDriverResult, L1CacheDriver } from "bentocache/types";
import { LRUCache } from "lru-cache";
import { FRESH_MS, STALE_MS, type Lifetime } from "./lifetimes.ts";

/** A parsed answer with the size of its text on the wire, which is what the cache's bound counts. */
export type Kept = {
  readonly value: unknown;
  readonly bytes: number;
  /** Milliseconds it stays fresh, where that differs from its call's lifetime. */
  readonly freshMs?: number;
};

export type AnswerCache = {
  /** The kept answer of `key` for this session, or a fresh one. Callers in flight share one load. */
  remember(
    session: string,
    key: string,
    keep: Lifetime,
    load: () => Promise<Kept>,
  ): Promise<unknown>;
  /** The session's kept answer of `key` however old, if there is one. */
  recall(session: string, key: string): Promise<{ readonly value: unknown } | undefined>;
  /** Drops the session's answers: all of them, or those of the named calls. */
  forget(session: string, paths?: readonly string[]): Promise<void>;
  /** How many answers are kept, and about how many bytes they take. */
  measure(): { readonly entries: number; readonly bytes: number };
};

/** How the library stores an entry in process: our value among its own bookkeeping. */
type Stored = { readonly value: Kept };

const PREFIX = "gateway";

/**
 * Answers of the gateway, kept per session and never shared between two (T-39). In process they are
 * parsed values bounded in bytes; the library's second tier can stand behind them.
 * `mayServeStale` says of which faults an older good answer may still serve: only of those that say
 * nothing about the member's rights.
 */
export function createAnswerCache(
  maxBytes: number,
  mayServeStale: (error: unknown) => boolean,
): AnswerCache {
  const listed = new Map<string, Set<string>>();
  const memory = new LRUCache<string, Stored>({
    maxSize: maxBytes,
    // Parsed values take about twice their text, and an entry some hundred bytes of its own.
    sizeCalculation: (stored) => 500 + 2 * stored.value.bytes,
    dispose: (_stored, fullKey, reason) => {
      // An answer that a newer one replaces is still kept under its key.
      if (reason !== "set") unlist(listed, fullKey.slice(PREFIX.length + 1));
    },
  });
  const cache = new BentoCache({
    default: "answers",
    prefix: PREFIX,
    stores: { answers: bentostore().useL1Layer(inProcess(memory)) },
  });
  const inFlight = new Map<string, Promise<unknown>>();

  async function load(key: string, keep: Lifetime, fetch: () => Promise<Kept>): Promise<unknown> {
    let fault: { readonly error: unknown } | undefined;
    const kept = await cache
      .getOrSet<Kept | undefined>({
        key,
        ttl: FRESH_MS[keep],
        grace: STALE_MS,
        // Otherwise the library hands out the old answer at once and asks behind the member's back.
        timeout: null,
        factory: async (context) => {
          try {
            const fresh = await fetch();
            enlist(listed, key);
            if (fresh.freshMs !== undefined) context.setTtl(fresh.freshMs);
            return fresh;
          } catch (error) {
            if (mayServeStale(error)) throw error;
            // Thrown here, the library would answer with the old value, against the member's rights.
            fault = { error };
            return context.skip();
          }
        },
      })
      .catch((error: unknown) => {
        throw error instanceof Error && error.cause !== undefined ? error.cause : error;
      });
    if (fault !== undefined) {
      await cache.delete({ key });
      throw fault.error;
    }
    return kept?.value;
  }

  return {
    remember(session, key, keep, fetch) {
      const own = `${session}/${key}`;
      const shared = inFlight.get(own);
      if (shared !== undefined) return shared;
      const loading = load(own, keep, fetch).finally(() => inFlight.delete(own));
      inFlight.set(own, loading);
      return loading;
    },
    async recall(session, key) {
      return cache.get<Kept | undefined>({ key: `${session}/${key}`, grace: STALE_MS });
    },
    async forget(session, paths) {
      const keys = [...(listed.get(session) ?? [])].filter(
        (key) => paths === undefined || paths.some((path) => key.startsWith(`${session}/${path}?`)),
      );
      for (const key of keys) inFlight.delete(key);
      await cache.deleteMany({ keys });
    },
    measure: () => ({ entries: memory.size, bytes: memory.calculatedSize }),
  };
}

function inProcess(memory: LRUCache<string, Stored>): CreateDriverResult<L1CacheDriver> {
  // The library types its stored entries as text even where it is told not to serialize.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const cacheInstance = memory as unknown as LRUCache<string, string>;
  return {
    options: { serialize: false },
    factory: (config: object) => new MemoryDriver({ ...config, cacheInstance }),
  };
}

const sessionOf = (key: string): string => key.slice(0, key.indexOf("/"));

function enlist(listed: Map<string, Set<string>>, key: string): void {
  const session = sessionOf(key);
  const keys = listed.get(session);
  if (keys === undefined) listed.set(session, new Set([key]));
  else keys.add(key);
}

function unlist(listed: Map<string, Set<string>>, key: string): void {
  const keys = listed.get(sessionOf(key));
  keys?.delete(key);
  if (keys?.size === 0) listed.delete(sessionOf(key));
}
