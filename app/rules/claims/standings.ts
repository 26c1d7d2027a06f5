import type { ClaimAmounts } from "./claim-amounts.ts";
import { findWithdrawal } from "./claim-status.ts";
import { isSamePerson, patientName } from "./patient.ts";
import { findReversals } from "./reversals.ts";
import { isSameProvider } from "./same-provider.ts";

/**
 * Where a claim stands among those of its list (T-86): it takes an earlier one back, was taken back,
 * was replaced by a newer one, shares its number with another, so that it can't be told which holds, or
 * is "reduced" by one of its visit that takes back a part of it, or other amounts than it has.
 */
export type ClaimStanding = "takes-back" | "taken-back" | "replaced" | "same-number" | "reduced";

/** A claim's standing, null for the usual one, and whether sums count it. */
export type Standing = { readonly standing: ClaimStanding | null; readonly isCounted: boolean };

/**
 * Whether nothing says that the claim was taken back, replaced, or takes another back: its amounts may be the
 * valid ones.
 */
export const mayHold = ({ standing }: Pick<Standing, "standing">): boolean =>
  standing === null || standing === "same-number" || standing === "reduced";

/**
 * The standing that a claim read by itself has in a list, by its content, else its totals, else as the
 * one that holds; its own where the list lacks it.
 */
export function findStandingIn(
  claim: StandingClaim & Standing,
  list: readonly (StandingClaim & Standing)[],
) {
  const same = list.filter(({ id }) => id === claim.id);
  const totalsOf = ({ claimDetailTotals }: StandingClaim) => JSON.stringify(claimDetailTotals);
  const alike = (of: (one: StandingClaim) => string) => {
    const own = of(claim);
    return same.find((listed) => of(listed) === own);
  };
  const { standing, isCounted } =
    alike(contentOf) ?? alike(totalsOf) ?? same.find(mayHold) ?? same[0] ?? claim;
  return { standing, isCounted };
}

/** The fields of a claim that decide its standing. */
export type StandingClaim = {
  readonly id: string;
  readonly version: number | null;
  readonly replaces: string | null;
  readonly reversalOf: string | null;
  readonly claimStatusDescription: string | null;
  readonly serviceDateFrom: string | null;
  readonly patientFirstName: string | null;
  readonly patientLastName: string | null;
  readonly provider: {
    readonly providerId: string | null;
    readonly providerName: string | null;
  } | null;
  readonly claimDetailTotals: Pick<ClaimAmounts, "billedCents" | "planPaidCents" | "oweCents">;
};

/**
 * The claims of one person and type with their standings, each answer once (T-86). What the gateway
 * says goes first: `reversalOf`, `replaces`, a status such as "Voided", and `version` among claims of one
 * number. Without it a claim takes back the one of the same day, person and provider whose totals it
 * cancels. One that bills less than the claim it names takes a part of it back: both count. What still
 * shares a number is all kept, and counts.
 */
export function judgeStandings<Claim extends StandingClaim>(
  given: readonly Claim[],
): readonly (Claim & Standing)[] {
  const claims = eachOnce(given);
  const reversals = findReversals(claims, {
    mayBeOf: (reversal, claim) =>
      reversal.reversalOf === null
        ? isSameVisit(reversal, claim)
        : reversal.reversalOf === claim.id,
    amountsOf: ({ claimDetailTotals: { billedCents, planPaidCents, oweCents } }) => [
      billedCents,
      planPaidCents,
      oweCents,
    ],
    // Of several that it may take back, the one that it has the number of.
    tieOf: ({ id }) => id,
  });
  const ids = new Set(claims.map(({ id }) => id));
  const idsNamedBy = (name: "reversalOf" | "replaces", by: readonly Claim[]) =>
    new Set(by.flatMap((claim) => (claim[name] === claim.id ? [] : (claim[name] ?? []))));
  const withoutCounterpart = claims.filter(
    (_claim, index) => (reversals[index]?.other ?? null) === null,
  );
  const partialReversals = withoutCounterpart.filter(({ reversalOf, ...reversal }) =>
    claims.some((claim) => claim.id === reversalOf && isLess(reversal, claim)),
  );
  // One whose amounts cancel those of a claim takes back that one alone.
  const reversed = idsNamedBy(
    "reversalOf",
    withoutCounterpart.filter((claim) => !partialReversals.includes(claim)),
  );
  const replaced = idsNamedBy("replaces", claims);

  const byOwnFacts = claims.map((claim, index): Standing => {
    const reversal = reversals[index] ?? null;
    const isReversal = claim.reversalOf !== null && !bringsBack(claim, claims);
    if (isReversal || reversal?.kind === "takes-back") {
      const isPaired =
        (reversal?.other ?? null) !== null ||
        (ids.has(claim.reversalOf ?? "") && !partialReversals.includes(claim));
      // One that its own status ends counts nowhere.
      const isEnded = findWithdrawal(claim.claimStatusDescription) !== null;
      return { standing: "takes-back", isCounted: !isPaired && !isEnded };
    }
    if (reversal !== null || reversed.has(claim.id))
      return { standing: "taken-back", isCounted: false };
    const end = replaced.has(claim.id) ? "replaced" : findWithdrawal(claim.claimStatusDescription);
    return end === null ? USUAL : { standing: end, isCounted: false };
  });

  const ofIds = (of: (standing: Standing | undefined, claim: Claim) => boolean) =>
    Map.groupBy(
      claims.filter((claim, index) => of(byOwnFacts[index], claim)),
      ({ id }) => id,
    );
  const sharing = ofIds((own) => own?.standing === null);
  // The highest version stands even where it is void.
  const versions = ofIds(
    (own, { claimStatusDescription }) =>
      own?.standing === null ||
      (own?.standing !== "takes-back" && findWithdrawal(claimStatusDescription) !== null),
  );
  const reversalsWithoutClaim = claims.filter(
    ({ reversalOf }, index) =>
      reversals[index]?.kind === "takes-back" &&
      reversals[index].other === null &&
      !ids.has(reversalOf ?? ""),
  );
  /** Whether one that takes back no claim as a whole may take back a part of this one. */
  const isReduced = (claim: StandingClaim): boolean =>
    partialReversals.some(
      ({ reversalOf, ...reversal }) => reversalOf === claim.id && isLess(reversal, claim),
    ) || reversalsWithoutClaim.some((reversal) => isSameVisit(reversal, claim));
  const standings = claims.map((claim, index): Standing => {
    const found = byOwnFacts[index] ?? USUAL;
    if (found.standing !== null) return found;
    const standing = standingIn(claim, sharing.get(claim.id) ?? [], versions.get(claim.id) ?? []);
    return standing === USUAL && isReduced(claim) ? REDUCED : standing;
  });
  const counted = new Set(
    claims.flatMap(({ id }, index) => (standings[index]?.isCounted ? id : [])),
  );
  return claims.map((claim, index) => ({
    ...claim,
    ...(standings[index] ?? USUAL),
    // A part of a claim that no longer counts takes nothing off.
    ...(partialReversals.includes(claim) &&
      !counted.has(claim.reversalOf ?? "") && { isCounted: false }),
  }));
}

