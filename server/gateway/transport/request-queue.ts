import { GatewayBusyError, type GatewayCallName } from "./errors.ts";

export type SlotRequest = {
  readonly call: GatewayCallName;
  /** The member's request that the call belongs to; several calls of one may wait. */
  readonly requestId: string;
  /** The page can do without the answer. */
  readonly optional: boolean;
  /** Ends the wait. */
  readonly signal: AbortSignal;
};

/** A fixed number of slots, given out in order of arrival. */
export type RequestQueue = Readonly<ReturnType<typeof createRequestQueue>>;

type Waiter = Pick<SlotRequest, "optional" | "requestId"> & {
  readonly path: string;
  readonly start: () => void;
};

/**
 * How many requests may have calls in the queue. A fast gateway answers a cold page of each within a
 * call's budget; a slow one would not, and each waiting request takes about 100 kB.
 */
const MAX_WAITING_REQUESTS = 500;

/**
 * Optional calls of one path take at most this share of the slots, so that other paths get through
 * while one hangs. In normal operation no path comes near it.
 */
const OPTIONAL_SHARE = 1 / 6;

/**
 * A queue for `slots` connections, first in, first out, except for calls whose path has used up its
 * share. A request beyond `maxRequests` waiting ones is rejected at once.
 */
export function createRequestQueue(slots: number, maxRequests = MAX_WAITING_REQUESTS) {
  const queue = new Set<Waiter>();
  const requests = createCounter();
  const taken = createCounter();
  const share = Math.max(1, Math.floor(slots * OPTIONAL_SHARE));
  let free = slots;

  const mayStart = ({ optional, path }: Pick<Waiter, "optional" | "path">) =>
    free > 0 && !(optional && taken.of(path) >= share);

  function take(path: string): () => void {
    free -= 1;
    taken.add(path, 1);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      free += 1;
      taken.add(path, -1);
      startNext();
    };
  }

  function startNext(): void {
    for (const waiter of queue) {
      if (free === 0) return;
      if (!mayStart(waiter)) continue;
      remove(waiter);
      waiter.start();
    }
  }

  function remove(waiter: Waiter): void {
    queue.delete(waiter);
    requests.add(waiter.requestId, -1);
  }

  return {
    /** How many calls wait now. */
    waiting: () => queue.size,
    /** How many slots are taken now. */
    busy: () => slots - free,
    /**
     * Resolves with the slot's release function, which may be called twice. Rejects with the
     * signal's reason, or at once with a GatewayBusyError when the queue is full.
     */
    async acquire({ call, requestId, optional, signal }: SlotRequest): Promise<() => void> {
      signal.throwIfAborted();
      const { path } = call;
      // With a slot free, all waiters wait for their path's share, so nobody is overtaken.
      if (mayStart({ optional, path })) return take(path);
      if (requests.size() >= maxRequests && requests.of(requestId) === 0) {
        throw new GatewayBusyError(call);
      }
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const leave = () => {
        remove(waiter);
        reject(signal.reason);
      };
      const start = () => {
        signal.removeEventListener("abort", leave);
        resolve(take(path));
      };
      const waiter: Waiter = { path, optional, requestId, start };
      queue.add(waiter);
      requests.add(requestId, 1);
      signal.addEventListener("abort", leave, { once: true });
      return promise;
    },
  };
}

/** Counts by name, without entries at 0. */
function createCounter() {
  const counts = new Map<string, number>();
  return {
    size: () => counts.size,
    of: (name: string) => counts.get(name) ?? 0,
    add(name: string, difference: number) {
      const count = (counts.get(name) ?? 0) + difference;
      if (count === 0) counts.delete(name);
      else counts.set(name, count);
    },
  };
}
