import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { atMost } from "#server/at-most.ts";

/** How long an outcome is remembered: a double click or a reload arrives within that time. */
const REMEMBERED_MS = 10_000;

export type About<Outcome> = {
  /**
   * Whether an outcome is shared only with forms that arrive while the work is in progress; later
   * ones are carried out again.
   */
  readonly underWayOnly?: (outcome: Outcome) => boolean;
  /**
   * Whether the work may run a second time if the process that has the form does not report its
   * outcome; otherwise this throws OutcomeUnknownError.
   */
  readonly repeatable?: boolean;
};

/**
 * Carries out a change once, however often its form arrives (docs/decisions/forms/once.md).
 * Outcomes are kept under a keyed hash of the form, since it may contain a password.
 */
export function createIdempotent(_shared: null = null) {
  const own = randomBytes(32);
  const underWay = new LRUCache<string, Promise<unknown>>({
    ...atMost(5000),
    ttl: REMEMBERED_MS,
    // An outcome may hold what the gateway sent about a member.
    ttlAutopurge: true,
  });
  return <Outcome>(
    who: string,
    form: FormData,
    work: () => Promise<Outcome>,
    { underWayOnly = () => false, repeatable: _repeatable = false }: About<Outcome> = {},
  ): Promise<Outcome> => {
    const text = JSON.stringify([who, [...form]]);
    const key = keyOfForm(own, text);
    const before = underWay.get(key);
    // The key covers sender, purpose and form, so the outcome has the same type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (before !== undefined) return before as Promise<Outcome>;

    const began = performance.now();
    let isOurs = false;
    const workHere = () => {
      isOurs = true;
      return work();
    };
    const keptMs = (outcome: Outcome): number => {
      if (underWayOnly(outcome) || hasFailed(outcome)) return 0;
      return Math.max(0, Math.ceil(REMEMBERED_MS - (performance.now() - began)));
    };
    const now = workHere();
    underWay.set(key, now);
    // A failure, returned or thrown, may be tried again at once. An outcome of another process is
    // forgotten here: that process remembers it for the time that is left.
    const forget = () => void (underWay.peek(key) === now && underWay.delete(key));
    now.then((outcome) => (!isOurs || keptMs(outcome) === 0) && forget(), forget);
    return now;
  };
}

/** A refused gateway call is a value, `{ ok: false }`. */
const hasFailed = (outcome: unknown): boolean =>
  typeof outcome === "object" && outcome !== null && "ok" in outcome && outcome.ok === false;

const keyOfForm = (secret: Uint8Array, text: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");
