import type { PlainDate } from "../dates/plain-date.ts";
import type { Claim } from "#server/gateway/calls/claims/claims.ts";
import type { AssessedClaim } from "./assess-claim.ts";
import { denialBesideStatus } from "./claim-denial.ts";
import { claimStatusKey, isAwaitingPayment, isDecided, isEstimate } from "./claim-status.ts";
import type { LineDenial } from "./lines/line-denial.ts";
import { patientName } from "./patient.ts";
import { linesInEffect } from "./reversals.ts";
import type { Standing } from "./standings.ts";

/**
 * Integer cents; null if the gateway gives none, "undecided" while the claim is pending, "estimate" for
 * amounts of an estimate, which nobody owes and nothing will decide.
 */
export type ShownCents = number | null | "undecided" | "estimate";

type ClaimProvider = Pick<NonNullable<Claim["provider"]>, "providerName"> & {
  readonly providerId?: string | null;
};

type RowLine = AssessedClaim["claimDetails"][number] & {
  readonly denial: Pick<LineDenial, "key"> | null;
};

export type RowClaim = Omit<AssessedClaim, "claimDetails"> &
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
  > & {
    readonly provider: ClaimProvider | null;
    readonly claimDetails: readonly RowLine[];
  };

/** A claim as home, lists, CSV files and print show it; each uses the columns it needs. */
export type ClaimRow = ReturnType<typeof claimRow>;

/**
 * A claim as a row (§3 "Claim", "Recent claim (home)"); integer cents. A pending claim and an estimate
 * have the billed amount only: members would take an undecided amount for a promise (T-74).
 */
export function claimRow(claim: RowClaim) {
  const { pending, contradictory, balanced, discountCents, otherPayerPaidCents, toPay } =
    claim.assessed;
  const { billedCents, planPaidCents, oweCents } = claim.claimDetailTotals;
  const estimate = isEstimate(claim.claimStatusDescription);
  const awaitsPayment = isPaymentToCome(claim, null);
  const shown = (cents: number | null): ShownCents =>
    estimate ? "estimate" : shownCents(cents, pending);
  return {
    id: claim.id,
    claimType: claim.claimType,
    status: shownStatus(claim),
    statusCode: claim.claimStatusCode,
    day: claim.serviceDateFrom,
    /** The last day of its services, which is another one for a stay, or a month's visits. */
    lastDay: serviceDays(claim).at(-1) ?? null,
    paidDate: findPaidDay(claim),
    patient: patientName(claim),
    provider: claim.provider?.providerName ?? null,
    providerId: claim.provider?.providerId ?? null,
    billedCents,
    /** The plan's discount, a sum of the lines. */
    discountCents: shown(discountCents),
    planPaidCents: awaitsPayment ? "undecided" : shown(planPaidCents),
    /** Decided, with a payment of the plan's that is still to come. */
    awaitsPayment,
    otherPayerPaidCents: shown(otherPayerPaidCents),
    oweCents: shown(oweCents),
    /** Its amounts may still change, even where they are known. */
    pending,
    /** Made before care: its amounts are in no sum, and those of no claim that is pending. */
    isEstimate: estimate,
    /** Its amounts contradict each other. */
    contradictory,
    /** All its amounts, and those of its lines, are known and add up. */
    balanced,
    /** What sentences may say of what is left to pay (T-88); nothing where another claim may hold. */
    toPay: claim.standing === null ? toPay : null,
    /** Where it stands among the claims of its list (T-86). */
    standing: claim.standing,
    isCounted: claim.isCounted,
    /** A denial that its status does not say. */
    denialBesideStatus: denialBesideStatus(claim),
  };
}

/**
 * A claim's status in the carrier's words: a claim is not paid, adjusted or processed while one of its lines
 * is under way, whose state is the claim's.
 */
function shownStatus({ claimStatusDescription: status, claimDetails, assessed }: RowClaim) {
  const key = claimStatusKey(status);
  const isSettled = key === "paid" || key === "adjusted" || (key === "other" && isDecided(status));
  if (!isSettled || !assessed.pending) return status;
  const isOnHold = linesInEffect(claimDetails).some(
    (line) => claimStatusKey(line.status) === "pended",
  );
  return isOnHold ? "Pended" : "In Process";
}

