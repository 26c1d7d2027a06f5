import type { ClaimTotals } from "./claim-amounts.ts";
import { showMath, type MathClaim } from "./claim-math.ts";

/** Integer cents; null where the gateway gives none, "undecided" where it can give none yet. */
export type ShownCents = number | null | "undecided";

/** Whether nothing of a claim is final yet, by the same rule as its math (§3 "Claim"). */
export const isPending = (claim: MathClaim): boolean => showMath(claim).state === "undecided";

/**
 * An amount in cents as it may be shown: before a claim is decided a zero, like nothing at all, is a
 * blank and no money. An amount that stands there already is shown as it is (§3 "Claim").
 */
export function shownCents(cents: number | null, undecided: boolean): ShownCents {
  return undecided && (cents ?? 0) === 0 ? "undecided" : cents;
}

/** A claim's totals as they may be shown (§3 "Claim"): what was billed stands, decided or not. */
export function shownTotals(claim: MathClaim): Readonly<Record<keyof ClaimTotals, ShownCents>> {
  const undecided = isPending(claim);
  const { billedCents, planPaidCents, oweCents } = claim.claimDetailTotals;
  return {
    billedCents,
    planPaidCents: shownCents(planPaidCents, undecided),
    oweCents: shownCents(oweCents, undecided),
  };
}

/**
 * The sum of those shown amounts that are known, in cents: "undecided" where nothing is decided of
 * any, null where none of the decided ones is known (§3 "Claim"). Whoever shows it says what it
 * lacks.
 */
export function sumShown(amounts: readonly ShownCents[]): ShownCents {
  const decided = amounts.filter((cents) => cents !== "undecided");
  if (amounts.length > 0 && decided.length === 0) return "undecided";
  const known = decided.filter((cents) => cents !== null);
  if (decided.length > 0 && known.length === 0) return null;
  return known.reduce((all, cents) => all + cents, 0);
}
