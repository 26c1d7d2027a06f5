import { GatewayBusyError, type GatewayCallName } from "./errors.ts";

/** Who wants a place. */
export type SlotRequest = {
  readonly call: GatewayCallName;
  /** The request that it is for; several calls of one may wait. */
  readonly requestId: string;
  /** A page can do without its answer. */
  readonly optional: boolean;
  /** Who leaves gives up the wait. */
  readonly signal: AbortSignal;
};

/** So many places, and those who wait for one in the order in which they came. */
export type RequestQueue = {
  /**
   * Resolves when a place is free, with what gives it back; to call that twice does no harm. Rejects
   * with the signal's reason, or at once with a GatewayBusyError where too many wait.
   */
  readonly acquire: (wish: SlotRequest) => Promise<() => void>;
  /** How many calls wait now. */
  readonly waiting: () => number;
};

type Waiter = Pick<SlotRequest, "optional" | "requestId"> & {
  readonly path: string;
  readonly start: () => void;
};

/**
 * So many requests may have calls in a line. A quick gateway answers a cold page of each in about
 * the time that a call has; a slow one would not, and each that waits takes some 100 kB.
 */
const MAX_WAITING_REQUESTS = 500;

/**
 * Calls of one path that pages can do without take this share of the places at most: where their
 * answers hang, those of other paths still pass. In an even flow no path comes near it.
 */
const OPTIONAL_SHARE = 1 / 6;

/**
 * A line in front of `places` connections. Nobody overtakes, except those whose path has its share.
 * A request beyond the `longest` line is refused at once instead of waiting in vain.
 */
export function createRequestQueue(places: number, longest = MAX_WAITING_REQUESTS): RequestQueue {
  const line = new Set<Waiter>();
  const requests = createCounter();
  const taken = createCounter();
  const share = Math.max(1, Math.floor(places * OPTIONAL_SHARE));
  let free = places;

  const mayStart = ({ optional, path }: Pick<Waiter, "optional" | "path">) =>
    free > 0 && !(optional && taken.of(path) >= share);

  function take(path: string): () => void {
    free -= 1;
    taken.add(path, 1);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      free += 1;
      taken.add(path, -1);
      startNext();
    };
  }

  function startNext(): void {
    for (const waiter of line) {
      if (free === 0) return;
      if (!mayStart(waiter)) continue;
      remove(waiter);
      waiter.start();
    }
  }

  function remove(waiter: Waiter): void {
    line.delete(waiter);
    requests.add(waiter.requestId, -1);
  }

  return {
    waiting: () => line.size,
    async acquire({ call, requestId, optional, signal }) {
      signal.throwIfAborted();
      const { path } = call;
      // Nobody is passed over: whoever is in line with a place free waits for their path's share.
      if (mayStart({ optional, path })) return take(path);
      if (requests.size() >= longest && requests.of(requestId) === 0) {
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
      line.add(waiter);
      requests.add(requestId, 1);
      signal.addEventListener("abort", leave, { once: true });
      return promise;
    },
  };
}

/** Counts by name; what is down to nothing is forgotten. */
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
