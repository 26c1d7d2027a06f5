/** How many answers must crowd the step, within this time, before it grows. */
const CROWDED_BY = 3;
const CROWDED_WITHIN_MS = 600_000;
/** What takes more of the step than this crowds it: the next one like it may miss it. */
const CROWDED_FROM = 0.9;
/** A step that was not needed for this long is halved. */
const UNNEEDED_MS = 3_600_000;

/** The step that answers of one kind keep to. */
export type PaddedStep = {
  /** The step now, milliseconds. */
  readonly at: (now: number) => number;
  /** An answer took this long. */
  readonly took: (ms: number, now: number) => void;
};

/**
 * A step that stays above what the gateway takes. It grows by doublings, once some answers came near
 * it or over it: not by one alone, so that it does not follow single answers, and never by a share of
 * all, so that nobody can hide the slow ones among many quick ones. It shrinks only after an
 * hour in which nothing came near half of it.
 */
export function createPaddedStep(leastMs: number, mostMs: number): PaddedStep {
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
    at(now) {
      shrink(now);
      return step;
    },
    took(ms, now) {
      shrink(now);
      if (ms > (step / 2) * CROWDED_FROM) neededAt = now;
      if (!isCrowding(ms)) return;
      const recent = crowding.filter(({ at }) => now - at < CROWDED_WITHIN_MS);
      // The slowest are kept: some that are hardly too slow must not push them out.
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
