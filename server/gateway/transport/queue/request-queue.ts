import { GatewayBusyError, type GatewayCallName } from "../errors.ts";
import {
  createAdmission,
  personOf,
  type AdmissionOptions,
  type Person,
  type RequestTicket,
} from "./admission.ts";

export type SlotRequest = {
  readonly call: GatewayCallName;
  /** The member's request that the call belongs to. */
  readonly ticket: RequestTicket;
  readonly optional: boolean;
  readonly signal: AbortSignal;
  /** Called when a waiting request begins, before the call has a slot. */
  readonly onBegin?: (() => void) | undefined;
};

/**
 * A fixed number of slots, given to requests in order of arrival; requests that have begun go
 * first.
 */
export type RequestQueue = Readonly<ReturnType<typeof createRequestQueue>>;

type Waiter = Pick<SlotRequest, "optional" | "onBegin"> & {
  readonly path: string;
  readonly start: (isFirst: boolean) => void;
};

/**
 * The share of the slots that optional calls of one path may hold, so that a hanging path leaves
 * the rest free.
 */
const OPTIONAL_SHARE = 1 / 6;

/** The share of the slots beyond which a person begins no further request. */
const PERSON_SHARE = 1 / 6;
/** One person's share of the slots for first calls, which are few while the gateway is slow. */
const PERSON_SHARE_OF_FIRSTS = 1 / 2;
/** A second page beside one that hangs. */
const LEAST_OF_PERSON = 2;

/**
 * A queue for `slots` connections. Calls of requests that have begun go first, in order of arrival,
 * except those whose path has used up its share. A new request begins when none of them can start.
 */
export function createRequestQueue(slots: number, options: AdmissionOptions = {}) {
  const queue = new Set<Waiter>();
  const { now = () => performance.now() } = options;
  const admission = createAdmission<Waiter>(slots, { ...options, now });
  const begun = new WeakSet<RequestTicket>();
  const taken = createCounter<string>();
  const heldBy = createCounter<Person>();
  const firstsBy = createCounter<Person>();
  const personShare = Math.max(LEAST_OF_PERSON, Math.floor(slots * PERSON_SHARE));
  const share = Math.max(1, Math.floor(slots * OPTIONAL_SHARE));
  let free = slots;
  /** Slots that are held by the first call of a request. */
  let firsts = 0;

  const mayStart = ({ optional, path }: Pick<Waiter, "optional" | "path">) =>
    free > 0 && !(optional && taken.of(path) >= share);
  // If a slot is free, every queued call is waiting for its path's share, and every request of the
  // line for its person's, so a new request overtakes none.
  const mayBegin = (person: Person) => {
    const mostFirst = admission.mostFirst();
    const ofPerson = Math.max(LEAST_OF_PERSON, mostFirst * PERSON_SHARE_OF_FIRSTS);
    return (
      free > 0 &&
      firsts < mostFirst &&
      heldBy.of(person) < personShare &&
      firstsBy.of(person) < ofPerson
    );
  };

  function begin(ticket: RequestTicket): void {
    begun.add(ticket);
    admission.begin();
  }

  const turnAway = (call: GatewayCallName, ticket: RequestTicket) =>
    new GatewayBusyError(call, admission.turnAway(ticket));

  function take(
    { path, optional }: Pick<Waiter, "optional" | "path">,
    person: Person,
    isFirst: boolean,
  ): () => void {
    // Optional calls have their path's share: pages do not wait for them, nor does the next page.
    const ofPerson = optional ? 0 : 1;
    const end = admission.hold();
    free -= 1;
    firsts += isFirst ? 1 : 0;
    taken.add(path, 1);
    heldBy.add(person, ofPerson);
    firstsBy.add(person, isFirst ? 1 : 0);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      free += 1;
      firsts -= isFirst ? 1 : 0;
      taken.add(path, -1);
      heldBy.add(person, -ofPerson);
      firstsBy.add(person, isFirst ? -1 : 0);
      end();
      startNext();
    };
  }

  function startNext(): void {
    for (const waiter of queue) {
      if (free === 0) return;
      if (!mayStart(waiter)) continue;
      queue.delete(waiter);
      waiter.start(false);
    }
    for (let next = admission.next(mayBegin); next !== undefined; next = admission.next(mayBegin)) {
      const [ticket, waiters] = next;
      begin(ticket);
      let isFirst = true;
      for (const waiter of waiters) {
        waiter.onBegin?.();
        if (mayStart(waiter)) {
          waiter.start(isFirst);
          isFirst = false;
        } else queue.add(waiter);
      }
    }
  }

  return {
    measure: () => ({
      waitingCalls: queue.size + admission.calls(),
      waitingRequests: admission.size(),
      busyConnections: slots - free,
      begunRequests: admission.begun(),
      turnedAway: admission.turnedAway(),
    }),
    waitMs: admission.waitMs,
    hasBegun: (ticket: RequestTicket) => begun.has(ticket),
    turnAway,
    /**
     * Resolves with the slot's release function. Rejects with the signal's reason, or
     * GatewayBusyError.
     */
    async acquire({ call, ticket, optional, signal, onBegin }: SlotRequest): Promise<() => void> {
      signal.throwIfAborted();
      const { path } = call;
      const person = personOf(ticket);
      const isFirst = !begun.has(ticket) && mayBegin(person);
      if (isFirst) begin(ticket);
      const hasBegun = begun.has(ticket);
      if (hasBegun && mayStart({ optional, path }))
        return take({ path, optional }, person, isFirst);
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const leave = () => {
        queue.delete(waiter);
        admission.leave(ticket, waiter);
        reject(signal.reason);
      };
      const start = (first: boolean) => {
        signal.removeEventListener("abort", leave);
        resolve(take({ path, optional }, person, first));
      };
      const waiter: Waiter = { path, optional, onBegin, start };
      if (hasBegun) queue.add(waiter);
      else if (!admission.join(ticket, waiter)) throw turnAway(call, ticket);
      signal.addEventListener("abort", leave, { once: true });
      return promise;
    },
  };
}

function createCounter<Name>() {
  const counts = new Map<Name, number>();
  return {
    of: (name: Name) => counts.get(name) ?? 0,
    add(name: Name, difference: number) {
      const count = (counts.get(name) ?? 0) + difference;
      if (count === 0) counts.delete(name);
      else counts.set(name, count);
    },
  };
}
