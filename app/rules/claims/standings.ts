import type { ClaimAmounts } from "./claim-amounts.ts";
import { findWithdrawal, isEstimate } from "./claim-status.ts";
import { findReversals } from "./reversals.ts";
import {
  findAdjustedPairs,
  billsLess,
  findUndoneFills,
  isSameVisit,
  mayTakeBack,
  takesBackReversal,
  takesPaymentBack,
  type ServedClaim,
} from "./same-visit.ts";

/**
 * What became of a claim among those of its list (T-86): it takes an earlier one back, was taken back, was
 * replaced by a newer one, shares its number with another, so that nobody knows which one is valid, or may
 * still change: another claim takes back a part of it or of its visit, or names it and is not decided.
 */
export type ClaimStanding = "takes-back" | "taken-back" | "replaced" | "same-number" | "may-change";

/** A claim's standing, null for the usual one, and whether sums count it. */
export type Standing = {
  readonly standing: ClaimStanding | null;
  readonly isCounted: boolean;
  /** Of a denied claim: the number of another of its day, for the same service, that was not denied. */
  readonly twin?: string;
};

/**
 * Whether the claim's amounts may be the valid ones: it was not taken back or replaced, and takes no
 * other claim back.
 */
export const mayHold = ({ standing }: Pick<Standing, "standing">): boolean =>
  standing === null || standing === "same-number" || standing === "may-change";

/**
 * The standing in a list of a claim that was read by itself: that of the listed claim with its content,
 * else with its totals, else the valid one with its number; its own where the list lacks it.
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
  const { standing, isCounted, twin } =
    (same.length > 1 && (alike(comparableContent) ?? alike(totalsOf) ?? same.find(mayHold))) ||
    (same[0] ?? claim);
  return { standing, isCounted, ...(twin !== undefined && { twin }) };
}

/** The fields of a claim that decide its standing. */
export type StandingClaim = ServedClaim & {
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
  readonly assessed: { readonly pending: boolean };
};

/** Whether a claim is not decided, so that it does not yet replace or take back what it names. */
const isUndecided = ({ assessed, claimStatusDescription }: StandingClaim): boolean =>
  assessed.pending && !isEstimate(claimStatusDescription);

/**
 * The claims of one person and type with their standings, each answer once (T-86). What the gateway
 * says goes first: `reversalOf`, `replaces`, a status such as "Voided", and `version` among claims with
 * one number. Without these a claim takes back the one of the same day, person and provider whose totals
 * it cancels. One that bills less than the claim it names takes back a part of it: both count. Claims
 * that still share a number all count. One that is not decided changes nothing of the claim it names.
 */
