import type { KeyObject } from "node:crypto";
import type { Store } from "#server/store/store.ts";
import { createCounters } from "./counters.ts";
import { addressKey, createNameKey } from "./limit-keys.ts";
import { createAttemptQueues } from "./attempt-queue.ts";

/** The gateway's verdict on an attempt; only "wrong" counts against a limit. */
export type AttemptVerdict = "right" | "wrong" | "uncounted";

export type AttemptResult<Result> =
  | { readonly kind: "done"; readonly result: Result }
  /** `wait` in seconds. */
  | { readonly kind: "limited"; readonly wait: number };

export type AttemptSource = {
  /** Null if the host does not tell: then only the name is limited. */
  readonly address: string | null;
  /** Attempts for different purposes are counted separately. */
  readonly purpose: "sign-in" | "form";
  /** The user name, or another identifier of the person. */
  readonly subject: string;
};

/** How many attempts may be wrong within the window. */
type AttemptBounds = {
  readonly perAddress: number;
  readonly perSubject: number;
  readonly windowS: number;
};

/** Seconds to wait when the queue of a process is too slow or full. */
const RETRY_AFTER_S = 2;

/**
 * Makes limits on wrong attempts, such as guessed passwords, by client address and by name, over
 * all processes with this store and this secret (docs/decisions/sign-in/limits.md).
 */
export function createLimits(
  store: Pick<Store, "engine" | "isAnswering">,
  secretOf: () => KeyObject,
  gatewayTimeoutMs: number,
) {
  const countersOf = createCounters(store);
  const hash = createNameKey(secretOf);

  return (what: string, { perAddress, perSubject, windowS }: AttemptBounds) => {
    const counted = (by: string, points: number) =>
      countersOf({ keyPrefix: `member-dashboard:limit:${what}:${by}`, points, duration: windowS });
    const addresses = counted("address", perAddress);
    const names = counted("name", perSubject);
    // By then the earlier attempts have ended, with the gateway's answer or its time-out.
    const waitToBegin = createAttemptQueues(gatewayTimeoutMs + 1000);

    return {
      /**
       * Runs an attempt unless there were too many wrong ones before. A name counts those under way
       * as wrong until they have ended. A right one resets its name; an uncounted one changes
       * nothing.
       */
      async tryWithin<Result>(
        source: AttemptSource,
        work: () => Promise<Result>,
        verdictOf: (result: Result) => AttemptVerdict,
      ): Promise<AttemptResult<Result>> {
        const name = hash(source.purpose, source.subject);
        const address =
          source.address === null ? null : hash("address", addressKey(source.address));
        const place = await waitToBegin(address ?? name);
        if (place === null) return { kind: "limited", wait: RETRY_AFTER_S };

        let verdict: AttemptVerdict = "uncounted";
        try {
          const ofName = names.find(name);
          const ofQueue = await (address === null ? ofName : addresses.find(address));
          place.tell(ofQueue.left);
          const wait = Math.max(ofQueue.wait, (await ofName).wait) || (await names.take(name));
          if (wait > 0) return { kind: "limited", wait };
          try {
            const result = await work();
            verdict = verdictOf(result);
            return { kind: "done", result };
          } finally {
            if (verdict === "right") await names.clear(name);
            if (verdict === "uncounted") await names.takeBack(name);
            if (verdict === "wrong" && address !== null) await addresses.add(address);
          }
        } finally {
          place.leave(verdict === "wrong");
        }
      },
    };
  };
}
