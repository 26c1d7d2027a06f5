import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { atMost } from "#server/at-most.ts";
import type { WaitBudget } from "#server/redis/patience.ts";
import type { SharedAnswers } from "#server/redis/shared-answers.ts";
import { seesAll, type AsOf } from "./as-of.ts";
import { fetchThroughShared, UNASKED_MS, type FetchedAnswer } from "./read-shared-tier.ts";
import { FRESH_MS, servableMs, STALE_MS, type Lifetime } from "./lifetimes.ts";
import type { Argument } from "../call.ts";

export type CachedAnswer = {
  readonly value: unknown;
  readonly bytes: number;
  /** Overrides the call's lifetime, milliseconds. */
  readonly freshMs?: number;
};

export type LoadedAnswer = CachedAnswer & { readonly text?: string };

export type CacheQuery = {
  readonly lifetime: Lifetime;
  readonly now: Date;
  /** Absent where only this process keeps the answer. */
  readonly sharing?: {
    readonly asOf: AsOf;
    /** Seals the shared answer; without the token it can't be read. */
    readonly token: string;
    /** Throws for a text that breaks the contract. */
    readonly parse: (text: string) => unknown;
  };
};

export type ServedAnswer = {
  readonly value: unknown;
  /** The time of the request that loaded it from the gateway. */
  readonly at: Date;
  readonly isStale: boolean;
  readonly isShared?: boolean;
};

export type AnswerCache = Readonly<ReturnType<typeof createAnswerCache>>;

export type DatedAnswer = CachedAnswer & Pick<ServedAnswer, "at">;

/** An answer in memory; `until` is in milliseconds since the epoch. */
type HeldAnswer = DatedAnswer & {
  readonly freshUntil: number;
  readonly asOf: AsOf | undefined;
};

type LoadState = { dropped: boolean; readonly asOf: AsOf | undefined };

type PendingLoad = { readonly answer: Promise<ServedAnswer>; readonly state: LoadState };

/**
 * Longer than any request takes; after that an ended session has no requests left that could fill
 * the cache.
 */
const ENDED_MS = 600_000;

/**
 * Answers of the gateway, cached per session and never shared between sessions (T-39): parsed
 * values in process, bounded in bytes. `mayServeStale` tells for which faults an older answer may
 * be served: only those that do not concern the member's rights, and only for a short time (T-70).
 * With `shared`, other processes' answers are used before the gateway is called, and drops are
 * passed on to them.
 */
