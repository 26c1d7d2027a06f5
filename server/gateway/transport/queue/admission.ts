import { createPace } from "./pace.ts";

/** A member's request; all its calls share one object. */
export type RequestTicket = {
  /** Signed-in members go before sign-ins, because their visit is under way. */
  isSignedIn: boolean;
  /** Whose request it is; every request without one counts as another person's. */
  person?: string;
  /** When the request's last call must end, by `performance.now()`; no limit when absent. */
  endsAt?: number;
};

/** A person, or a request of nobody known. */
export type Person = string | RequestTicket;

/** The person whose request waits; a request without one counts as a person of its own. */
export const personOf = (ticket: RequestTicket): Person => ticket.person ?? ticket;

export type AdmissionOptions = {
  /** How many requests may wait: each takes about 100 kB. */
  readonly mostRequests?: number;
  readonly waitMs?: number;
  /** Whether the pace of recent requests predicts how long the next ones wait. */
  readonly isPaced?: boolean;
  /** Called with the number of waiting requests when one is turned away. */
  readonly onTurnedAway?: (waiting: number) => void;
  readonly now?: () => number;
};

type Clock = Required<Pick<AdmissionOptions, "now">>;

/** The processor can't begin pages faster than this: returns are spaced at least this far apart. */
const LEAST_GAP_MS = 20;
/** More requests of one person do not wait: the line is everybody's. */
const MOST_OF_ONE = 50;
const WAIT_MS = 12_000;
const SOONEST_MS = 2000;
const LATEST_MS = 60_000;

/**
 * The line of requests that have no connection yet: persons take turns, whatever the number of their
 * requests (docs/decisions/gateway/connections.md). Who would wait too long at its pace is turned away.
 */
export function createAdmission<Waiter>(
  slots: number,
  {
    mostRequests = 500,
    waitMs = WAIT_MS,
    isPaced = true,
    onTurnedAway,
    now,
  }: AdmissionOptions & Clock,
) {
  /** The waiting requests of each person; who began one last comes last. */
  type Line = Map<Person, Map<RequestTicket, Set<Waiter>>>;
  const signedIn: Line = new Map();
  const visitors: Line = new Map();
  let begun = 0;
  let turnedAway = 0;
  /** The return time of each request that was turned away, seconds; the same for all its calls. */
  const returnTimes = new WeakMap<RequestTicket, number>();
  const pace = createPace(now);
  let backAt = 0;

  const sizeOf = (line: Line, most = Number.POSITIVE_INFINITY) => {
    let count = 0;
    for (const tickets of line.values()) count += Math.min(tickets.size, most);
    return count;
  };
  const size = () => sizeOf(signedIn) + sizeOf(visitors);
  const lineOf = (ticket: RequestTicket) => (ticket.isSignedIn ? signedIn : visitors);
  const waitersOf = (ticket: RequestTicket) => {
    const person = personOf(ticket);
    return signedIn.get(person)?.get(ticket) ?? visitors.get(person)?.get(ticket);
  };
  const requestMs = () => (isPaced ? pace.requestMs() : 0);
  const isTooLong = (ticket: RequestTicket) => {
    const own = lineOf(ticket).get(personOf(ticket))?.size ?? 0;
    if (own >= MOST_OF_ONE) return true;
    // Of each person at most as many begin before it as of its own, and one.
    const ahead = sizeOf(signedIn, own + 1) + (ticket.isSignedIn ? 0 : sizeOf(visitors));
    const { endsAt = Number.POSITIVE_INFINITY } = ticket;
    const mostMs = Math.min(waitMs, endsAt - now());
    return size() >= mostRequests || ((ahead + 1) * requestMs()) / slots > mostMs;
  };

  function remove(ticket: RequestTicket): void {
    const person = personOf(ticket);
    for (const line of [signedIn, visitors]) {
      const tickets = line.get(person);
      if (tickets?.delete(ticket) === true && tickets.size === 0) line.delete(person);
    }
  }

  return {
    size,
    waitMs,
    calls: () => {
      let count = 0;
      for (const line of [signedIn, visitors])
        for (const tickets of line.values()) for (const { size: n } of tickets.values()) count += n;
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
    join(ticket: RequestTicket, waiter: Waiter): boolean {
      const waiters = waitersOf(ticket);
      if (waiters !== undefined) {
        waiters.add(waiter);
        return true;
      }
      if (returnTimes.has(ticket) || isTooLong(ticket)) return false;
      const line = lineOf(ticket);
      const person = personOf(ticket);
      const tickets = line.get(person) ?? new Map<RequestTicket, Set<Waiter>>();
      line.set(person, tickets.set(ticket, new Set([waiter])));
      return true;
    },
    leave(ticket: RequestTicket, waiter: Waiter): void {
      const waiters = waitersOf(ticket);
      if (waiters?.delete(waiter) === true && waiters.size === 0) remove(ticket);
    },
    /** The next request, of a person who may begin one; it leaves the line. */
    next(
      mayBegin: (person: Person) => boolean,
    ): readonly [RequestTicket, Iterable<Waiter>] | undefined {
      for (const line of [signedIn, visitors]) {
        for (const [person, tickets] of line) {
          const [first] = tickets;
          if (first === undefined || !mayBegin(person)) continue;
          remove(first[0]);
          // The others of this person come after everybody else's next one.
          if (line.delete(person)) line.set(person, tickets);
          return first;
        }
      }
      return undefined;
    },
    begin() {
      begun += 1;
      pace.begin();
    },
    hold: () => pace.hold(),
    /**
     * Seconds after which a turned-away request may return; the times are spread at the line's
     * pace.
     */
    turnAway(ticket: RequestTicket): number {
      const known = returnTimes.get(ticket);
      if (known !== undefined) return known;
      turnedAway += 1;
      onTurnedAway?.(size());
      const soonest = now() + SOONEST_MS;
      backAt = Math.max(backAt, soonest) + Math.max(LEAST_GAP_MS, requestMs() / slots);
      if (backAt > now() + LATEST_MS) backAt = soonest;
      const seconds = Math.ceil((backAt - now()) / 1000);
      returnTimes.set(ticket, seconds);
      return seconds;
    },
  };
}
