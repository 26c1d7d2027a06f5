import type { ClaimTotals } from "./claim-amounts.ts";
import { showMath, type MathClaim } from "./claim-math.ts";

/** Integer cents; null where the gateway gives none, "undecided" while the claim is pending. */
export type ShownCents = number | null | "undecided";

/** Whether nothing of a claim is final yet, by the rule of its math (§3 "Claim"). */
export const isPending = (claim: MathClaim): boolean => showMath(claim).state === "undecided";

/**
 * An amount in cents as it may be shown: while a claim is pending, 0 and null are "undecided",
 * other amounts are shown as they are (§3 "Claim").
 */
export function shownCents(cents: number | null, pending: boolean): ShownCents {
  return pending && (cents ?? 0) === 0 ? "undecided" : cents;
}

/** A claim's totals in cents as they may be shown (§3 "Claim"); what was billed always is. */
export function shownTotals(claim: MathClaim): Readonly<Record<keyof ClaimTotals, ShownCents>> {
  const pending = isPending(claim);
  const { billedCents, planPaidCents, oweCents } = claim.claimDetailTotals;
  return {
    billedCents,
    planPaidCents: shownCents(planPaidCents, pending),
    oweCents: shownCents(oweCents, pending),
  };
}

/**
 * The sum in cents of the shown amounts that are known: "undecided" where all are, null where none
 * of the decided ones is known (§3 "Claim"). The page has to say what is missing of it.
 */
export function sumShown(amounts: readonly ShownCents[]): ShownCents {
  const decided = amounts.filter((cents) => cents !== "undecided");
  if (amounts.length > 0 && decided.length === 0) return "undecided";
  const known = decided.filter((cents) => cents !== null);
  if (decided.length > 0 && known.length === 0) return null;
  return known.reduce((all, cents) => all + cents, 0);
}
