/** How many answers must come near the step, within this time, before it grows. */
const CROWDED_BY = 3;
const CROWDED_WITHIN_MS = 600_000;
/** The share of the step from which an answer counts as near: the next like it may exceed it. */
const CROWDED_FROM = 0.9;
/** A step that was not needed for this long is halved. */
const UNNEEDED_MS = 3_600_000;

/** The step to which answers of one kind are padded. */
export type PaddedStep = ReturnType<typeof createPaddedStep>;

/**
 * A step that stays above the gateway's times. It doubles once several answers came near or over
 * it: not after one, so that it does not follow outliers, and not by a share of all answers, so
 * that many quick ones cannot hide the slow. It halves after an hour in which nothing came near
 * half of it.
 */
export function createPaddedStep(leastMs: number, mostMs: number) {
  let step = leastMs;
  let crowding: readonly { readonly ms: number; readonly at: number }[] = [];
  let neededAt = Number.NEGATIVE_INFINITY;

  const isCrowding = (ms: number) => ms > step * CROWDED_FROM;
  const shrink = (now: number) => {
    if (neededAt === Number.NEGATIVE_INFINITY) neededAt = now;
    while (step > leastMs && now - neededAt >= UNNEEDED_MS) {
      step = Math.max(leastMs, step / 2);
      neededAt += UNNEEDED_MS;
    }
  };
  return {
    /** The step at this time, milliseconds. */
    at(now: number): number {
      shrink(now);
      return step;
    },
    /** Records how long an answer took. */
    took(ms: number, now: number) {
      shrink(now);
      if (ms > (step / 2) * CROWDED_FROM) neededAt = now;
      if (!isCrowding(ms)) return;
      const recent = crowding.filter(({ at }) => now - at < CROWDED_WITHIN_MS);
      // The slowest count: answers that are hardly near must not displace them.
      crowding = [...recent, { ms, at: now }].toSorted((a, b) => b.ms - a.ms).slice(0, CROWDED_BY);
      while (
        step < mostMs &&
        crowding.filter(({ ms: each }) => isCrowding(each)).length >= CROWDED_BY
      ) {
        step *= 2;
      }
    },
  };
}