/**
 * The days on which a claim has services, in their order: a claim of a stay, or of a month's visits, has
 * several, and each may have a bill of its own.
 */
export function serviceDays({
  serviceDateFrom,
  claimDetails = [],
}: {
  readonly serviceDateFrom: PlainDate | null;
  readonly claimDetails?: readonly { readonly serviceDateFrom?: PlainDate | null }[];
}): readonly PlainDate[] {
  const days = [serviceDateFrom, ...claimDetails.map((line) => line.serviceDateFrom)];
  return [...new Set(days.flatMap((day) => day ?? []))].toSorted();
}

/**
 * The day on which the plan paid: gateways send the day of the decision (§3). It is none while the claim
 * is pending, where it takes another claim back, and where the plan paid nothing or less, unless its
 * status says that it is paid, beside which pages say that this was nothing (T-88).
 */
function findPaidDay(claim: RowClaim): RowClaim["paidDate"] {
  const { claimStatusDescription: status, claimDetailTotals, standing, paidDate } = claim;
  if (standing === "takes-back" || claim.assessed.pending || isAwaitingPayment(status)) return null;
  const key = claimStatusKey(status);
  const planPaidCents = claimDetailTotals.planPaidCents ?? (key === "denied" ? 0 : null);
  // An amount below zero is one that the plan took back on that day.
  if (planPaidCents !== null && planPaidCents < 0) return null;
  return key !== "paid" && planPaidCents === 0 ? null : paidDate;
}

/** The row as of a day: what is to be paid later is not paid on that day yet. */
export function rowAsOf(claim: RowClaim, today: PlainDate): ClaimRow {
  const row = claimRow(claim);
  if (!isLater(row, today)) return row;
  const awaitsPayment = isPaymentToCome(claim, today);
  return {
    ...row,
    paidDate: null,
    awaitsPayment,
    ...(awaitsPayment && { planPaidCents: "undecided" as const }),
  };
}

/** Whether a decided claim's payment by the plan is still to come, by its status or, as of a day, its own day. */
const isPaymentToCome = (
  { assessed, claimDetailTotals, claimStatusDescription, paidDate }: RowClaim,
  today: PlainDate | null,
): boolean =>
  !assessed.pending &&
  (claimDetailTotals.planPaidCents ?? 0) > 0 &&
  (isAwaitingPayment(claimStatusDescription) || (today !== null && isLater({ paidDate }, today)));

const isLater = ({ paidDate }: Pick<RowClaim, "paidDate">, today: PlainDate): boolean =>
  paidDate !== null && paidDate > today;

/**
 * Whether the plan may have paid someone for a claim: not while it is pending, or its payment, before the day
 * of payment, or where it paid nothing.
 */
export const mayHavePaid = (
  {
    assessed,
    claimDetailTotals,
    claimStatusDescription,
    paidDate,
  }: AssessedClaim & Pick<RowClaim, "paidDate">,
  today: PlainDate,
): boolean =>
  !assessed.pending &&
  !isAwaitingPayment(claimStatusDescription) &&
  !isLater({ paidDate }, today) &&
  (claimDetailTotals.planPaidCents ?? 1) > 0;

/** An amount other than the billed one: "undecided" while its claim or line is pending (T-74). */
export const shownCents = (cents: number | null, pending: boolean): ShownCents =>
  pending ? "undecided" : cents;

/**
 * The sum of the known amounts in cents (§3): "undecided" if all of them are undecided; null if none
 * of the decided ones is known. Amounts of estimates are in no sum.
 */
export function sumShown(shown: readonly ShownCents[]): ShownCents {
  const amounts = shown.filter((cents) => cents !== "estimate");
  const decided = amounts.filter((cents) => cents !== "undecided");
  if (amounts.length > 0 && decided.length === 0) return "undecided";
  const known = decided.filter((cents) => cents !== null);
  if (decided.length > 0 && known.length === 0) return null;
  return known.reduce((all, cents) => all + cents, 0);
}
