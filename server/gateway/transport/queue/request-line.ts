/** A member's request; all its calls share one object. */
export type Turn = {
  /** Signed-in members go before sign-ins, because their visit is under way. */
  isSignedIn: boolean;
  /** Whose request it is; every request without one counts as another person's. */
  person?: string;
  /** When the request's last call must end, by `performance.now()`; no limit when absent. */
  endsAt?: number;
};

/** A person, or a request of nobody known. */
export type Person = string | Turn;

export const personOf = (turn: Turn): Person => turn.person ?? turn;

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
/** More requests of one person do not wait: the line is everybody's. */
const MOST_OF_ONE = 50;
const WAIT_MS = 12_000;
const SOONEST_MS = 2000;
const LATEST_MS = 60_000;

/**
 * The line of requests that have no connection yet: persons take turns, whatever the number of their
 * requests (docs/decisions/gateway/connections.md). Its pace is estimated from how long recent
 * requests held connections, whatever the cause of slowness.
 */
export function createRequestLine<Waiter>(
  slots: number,
  { mostRequests = 500, waitMs = WAIT_MS, isPaced = true, onTurnedAway, now }: LineOptions & Clock,
) {
  /** The waiting requests of each person; who began one last comes last. */
  type Line = Map<Person, Map<Turn, Set<Waiter>>>;
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

  const sizeOf = (line: Line, most = Number.POSITIVE_INFINITY) => {
    let count = 0;
    for (const turns of line.values()) count += Math.min(turns.size, most);
    return count;
  };
  const size = () => sizeOf(signedIn) + sizeOf(visitors);
  const lineOf = (turn: Turn) => (turn.isSignedIn ? signedIn : visitors);
  const waitersOf = (turn: Turn) => {
    const person = personOf(turn);
    return signedIn.get(person)?.get(turn) ?? visitors.get(person)?.get(turn);
  };
  /** How long a request holds one connection in all, milliseconds; 0 while unknown. */
  const requestMs = () => {
    if (!isPaced || recent === 0) return 0;
    // When nothing is answered any more, only the running calls show it.
    const running = recent > ENOUGH ? holders * now() - starts : 0;
    return (heldMs + running) / recent;
  };
  const isTooLong = (turn: Turn) => {
    const own = lineOf(turn).get(personOf(turn))?.size ?? 0;
    if (own >= MOST_OF_ONE) return true;
    // Of each person at most as many begin before it as of its own, and one.
    const ahead = sizeOf(signedIn, own + 1) + (turn.isSignedIn ? 0 : sizeOf(visitors));
    const { endsAt = Number.POSITIVE_INFINITY } = turn;
    const mostMs = Math.min(waitMs, endsAt - now());
    return size() >= mostRequests || ((ahead + 1) * requestMs()) / slots > mostMs;
  };

  function remove(turn: Turn): void {
    const person = personOf(turn);
    for (const line of [signedIn, visitors]) {
      const turns = line.get(person);
      if (turns?.delete(turn) === true && turns.size === 0) line.delete(person);
    }
  }

  return {
    size,
    waitMs,
    calls: () => {
      let count = 0;
      for (const line of [signedIn, visitors])
        for (const turns of line.values()) for (const { size: n } of turns.values()) count += n;
      return count;
    },
    begun: () => begun,
    turnedAway: () => turnedAway,
    /**
     * How many requests may be at their first call at once, so that later calls get connections in
     * time.
     */
    mostFirst: () => Math.min(slots, Math.max(slots / 6, (slots * waitMs) / 8 / requestMs())),
    /** Adds the call to the line; false if its request would wait too long. */
    join(turn: Turn, waiter: Waiter): boolean {
      const waiters = waitersOf(turn);
      if (waiters !== undefined) {
        waiters.add(waiter);
        return true;
      }
      if (told.has(turn) || isTooLong(turn)) return false;
      const line = lineOf(turn);
      const person = personOf(turn);
      const turns = line.get(person) ?? new Map<Turn, Set<Waiter>>();
      line.set(person, turns.set(turn, new Set([waiter])));
      return true;
    },
    leave(turn: Turn, waiter: Waiter): void {
      const waiters = waitersOf(turn);
      if (waiters?.delete(waiter) === true && waiters.size === 0) remove(turn);
    },
    /** The next request, of a person who may begin one; it leaves the line. */
    next(mayBegin: (person: Person) => boolean): readonly [Turn, Iterable<Waiter>] | undefined {
      for (const line of [signedIn, visitors]) {
        for (const [person, turns] of line) {
          const [first] = turns;
          if (first === undefined || !mayBegin(person)) continue;
          remove(first[0]);
          // The others of this person come after everybody else's next one.
          if (line.delete(person)) line.set(person, turns);
          return first;
        }
      }
      return undefined;
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
