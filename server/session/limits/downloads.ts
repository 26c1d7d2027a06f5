/** Each takes as much of the processor as it gets: more at once and other members' pages wait. */
const AT_ONCE = 2;
/** A download that is still on then is slow because its reader is: it delays no other. */
const HOLDS_MS = 60_000;
/** Who waits asks again every few seconds; who has not for so long has left. */
const GONE_MS = 15_000;

type DownloadStart =
  | { readonly kind: "begun"; readonly end: () => void }
  | { readonly kind: Refused };
/** One is on already for the same person, or it is the turn of others. */
type Refused = "busy" | "waiting";

/** The large downloads of a process: one for each person, a few at once, the others by turns. */
export function createDownloads(now: () => number = () => performance.now()) {
  const begunAt = new Map<string, number>();
  /** In order of arrival, with when each last asked. */
  const waiting = new Map<string, number>();

  function isTurnOf(who: string): boolean {
    for (const [other, askedAt] of waiting) if (now() - askedAt > GONE_MS) waiting.delete(other);
    const holding = [...begunAt.values()].filter((at) => now() - at < HOLDS_MS).length;
    const before = [...waiting.keys()].indexOf(who);
    return holding + (before === -1 ? waiting.size : before) < AT_ONCE;
  }

  return {
    /** Begins, and gives the function that ends it, which may be called twice; else says why not. */
    begin: (who: string): DownloadStart => {
      if (begunAt.has(who)) return { kind: "busy" };
      if (!isTurnOf(who)) {
        waiting.set(who, now());
        return { kind: "waiting" };
      }
      waiting.delete(who);
      begunAt.set(who, now());
      let hasEnded = false;
      const end = () => {
        if (!hasEnded) begunAt.delete(who);
        hasEnded = true;
      };
      return { kind: "begun", end };
    },
  };
}
