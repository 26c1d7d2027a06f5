import { LRUCache } from "lru-cache";
import { atMost } from "#server/at-most.ts";

/** Keys of each of the two stores: some 10 MB when both are full. */
const MOST_KEYS = 25_000;

/** Monotonic, and never 0, which the store takes for "does not expire". Whole, so that sums are exact. */
const CLOCK = { now: () => Math.floor(performance.timeOrigin + performance.now()) };

/**
 * Counts how often each key failed, within a window that begins with its first failure. Memory is
 * bounded. Keys past half of their limit have a store of their own, so that a
 * flood of fresh keys evicts fresh keys only (docs/decisions/2026-11-22-sign-in-limits.md).
 */
export function createFailedAttempts(limit: number, windowMs: number, mostKeys = MOST_KEYS) {
  // A time that is kept for a moment would make the window longer than it is: "wait 11 minutes" of 10.
  const times = { ttl: windowMs, ttlResolution: 0, perf: CLOCK };
  const storeOf = () => new LRUCache<string, number>({ ...atMost(mostKeys), ...times });
  const few = storeOf();
  const many = storeOf();

  /** The count, and milliseconds until it is dropped. */
  const of = (key: string) => {
    const store = many.has(key) ? many : few;
    const count = store.get(key) ?? 0;
    return { count, msLeft: count === 0 ? 0 : Math.max(1, store.getRemainingTTL(key)) };
  };
  return {
    of,
    add(key: string) {
      const { count, msLeft } = of(key);
      const isMany = (count + 1) * 2 > limit;
      if (isMany) few.delete(key);
      // A later failure does not move the end of the window.
      (isMany ? many : few).set(key, count + 1, { ttl: count === 0 ? windowMs : msLeft });
    },
    clear(key: string) {
      few.delete(key);
      many.delete(key);
    },
  };
}
