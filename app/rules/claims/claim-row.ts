import type { Claim } from "#server/gateway/calls/claims/claims.ts";
import { calculateClaim, type MathClaim } from "./claim-math.ts";
import { claimStatusKey } from "./claim-status.ts";
import type { Standing } from "./standings.ts";
import { findToPay, type ToPay } from "./to-pay.ts";

/** Integer cents; null if the gateway gives none, "undecided" while the claim is pending. */
export type ShownCents = number | null | "undecided";

type ClaimProvider = Pick<NonNullable<Claim["provider"]>, "providerName"> & {
  readonly providerId?: string | null;
};

export type RowClaim = MathClaim &
  Standing &
  Pick<
    Claim,
    | "id"
    | "claimType"
    | "claimStatusCode"
    | "paidDate"
    | "serviceDateFrom"
    | "patientFirstName"
    | "patientLastName"
  > & { readonly provider: ClaimProvider | null };

/** A claim as home, lists, CSV files and print show it; each uses the columns it needs. */
export type ClaimRow = ReturnType<typeof claimRow>;

/**
 * A claim as a row (§3 "Claim", "Recent claim (home)"); integer cents. A pending claim has the
 * billed amount only: members would take an undecided amount for a promise (T-74).
 */
export function claimRow(claim: RowClaim) {
  const { pending, contradictory, ...assessed } = assessClaim(claim);
  const { discountCents, otherPayerPaidCents, toPay } = assessed;
  const { billedCents, planPaidCents, oweCents } = claim.claimDetailTotals;
  const names = [claim.patientFirstName, claim.patientLastName];
  return {
    id: claim.id,
    claimType: claim.claimType,
    status: claim.claimStatusDescription,
    statusCode: claim.claimStatusCode,
    day: claim.serviceDateFrom,
    paidDate: findPaidDay(claim),
    patient: names.filter((name) => name !== null).join(" ") || null,
    provider: claim.provider?.providerName ?? null,
    providerId: claim.provider?.providerId ?? null,
    billedCents,
    /** The plan's discount, a sum of the lines. */
    discountCents: shownCents(discountCents, pending),
    planPaidCents: shownCents(planPaidCents, pending),
    otherPayerPaidCents: shownCents(otherPayerPaidCents, pending),
    oweCents: shownCents(oweCents, pending),
    /** Its amounts may still change, even where they are known. */
    pending,
    /** Its amounts, or those of one of its lines, contradict each other. */
    contradictory,
    /** What sentences may say of what is left to pay (T-88); nothing where another claim may hold. */
    toPay: claim.standing === null ? toPay : null,
    /** Where it stands among the claims of its list (T-86). */
    standing: claim.standing,
    isCounted: claim.isCounted,
  };
}

/**
 * The day on which the plan paid: gateways send the day of the decision (§3). It is none while the claim
 * is pending, where it takes another claim back, and where the plan paid nothing, unless its status says
 * that it is paid, beside which pages say that this was nothing (T-88).
 */
function findPaidDay(claim: RowClaim): RowClaim["paidDate"] {
  const { claimStatusDescription: status, claimDetailTotals, standing, paidDate } = claim;
  if (standing === "takes-back" || isPending(claim)) return null;
  const key = claimStatusKey(status);
  if (key === "paid") return paidDate;
  const paidNothing = (claimDetailTotals.planPaidCents ?? (key === "denied" ? 0 : null)) === 0;
  return paidNothing ? null : paidDate;
}

/** An amount other than the billed one: "undecided" while its claim or line is pending (T-74). */
export const shownCents = (cents: number | null, pending: boolean): ShownCents =>
  pending ? "undecided" : cents;

/**
 * The sum of the known amounts in cents (§3): "undecided" if all of them are undecided; null if none
 * of the decided ones is known.
 */
export function sumShown(amounts: readonly ShownCents[]): ShownCents {
  const decided = amounts.filter((cents) => cents !== "undecided");
  if (amounts.length > 0 && decided.length === 0) return "undecided";
  const known = decided.filter((cents) => cents !== null);
  if (decided.length > 0 && known.length === 0) return null;
  return known.reduce((all, cents) => all + cents, 0);
}

/** Whether a claim is still undecided, by the rule of its math (§3 "Claim"). */
export const isPending = (claim: MathClaim): boolean => assessClaim(claim).pending;

/** Whether the amounts of a claim, or of one of its lines, contradict each other (§3 "Claim"). */
export const isContradictory = (claim: MathClaim): boolean => assessClaim(claim).contradictory;

type Assessment = Pick<MathClaim, "claimStatusDescription" | "claimDetailTotals"> &
  Readonly<Record<"pending" | "contradictory", boolean>> & {
    readonly discountCents: number | null;
    readonly otherPayerPaidCents: number | null;
    readonly notCoveredCents: number | null;
    /** The part of `notCoveredCents` that the member owes, where the amounts add up. */
    readonly notCoveredOwedCents: number | null;
    readonly toPay: ToPay | null;
  };

/**
 * Results of `assessClaim`, since a page asks several times about each of hundreds of claims. The key
 * is a claim's array of lines, which is the same object as long as the gateway's answer is cached.
 */
const assessments = new WeakMap<MathClaim["claimDetails"], Assessment>();

/** What the math of a claim says of it as a whole (§3 "Claim"); integer cents. */
export function assessClaim({
  claimDetails,
  claimDetailTotals,
  claimStatusDescription,
}: MathClaim): Assessment {
  const known = assessments.get(claimDetails);
  const isSame =
    known?.claimDetailTotals === claimDetailTotals &&
    known.claimStatusDescription === claimStatusDescription;
  if (isSame) return known;
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
  const assessment: Assessment = {
    claimDetailTotals,
    claimStatusDescription,
    pending,
    contradictory,
    discountCents: math.discountCents,
    notCoveredCents: math.notCoveredCents,
    notCoveredOwedCents: math.notCoveredOwedCents,
    otherPayerPaidCents: isOtherNamed ? otherPayerPaidCents : null,
    toPay: pending || contradictory ? null : findToPay({ claimDetails, claimDetailTotals }),
  };
  assessments.set(claimDetails, assessment);
  return assessment;
}
