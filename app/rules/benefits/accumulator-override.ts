import type { Accumulator, AccumulatorPair } from "./accumulators.ts";

/**
 * What else of the tier decides. "family" and "maximum": an open amount no longer stands in the way,
 * since the family's, or the most that members pay, is met. "limit": the plan pays no more.
 */
export type Override = "family" | "maximum" | "limit" | null;

/** What in the tier overrides an accumulator of `pair`; `all` are the pairs of that tier. */
export function overrideOf(
  one: Accumulator,
  pair: AccumulatorPair,
  all: readonly AccumulatorPair[],
): Override {
  if (one.progress === "inconsistent") return null;
  if (one.kind !== "deductible" && one.kind !== "outOfPocketMaximum") return null;
  const isOwn = one.coverageType === "INDIVIDUAL";
  const isReached = (of: Accumulator["kind"]) =>
    all.some(
      ({ kind, individual, family }) =>
        kind === of && (isMet(family) || (isOwn && isMet(individual))),
    );
  if (isReached("annualLimit")) return "limit";
  if (isOwn && !isMet(one) && isMet(pair.family)) return "family";
  return one.kind === "deductible" && isReached("outOfPocketMaximum") ? "maximum" : null;
}

const isMet = (one: Accumulator | null): boolean => one?.progress === "met";
