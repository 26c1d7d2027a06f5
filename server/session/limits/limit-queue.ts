import { createFailedAttempts, type FailedAttempts } from "./failed-attempts.ts";

/** One limit: per key its failures, the attempts under way and those that wait. */
export type LimitQueue<Waiter> = {
  readonly failed: FailedAttempts;
  /** Milliseconds until this key may try again; 0 for now. */
  readonly blockedFor: (key: string) => number;
  /** Whether one more may be under way without passing the limit, should all of them fail. */
  readonly hasRoom: (key: string) => boolean;
  readonly admit: (key: string) => void;
  readonly end: (key: string, wasWrong: boolean) => void;
  readonly queue: WaitQueue<Waiter>;
};

/** Who waits for which key, in order of arrival. */
type WaitQueue<Waiter> = {
  readonly of: (key: string) => readonly Waiter[];
  readonly add: (key: string, waiter: Waiter) => void;
  readonly drop: (key: string, waiter: Waiter) => void;
};

export function createLimitQueue<Waiter>(limit: number, windowMs: number): LimitQueue<Waiter> {
  const counts = createFailedAttempts(limit, windowMs);
  const underWay = new Map<string, number>();
  const add = (key: string, change: number) => {
    const now = (underWay.get(key) ?? 0) + change;
    if (now > 0) underWay.set(key, now);
    else underWay.delete(key);
  };
  return {
    failed: counts,
    blockedFor(key) {
      const { count, msLeft } = counts.of(key);
      return count >= limit ? msLeft : 0;
    },
    hasRoom: (key) => counts.of(key).count + (underWay.get(key) ?? 0) < limit,
    admit: (key) => add(key, 1),
    end(key, wasWrong) {
      add(key, -1);
      if (wasWrong) counts.add(key);
    },
    queue: createWaitQueue(),
  };
}

function createWaitQueue<Waiter>(): WaitQueue<Waiter> {
  const lines = new Map<string, Set<Waiter>>();
  return {
    of: (key) => [...(lines.get(key) ?? [])],
    add(key, waiter) {
      const line = lines.get(key) ?? new Set();
      lines.set(key, line.add(waiter));
    },
    drop(key, waiter) {
      const line = lines.get(key);
      line?.delete(waiter);
      if (line?.size === 0) lines.delete(key);
    },
  };
}
