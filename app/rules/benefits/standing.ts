import { isOff, progressOf, type Accumulator, type AccumulatorPair } from "./accumulators.ts";

/**
 * What may be said of an accumulator in a sentence. "off": something speaks against its amounts,
 * so that nothing is concluded from them.
 */
export type StandingState = "unknown" | "untouched" | "started" | "met" | "off";

/**
 * What else of the tier decides, where an amount's own state says too much. "family" and "maximum":
 * an open amount no longer stands in the way, because the family's share of it is met, or the most
 * that members pay is reached. "limit": the plan pays no more, whatever is met.
 */
export type Relief = "family" | "maximum" | "limit" | null;

export type Standing = { readonly state: StandingState; readonly relief: Relief };

/** The state of one accumulator, and what of its tier speaks against it. Takes all pairs of the tier. */
export function standingOf(
  one: Accumulator,
  pair: AccumulatorPair,
  all: readonly AccumulatorPair[],
): Standing {
  if (isOff(one)) return { state: "off", relief: null };
  return { state: progressOf(one), relief: reliefOf(one, pair, all) };
}

function reliefOf(
  one: Accumulator,
  pair: AccumulatorPair,
  all: readonly AccumulatorPair[],
): Relief {
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

const isMet = (one: Accumulator | null): boolean =>
  one !== null && !isOff(one) && progressOf(one) === "met";
