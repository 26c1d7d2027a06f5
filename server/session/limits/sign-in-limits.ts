import type { Settings } from "#server/settings.ts";
import { createLane, type Lane } from "./limit-lane.ts";
import { addressKey, createNameKey } from "./limit-keys.ts";

/** What became of a try: only what the gateway called wrong counts. */
export type Verdict = "right" | "wrong" | "unjudged";

/** What was tried, or how many seconds to wait before it may be. */
export type Tried<Result> =
  | { readonly kind: "done"; readonly result: Result }
  | { readonly kind: "limited"; readonly wait: number };

export type Trier = {
  /** Null where the host does not tell it: then only the name counts. */
  readonly address: string | null;
  /** What is tried: each thing is counted for itself. */
  readonly what: "sign-in" | "form";
  /** The user name, or whoever else is tried to be. */
  readonly about: string;
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
    who: Trier,
    work: () => Promise<Result>,
    verdict: (result: Result) => Verdict,
  ): Promise<Tried<Result>>;
};

type Limits = Pick<
  Settings,
  | "GATEWAY_TIMEOUT_MS"
  | "LOGIN_LIMIT_PER_ADDRESS"
  | "LOGIN_LIMIT_PER_USERNAME"
  | "LOGIN_LIMIT_WINDOW_S"
>;

/** Longer lines are cut: each place in one is a request held open. */
const LONGEST_LINE = 1000;
/** What is said to those who waited in vain or found the line full, seconds. */
const COME_BACK_S = 2;

type Waiter = { readonly places: readonly Place[]; readonly settle: (wait: number | null) => void };
type Place = { readonly lane: Lane<Waiter>; readonly key: string };

/** Limits kept in this process. */
export function createSignInLimits(settings: Limits): SignInLimits {
  const windowMs = settings.LOGIN_LIMIT_WINDOW_S * 1000;
  const byAddress = createLane<Waiter>(settings.LOGIN_LIMIT_PER_ADDRESS, windowMs);
  const byName = createLane<Waiter>(settings.LOGIN_LIMIT_PER_USERNAME, windowMs);
  const nameKey = createNameKey();
  // Those before have ended by then, with the gateway's answer or without one.
  const patienceMs = settings.GATEWAY_TIMEOUT_MS + 1000;

  const standInLine = (places: readonly Place[]) =>
    new Promise<number | null>((resolve) => {
      const settle = (wait: number | null) => {
        clearTimeout(patience);
        for (const { lane, key } of places) lane.line.drop(key, waiter);
        resolve(wait);
      };
      const waiter = { places, settle };
      const patience = setTimeout(() => settle(COME_BACK_S), patienceMs);
      for (const { lane, key } of places) lane.line.add(key, waiter);
    });

  return {
    async tryWithin(who, work, judge) {
      const name = { lane: byName, key: nameKey(who.what, who.about) };
      const places =
        who.address === null ? [name] : [{ lane: byAddress, key: addressKey(who.address) }, name];
      let wait = enter(places);
      if (wait === undefined) {
        const isLong = places.some(({ lane, key }) => lane.line.of(key).length >= LONGEST_LINE);
        wait = isLong ? COME_BACK_S : await standInLine(places);
      }
      if (wait !== null) return { kind: "limited", wait };

      let verdict: Verdict = "unjudged";
      try {
        const result = await work();
        verdict = judge(result);
        return { kind: "done", result };
      } finally {
        for (const { lane, key } of places) lane.end(key, verdict === "wrong");
        if (verdict === "right") byName.counts.clear(name.key);
        for (const place of places) callUp(place);
      }
    },
  };
}

/** Null when the try may begin, and has; undefined when it must wait in line; else seconds. */
function enter(places: readonly Place[]): number | null | undefined {
  const blockedMs = Math.max(...places.map(({ lane, key }) => lane.blockedFor(key)));
  if (blockedMs > 0) return Math.ceil(blockedMs / 1000);
  if (!places.every(({ lane, key }) => lane.hasRoom(key))) return undefined;
  for (const { lane, key } of places) lane.admit(key);
  return null;
}

/** Lets those in line try who may now, or tells them that they may not. */
function callUp({ lane, key }: Place): void {
  for (const waiter of lane.line.of(key)) {
    if (!lane.hasRoom(key) && lane.blockedFor(key) === 0) return;
    const entered = enter(waiter.places);
    if (entered !== undefined) waiter.settle(entered);
  }
}
