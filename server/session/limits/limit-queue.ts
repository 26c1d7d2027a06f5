import { createFailedAttempts } from "./failed-attempts.ts";
import type { AttemptVerdict } from "./sign-in-limits.ts";

/** Seconds to wait for those who timed out in a queue or found it full. */
export const RETRY_AFTER_S = 2;

/** One limit: per key its failures, the attempts under way and those that wait. */
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
    /** Whether one more may be under way without passing the limit, should all of them fail. */
    hasRoom: (key: string) => failed.of(key).count + (underWay.get(key) ?? 0) < limit,
    admit: (key: string) => add(key, 1),
    /** A right attempt resets its name, and not what else was wrong from its address. */
    end(key: string, verdict: AttemptVerdict) {
      add(key, -1);
      if (verdict === "wrong") failed.add(key);
      if (verdict === "right" && by === "name") failed.clear(key);
    },
    queue: createWaitQueue<Waiter>(),
  };
}

/** Who waits for which key, in order of arrival. */
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
