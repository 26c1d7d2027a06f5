import type { AttemptVerdict } from "./attempt-limits.ts";
import { LRUCache } from "lru-cache";
import { atMost } from "#server/at-most.ts";

/** Seconds to wait after a time-out in a queue, or when it is full. */
export const RETRY_AFTER_S = 2;

/** One limit: for each key its failures, running attempts and waiting attempts. */
export type LimitQueue<Waiter> = ReturnType<typeof createLimitQueue<Waiter>>;

export function createLimitQueue<Waiter>(by: "address" | "name", limit: number, windowMs: number) {
  const failed = createFailedAttempts(limit, windowMs);
  const underWay = new Map<string, number>();
  const add = (key: string, change: number) => {
    const now = (underWay.get(key) ?? 0) + change;
    if (now > 0) underWay.set(key, now);
    else underWay.delete(key);
  };
  return {
    by,
    limit,
    failed,
    /** Milliseconds until this key may try again; 0 for now. */
    blockedFor(key: string): number {
      const { count, msLeft } = failed.of(key);
      return count >= limit ? msLeft : 0;
    },
    /** Whether one more may run without exceeding the limit, should all of them fail. */
    hasRoom: (key: string) => failed.of(key).count + (underWay.get(key) ?? 0) < limit,
    admit: (key: string) => add(key, 1),
    /** A right attempt resets its name, but not the other failures of its address. */
    end(key: string, verdict: AttemptVerdict) {
      add(key, -1);
      if (verdict === "wrong") failed.add(key);
      if (verdict === "right" && by === "name") failed.clear(key);
    },
    queue: createWaitQueue<Waiter>(),
  };
}

/** The waiting attempts by key, in order of arrival. */
function createWaitQueue<Waiter>() {
  const queues = new Map<string, Set<Waiter>>();
  return {
    of: (key: string): readonly Waiter[] => [...(queues.get(key) ?? [])],
    add(key: string, waiter: Waiter) {
      queues.set(key, (queues.get(key) ?? new Set()).add(waiter));
    },
    drop(key: string, waiter: Waiter) {
      const queue = queues.get(key);
      queue?.delete(waiter);
      if (queue?.size === 0) queues.delete(key);
    },
  };
}

/** Keys of each of the two stores: some 10 MB when both are full. */
const MOST_KEYS = 25_000;

/**
 * Monotonic, and never 0, which the store reads as "does not expire". Whole, so that sums are
 * exact.
 */
const CLOCK = { now: () => Math.floor(performance.timeOrigin + performance.now()) };

/**
 * Counts how often each key failed, within a window from its first failure. Keys past half of their
 * limit have a store of their own: a flood of fresh keys evicts fresh keys only
 * (docs/decisions/sign-in/limits.md).
 */
export function createFailedAttempts(limit: number, windowMs: number, mostKeys = MOST_KEYS) {
  // A cached clock would make the window longer than it is: "wait 11 minutes" of 10.
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
