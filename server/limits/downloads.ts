/** A download takes all the processor time it gets: more at once, and other members' pages wait. */
const AT_ONCE = 2;
/** A download that runs longer is slow because of its reader, and delays no other. */
const HOLDS_MS = 60_000;
/** Waiting browsers ask again every few seconds; one that has not asked for this long has left. */
const GONE_MS = 15_000;

type DownloadStart =
  | { readonly kind: "begun"; readonly end: () => void }
  | { readonly kind: WhyNot };
/** The person already has one running, or others are first in line. */
type WhyNot = "busy" | "waiting";

/** The large downloads of a process: one for each person, a few at once, the others in turn. */
export function createDownloads(now: () => number = () => performance.now()) {
  const begunAt = new Map<string, number>();
  /** In order of arrival, with the time each last asked. */
  const waiting = new Map<string, number>();

  function isTurnOf(who: string): boolean {
    for (const [other, askedAt] of waiting) if (now() - askedAt > GONE_MS) waiting.delete(other);
    const holding = [...begunAt.values()].filter((at) => now() - at < HOLDS_MS).length;
    const before = [...waiting.keys()].indexOf(who);
    return holding + (before === -1 ? waiting.size : before) < AT_ONCE;
  }

  return {
    /**
     * Starts a download and returns the function that ends it, which may be called twice; or
     * returns why it may not start.
     */
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
