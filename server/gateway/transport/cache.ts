import { BentoCache, bentostore } from "bentocache";
import { MemoryDriver } from "bentocache/drivers/memory";
import type { CreateDriverResult, L1CacheDriver } from "bentocache/types";
import { LRUCache } from "lru-cache";
import { FRESH_MS, STALE_MS, type Lifetime } from "./lifetimes.ts";

/** A parsed answer with the size of its text on the wire, which is what the cache's bound counts. */
export type CachedAnswer = {
  readonly value: unknown;
  readonly bytes: number;
  /** Milliseconds it stays fresh, where that differs from its call's lifetime. */
  readonly freshMs?: number;
};

export type AnswerCache = {
  /** The kept answer of `key` for this session, or a fresh one. Callers in flight share one load. */
  getOrLoad(
    session: string,
    key: string,
    keep: Lifetime,
    load: () => Promise<CachedAnswer>,
  ): Promise<unknown>;
  /** The session's kept answer of `key` however old, if there is one. */
  find(session: string, key: string): Promise<{ readonly value: unknown } | undefined>;
  /**
   * Drops the session's answers: those of the named calls, or all of them when it has ended. From
   * then on nothing of it is kept, though a page of its may still be under way.
   */
  drop(session: string, paths?: readonly string[]): Promise<void>;
  /** How many answers are kept, and about how many bytes they take. */
  measure(): { readonly entries: number; readonly bytes: number };
};

/** How the library stores an entry in process: our value among its own bookkeeping. */
type CacheEntry = { readonly value: CachedAnswer };

/** Whether an answer was dropped while it was still under way. */
type LoadState = { forgotten: boolean };

type PendingLoad = { readonly answer: Promise<unknown>; readonly fate: LoadState };

/** No request takes this long, and none that comes later is let in with an ended session. */
const ENDED_MS = 600_000;

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
  const keysBySession = new Map<string, Set<string>>();
  const memory = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    // Parsed values take about twice their text, and an entry some hundred bytes of its own.
    sizeCalculation: (stored) => 500 + 2 * stored.value.bytes,
    dispose: (_stored, fullKey, reason) => {
      // An answer that a newer one replaces is still kept under its key.
      if (reason !== "set") untrackKey(keysBySession, fullKey.slice(PREFIX.length + 1));
    },
  });
  const cache = new BentoCache({
    default: "answers",
    prefix: PREFIX,
    stores: { answers: bentostore().useL1Layer(inProcess(memory)) },
  });
  const inFlight = new Map<string, PendingLoad>();
  const endedSessions = new LRUCache<string, true>({ max: 10_000, ttl: ENDED_MS });

  async function load(
    key: string,
    { keep, fetch, fate }: { keep: Lifetime; fetch: () => Promise<CachedAnswer>; fate: LoadState },
  ): Promise<unknown> {
    let fault: { readonly error: unknown } | undefined;
    let late: CachedAnswer | undefined;
    const kept = await cache
      .getOrSet<CachedAnswer | undefined>({
        key,
        ttl: FRESH_MS[keep],
        grace: STALE_MS,
        // Otherwise the library hands out the old answer at once and asks behind the member's back.
        timeout: null,
        factory: async (context) => {
          try {
            const fresh = await fetch();
            if (fate.forgotten) {
              late = fresh;
              return context.skip();
            }
            trackKey(keysBySession, key);
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
    const outdated = fate.forgotten && late === undefined;
    if (fault !== undefined || outdated) await cache.delete({ key });
    if (fault !== undefined) throw fault.error;
    return (late ?? kept)?.value;
  }

  return {
    async getOrLoad(session, key, keep, fetch) {
      if (endedSessions.has(session)) return (await fetch()).value;
      const own = `${session}/${key}`;
      const shared = inFlight.get(own);
      if (shared !== undefined) return shared.answer;
      const fate: LoadState = { forgotten: false };
      const answer = load(own, { keep, fetch, fate }).finally(() => {
        if (inFlight.get(own)?.fate === fate) inFlight.delete(own);
      });
      inFlight.set(own, { answer, fate });
      return answer;
    },
    async find(session, key) {
      return cache.get<CachedAnswer | undefined>({ key: `${session}/${key}`, grace: STALE_MS });
    },
    async drop(session, paths) {
      if (paths === undefined) endedSessions.set(session, true);
      const isMeant = (key: string) =>
        paths === undefined
          ? key.startsWith(`${session}/`)
          : paths.some((path) => key.startsWith(`${session}/${path}?`));
      // What is under way was asked before: who waits for it gets it, nobody after them.
      for (const [key, { fate }] of [...inFlight].filter(([each]) => isMeant(each))) {
        fate.forgotten = true;
        inFlight.delete(key);
      }
      await cache.deleteMany({ keys: [...(keysBySession.get(session) ?? [])].filter(isMeant) });
    },
    measure: () => ({ entries: memory.size, bytes: memory.calculatedSize }),
  };
}

function inProcess(memory: LRUCache<string, CacheEntry>): CreateDriverResult<L1CacheDriver> {
  // The library types its stored entries as text even where it is told not to serialize.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const cacheInstance = memory as unknown as LRUCache<string, string>;
  return {
    options: { serialize: false },
    factory: (config: object) => new MemoryDriver({ ...config, cacheInstance }),
  };
}

const sessionOf = (key: string): string => key.slice(0, key.indexOf("/"));

function trackKey(listed: Map<string, Set<string>>, key: string): void {
  const session = sessionOf(key);
  const keys = listed.get(session);
  if (keys === undefined) listed.set(session, new Set([key]));
  else keys.add(key);
}

function untrackKey(listed: Map<string, Set<string>>, key: string): void {
  const keys = listed.get(sessionOf(key));
  keys?.delete(key);
  if (keys?.size === 0) listed.delete(sessionOf(key));
}
