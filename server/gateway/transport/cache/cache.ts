import { LRUCache } from "lru-cache";
import type { Seal } from "#server/session/seal.ts";
import type { ValueStore } from "#server/store/store.ts";
import { fetchThroughShared, type FetchedAnswer } from "./read-shared-tier.ts";
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
  /** The version of its owner's answers that the request must see. */
  readonly version: string;
  /** Absent where only this process keeps the answer. */
  readonly sharing?: {
    readonly seal: Seal;
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
type HeldAnswer = DatedAnswer & { readonly freshUntil: number };

/**
 * Answers of the gateway, cached per session and version and never shared between sessions (T-39):
 * parsed values in process, bounded in bytes. `mayServeStale` tells for which faults an older answer
 * may be served: only those that do not concern the member's rights, and only for a short time
 * (T-70). With `shared`, other processes' answers are used before the gateway is called.
 */
export function createAnswerCache(
  maxBytes: number,
  mayServeStale: (error: unknown) => boolean,
  shared: ValueStore | null = null,
) {
  const memory = new LRUCache<string, HeldAnswer>({
    maxSize: maxBytes,
    // A parsed value takes about twice its text, and each entry about 500 bytes.
    sizeCalculation: ({ bytes }) => 500 + 2 * bytes,
  });
  const inFlight = new Map<string, Promise<ServedAnswer>>();

  function hold(name: string, answer: DatedAnswer, { lifetime }: CacheQuery) {
    const { freshMs = FRESH_MS[lifetime] } = answer;
    const freshUntil = Date.now() + Math.min(freshMs, FRESH_MS[lifetime]);
    memory.set(name, { ...answer, freshUntil }, { ttl: servableMs(lifetime) });
  }

  async function load(
    name: string,
    held: HeldAnswer | undefined,
    query: CacheQuery,
    fetch: () => Promise<FetchedAnswer>,
  ): Promise<ServedAnswer> {
    try {
      const { answer, origin, share } = await fetch();
      if (origin !== "stale") {
        share();
        hold(name, answer, query);
      }
      return servedOf(answer, origin);
    } catch (error) {
      if (!mayServeStale(error)) memory.delete(name);
      else if (held !== undefined && isWithin(STALE_MS, held.at, query.now))
        return servedOf(held, "stale");
      throw error;
    }
  }

  return {
    /** The owner's cached answer of `key`, else a loaded one. Concurrent callers share one load. */
    async getOrLoad(
      owner: string,
      key: string,
      query: CacheQuery,
      fetch: () => Promise<LoadedAnswer>,
    ): Promise<ServedAnswer> {
      const name = nameOf(owner, key, query);
      const held = memory.get(name);
      if (held !== undefined && Date.now() < held.freshUntil) return servedOf(held);
      const pending = inFlight.get(name);
      if (pending !== undefined) return pending;
      const fetchAny = () =>
        fetchThroughShared(
          shared,
          { owner, key: `${query.version} ${key}` },
          query,
          fetch,
          mayServeStale,
        );
      const answer = load(name, held, query, fetchAny).finally(() => inFlight.delete(name));
      inFlight.set(name, answer);
      return answer;
    },
    /** The owner's cached answer of `key` without a load, even if it is no longer fresh. */
    find(owner: string, key: string, query: CacheQuery): ServedAnswer | undefined {
      const held = memory.get(nameOf(owner, key, query));
      const isServable =
        held !== undefined && isWithin(servableMs(query.lifetime), held.at, query.now);
      return isServable ? servedOf(held) : undefined;
    },
    measure: () => ({ entries: memory.size, bytes: memory.calculatedSize }),
  };
}

const nameOf = (owner: string, key: string, { version }: CacheQuery): string =>
  `${owner}/${version}/${key}`;

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
