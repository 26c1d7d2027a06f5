import type { MathClaim } from "./claim-math.ts";
import { amountsOfLine, sumAmounts } from "./math-amounts.ts";

/** What a claim lacks; "lines" where it has none. */
export type MissingAmount = (typeof AMOUNTS)[number][0] | "lines";

const AMOUNTS = [
  ["billed", "billedCents"],
  ["discount", "discountCents"],
  ["not-covered", "notCoveredCents"],
  ["plan-paid", "planPaidCents"],
  ["owe", "oweCents"],
  ["deductible", "deductibleCents"],
  ["copay", "copayCents"],
  ["coinsurance", "coinsuranceCents"],
] as const;

/**
 * Which amounts the gateway left out (§3 "Claim"), of the claim or of any of its lines, by names
 * that hold nothing of the claim itself.
 */
export function listMissingAmounts({
  claimDetails,
  claimDetailTotals,
}: MathClaim): MissingAmount[] {
  if (claimDetails.length === 0) return ["lines"];
  const {
    chargeAmountTotalCents: billedCents,
    paidAmountTotalCents: planPaidCents,
    combinedMemberResponsibilityCents: oweCents,
  } = claimDetailTotals;
  const sums = sumAmounts(claimDetails.map(amountsOfLine));
  const totals: Readonly<Partial<typeof sums>> = { billedCents, planPaidCents, oweCents };
  return AMOUNTS.flatMap(([name, key]) =>
    sums[key] === null || totals[key] === null ? [name] : [],
  );
}
