import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";

/** As long as the second click of a double one, or an impatient reload, may take to arrive. */
const REMEMBERED_MS = 10_000;

/**
 * Carries a change out once, however often its form arrives: whoever comes with the same form from
 * the same session shares the first one's outcome (docs/decisions/2026-11-21-one-effect.md).
 */
export type Idempotent = <Outcome>(
  who: string,
  form: FormData,
  work: () => Promise<Outcome>,
  /** Only while it is under way: who comes later is a second one. May depend on what came of it. */
  how?: { readonly underWayOnly: boolean | ((outcome: Outcome) => boolean) },
) => Promise<Outcome>;

/** Remembered in this process, by keyed hash: a form may hold a password. */
export function createIdempotent(): Idempotent {
  const secret = randomBytes(32);
  const underWay = new LRUCache<string, Promise<unknown>>({ max: 5000, ttl: REMEMBERED_MS });
  return <Outcome>(
    who: string,
    form: FormData,
    work: () => Promise<Outcome>,
    { underWayOnly }: { readonly underWayOnly: boolean | ((outcome: Outcome) => boolean) } = {
      underWayOnly: false,
    },
  ) => {
    const key = createHmac("sha256", secret)
      .update(JSON.stringify([who, [...form]]))
      .digest("base64url");
    const before = underWay.get(key);
    // The key holds who asked, for what and with what: its outcome is of the same kind.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (before !== undefined) return before as Promise<Outcome>;
    const now = work();
    underWay.set(key, now);
    // What failed, by its outcome or by throwing, may be tried again at once.
    const forget = () => underWay.delete(key);
    const isOver = typeof underWayOnly === "function" ? underWayOnly : () => underWayOnly;
    now.then((outcome) => (isOver(outcome) || hasFailed(outcome)) && forget(), forget);
    return now;
  };
}

/** A gateway call that was refused comes back as a value, `{ ok: false }`. */
const hasFailed = (outcome: unknown): boolean =>
  typeof outcome === "object" && outcome !== null && "ok" in outcome && outcome.ok === false;
