import { findKnownAmounts, mapAmounts, type ClaimAmounts } from "../claim-amounts.ts";
import {
  findBalancedReading,
  findUnexplainedRest,
  nearestGaps,
  type SingleReading,
} from "./claim-reading.ts";

/** Whether what is not covered comes off the bill, or is owed; "mixed" where lines differ. */
type Reading = SingleReading | "mixed";

type MathAmounts<Cents> = ClaimAmounts<Cents> & {
  /** The part of `notCoveredCents` that the member owes; null, as unknown, unless balanced. */
  readonly notCoveredOwedCents: Cents;
};

/**
 * Billed - discount - denied - not covered - plan paid - other payer paid = You owe = the sum of its
 * parts, to the cent. The parts may be those before the other payer's payment.
 */
export type BalancedMath = MathAmounts<number> & {
  readonly state: "balanced";
  readonly reading: Reading;
  readonly differenceCents: 0;
};

/** The contradictions: the bill, the parts of the owed amount, or lines against totals. */
type MathMismatch = "bill" | "parts" | "lines";

/**
 * Amounts that may not be shown as a sum. "unknown": one that is needed is missing; `differenceCents`
 * is a rest of the bill that another payer may have paid, who is not named, or, below zero for a bill, what
 * the plan paid beyond it, which may be interest. "undecided":
 * the claim is pending, so that amounts may still change, even those that add up. "unbalanced": they
 * contradict each other by `differenceCents`, which is what one side has more than the other.
 */
type MathWithoutSum = MathAmounts<number | null> & {
  readonly reading: null;
} & Outcome;

type Outcome =
  | {
      readonly state: "unbalanced";
      readonly differenceCents: number;
      readonly mismatch: MathMismatch;
    }
  | { readonly state: "unknown"; readonly differenceCents: number | null }
  | { readonly state: "undecided"; readonly differenceCents: null };

export type LineMath = BalancedMath | MathWithoutSum;

export const UNKNOWN: Outcome = { state: "unknown", differenceCents: null };
export const UNDECIDED: Outcome = { state: "undecided", differenceCents: null };

type MathContext = {
  readonly pending: boolean;
  readonly preferred?: SingleReading | undefined;
  /** Whether another payer, whom the gateway does not name, may have paid a rest of the bill. */
  readonly mayHaveRest: boolean;
};

/** The math of a line's amounts, or of a claim's: whether they may be shown as a sum. */
export function calculateLine(
  given: ClaimAmounts,
  { pending, preferred, mayHaveRest }: MathContext,
): LineMath {
  if (pending) return withoutSum(given, UNDECIDED);
  const known = findKnownAmounts(given);
  if (known === null) return withoutSum(given, UNKNOWN);
  const reading = findBalancedReading(known, preferred);
  if (reading !== undefined) {
    return balanced(known, reading, reading === "not-covered-owed" ? known.notCoveredCents : 0);
  }
  const rest =
    mayHaveRest && given.otherPayerPaidCents === null ? findUnexplainedRest(known) : null;
  if (rest !== null) return withoutSum(given, { state: "unknown", differenceCents: rest });
  const { bill, parts } = nearestGaps(known);
  return withoutSum(given, {
    state: "unbalanced",
    ...(bill === 0
      ? { differenceCents: parts, mismatch: "parts" }
      : { differenceCents: bill, mismatch: "bill" }),
  });
}

/** Known amounts as a sum. */
export const balanced = (
  known: ClaimAmounts<number>,
  reading: Reading,
  notCoveredOwedCents: number,
): BalancedMath => ({
  ...mapAmounts((name) => known[name]),
  notCoveredOwedCents,
  state: "balanced",
  reading,
  differenceCents: 0,
});

/** Amounts that are no sum, and why. */
export const withoutSum = (given: ClaimAmounts, outcome: Outcome): MathWithoutSum => ({
  ...mapAmounts((name) => given[name]),
  notCoveredOwedCents: null,
  reading: null,
  ...outcome,
});

/**
 * By how much a plan allowed more than was billed, in cents; null where it did not, and where it denied a part
 * of the bill or does not cover it: what is allowed for the rest may pay for that, too (T-88).
 */
export const allowedMoreCents = ({
  billedCents,
  discountCents,
  deniedCents,
  notCoveredCents,
}: Pick<ClaimAmounts, "billedCents" | "discountCents" | "deniedCents" | "notCoveredCents">):
  | number
  | null =>
  (billedCents ?? -1) >= 0 && (discountCents ?? 0) < 0 && !deniedCents && !notCoveredCents
    ? 0 - (discountCents ?? 0)
    : null;
