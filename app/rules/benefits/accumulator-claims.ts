import { href } from "react-router";
import type { PlanPeriod } from "#server/gateway/calls/benefits/benefit-history.ts";
import { claimFilters, type ClaimFilterFacts } from "../claims/claim-filters.ts";
import type { AssessedClaim, Assessment } from "../claims/assess-claim.ts";
import { findClaimType, type ClaimType } from "../claims/claim-type.ts";
import { otherPatient, patientName } from "../claims/patient.ts";
import { addDays, type PlainDate } from "../dates/plain-date.ts";
import type { Category } from "../member/eligibility.ts";
import { isSubscriber } from "../member/member.ts";
import type { Accumulator } from "./accumulators.ts";
import { findPeriod, isInPeriod, type Period } from "./days.ts";
import { tierKey } from "./tiers.ts";

type ClaimPlace = {
  readonly type: Category;
  /** The day of service. */
  readonly day: PlainDate | null;
  readonly periods: readonly Omit<PlanPeriod, "planName">[] | null;
  /** The first day without coverage. */
  readonly coverageEnd: PlainDate | null;
  readonly today: PlainDate;
};

/**
 * The path of the page with the accumulators that a claim counts toward (§2): today's while its plan
 * period goes on, else the last day covered of its period, or its own day where no period is known.
 */
export function accumulatorsPath({ type, day, periods, coverageEnd, today }: ClaimPlace): string {
  const period = day === null ? null : findPeriod(periods, type, day);
  if (day === null || (period !== null && isInPeriod(period, today)))
    return href("/benefits/:category", { category: type });
  const last = period?.lastDay ?? day;
  const isCut = coverageEnd !== null && day < coverageEnd && coverageEnd <= last;
  return href("/history/:time/benefits/:category", {
    time: isCut ? addDays(coverageEnd, -1) : last,
    category: type,
  });
}

/**
 * The names of the accumulators that a claim counts toward, and the path of their page (§2). Null for a
 * claim that counts toward none, such as a pending one; for one of another patient than the member in
 * whose list it is; and for a day without coverage, or before it, unless a plan period has the day.
 */
export function findAccumulatorsOfClaim(
  claim: Pick<CountableClaim, "isCounted" | "assessed"> & {
    serviceDateFrom: PlainDate | null;
  } & Parameters<typeof patientName>[0],
  {
    type,
    patient,
    periods,
    coverage,
    today,
  }: Omit<ClaimPlace, "day" | "coverageEnd" | "type"> & {
    readonly type: ClaimType;
    readonly patient: Parameters<typeof otherPatient>[1];
    readonly coverage: {
      readonly effectiveDate: PlainDate | null;
      readonly terminationDate: PlainDate | null;
    } | null;
  },
) {
  const added = addedCentsOf(claim);
  if (added === null || otherPatient(patientName(claim), patient) !== null) return null;
  const day = claim.serviceDateFrom;
  const coverageEnd = coverage?.terminationDate ?? null;
  if (day !== null && coverageEnd !== null && coverageEnd <= day) return null;
  const begins = coverage === null ? null : (coverage.effectiveDate ?? day);
  if (day !== null && (begins === null || day < begins) && findPeriod(periods, type, day) === null)
    return null;
  const counted = [
    ["deductible", added.deductible],
    ["out-of-pocket-maximum", type === "medical" ? added.outOfPocketMaximum : 0],
    ["annual-limit", type === "dental" ? added.annualLimit : 0],
  ] as const;
  return {
    names: counted.flatMap(([name, cents]) => (cents === 0 ? [] : name)),
    path: accumulatorsPath({ type, day, periods, coverageEnd, today }),
  };
}

export type ClaimsScope = {
  /** The query of the claims list for this viewer. */
  readonly list: ClaimFilterFacts;
  /** The member whose page shows the accumulator. */
  readonly suffix: number;
  /** The plan period it fills over; null if it is not known. */
  readonly period: Period | null;
  /** The day up to which it counts. */
  readonly day: PlainDate;
};

/**
 * The claims that may have moved an accumulator (§5, §7), from the first day of the plan period to
 * the day it counts up to: the query of the list that shows them, and the query for each member.
 * Null if they cannot be listed: claims for drugs, other members' claims for a dependent, and
 * claims of a period that is unknown or began more than two years ago.
 */
