import { showMath, type MathClaim } from "./claim-math.ts";

/** Integer cents; null where the gateway gives none, "undecided" where it can give none yet. */
export type ShownCents = number | null | "undecided";

/** Whether nothing of a claim is final yet, by the same rule as its math (§3 "Claim"). */
export const isUndecided = (claim: MathClaim): boolean => showMath(claim).state === "undecided";

/**
 * An amount in cents as it may be shown: before a claim is decided a zero, like nothing at all, is a
 * blank and no money. An amount that stands there already is shown as it is (§3 "Claim").
 */
export function shownCents(cents: number, undecided: boolean): number | "undecided";
export function shownCents(cents: number | null, undecided: boolean): ShownCents;
export function shownCents(cents: number | null, undecided: boolean): ShownCents {
  return undecided && (cents ?? 0) === 0 ? "undecided" : cents;
}

/**
 * What a claim leaves to owe and what its plan paid, as they may be shown (§3 "Claim"). What is owed
 * is never missing.
 */
export function shownTotals(claim: MathClaim): {
  readonly paidCents: ShownCents;
  readonly oweCents: number | "undecided";
} {
  const undecided = isUndecided(claim);
  const totals = claim.claimDetailTotals;
  return {
    paidCents: shownCents(totals.paidAmountTotalCents, undecided),
    oweCents: shownCents(totals.combinedMemberResponsibilityCents, undecided),
  };
}

/**
 * The sum of shown amounts in cents: null where one is not known, since a sum without it would be a
 * wrong one, and "undecided" where nothing is decided of any. What is not decided adds nothing.
 */
export function sumShown(amounts: readonly ShownCents[]): ShownCents {
  const decided = amounts.filter((cents) => cents !== "undecided");
  return amounts.length > 0 && decided.length === 0 ? "undecided" : sumKnown(decided);
}

/** The sum of amounts in cents, null where one of them is not known (§3 "Claim"). */
export const sumKnown = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce<number | null>(
    (all, cents) => (all === null || cents === null ? null : all + cents),
    0,
  );
