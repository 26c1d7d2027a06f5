import type { Settings } from "#server/settings.ts";
import { createLimitQueue, type LimitQueue } from "./limit-queue.ts";
import { addressKey, createNameKey } from "./limit-keys.ts";

/** What the gateway made of an attempt; only "wrong" counts against a limit. */
export type AttemptVerdict = "right" | "wrong" | "uncounted";

/** The result of an attempt, or how many seconds to wait before the next. */
export type AttemptResult<Result> =
  | { readonly kind: "done"; readonly result: Result }
  | { readonly kind: "limited"; readonly wait: number };

export type AttemptSource = {
  /** Null where the host does not tell: then only the name is limited. */
  readonly address: string | null;
  /** Attempts for different purposes are counted apart. */
  readonly purpose: "sign-in" | "form";
  /** The user name, or whom else the attempt is about. */
  readonly subject: string;
};

/** Limits wrong attempts, such as guessed passwords, by client address and by name. */
export type SignInLimits = {
  /**
   * Makes an attempt unless too many before it were wrong. No more are under way than may still be
   * wrong; others wait in line, so that right ones all get through, and wrong ones cannot exceed
   * the limit by coming at once. A right one resets its name; one that is uncounted, that threw or
   * that was limited changes no count.
   */
  tryWithin<Result>(
    source: AttemptSource,
    work: () => Promise<Result>,
    verdict: (result: Result) => AttemptVerdict,
  ): Promise<AttemptResult<Result>>;
};

type Limits = Pick<
  Settings,
  | "GATEWAY_TIMEOUT_MS"
  | "LOGIN_LIMIT_PER_ADDRESS"
  | "LOGIN_LIMIT_PER_USERNAME"
  | "LOGIN_LIMIT_WINDOW_S"
>;

/** Beyond this length nobody joins a queue: each place in it is an open request. */
const LONGEST_QUEUE = 1000;
/** Seconds to wait for those who timed out in a queue or found it full. */
const RETRY_AFTER_S = 2;

type Waiter = { readonly places: readonly Place[]; readonly settle: (wait: number | null) => void };
type Place = { readonly limit: LimitQueue<Waiter>; readonly key: string };

/** Limits that are counted in this process. */
export function createSignInLimits(settings: Limits): SignInLimits {
  const windowMs = settings.LOGIN_LIMIT_WINDOW_S * 1000;
  const byAddress = createLimitQueue<Waiter>(settings.LOGIN_LIMIT_PER_ADDRESS, windowMs);
  const byName = createLimitQueue<Waiter>(settings.LOGIN_LIMIT_PER_USERNAME, windowMs);
  const nameKey = createNameKey();
  // By then those before have ended, with the gateway's answer or its time-out.
  const timeoutMs = settings.GATEWAY_TIMEOUT_MS + 1000;

  const waitForTurn = (places: readonly Place[]) =>
    new Promise<number | null>((resolve) => {
      const settle = (wait: number | null) => {
        clearTimeout(timeout);
        for (const { limit, key } of places) limit.queue.drop(key, waiter);
        resolve(wait);
      };
      const waiter = { places, settle };
      const timeout = setTimeout(() => settle(RETRY_AFTER_S), timeoutMs);
      for (const { limit, key } of places) limit.queue.add(key, waiter);
    });

  return {
    async tryWithin(source, work, verdictOf) {
      const name = { limit: byName, key: nameKey(source.purpose, source.subject) };
      const places =
        source.address === null
          ? [name]
          : [{ limit: byAddress, key: addressKey(source.address) }, name];
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
        for (const { limit, key } of places) limit.end(key, verdict === "wrong");
        if (verdict === "right") byName.failed.clear(name.key);
        for (const place of places) wakeWaiters(place);
      }
    },
  };
}

/** Null when the attempt was admitted, undefined when it must queue, else seconds to wait. */
function tryEnter(places: readonly Place[]): number | null | undefined {
  const blockedMs = Math.max(...places.map(({ limit, key }) => limit.blockedFor(key)));
  if (blockedMs > 0) return Math.ceil(blockedMs / 1000);
  if (!places.every(({ limit, key }) => limit.hasRoom(key))) return undefined;
  for (const { limit, key } of places) limit.admit(key);
  return null;
}

/** Admits or refuses those in the queue for whom it is settled now. */
function wakeWaiters({ limit, key }: Place): void {
  for (const waiter of limit.queue.of(key)) {
    if (!limit.hasRoom(key) && limit.blockedFor(key) === 0) return;
    const entered = tryEnter(waiter.places);
    if (entered !== undefined) waiter.settle(entered);
  }
}
