import type { SharedStore } from "#server/redis/store.ts";
import type { AttemptVerdict, Place } from "./sign-in-limits.ts";
import { keyPrefix } from "./shared-keys.ts";

type Limit = Place["limit"];

/**
 * Counts on the shared store what was wrong, with rate-limiter-flexible; when the store is away or
 * full the library counts in this process instead, where it stays.
 */
export function createSharedCounts(store: SharedStore, windowS: number) {
  const limiters = new Map<Limit, ReturnType<typeof limiterOf>>();
  const limiterFor = (limit: Limit) => {
    const limiter = limiters.get(limit) ?? limiterOf(store, limit, windowS);
    limiters.set(limit, limiter);
    return limiter;
  };
  return {
    async count(places: readonly Place[], verdict: AttemptVerdict): Promise<void> {
      await Promise.all(
        places.map(async ({ limit, key }) => {
          const limiter = await limiterFor(limit);
          if (verdict === "wrong") await limiter.penalty(key);
          if (verdict === "right" && limit.by === "name") await limiter.delete(key);
        }),
      );
    },
  };
}

/** The library is loaded here, so that a process without REDIS_URL has none of it. */
async function limiterOf(store: SharedStore, limit: Limit, windowS: number) {
  const library = await import("rate-limiter-flexible");

  /** What the library needs of the limits of this process. */
  class Insurance extends library.RateLimiterCompatibleAbstract {
    override readonly keyPrefix = "";
    override blockDuration = 0;
    override execEvenly = false;
    override async penalty(key: string | number) {
      limit.failed.add(String(key));
      return new library.RateLimiterRes();
    }
    override async delete(key: string | number) {
      limit.failed.clear(String(key));
      return true;
    }
  }

  return new library.RateLimiterRedis({
    storeClient: clientOf(store),
    keyPrefix: keyPrefix(limit, "wrong"),
    points: limit.limit,
    duration: windowS,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new Insurance(),
  });
}

/**
 * The part of a client that the library uses here. It asks through the store, which knows whether the
 * server is there and does not wait for one that is silent.
 */
function clientOf(store: SharedStore) {
  let increment = "";
  return {
    get status() {
      return store.isOpen() ? "ready" : "end";
    },
    defineCommand(_name: "rlflxIncr", { lua }: { readonly lua: string }) {
      increment = lua;
    },
    rlflxIncr: ([key = "", ...args]: readonly string[]) =>
      store.ask((redis) => redis.eval(increment, 1, key, ...args)),
    del: (key: string) => store.ask((redis) => redis.del(key)),
  };
}
