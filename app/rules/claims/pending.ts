import type { ClaimTotals } from "./claim-amounts.ts";
import type { MathClaim } from "./claim-math.ts";
import { isPending } from "./claim-verdict.ts";

/** Integer cents; null where the gateway gives none, "undecided" while the claim is pending. */
export type ShownCents = number | null | "undecided";

/**
 * An amount in cents as the page of its claim shows it, where its status stands above all: while the
 * claim is pending, 0 and null are "undecided", other amounts are shown as they are (§3 "Claim").
 */
export function shownCents(cents: number | null, pending: boolean): ShownCents {
  return pending && (cents ?? 0) === 0 ? "undecided" : cents;
}

/**
 * A claim's totals in cents as a list shows and counts them: of a pending claim only what was billed,
 * because an amount that nobody has decided would be a promise (T-74).
 */
export function shownTotals(claim: MathClaim): Readonly<Record<keyof ClaimTotals, ShownCents>> {
  const { billedCents, planPaidCents, oweCents } = claim.claimDetailTotals;
  return isPending(claim)
    ? { billedCents, planPaidCents: "undecided", oweCents: "undecided" }
    : { billedCents, planPaidCents, oweCents };
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