export function judgeStandings<Claim extends StandingClaim>(
  given: readonly Claim[],
): readonly (Claim & Standing)[] {
  const claims = eachOnce(given);
  const reversals = findReversals(claims, {
    mayTakeBack: (reversal, claim) =>
      !isUndecided(reversal) &&
      (reversal.reversalOf === null
        ? // What replaces a reversal came after it.
          claim.replaces !== reversal.id && isSameVisit(reversal, claim)
        : reversal.reversalOf === claim.id),
    amountsOf: ({ claimDetailTotals: { billedCents, planPaidCents, oweCents } }) => [
      billedCents,
      planPaidCents,
      oweCents,
    ],
    // The newest is the first in a list.
    itemStands: "behind",
    // Among several that it may take back, the one whose number it names.
    tieOf: ({ id }) => id,
  });
  const idsNamedBy = (name: "reversalOf" | "replaces", by: readonly Claim[]) =>
    new Set(by.flatMap((claim) => (claim[name] === claim.id ? [] : (claim[name] ?? []))));
  const withoutCounterpart = claims.filter(
    (claim, index) => (reversals[index]?.other ?? null) === null && !isUndecided(claim),
  );
  const partialReversals = withoutCounterpart.filter(({ reversalOf, ...reversal }) =>
    claims.some((claim) => claim.id === reversalOf && billsLess(reversal, claim)),
  );
  // A reversal whose amounts cancel those of a claim takes back only that claim.
  const reversed = idsNamedBy(
    "reversalOf",
    withoutCounterpart.filter((claim) => !partialReversals.includes(claim)),
  );
  const replaced = idsNamedBy(
    "replaces",
    claims.filter((claim) => !isUndecided(claim)),
  );

  /** A reversal counts where it takes back a part of one of these, or may do so: its claim may be elsewhere. */
  const takesBackPart = (claim: Claim): boolean =>
    partialReversals.includes(claim) ||
    (claim.reversalOf === null &&
      claims.some(
        (other) =>
          mayTakeBack(claim, other) && findWithdrawal(other.claimStatusDescription) === null,
      ));
  const byOwnFacts = claims.map((claim, index): Standing => {
    const reversal = reversals[index] ?? null;
    const isReversal = claim.reversalOf !== null && !takesBackReversal(claim, claims);
    const isReversed = reversal?.kind === "takes-back" || takesPaymentBack(claim);
    if (!isUndecided(claim) && (isReversal || isReversed)) {
      const isPaired = (reversal?.other ?? null) !== null;
      return { standing: "takes-back", isCounted: !isPaired && takesBackPart(claim) };
    }
    // Where several are alike, one was taken back, but nobody can tell which.
    if (reversal?.kind === "taken-back" && reversal.alike)
      return { standing: "may-change", isCounted: false };
    if (reversal?.kind === "taken-back" || reversed.has(claim.id))
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
  const reversalsWithoutClaim = withoutCounterpart.filter(
    ({ reversalOf, claimDetailTotals }) =>
      reversalOf === null &&
      ((claimDetailTotals.billedCents ?? 0) < 0 || takesPaymentBack({ claimDetailTotals })),
  );
  const fillsMayBeUndone = findUndoneFills(claims);
  const undecided = claims.filter(isUndecided);
  const alike = new Set(reversals.flatMap((reversal) => reversal?.alike ?? []));
  const usual = claims.filter(
    (claim, index) =>
      byOwnFacts[index]?.standing === null &&
      !isUndecided(claim) &&
      !isEstimate(claim.claimStatusDescription),
  );
  const adjusted: ReadonlySet<StandingClaim> = findAdjustedPairs(usual);
  /** Whether a partial reversal, or a claim that is not decided, may change this decided one. */
  const mayChange = (claim: StandingClaim, index: number): boolean =>
    !isUndecided(claim) &&
    (alike.has(index) ||
      adjusted.has(claim) ||
      partialReversals.some(
        ({ reversalOf, ...reversal }) => reversalOf === claim.id && billsLess(reversal, claim),
      ) ||
      reversalsWithoutClaim.some((reversal) => mayTakeBack(reversal, claim)) ||
      fillsMayBeUndone(claim) ||
      undecided.some(
        (other) => other !== claim && [other.replaces, other.reversalOf].includes(claim.id),
      ));
  const standings = claims.map((claim, index): Standing => {
    const found = byOwnFacts[index] ?? USUAL;
    if (found.standing !== null) return found;
    const standing = standingIn(claim, sharing.get(claim.id) ?? [], versions.get(claim.id) ?? []);
    return standing === USUAL && mayChange(claim, index) ? MAY_CHANGE : standing;
  });
  const counted = new Set(
    claims.flatMap(({ id }, index) => (standings[index]?.isCounted ? id : [])),
  );
  return claims.map((claim, index) => ({
    ...claim,
    ...(standings[index] ?? USUAL),
    // A partial reversal of a claim that no longer counts takes nothing off.
    ...(partialReversals.includes(claim) &&
      !counted.has(claim.reversalOf ?? "") && { isCounted: false }),
  }));
}

const USUAL: Standing = { standing: null, isCounted: true };
const MAY_CHANGE: Standing = { standing: "may-change", isCounted: true };
const REPLACED: Standing = { standing: "replaced", isCounted: false };

/**
 * Among claims with one number and different versions the highest is valid, whatever became of it; until
 * it is decided, the version before it is valid as well. Without versions nobody knows which one is valid,
 * not even beside a void one.
 */
function standingIn(
  { version }: StandingClaim,
  sharing: readonly StandingClaim[],
  versioned: readonly StandingClaim[],
): Standing {
  const versions = versioned.flatMap((claim) => claim.version ?? []);
  const isTold = version !== null && new Set(versions).size === versioned.length;
  if (isTold) {
    if (version === Math.max(...versions)) return USUAL;
    const decided = versioned.filter((claim) => !isUndecided(claim));
    const isLast = version === Math.max(...decided.flatMap((claim) => claim.version ?? []));
    return isLast ? MAY_CHANGE : REPLACED;
  }
  return Math.max(sharing.length, versioned.length) < 2
    ? USUAL
    : { standing: "same-number", isCounted: true };
}

/** Leaves out what a gateway sent twice, such as a claim that moved to the next page meanwhile. */
function eachOnce<Claim extends StandingClaim>(claims: readonly Claim[]): readonly Claim[] {
  const kept = Map.groupBy(claims, ({ id }) => id);
  if (kept.size === claims.length) return claims;
  const seen = new Set<string>();
  return claims.filter((claim) => {
    if (kept.get(claim.id)?.length === 1) return true;
    const content = comparableContent(claim);
    const isNew = !seen.has(content);
    seen.add(content);
    return isNew;
  });
}

/** A claim's content without its standing, as text to compare. */
export const comparableContent = (claim: StandingClaim): string =>
  JSON.stringify({ ...claim, standing: undefined, isCounted: undefined, twin: undefined });
