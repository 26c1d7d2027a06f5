/** A member's request: the same object for all its calls. */
export type Turn = {
  /** Signed-in members go before sign-ins, because they have begun already. */
  isSignedIn: boolean;
  /** When its last call must end, on the clock of `performance.now()`; no such time where absent. */
  endsAt?: number;
};

export type LineOptions = {
  /** How many requests may wait: each takes about 100 kB. */
  readonly mostRequests?: number;
  readonly waitMs?: number;
  /** Whether what requests took lately says how long the next ones wait. */
  readonly isPaced?: boolean;
  /** Told of each request that is turned away, with how many wait. */
  readonly onTurnedAway?: (waiting: number) => void;
  readonly now?: () => number;
};

type Clock = Required<Pick<LineOptions, "now">>;

/** Each request that begins counts this much less with the next one: the last thirty or so decide. */
const KEPT = 1 - 1 / 32;

/** Of fewer requests what they hold now says little: the first ones of a process are slow. */
const ENOUGH = 16;

/** A page takes so much of the processor that more than this many a second never begin. */
const LEAST_GAP_MS = 20;
const WAIT_MS = 12_000;
const SOONEST_MS = 2000;
const LATEST_MS = 60_000;

/**
 * The line of requests that have no connection yet. It moves at the pace of what requests took of
 * the connections lately, whatever it is that is slow.
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
  /** When each that was turned away may come back, seconds: the same for all calls of a request. */
  const told = new WeakMap<Turn, number>();
  /** Of the last requests: how many, and how long they held connections, milliseconds. */
  let recent = 0;
  let heldMs = 0;
  let backAt = 0;
  /** Of the calls that hold a connection now: how many, and the sum of when they began. */
  let holders = 0;
  let starts = 0;

  const size = () => signedIn.size + visitors.size;
  const lineOf = (turn: Turn) => (turn.isSignedIn ? signedIn : visitors);
  /** Milliseconds of one connection that a request takes; 0 while nothing is known. */
  const requestMs = () => {
    if (!isPaced || recent === 0) return 0;
    // Where nothing is answered any more, only what is held now says so.
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
     * How many may be at their first call at once, so that calls that follow are answered in time.
     */
    mostFirst: () => Math.min(slots, Math.max(slots / 6, (slots * waitMs) / 8 / requestMs())),
    /** Whether the call waits now; false where its request would wait for too long. */
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
    /** A call has a connection until the function is called. */
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
     * Seconds until a request that is turned away may come back: one by one, at the line's pace.
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