export function createAnswerCache(
  maxBytes: number,
  mayServeStale: (error: unknown) => boolean,
  shared: SharedAnswers | null = null,
) {
  const keysBySession = new Map<string, Set<string>>();
  const memory = new LRUCache<string, HeldAnswer>({
    maxSize: maxBytes,
    // A parsed value takes about twice its text, and each entry about 500 bytes.
    sizeCalculation: ({ bytes }) => 500 + 2 * bytes,
    dispose: (_held, key, reason) => {
      // A replaced answer's key is still in use.
      if (reason !== "set") untrackKey(keysBySession, key);
    },
  });
  const inFlight = new Map<string, PendingLoad>();
  const endedSessions = new LRUCache<string, true>({ ...atMost(10_000), ttl: ENDED_MS });

  function hold(key: string, answer: DatedAnswer, { lifetime, sharing }: CacheQuery) {
    const { freshMs = shared === null ? FRESH_MS[lifetime] : UNASKED_MS } = answer;
    const freshUntil = Date.now() + Math.min(freshMs, FRESH_MS[lifetime]);
    memory.set(key, { ...answer, freshUntil, asOf: sharing?.asOf });
    if (memory.has(key)) trackKey(keysBySession, key);
  }

  const findHeld = (key: string, { sharing }: CacheQuery): HeldAnswer | undefined => {
    const held = memory.get(key);
    return held !== undefined && seesAll(held.asOf, sharing?.asOf) ? held : undefined;
  };

  async function load(
    key: string,
    query: CacheQuery,
    fetch: () => Promise<FetchedAnswer>,
    state: LoadState,
  ): Promise<ServedAnswer> {
    const held = findHeld(key, query);
    if (held !== undefined && Date.now() < held.freshUntil) return servedOf(held);
    try {
      const { answer, origin, share } = await fetch();
      if (!state.dropped && origin !== "stale") {
        share();
        hold(key, answer, query);
      }
      return servedOf(answer, origin);
    } catch (error) {
      if (!mayServeStale(error)) memory.delete(key);
      else if (held !== undefined && isWithin(STALE_MS, held.at, query.now))
        return servedOf(held, "stale");
      throw error;
    }
  }

  function dropHere(session: string, paths?: readonly string[]) {
    if (paths === undefined) endedSessions.set(session, true);
    const matches = (key: string) =>
      paths === undefined
        ? key.startsWith(`${session}/`)
        : paths.some((path) => key.startsWith(`${session}/${path}?`));
    leaveLoads(matches);
    for (const key of [...(keysBySession.get(session) ?? [])].filter(matches)) memory.delete(key);
  }

  /** A pending load still answers its callers; it is neither cached nor joined. */
  function leaveLoads(matches: (key: string) => boolean) {
    for (const [key, { state }] of [...inFlight].filter(([each]) => matches(each))) {
      state.dropped = true;
      inFlight.delete(key);
    }
  }

  shared?.onEnd((session) => dropHere(session));

  return {
    /** The session's cached answer of `key`, else a loaded one. Concurrent callers share one load. */
    async getOrLoad(
      session: string,
      key: string,
      query: CacheQuery,
      fetch: () => Promise<LoadedAnswer>,
    ): Promise<ServedAnswer> {
      if (endedSessions.has(session)) {
        return { value: (await fetch()).value, at: query.now, isStale: false };
      }
      const fullKey = `${session}/${key}`;
      const pending = inFlight.get(fullKey);
      const asOf = query.sharing?.asOf;
      if (pending !== undefined && seesAll(pending.state.asOf, asOf)) return pending.answer;
      if (pending !== undefined) pending.state.dropped = true;
      const state: LoadState = { dropped: false, asOf };
      const fetchAny = () =>
        fetchThroughShared(shared, { session, call: key }, query, fetch, mayServeStale);
      const answer = load(fullKey, query, fetchAny, state).finally(() => {
        if (inFlight.get(fullKey)?.state === state) inFlight.delete(fullKey);
      });
      inFlight.set(fullKey, { answer, state });
      return answer;
    },
    /** The session's cached answer of `key` without a load, even if it is no longer fresh. */
    find(session: string, key: string, query: CacheQuery): ServedAnswer | undefined {
      const held = findHeld(`${session}/${key}`, query);
      const mostMs = servableMs(query.lifetime);
      const isServable = held !== undefined && isWithin(mostMs, held.at, query.now);
      return isServable ? servedOf(held) : undefined;
    },
    /**
     * Drops a session's answers after a write: those of these calls, or all. An ended session gets
     * no new ones. Returns the write's id, which the browser carries so that it sees the write at
     * every process.
     */
    async drop(session: string, paths?: readonly string[], asOf?: AsOf): Promise<string> {
      const id = randomUUID();
      // If the store missed an earlier write, this one must not hide that.
      const isBehind = asOf !== undefined && asOf.written !== null && asOf.told !== asOf.written;
      // The store first: a load that begins now must not find the outdated answers there.
      const told = shared?.drop(session, { id, paths: isBehind ? undefined : paths });
      dropHere(session, paths);
      await told;
      return id;
    },
    /** The writes of a session that a request must see: the store's and its browser's. */
    async asOf(session: string, written: string | null, budget: WaitBudget): Promise<AsOf> {
      return { told: await shared?.findLastWrite(session, budget), written, budget };
    },
    measure: () => ({ entries: memory.size, bytes: memory.calculatedSize }),
  };
}

const servedOf = (
  { value, at }: DatedAnswer,
  origin: FetchedAnswer["origin"] = "gateway",
): ServedAnswer => ({
  value,
  at,
  isStale: origin === "stale",
  ...(origin === "shared" && { isShared: true }),
});

const isWithin = (ms: number, at: Date, now: Date): boolean => now.getTime() - at.getTime() <= ms;

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

/** Thrown for an argument that is no string, number, null, undefined or date (§8). */
export class CacheArgumentError extends TypeError {
  constructor() {
    super("the cache takes strings, numbers, null, undefined and dates only");
    this.name = "CacheArgumentError";
  }
}

/** A key that differs whenever the values differ in type or value. Throws CacheArgumentError. */
export function cacheKey(values: readonly unknown[]): string {
  return values.map(part).join(",");
}

function part(value: unknown): string {
  if (value === null) return "0";
  if (value === undefined) return "u";
  if (typeof value === "number") return `n${value}`;
  if (typeof value === "string") return `s${JSON.stringify(value)}`;
  if (value instanceof Date) return `d${value.getTime()}`;
  throw new CacheArgumentError();
}

/** The key of a call with its arguments, independent of their order. */
export function argumentsKey(path: string, args: Readonly<Record<string, Argument>>): string {
  const names = Object.keys(args).sort();
  return `${path}?${cacheKey(names.flatMap((name) => [name, args[name]]))}`;
}
