import { expect } from "vitest";
import { createRedisStore } from "#server/store/redis.ts";
import type { Store } from "#server/store/store.ts";
import { eventually } from "../eventually.ts";

type Served = {
  readonly url: string;
  readonly sentinels?: readonly string[];
  readonly isCluster?: boolean;
  readonly timeoutMs?: number;
  readonly onError?: (error: unknown) => void;
};

/** A busy machine may take this long to an answer; a silent server is tested with less. */
export const PATIENT_MS = 100_000;
/** The time-out of a process whose server does not answer in the test. */
export const USUAL_MS = 150;

/** Stores of processes on Redis servers, closed after each test by `end`. */
export function redisStores() {
  const opened: Store[] = [];
  return {
    /** The store of one more process, which may not have found its server yet. */
    open(served: Served) {
      const { url, sentinels = [], isCluster = false } = served;
      const { timeoutMs = PATIENT_MS, onError = () => undefined } = served;
      const store = createRedisStore({
        address: { url, sentinels, isCluster },
        timeoutMs,
        onChange: () => undefined,
        onError,
      });
      opened.push(store);
      return store;
    },
    async end() {
      await Promise.all(opened.splice(0).map((store) => store.close()));
    },
  };
}

export const untilThere = (store: Store) =>
  eventually(() => expect(store.isAnswering()).toBe(true));
export const untilNotThere = (store: Store) =>
  eventually(() => expect(store.isAnswering()).toBe(false));
