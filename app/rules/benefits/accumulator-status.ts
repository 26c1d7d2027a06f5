import { isInconsistent, type Accumulator, type AccumulatorPair } from "./accumulators.ts";

/**
 * How far an accumulator is. "unknown": the gateway does not say. "inconsistent": something speaks
 * against its amounts, so that nothing is concluded from them.
 */
export type Progress = "unknown" | "untouched" | "started" | "met" | "inconsistent";

/** How far an accumulator is; met once the total is reached and nothing is left of it. */
export function progressOf(one: Accumulator): Progress {
  const { totalCents, metCents, remainingCents } = one;
  if (isInconsistent(one)) return "inconsistent";
  if (metCents === null) return "unknown";
  const isReached = metCents >= totalCents;
  if (remainingCents !== null && isReached !== remainingCents <= 0) return "unknown";
  if (isReached) return "met";
  return metCents <= 0 ? "untouched" : "started";
}

/**
 * What else of the tier decides. "family" and "maximum": an open amount no longer stands in the way,
 * since the family's, or the most that members pay, is met. "limit": the plan pays no more.
 */
export type Override = "family" | "maximum" | "limit" | null;

export type AccumulatorStatus = { readonly progress: Progress; readonly override: Override };

/** How far one accumulator is, and what of its tier overrides that. Takes all pairs of the tier. */
export function statusOf(
  one: Accumulator,
  pair: AccumulatorPair,
  all: readonly AccumulatorPair[],
): AccumulatorStatus {
  const progress = progressOf(one);
  const override = progress === "inconsistent" ? null : overrideOf(one, pair, all);
  return { progress, override };
}

function overrideOf(
  one: Accumulator,
  pair: AccumulatorPair,
  all: readonly AccumulatorPair[],
): Override {
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

const isMet = (one: Accumulator | null): boolean => one !== null && progressOf(one) === "met";
