import type { ClaimAmounts } from "./claim-amounts.ts";
import { findDeniedExtent, isAuthorization, isEstimate, isUnderAppeal } from "./claim-status.ts";
import type { DenialKey } from "./lines/line-denial.ts";
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
  readonly claimDetailTotals: Pick<ClaimAmounts, "planPaidCents"> &
    Partial<Pick<ClaimAmounts, "otherPayerPaidCents">>;
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

/** What all denials of a claim, or of several, are at least. */
export type DenialKind = "denied" | "not-allowed" | "not-covered";

const KINDS: Readonly<Record<DenialKey, DenialKind>> = {
  denied: "denied",
  disallowed: "denied",
  "not-allowed": "not-allowed",
  "not-covered": "not-covered",
};

type KeyedLine = { readonly denial: { readonly key: DenialKey } | null };

/**
 * The strongest that the denials of lines say: that the plan denied some; that it did not allow some, for
 * a reason that nobody here knows; or only that it does not cover some. Null where no line is denied.
 */
export function findDenialKind(lines: readonly KeyedLine[]): DenialKind | null {
  const kinds = lines.flatMap(({ denial }) => (denial === null ? [] : [KINDS[denial.key]]));
  const order: readonly DenialKind[] = ["denied", "not-allowed", "not-covered"];
  return order.find((kind) => kinds.includes(kind)) ?? null;
}

/** What a list says beside a status that says nothing of a denial. */
export type DenialBesideStatus = DenialKind | `${DenialKind}-in-part`;

/** Whether what stands beside a status is surely a denial. */
export const isSureDenial = (denial: DenialBesideStatus): boolean =>
  denial === "denied" || denial === "denied-in-part";

/**
 * A denial that a claim's status does not say, such as that of a part of a claim that is paid; null for
 * none, and for an estimate or what holds no longer. Charges that the plan does not cover, or did not allow,
 * are called so, and of a claim that is not decided nothing is said as a whole.
 */
export function denialBesideStatus({
  assessed,
  ...claim
}: DecidedClaim<{ readonly key: DenialKey }> & {
  readonly assessed: { readonly pending: boolean };
} & Pick<Standing, "standing">): DenialBesideStatus | null {
  const { claimStatusDescription: status } = claim;
  if (findDeniedExtent(status) !== null || isEstimate(status) || !mayHold(claim)) return null;
  const extent = denialOf(claim);
  if (extent === null || (extent === "denied" && assessed.pending)) return null;
  const kind = findDenialKind(claim.claimDetails) ?? "denied";
  // Another payer's payment shows that it was not all of the bill.
  const isPart = (claim.claimDetailTotals.otherPayerPaidCents ?? 0) > 0;
  return extent === "denied" && !isPart ? kind : `${kind}-in-part`;
}
