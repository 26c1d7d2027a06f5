import { calculateClaim, type MathClaim } from "./lines/claim-math.ts";
import type { LineMath } from "./lines/line-math.ts";
import { claimStatusKey } from "./claim-status.ts";
import { isOrthodontic } from "../benefits/orthodontics.ts";
import { linesInEffect } from "./reversals.ts";
import { findToPay, type ToPay } from "./to-pay.ts";

/** What the math of a claim says of it as a whole (§3 "Claim"); integer cents, null if not known. */
export type Assessment = {
  /** Undecided: its amounts may still change, even those that are known (T-74). */
  readonly pending: boolean;
  /**
   * Its amounts contradict each other, or those of one of its lines while its own do not add up. How much of a
   * claim that adds up belongs to which line is no contradiction: of a stay one line may have all of it.
   */
  readonly contradictory: boolean;
  /** All its amounts are known and add up, of each of its lines as well. */
  readonly balanced: boolean;
  readonly discountCents: number | null;
  /** Null as well where no amount of another payer is named. */
  readonly otherPayerPaidCents: number | null;
  readonly toPay: ToPay | null;
  /** What it adds to accumulators of each kind; null until it is processed, with all its lines. */
  readonly addedCents: AddedCents | null;
};

/**
 * A deductible fills by a claim's deductible, a maximum by what the member owes of covered charges, an
 * annual limit by what the plan paid (§9), but of orthodontic care, which has a limit of its own.
 */
type AddedCents = Readonly<Record<"deductible" | "outOfPocketMaximum" | "annualLimit", number>>;

/** A claim as it is read: its assessment goes with it to every page and file. */
export type AssessedClaim = MathClaim & { readonly assessed: Assessment };

/**
 * The assessment of a claim, which is made once, where it is read. Kept small, as lists hold hundreds;
 * pages that show the sum calculate it again from the same lines.
 */
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
  const states = [state, ...lines.map((line) => line.state)];
  const contradictory = state !== "balanced" && states.includes("unbalanced");
  const isOtherNamed = [claimDetailTotals, ...claimDetails].some(
    (amounts) => amounts.otherPayerPaidCents !== null,
  );
  const isProcessed = !pending && PROCESSED.has(claimStatusKey(claimStatusDescription));
  return {
    pending,
    contradictory,
    balanced: states.every((it) => it === "balanced"),
    discountCents: math.discountCents,
    otherPayerPaidCents: isOtherNamed ? otherPayerPaidCents : null,
    toPay: pending || contradictory ? null : findToPay({ claimDetails, claimDetailTotals }),
    addedCents: isProcessed
      ? {
          deductible: linesInEffect(claimDetails).reduce(
            (sum, line) => sum + (line.deductibleCents ?? 0),
            0,
          ),
          outOfPocketMaximum: coveredOwedCents(math) ?? 0,
          annualLimit: limitedCents(claimDetails, math.planPaidCents),
        }
      : null,
  };
}

/** What the plan paid, without orthodontic care. */
function limitedCents(lines: MathClaim["claimDetails"], planPaidCents: number | null): number {
  const inEffect = linesInEffect(lines);
  const apart = inEffect.filter(isOrthodontic);
  if (apart.length > 0 && apart.length === inEffect.length) return 0;
  return apart.reduce((rest, line) => rest - (line.planPaidCents ?? 0), planPaidCents ?? 0);
}

/** A status of the gateway's own counts unless nothing is decided yet. */
const PROCESSED: ReadonlySet<string> = new Set(["paid", "adjusted", "denied-in-part", "other"]);

/**
 * What is owed apart from charges that the plan does not cover, which count toward no maximum. Null if
 * what is owed is not known.
 */
function coveredOwedCents({
  oweCents,
  notCoveredOwedCents,
  notCoveredCents,
}: Pick<LineMath, "oweCents" | "notCoveredOwedCents" | "notCoveredCents">): number | null {
  if (oweCents === null) return null;
  if (notCoveredOwedCents !== null) return oweCents - notCoveredOwedCents;
  return oweCents === notCoveredCents ? 0 : oweCents;
}
