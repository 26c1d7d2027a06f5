import { knownNetwork } from "../../benefits/tiers.ts";
import { sumCents, type ClaimAmounts } from "../claim-amounts.ts";
import { linesInEffect } from "../reversals.ts";
import { calculateClaim, type MathClaim } from "./claim-math.ts";
import {
  findLineMeaning,
  hasShareReason,
  isOverAllowed,
  isWrittenOff,
  type Reasons,
} from "./line-denial.ts";

/**
 * A disallowed amount of a line, in cents, that is neither denied nor only a discount: it is over the allowed
 * amount, and the provider may bill it, as out of network, or bears it, or the member owes it by the plan's own
 * amounts; or another payer, or an account, paid it or took it off.
 */
export type LineAside = {
  readonly kind: "may-be-billed" | "written-off" | "over-owed" | "paid-elsewhere";
  readonly cents: number;
};

type DisallowedLine = Reasons & {
  readonly disallowedCents: number | null;
  readonly notCoveredCents: number | null;
  readonly oweCents?: number | null;
};

/**
 * Such an amount of a line, `sent` by the gateway and as it is read; null for most. Where the member owes charges
 * of the line, its reason is about these, and not about what is disallowed besides; without one that is known, charges
 * that only the amounts tell are over the allowed amount outside the network, and without any also where no network
 * is named, as the disallowed amount says.
 */
export function findAside(
  sent: DisallowedLine,
  read: DisallowedLine,
  network: ReturnType<typeof knownNetwork> = "in",
): LineAside | null {
  // Charges that the member does not owe are nothing to pay over the allowed amount.
  const chargedCents = read.notCoveredCents ?? 0;
  const owedCents = (read.oweCents ?? chargedCents) >= chargedCents ? chargedCents : 0;
  const isWithoutReason = sent.medicalLineDisallowed === null && sent.dentalLineDisallowed === null;
  const isUnsaid =
    (network === "out" || (network === null && isWithoutReason)) &&
    (sent.notCoveredCents ?? 0) === 0 &&
    findLineMeaning(sent) === null;
  if ((isOverAllowed(sent) || isUnsaid) && owedCents > 0)
    return { kind: "over-owed", cents: owedCents };
  const cents = sent.disallowedCents ?? 0;
  if (cents <= 0) return null;
  if (isOverAllowed(sent) && hasShareReason(sent)) return { kind: "may-be-billed", cents };
  if (isWrittenOff(sent)) return { kind: "written-off", cents };
  const meaning = findLineMeaning(sent);
  return meaning === "paid-elsewhere" ? { kind: meaning, cents } : null;
}

type PaidLine = Omit<ClaimAmounts, "discountCents" | "deniedCents"> & {
  readonly disallowedCents: number | null;
};

/**
 * A discount within an amount that another payer paid is known where that payment is named, and the rest of
 * the bill is the disallowed amount, with it or without it.
 */
export function splitByPayments<Split extends Pick<ClaimAmounts, "discountCents">>(
  line: PaidLine,
  split: Split,
): Split {
  const { billedCents, disallowedCents, planPaidCents, otherPayerPaidCents, oweCents } = line;
  const paidCents = sumCents([planPaidCents, otherPayerPaidCents, line.notCoveredCents, oweCents]);
  if (split.discountCents !== null || (otherPayerPaidCents ?? 0) <= 0) return split;
  if (billedCents === null || disallowedCents === null || paidCents === null) return split;
  const restCents = billedCents - paidCents;
  const isDiscount = [0, otherPayerPaidCents].includes(disallowedCents - restCents);
  return isDiscount && restCents >= 0 ? { ...split, discountCents: restCents } : split;
}

type ClaimWithAsides = Omit<MathClaim, "claimDetails"> & {
  readonly claimDetails: readonly (MathClaim["claimDetails"][number] & {
    readonly aside?: LineAside;
  })[];
};

const sumAsides = (
  { claimDetails }: Pick<ClaimWithAsides, "claimDetails">,
  kind: LineAside["kind"],
): number =>
  linesInEffect(claimDetails).reduce(
    (sum, { aside, reversal }) =>
      aside?.kind === kind && (reversal ?? null) === null ? sum + aside.cents : sum,
    0,
  );

/** Amounts with what is owed over the allowed amount (`overOwed`, cents) under that name, as pages show them. */
export const withOverOwed = <
  Amounts extends Pick<ClaimAmounts, "discountCents" | "notCoveredCents">,
>(
  amounts: Amounts,
  overOwed: number,
): Amounts =>
  overOwed === 0 || amounts.discountCents === null || amounts.notCoveredCents === null
    ? amounts
    : {
        ...amounts,
        discountCents: amounts.discountCents + overOwed,
        notCoveredCents: amounts.notCoveredCents - overOwed,
      };

/** How much of what is owed for a claim is over the allowed amount, in cents, of a provider outside the network. */
export const overOwedCents = (
  claim: Pick<ClaimWithAsides, "claimDetails"> & { readonly networkTier?: string | null },
): number => (knownNetwork(claim.networkTier ?? "") === "in" ? 0 : sumAsides(claim, "over-owed"));

/**
 * How much of a claim's bill is over the allowed amount, in cents, and either may be billed by a provider who is
 * not in the network, or is in what is owed to one.
 */
export function overAllowedCents(
  claim: ClaimWithAsides & {
    readonly networkTier: string | null;
    readonly assessed: { readonly discountCents: number | null };
  },
) {
  const network = knownNetwork(claim.networkTier ?? "");
  if (network === "in") return { mayBeBilledCents: 0, overOwedCents: 0 };
  const discountCents = (claim.assessed.discountCents ?? 0) - sumAsides(claim, "written-off");
  const overCents = network === "out" ? Math.max(0, discountCents) : 0;
  return {
    mayBeBilledCents: sumAsides(claim, "may-be-billed") || overCents,
    overOwedCents: overOwedCents(claim),
  };
}

/**
 * How much of a claim's bill others paid or took off, in cents, where nobody says how much of that is which,
 * and the claim adds up with it: what others are said to have paid may be a part of it. 0 for most.
 */
export function paidElsewhereCents(claim: ClaimWithAsides): number {
  const cents = sumAsides(claim, "paid-elsewhere");
  if (cents === 0) return 0;
  const claimDetails = claim.claimDetails.map((line) => ({
    ...line,
    discountCents: line.discountCents ?? line.aside?.cents ?? null,
  }));
  const totals = claim.claimDetailTotals;
  const addsUp = [null, totals.otherPayerPaidCents].some((otherPayerPaidCents) => {
    const claimDetailTotals = { ...totals, otherPayerPaidCents };
    return calculateClaim({ ...claim, claimDetails, claimDetailTotals }).state === "balanced";
  });
  return addsUp ? cents : 0;
}
