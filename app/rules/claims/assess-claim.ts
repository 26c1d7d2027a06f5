import { calculateClaim, type MathClaim } from "./claim-math.ts";
import { findToPay, type ToPay } from "./to-pay.ts";

/** What the math of a claim says of it as a whole (§3 "Claim"); integer cents, null if not known. */
export type Assessment = {
  /** Undecided: its amounts may still change, even those that are known (T-74). */
  readonly pending: boolean;
  /** Its amounts, or those of one of its lines, contradict each other. */
  readonly contradictory: boolean;
  readonly discountCents: number | null;
  /** Null as well where no amount of another payer is named. */
  readonly otherPayerPaidCents: number | null;
  readonly notCoveredCents: number | null;
  /** The part of `notCoveredCents` that the member owes, where the amounts add up. */
  readonly notCoveredOwedCents: number | null;
  readonly toPay: ToPay | null;
};

/** A claim as it is read: its assessment goes with it to every page and file. */
export type AssessedClaim = MathClaim & { readonly assessed: Assessment };

/** The assessment of a claim, which is made once, where it is read. */
export function assessClaim({
  claimDetails,
  claimDetailTotals,
  claimStatusDescription,
}: MathClaim): Assessment {
  const { state, lines, otherPayerPaidCents, ...math } = calculateClaim({
    claimDetails,
    claimDetailTotals,
    claimStatusDescription,
  });
  const pending = state === "undecided";
  const contradictory = [state, ...lines.map((line) => line.state)].includes("unbalanced");
  const isOtherNamed = [claimDetailTotals, ...claimDetails].some(
    (amounts) => amounts.otherPayerPaidCents !== null,
  );
  return {
    pending,
    contradictory,
    discountCents: math.discountCents,
    notCoveredCents: math.notCoveredCents,
    notCoveredOwedCents: math.notCoveredOwedCents,
    otherPayerPaidCents: isOtherNamed ? otherPayerPaidCents : null,
    toPay: pending || contradictory ? null : findToPay({ claimDetails, claimDetailTotals }),
  };
}
