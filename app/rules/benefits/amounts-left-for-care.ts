import { sidesOf, type Accumulator, type AccumulatorPair } from "./accumulators.ts";

/**
 * What is left of the amounts of one kind: of the individual's and the family's the smaller rest, in cents,
 * and whose it is, since the plan stops at whichever is reached first. "unknown": the gateway gives an
 * amount and does not say how far it is, or what it says is contradictory.
 */
export type AmountLeft =
  | (Pick<Accumulator, "coverageType"> & { readonly cents: number })
  | "unknown";

/** What is left of a person's amounts in one network tier; null for a kind that is not given. */
export type AmountsLeft = Readonly<
  Record<"deductible" | "outOfPocketMaximum" | "annualLimit", AmountLeft | null>
>;

/**
 * What is left of a tier's deductible, out-of-pocket maximum and annual limit. Takes the tier's
 * pairs (`shownTier`). If the plan's limits could not be read (`hasLimits` is false), null does not say that
 * there is none.
 */
export function amountsLeft(pairs: readonly AccumulatorPair[]): AmountsLeft {
  const all = pairs.flatMap(sidesOf);
  const leftOf = (kind: keyof AmountsLeft) => amountLeft(all.filter((one) => one.kind === kind));
  return {
    deductible: leftOf("deductible"),
    outOfPocketMaximum: leftOf("outOfPocketMaximum"),
    annualLimit: leftOf("annualLimit"),
  };
}

/** Whether nothing is left of an amount. */
export const isReached = (left: AmountLeft | null): boolean =>
  left !== null && left !== "unknown" && left.cents === 0;

function amountLeft(all: readonly Accumulator[]): AmountLeft | null {
  if (all.length === 0) return null;
  const reached = all.find(({ progress }) => progress === "met");
  if (reached !== undefined) return { cents: 0, coverageType: reached.coverageType };
  const left = all.flatMap(({ remainingCents: cents, coverageType, progress }) => {
    const isKnown = progress === "untouched" || progress === "started";
    return cents === null || !isKnown ? [] : { cents, coverageType };
  });
  const [least] = left.toSorted((a, b) => a.cents - b.cents);
  return left.length === all.length && least !== undefined ? least : "unknown";
}
