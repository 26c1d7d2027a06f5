import type { ClaimAmounts } from "../claims/claim-amounts.ts";
import type { MathClaim } from "../claims/claim-math.ts";
import { claimStatusKey } from "../claims/claim-status.ts";
import { isPending } from "../claims/claim-row.ts";
import type { Accumulator } from "./accumulators.ts";
import { tierKey } from "./tiers.ts";

/** What is needed of a claim (§3 "Claim"). */
export type CountableClaim = MathClaim & {
  readonly claimDetails: readonly Pick<ClaimAmounts, "deductibleCents">[];
  /** The network it counts in, in the gateway's spelling; null where that is not told. */
  readonly networkTier: string | null;
};

/** The claims that moved an amount, each with what it added, in cents. */
export type CountedClaims<Claim> = {
  /** In the order given. */
  readonly claims: readonly { readonly claim: Claim; readonly addedCents: number }[];
  readonly sumCents: number;
  /** What the gateway says is counted less what these claims add; null where it says nothing. */
  readonly differenceCents: number | null;
  /** Whether claims are among them whose network is not told, in a plan of several. */
  readonly isNetworkUnknown: boolean;
};

type Moved = Pick<Accumulator, "kind" | "network" | "metCents">;

/**
 * The claims with an amount toward an accumulator, in its network (§9 "Only claims that have already
 * been processed are counted"): a deductible fills by their deductible, a maximum by what the member
 * owes, an annual limit by what the plan paid. Null for amounts of other kinds: no field of a claim
 * says what moves those. With one tier every claim counts in it.
 */
export function countedClaims<Claim extends CountableClaim>(
  all: readonly Claim[],
  { kind, network, metCents }: Moved,
  { hasSeveralTiers }: { readonly hasSeveralTiers: boolean },
): CountedClaims<Claim> | null {
  if (kind === "other") return null;
  const isNetworkAsked = hasSeveralTiers && network !== null;
  const claims = all
    .filter((claim) => isSettled(claim) && (!isNetworkAsked || mayBeIn(claim, network)))
    .map((claim) => ({ claim, addedCents: addedBy(claim, kind) }))
    .filter(({ addedCents }) => addedCents !== 0);
  const sumCents = claims.reduce((sum, { addedCents }) => sum + addedCents, 0);
  return {
    claims,
    sumCents,
    differenceCents: metCents === null ? null : metCents - sumCents,
    isNetworkUnknown: isNetworkAsked && claims.some(({ claim }) => claim.networkTier === null),
  };
}

/** A status of the gateway's own counts unless nothing is decided yet. */
function isSettled(claim: CountableClaim): boolean {
  const key = claimStatusKey(claim.claimStatusDescription);
  return key === "other" ? !isPending(claim) : key === "paid" || key === "adjusted";
}

const mayBeIn = ({ networkTier }: CountableClaim, network: string): boolean =>
  networkTier === null || tierKey(networkTier) === network;

function addedBy(
  { claimDetails, claimDetailTotals }: CountableClaim,
  kind: Exclude<Accumulator["kind"], "other">,
): number {
  if (kind === "annualLimit") return claimDetailTotals.planPaidCents ?? 0;
  if (kind === "outOfPocketMaximum") return claimDetailTotals.oweCents ?? 0;
  return claimDetails.reduce((sum, { deductibleCents }) => sum + (deductibleCents ?? 0), 0);
}
