import { DatabaseSync } from "node:sqlite";
import { RateLimiterRedis, type RateLimiterRes } from "rate-limiter-flexible";
import type { Store } from "#server/store/store.ts";
import { onSqlite, type Insurance, type Limiter, type LimiterOptions } from "./sqlite-limiter.ts";

/**
 * Counts that all processes with this store share. While it is away, refuses or does not answer in
 * time, this process counts for itself; what it counted then stays. Neither is an error.
 */
export function createCounters(store: Pick<Store, "engine" | "isAnswering">) {
  const { engine } = store;
  const processLimiters = onSqlite(new DatabaseSync(":memory:"));
  const storeLimiters =
    engine.kind === "sqlite"
      ? onSqlite(engine.database)
      : (options: LimiterOptions, insurance: Insurance): Limiter =>
          () =>
            new RateLimiterRedis({
              // The client may have been replaced.
              storeClient: engine.client(),
              rejectIfRedisNotReady: true,
              ...options,
              ...insurance,
            });

  return (options: LimiterOptions) => {
    const own = processLimiters(options, {})();
    const shared = storeLimiters(options, { insuranceLimiter: own });
    const limiter = () => (store.isAnswering() ? shared() : own);
    return {
      /** How many more may be added; `wait`, in seconds, is above 0 once no point is left. */
      async find(key: string) {
        const found = await Promise.all([limiter().get(key), own.get(key)]);
        const used = found.map((each) => each?.consumedPoints ?? 0);
        const waits = found.map((each) => waitOf(each, options.points - 1));
        return { left: options.points - Math.max(...used), wait: Math.max(...waits) };
      },
      /**
       * Adds one, unless it is one too many: then the seconds to wait, else 0. The library has no
       * conditional add: this adds, looks, and takes back.
       */
      async take(key: string): Promise<number> {
        const wait = waitOf(await limiter().penalty(key), options.points);
        if (wait > 0) await limiter().reward(key);
        return wait;
      },
      add: (key: string) => limiter().penalty(key),
      takeBack: (key: string) => limiter().reward(key),
      clear: (key: string) => Promise.all([limiter().delete(key), own.delete(key)]),
    };
  };
}

/** Seconds until this count is dropped, if it is more than may be. */
const waitOf = (found: RateLimiterRes | null, most: number): number =>
  found !== null && found.consumedPoints > most
    ? Math.max(1, Math.ceil(found.msBeforeNext / 1000))
    : 0;
