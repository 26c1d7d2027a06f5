import type { ClaimAmounts } from "./claim-amounts.ts";
import { isPaidByOther } from "./lines/claim-reading.ts";
import { isShareCode, type LineDenial } from "./lines/line-denial.ts";
import { linesInEffect } from "./reversals.ts";

/** What is left to pay for a claim. */
export type ToPay = "something" | "nothing" | "credit";

type PayableClaim = {
  readonly claimDetails: readonly (Pick<ClaimAmounts, "oweCents"> & {
    readonly denial?: Partial<Pick<LineDenial, "key" | "code">> | null;
  } & Parameters<typeof linesInEffect>[0][number])[];
  readonly claimDetailTotals: Pick<ClaimAmounts, "oweCents" | "otherPayerPaidCents">;
};

/**
 * What sentences may say about what is left to pay for a claim whose amounts are final and agree. It
 * follows from the claim's total, since one line may be denied and another owed (T-88). Null, so that
 * nothing is said, where the total is unknown, or is zero beside a denial that leaves the charge to
 * the member, or beside a line's share that no other line and no other payer makes up.
 */
export function findToPay({ claimDetails, claimDetailTotals }: PayableClaim): ToPay | null {
  const { oweCents, otherPayerPaidCents } = claimDetailTotals;
  if (oweCents === null) return null;
  if (oweCents !== 0) return oweCents > 0 ? "something" : "credit";
  const lines = linesInEffect(claimDetails);
  const known = lines.reduce((sum, line) => sum + (line.oweCents ?? 0), 0);
  if (lines.some(({ denial }) => isShareCode(denial?.code))) return null;
  return isPaidByOther(-known, otherPayerPaidCents ?? 0) ? "nothing" : null;
}
