import { createLimitQueue, RETRY_AFTER_S, type LimitQueue } from "./limit-queue.ts";
import { addressKey, createNameKey } from "./limit-keys.ts";

/** The gateway's verdict on an attempt; only "wrong" counts against a limit. */
export type AttemptVerdict = "right" | "wrong" | "uncounted";

export type AttemptResult<Result> =
  | { readonly kind: "done"; readonly result: Result }
  | { readonly kind: "limited"; readonly wait: number };

export type AttemptSource = {
  /** Null if the host does not tell: then only the name is limited. */
  readonly address: string | null;
  /** Attempts for different purposes are counted separately. */
  readonly purpose: "sign-in" | "form";
  /** The user name, or another identifier of the person. */
  readonly subject: string;
};

/** Limits wrong attempts, such as guessed passwords, by client address and by name. */
export type AttemptLimits = {
  /**
   * Runs an attempt unless there were too many wrong ones before. No more run at once than may
   * still be wrong; others wait in line, so that right ones get through and wrong ones can't come
   * all at once. A right one resets its name; an uncounted one changes nothing.
   */
  tryWithin<Result>(
    source: AttemptSource,
    work: () => Promise<Result>,
    verdict: (result: Result) => AttemptVerdict,
  ): Promise<AttemptResult<Result>>;
};

/** How many attempts may be wrong within the window. */
export type AttemptBounds = {
  readonly perAddress: number;
  readonly perSubject: number;
  readonly windowS: number;
  readonly gatewayTimeoutMs: number;
};

/** By then the earlier attempts have ended, with the gateway's answer or its time-out. */
export const turnTimeoutMs = ({ gatewayTimeoutMs }: AttemptBounds): number =>
  gatewayTimeoutMs + 1000;

/** A queue of this length accepts no more: each place in it is an open request. */
const LONGEST_QUEUE = 1000;

type Waiter = { readonly places: readonly Place[]; readonly settle: (wait: number | null) => void };
/** One count of an attempt: one key of one limit. */
export type Place = { readonly limit: LimitQueue<Waiter>; readonly key: string };

/** Limits of this process, or of all processes with the same store. */
export function createAttemptLimits(bounds: AttemptBounds, _shared: null = null): AttemptLimits {
  const windowMs = bounds.windowS * 1000;
  const byAddress = createLimitQueue<Waiter>("address", bounds.perAddress, windowMs);
  const byName = createLimitQueue<Waiter>("name", bounds.perSubject, windowMs);
  const hash = createNameKey();

  const placesOf = ({ address, purpose, subject }: AttemptSource): readonly Place[] => {
    const name = { limit: byName, key: hash(purpose, subject) };
    if (address === null) return [name];
    return [{ limit: byAddress, key: hash("address", addressKey(address)) }, name];
  };

  const waitForTurn = (places: readonly Place[]) =>
    new Promise<number | null>((resolve) => {
      const settle = (wait: number | null) => {
        clearTimeout(timeout);
        for (const { limit, key } of places) limit.queue.drop(key, waiter);
        resolve(wait);
      };
      const waiter = { places, settle };
      const timeout = setTimeout(() => settle(RETRY_AFTER_S), turnTimeoutMs(bounds));
      for (const { limit, key } of places) limit.queue.add(key, waiter);
    });

  const inProcess: AttemptLimits = {
    async tryWithin(source, work, verdictOf) {
      const places = placesOf(source);
      let wait = tryEnter(places);
      if (wait === undefined) {
        const isLong = places.some(({ limit, key }) => limit.queue.of(key).length >= LONGEST_QUEUE);
        wait = isLong ? RETRY_AFTER_S : await waitForTurn(places);
      }
      if (wait !== null) return { kind: "limited", wait };

      let verdict: AttemptVerdict = "uncounted";
      try {
        const result = await work();
        verdict = verdictOf(result);
        return { kind: "done", result };
      } finally {
        for (const { limit, key } of places) limit.end(key, verdict);
        for (const place of places) wakeWaiters(place);
      }
    },
  };
  return inProcess;
}

/** Null when the attempt was admitted, undefined when it must queue, else seconds to wait. */
function tryEnter(places: readonly Place[]): number | null | undefined {
  const blockedMs = Math.max(...places.map(({ limit, key }) => limit.blockedFor(key)));
  if (blockedMs > 0) return Math.ceil(blockedMs / 1000);
  if (!places.every(({ limit, key }) => limit.hasRoom(key))) return undefined;
  for (const { limit, key } of places) limit.admit(key);
  return null;
}

function wakeWaiters({ limit, key }: Place): void {
  for (const waiter of limit.queue.of(key)) {
    if (!limit.hasRoom(key) && limit.blockedFor(key) === 0) return;
    const entered = tryEnter(waiter.places);
    if (entered !== undefined) waiter.settle(entered);
  }
}
