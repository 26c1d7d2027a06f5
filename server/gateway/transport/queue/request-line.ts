/** A member's request; all its calls share one object. */
export type Turn = {
  /** Signed-in members go before sign-ins, because their visit is under way. */
  isSignedIn: boolean;
  /** When the request's last call must end, by `performance.now()`; no limit when absent. */
  endsAt?: number;
};

export type LineOptions = {
  /** How many requests may wait: each takes about 100 kB. */
  readonly mostRequests?: number;
  readonly waitMs?: number;
  /** Whether the pace of recent requests predicts how long the next ones wait. */
  readonly isPaced?: boolean;
  /** Called with the number of waiting requests when one is turned away. */
  readonly onTurnedAway?: (waiting: number) => void;
  readonly now?: () => number;
};

type Clock = Required<Pick<LineOptions, "now">>;

/** Decay of the averages with each request that begins, so that about the last thirty decide. */
const KEPT = 1 - 1 / 32;

/**
 * After fewer requests the running ones say little, because the first ones of a process are slow.
 */
const ENOUGH = 16;

/**
 * The processor can't begin pages faster than this, so returns are spaced at least this far apart.
 */
const LEAST_GAP_MS = 20;
const WAIT_MS = 12_000;
const SOONEST_MS = 2000;
const LATEST_MS = 60_000;

/**
 * The line of requests that have no connection yet. Its pace is estimated from how long recent
 * requests held connections, whatever the cause of slowness.
 */
export function createRequestLine<Waiter>(
  slots: number,
  { mostRequests = 500, waitMs = WAIT_MS, isPaced = true, onTurnedAway, now }: LineOptions & Clock,
) {
  type Line = Map<Turn, Set<Waiter>>;
  const signedIn: Line = new Map();
  const visitors: Line = new Map();
  let begun = 0;
  let turnedAway = 0;
  /** The return time of each request that was turned away, seconds; the same for all its calls. */
  const told = new WeakMap<Turn, number>();
  /** Recent requests: their (decayed) number, and how long they held connections, milliseconds. */
  let recent = 0;
  let heldMs = 0;
  let backAt = 0;
  /** Calls that hold a connection now: their number, and the sum of their start times. */
  let holders = 0;
  let starts = 0;

  const size = () => signedIn.size + visitors.size;
  const lineOf = (turn: Turn) => (turn.isSignedIn ? signedIn : visitors);
  /** How long a request holds one connection in all, milliseconds; 0 while unknown. */
  const requestMs = () => {
    if (!isPaced || recent === 0) return 0;
    // When nothing is answered any more, only the running calls show it.
    const running = recent > ENOUGH ? holders * now() - starts : 0;
    return (heldMs + running) / recent;
  };
  const isTooLong = (turn: Turn) => {
    const ahead = turn.isSignedIn ? signedIn.size : size();
    const { endsAt = Number.POSITIVE_INFINITY } = turn;
    const mostMs = Math.min(waitMs, endsAt - now());
    return size() >= mostRequests || ((ahead + 1) * requestMs()) / slots > mostMs;
  };

  return {
    size,
    waitMs,
    calls: () =>
      [...signedIn.values(), ...visitors.values()].reduce((sum, { size: n }) => sum + n, 0),
    begun: () => begun,
    turnedAway: () => turnedAway,
    /**
     * How many requests may be at their first call at once, so that later calls get connections in
     * time.
     */
    mostFirst: () => Math.min(slots, Math.max(slots / 6, (slots * waitMs) / 8 / requestMs())),
    /** Adds the call to the line; false if its request would wait too long. */
    join(turn: Turn, waiter: Waiter): boolean {
      const line = lineOf(turn);
      const waiters = signedIn.get(turn) ?? visitors.get(turn);
      if (waiters === undefined && (told.has(turn) || isTooLong(turn))) return false;
      if (waiters === undefined) line.set(turn, new Set([waiter]));
      else waiters.add(waiter);
      return true;
    },
    leave(turn: Turn, waiter: Waiter): void {
      for (const line of [signedIn, visitors]) {
        const waiters = line.get(turn);
        if (waiters?.delete(waiter) === true && waiters.size === 0) line.delete(turn);
      }
    },
    next(): readonly [Turn, Iterable<Waiter>] | undefined {
      const line = signedIn.size > 0 ? signedIn : visitors;
      const [first] = line;
      if (first !== undefined) line.delete(first[0]);
      return first;
    },
    begin() {
      begun += 1;
      recent = recent * KEPT + 1;
      heldMs *= KEPT;
    },
    /** Records that a call holds a connection, until the returned function is called. */
    hold(): () => void {
      const start = now();
      holders += 1;
      starts += start;
      return () => {
        holders -= 1;
        starts -= start;
        heldMs += now() - start;
      };
    },
    /**
     * Seconds after which a turned-away request may return; the times are spread at the line's
     * pace.
     */
    turnAway(turn: Turn): number {
      const known = told.get(turn);
      if (known !== undefined) return known;
      turnedAway += 1;
      onTurnedAway?.(size());
      const soonest = now() + SOONEST_MS;
      backAt = Math.max(backAt, soonest) + Math.max(LEAST_GAP_MS, requestMs() / slots);
      if (backAt > now() + LATEST_MS) backAt = soonest;
      const seconds = Math.ceil((backAt - now()) / 1000);
      told.set(turn, seconds);
      return seconds;
    },
  };
}
