import type { ClaimAmounts } from "./claim-amounts.ts";
import { findDeniedExtent, isAuthorization, isEstimate, isUnderAppeal } from "./claim-status.ts";
import { mayHold, type Standing } from "./standings.ts";

type DeniableClaim = {
  readonly claimStatusDescription: string | null;
  readonly claimDetails: readonly { readonly denial: object | null }[];
};

/** Whether a plan denied a claim, as a whole or in part (HELP-01): by its status, or one of a line. */
export const isDenied = ({ claimStatusDescription, claimDetails }: DeniableClaim): boolean =>
  findDeniedExtent(claimStatusDescription) !== null ||
  claimDetails.some(({ denial }) => denial !== null);

/**
 * Whether a claim has a denial to appeal (HELP-01): what was taken back, replaced or appealed needs none, and of
 * what is made before care only an authorization that was refused is a decision.
 */
export const mayAppeal = (claim: DeniableClaim & Pick<Standing, "standing">): boolean =>
  isDenied(claim) &&
  mayHold(claim) &&
  !isUnderAppeal(claim.claimStatusDescription) &&
  (!isEstimate(claim.claimStatusDescription) || isAuthorization(claim.claimStatusDescription));

export type Shares = Pick<ClaimAmounts, "deductibleCents" | "copayCents" | "coinsuranceCents">;

type DecidedClaim<Denial = object> = Pick<DeniableClaim, "claimStatusDescription"> & {
  readonly claimDetails: readonly (Shares & { readonly denial: Denial | null })[];
  readonly claimDetailTotals: Pick<ClaimAmounts, "planPaidCents">;
};

/**
 * How much of a claim a plan denied; null for nothing. What it paid some of, or left to the member as a
 * deductible, a copay or coinsurance, is denied in part.
 */
export function denialOf({
  claimDetailTotals,
  ...claim
}: DecidedClaim): "denied" | "denied-in-part" | null {
  if (!isDenied(claim)) return null;
  const key = findDeniedExtent(claim.claimStatusDescription);
  if (key === "denied-in-part") return key;
  const isWhole =
    key === "denied" ||
    claim.claimDetails.every(
      ({ denial, deductibleCents, copayCents, coinsuranceCents }) =>
        denial !== null && [deductibleCents, copayCents, coinsuranceCents].every((it) => !it),
    );
  return isWhole && (claimDetailTotals.planPaidCents ?? 0) <= 0 ? "denied" : "denied-in-part";
}

/** What a list says beside a status that says nothing of a denial. */
export type DenialBesideStatus =
  | "denied"
  | "denied-in-part"
  | "not-covered"
  | "not-covered-in-part";

/**
 * A denial that a claim's status does not say, such as that of a part of a claim that is paid; null for
 * none, and for an estimate or what holds no longer. Charges that the plan does not cover are called so, and
 * of a claim that is not decided nothing is said as a whole.
 */
export function denialBesideStatus({
  assessed,
  ...claim
}: DecidedClaim<{ readonly key: string }> & {
  readonly assessed: { readonly pending: boolean };
} & Pick<Standing, "standing">): DenialBesideStatus | null {
  const { claimStatusDescription: status } = claim;
  if (findDeniedExtent(status) !== null || isEstimate(status) || !mayHold(claim)) return null;
  const extent = denialOf(claim);
  if (extent === null || (extent === "denied" && assessed.pending)) return null;
  const isCoverage = claim.claimDetails.every(
    ({ denial }) => denial === null || denial.key === "not-covered",
  );
  if (!isCoverage) return extent;
  return extent === "denied" ? "not-covered" : "not-covered-in-part";
}
