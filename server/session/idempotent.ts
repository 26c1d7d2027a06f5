import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";

/** How long the second click of a double one, or an impatient reload, may take to arrive. */
const REMEMBERED_MS = 10_000;

/**
 * Does a change once, however often its form arrives: the same form from the same sender shares the
 * outcome of the first (docs/decisions/2026-11-21-idempotent-forms.md). Outcomes are kept in this
 * process, by keyed hash: a form may hold a password.
 */
export function createIdempotent() {
  const secret = randomBytes(32);
  const underWay = new LRUCache<string, Promise<unknown>>({ max: 5000, ttl: REMEMBERED_MS });
  return <Outcome>(
    who: string,
    form: FormData,
    work: () => Promise<Outcome>,
    /** Which outcomes are shared only while under way: a later form is a new one. */
    { underWayOnly = () => false }: { underWayOnly?: (outcome: Outcome) => boolean } = {},
  ): Promise<Outcome> => {
    const key = createHmac("sha256", secret)
      .update(JSON.stringify([who, [...form]]))
      .digest("base64url");
    const before = underWay.get(key);
    // The key covers sender, purpose and form, so the outcome has the same type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (before !== undefined) return before as Promise<Outcome>;
    const now = work();
    underWay.set(key, now);
    // A failure, returned or thrown, may be tried again at once.
    const forget = () => underWay.delete(key);
    now.then((outcome) => (underWayOnly(outcome) || hasFailed(outcome)) && forget(), forget);
    return now;
  };
}

/** A refused gateway call is a value, `{ ok: false }`. */
const hasFailed = (outcome: unknown): boolean =>
  typeof outcome === "object" && outcome !== null && "ok" in outcome && outcome.ok === false;
