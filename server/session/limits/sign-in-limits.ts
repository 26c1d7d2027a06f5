import type { Settings } from "#server/settings.ts";
import { createLimitQueue, type LimitQueue } from "./limit-queue.ts";
import { addressKey, createNameKey } from "./limit-keys.ts";

/** What became of a try: only what the gateway called wrong counts. */
export type AttemptVerdict = "right" | "wrong" | "uncounted";

/** What was tried, or how many seconds to wait before it may be. */
export type AttemptResult<Result> =
  | { readonly kind: "done"; readonly result: Result }
  | { readonly kind: "limited"; readonly wait: number };

export type AttemptSource = {
  /** Null where the host does not tell it: then only the name counts. */
  readonly address: string | null;
  /** What is tried: each thing is counted for itself. */
  readonly purpose: "sign-in" | "form";
  /** The user name, or whoever else is tried to be. */
  readonly subject: string;
};

/** Holds back whoever tries passwords: many from one address, or many for one name. */
export type SignInLimits = {
  /**
   * Carries a try out unless too many before it were wrong. Never more are under way than may still
   * be wrong: who comes beyond that waits in line, so that the right ones all get through and the
   * wrong ones do not pass by being many at once. A right one frees its name; one that nobody judged,
   * that threw or that was refused here leaves every count as it was.
   */
  tryWithin<Result>(
    who: AttemptSource,
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

/** Longer lines are cut: each place in one is a request held open. */
const LONGEST_QUEUE = 1000;
/** What is said to those who waited in vain or found the line full, seconds. */
const RETRY_AFTER_S = 2;

type Waiter = { readonly places: readonly Place[]; readonly settle: (wait: number | null) => void };
type Place = { readonly lane: LimitQueue<Waiter>; readonly key: string };

/** Limits kept in this process. */
export function createSignInLimits(settings: Limits): SignInLimits {
  const windowMs = settings.LOGIN_LIMIT_WINDOW_S * 1000;
  const byAddress = createLimitQueue<Waiter>(settings.LOGIN_LIMIT_PER_ADDRESS, windowMs);
  const byName = createLimitQueue<Waiter>(settings.LOGIN_LIMIT_PER_USERNAME, windowMs);
  const nameKey = createNameKey();
  // Those before have ended by then, with the gateway's answer or without one.
  const patienceMs = settings.GATEWAY_TIMEOUT_MS + 1000;

  const waitForTurn = (places: readonly Place[]) =>
    new Promise<number | null>((resolve) => {
      const settle = (wait: number | null) => {
        clearTimeout(patience);
        for (const { lane, key } of places) lane.queue.drop(key, waiter);
        resolve(wait);
      };
      const waiter = { places, settle };
      const patience = setTimeout(() => settle(RETRY_AFTER_S), patienceMs);
      for (const { lane, key } of places) lane.queue.add(key, waiter);
    });

  return {
    async tryWithin(who, work, judge) {
      const name = { lane: byName, key: nameKey(who.purpose, who.subject) };
      const places =
        who.address === null ? [name] : [{ lane: byAddress, key: addressKey(who.address) }, name];
      let wait = tryEnter(places);
      if (wait === undefined) {
        const isLong = places.some(({ lane, key }) => lane.queue.of(key).length >= LONGEST_QUEUE);
        wait = isLong ? RETRY_AFTER_S : await waitForTurn(places);
      }
      if (wait !== null) return { kind: "limited", wait };

      let verdict: AttemptVerdict = "uncounted";
      try {
        const result = await work();
        verdict = judge(result);
        return { kind: "done", result };
      } finally {
        for (const { lane, key } of places) lane.end(key, verdict === "wrong");
        if (verdict === "right") byName.failed.clear(name.key);
        for (const place of places) wakeWaiters(place);
      }
    },
  };
}

/** Null when the try may begin, and has; undefined when it must wait in line; else seconds. */
function tryEnter(places: readonly Place[]): number | null | undefined {
  const blockedMs = Math.max(...places.map(({ lane, key }) => lane.blockedFor(key)));
  if (blockedMs > 0) return Math.ceil(blockedMs / 1000);
  if (!places.every(({ lane, key }) => lane.hasRoom(key))) return undefined;
  for (const { lane, key } of places) lane.admit(key);
  return null;
}

/** Lets those in line try who may now, or tells them that they may not. */
function wakeWaiters({ lane, key }: Place): void {
  for (const waiter of lane.queue.of(key)) {
    if (!lane.hasRoom(key) && lane.blockedFor(key) === 0) return;
    const entered = tryEnter(waiter.places);
    if (entered !== undefined) waiter.settle(entered);
  }
}