export function claimQueriesFor(
  { category, coverageType }: Pick<Accumulator, "category" | "coverageType">,
  { list, suffix, period, day }: ClaimsScope,
) {
  const type = findClaimType(category);
  const whose = coverageType === "FAMILY" ? everyone(list) : { suffix };
  if (type === undefined || whose === null || period === null) return null;
  const ends = [list.today, day, period.lastDay ?? day].toSorted();
  const window = { startDate: period.firstDay, endDate: ends[0] ?? day };
  const asked = { ...claimFilters.defaults(list), ...whose, type, ...window };
  const query = claimFilters.write(asked, list);
  const { filters } = claimFilters.read(new URLSearchParams(query), list);
  const suffixes = asked.suffix === null ? list.suffixes : [asked.suffix];
  // A day or a member that the list refuses falls back to its own.
  const isListed = (["type", "suffix", "startDate", "endDate"] as const).every(
    (name) => filters[name] === asked[name],
  );
  return isListed ? { query, asked: { type, suffixes, ...window } } : null;
}

/** Everyone as the list names them; null for a dependent, who does not see the family's claims. */
function everyone({ suffixes, viewerSuffix }: ClaimFilterFacts): { suffix: number | null } | null {
  if (suffixes.length > 1) return { suffix: null };
  return isSubscriber(viewerSuffix) ? { suffix: viewerSuffix } : null;
}

type ClaimsWindow = {
  readonly startDate: PlainDate;
  readonly endDate: PlainDate;
  /** In whose list it stands. */
  readonly member: Parameters<typeof otherPatient>[1] | undefined;
};

/**
 * Whether a listed claim is one that was asked for: of the list's member, and of its days. One without a
 * day is as the gateway chose it.
 */
export const isClaimOf = (
  claim: Parameters<typeof patientName>[0] & { readonly serviceDateFrom: PlainDate | null },
  { startDate, endDate, member }: ClaimsWindow,
): boolean =>
  (claim.serviceDateFrom === null ||
    isInPeriod({ firstDay: startDate, lastDay: endDate }, claim.serviceDateFrom)) &&
  (member === undefined || otherPatient(patientName(claim), member) === null);

/** The fields of a claim that are used (§3 "Claim"). */
export type CountableClaim = AssessedClaim & {
  /** The network it counts in, in the gateway's spelling; null if unknown. */
  readonly networkTier: string | null;
  /** Whether sums count it: a claim that was taken back or replaced does not (T-86). */
  readonly isCounted: boolean;
};

/**
 * The claims that moved an accumulator, in its network, with what each added in cents (§9). Null for
 * other kinds, because no claim shows its effect on them.
 */
export function claimsToward<Claim extends CountableClaim>(
  all: readonly Claim[],
  { kind, network, metCents }: Pick<Accumulator, "kind" | "network" | "metCents">,
  { hasSeveralTiers }: { readonly hasSeveralTiers: boolean },
) {
  if (kind === "other") return null;
  const isNetworkAsked = hasSeveralTiers && network !== null;
  const claims = all.flatMap((claim) => {
    const addedCents = addedCentsOf(claim)?.[kind] ?? 0;
    if (addedCents === 0) return [];
    const { networkTier } = claim;
    const isOther = isNetworkAsked && networkTier !== null && tierKey(networkTier) !== network;
    return isOther ? [] : [{ claim, addedCents }];
  });
  const sumCents = claims.reduce((sum, { addedCents }) => sum + addedCents, 0);
  return {
    claims,
    sumCents,
    /**
     * The gateway's counted amount minus the sum of these claims; null if the gateway gives
     * none.
     */
    differenceCents: metCents === null ? null : metCents - sumCents,
    /** Whether the network of any claim is unknown, in a plan with several networks. */
    isNetworkUnknown: isNetworkAsked && claims.some(({ claim }) => claim.networkTier === null),
  };
}

/** What a claim adds to amounts of each kind, in cents; null for one that counts toward none. */
export const addedCentsOf = ({
  isCounted,
  assessed,
}: Pick<CountableClaim, "isCounted" | "assessed">): Assessment["addedCents"] =>
  isCounted ? assessed.addedCents : null;
