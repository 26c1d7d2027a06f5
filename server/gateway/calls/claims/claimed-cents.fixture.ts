import type { Claim } from "./claims.ts";

/** The claims that count in a tier: those of providers with an id, of others, or of all. */
export type CountedNetwork = "in" | "out" | "all";

/** How much a member's settled claims add to an amount of this name, in cents (§3 "Claim"). */
export function claimedCents(
  claims: readonly Pick<
    Claim,
    "claimStatusDescription" | "provider" | "claimDetails" | "claimDetailTotals" | "serviceDateFrom"
  >[],
  { kind, network }: { readonly kind: string | null; readonly network: CountedNetwork },
): number {
  return claims
    .filter(({ claimStatusDescription: status }) => status === "Paid" || status === "Adjusted")
    .filter((claim) => !isReversalAlone(claim, claims))
    .filter(({ provider }) => isOf(network, provider?.providerId ?? null))
    .map((claim) => countedCents(claim, kind))
    .reduce((all, one) => all + one, 0);
}

type Placed = Pick<Claim, "provider" | "serviceDateFrom" | "claimDetailTotals">;

/** Whether a claim takes back one that is not listed, which was counted when it came. */
const isReversalAlone = (claim: Placed, all: readonly Placed[]): boolean =>
  (claim.claimDetailTotals.billedCents ?? 0) < 0 &&
  !all.some(
    (other) =>
      other !== claim &&
      other.serviceDateFrom === claim.serviceDateFrom &&
      other.provider?.providerName === claim.provider?.providerName,
  );

const isOf = (network: CountedNetwork, providerId: string | null): boolean =>
  network === "all" || (network === "in") === (providerId !== null);

function countedCents(
  { claimDetails, claimDetailTotals }: Pick<Claim, "claimDetails" | "claimDetailTotals">,
  kind: string | null,
): number {
  const name = (kind ?? "").toLowerCase();
  if (name === "annual limit") return claimDetailTotals.planPaidCents ?? 0;
  if (name.startsWith("out-of-pocket max")) {
    // Charges that are not covered are owed beside the shares, and count toward no maximum.
    const owed = claimDetailTotals.oweCents ?? 0;
    return claimDetails
      .filter(({ notCoveredCents }) => (notCoveredCents ?? 0) > 0)
      .reduce((rest, line) => rest - (line.oweCents ?? 0) + sharesOf(line), owed);
  }
  const isFrames = name === "frame allowance";
  return claimDetails
    .filter(({ cptCode }) => !isFrames || cptCode === "V2020")
    .map((line) => (isFrames ? line.planPaidCents : line.deductibleCents) ?? 0)
    .reduce((all, one) => all + one, 0);
}

const sharesOf = ({
  deductibleCents,
  copayCents,
  coinsuranceCents,
}: Claim["claimDetails"][number]): number =>
  [deductibleCents, copayCents, coinsuranceCents].reduce<number>((all, one) => all + (one ?? 0), 0);