/** Whether a claim takes back a reversal, so that what was taken back is billed again, and counts. */
const bringsBack = (
  { reversalOf, claimDetailTotals }: StandingClaim,
  claims: readonly StandingClaim[],
): boolean =>
  (claimDetailTotals.billedCents ?? 0) > 0 &&
  claims.some(({ id, claimDetailTotals: of }) => id === reversalOf && (of.billedCents ?? 0) < 0);

type Billed = { readonly claimDetailTotals: Pick<ClaimAmounts, "billedCents"> };

/** Whether a reversal takes back less than a claim billed. */
const isLess = (reversal: Billed, claim: Billed): boolean => {
  const taken = 0 - (reversal.claimDetailTotals.billedCents ?? 0);
  return taken > 0 && taken < (claim.claimDetailTotals.billedCents ?? 0);
};

const USUAL: Standing = { standing: null, isCounted: true };
const REDUCED: Standing = { standing: "reduced", isCounted: true };
const REPLACED: Standing = { standing: "replaced", isCounted: false };

/**
 * Among claims of one number the highest version stands, if each has another one, whatever became of it.
 * Without versions it can't be told which one holds, not even beside one that is void.
 */
function standingIn(
  { version }: StandingClaim,
  sharing: readonly StandingClaim[],
  versioned: readonly StandingClaim[],
): Standing {
  const versions = versioned.flatMap((claim) => claim.version ?? []);
  const isTold = version !== null && new Set(versions).size === versioned.length;
  if (isTold) return version === Math.max(...versions) ? USUAL : REPLACED;
  return Math.max(sharing.length, versioned.length) < 2
    ? USUAL
    : { standing: "same-number", isCounted: true };
}

/** What a gateway sends twice, such as a claim that moved to the next page meanwhile. */
function eachOnce<Claim extends StandingClaim>(claims: readonly Claim[]): readonly Claim[] {
  const kept = Map.groupBy(claims, ({ id }) => id);
  if (kept.size === claims.length) return claims;
  const seen = new Set<string>();
  return claims.filter((claim) => {
    if (kept.get(claim.id)?.length === 1) return true;
    const content = contentOf(claim);
    const isNew = !seen.has(content);
    seen.add(content);
    return isNew;
  });
}

/** A claim's content without what is judged of it. */
export const contentOf = (claim: StandingClaim): string =>
  JSON.stringify({ ...claim, standing: undefined, isCounted: undefined });

/**
 * Whether claims that cancel each other may be of one visit: of one day, person and provider, in any
 * spelling (T-86).
 */
export function isSameVisit(one: StandingClaim, other: StandingClaim): boolean {
  if (one.serviceDateFrom !== other.serviceDateFrom) return false;
  if (!isSamePerson(patientName(one) ?? "", patientName(other) ?? "")) return false;
  if (one.provider === null || other.provider === null) return one.provider === other.provider;
  return isSameProvider(one.provider, other.provider);
}
