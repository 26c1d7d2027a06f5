const FIRST_MS = 100;
const LONGEST_MS = 30_000;
/** Longer than the longest delay, so that a fault that stays keeps it. */
const CALM_MS = 60_000;

/**
 * How long to wait before the next attempt: twice as long as the last time, and short again after a
 * minute in which none was needed.
 */
export function createBackOff(now: () => number = () => performance.now()): () => number {
  let delayMs = 0;
  let last = -Infinity;
  return () => {
    const isCalm = now() - last > CALM_MS;
    delayMs = isCalm ? FIRST_MS : Math.min(2 * delayMs, LONGEST_MS);
    last = now();
    return delayMs;
  };
}
