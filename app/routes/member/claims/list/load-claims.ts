import type { AccountMember } from "#server/gateway/calls/member/account.ts";
import type { MemberClaim } from "#server/gateway/calls/claims/claims.ts";
import {
  findReachableClaims,
  listMemberClaims,
  withStandingsFrom,
  type FoundClaims,
} from "#server/gateway/calls/claims/member-claims.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { mayAppeal } from "#app/rules/claims/claim-denial.ts";
import { rowAsOf, type ClaimRow } from "#app/rules/claims/claim-row.ts";
import { defaultWindow } from "#app/rules/lists/date-window.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { sortClaims, type ClaimFilters } from "#app/rules/claims/claim-filters.ts";
import { loadEach } from "#app/frame/loading/load.ts";
import { locale } from "#app/text/common/locale.ts";

export type ClaimsMember = Pick<AccountMember, "memberSuffix" | "firstName" | "lastName">;

/** A claim and whose it is: a subscriber's list may hold several members' claims. */
export type ListedClaim = ClaimRow & {
  readonly member: ClaimsMember;
  /** Has a denial, as a whole or in part, that can be appealed. */
  readonly mayAppeal: boolean;
  /** Whether another claim of its day, for the same service, was not denied. */
  readonly hasTwin: boolean;
};

type ListedClaims = Omit<FoundClaims, "claims"> & {
  readonly claims: readonly ListedClaim[];
  readonly unreadMembers: readonly ClaimsMember[];
};

export const membersOf = <Member extends ClaimsMember>(
  members: readonly Member[],
  { suffix }: Pick<ClaimFilters, "suffix">,
): Member[] => members.filter(({ memberSuffix }) => suffix === null || memberSuffix === suffix);

/**
 * The claims that match the filters, in the order of the filters; the calls for all members run in
 * parallel. Throws if no member's claims can be loaded.
 */
export async function loadClaims(
  gateway: Gateway,
  filters: ClaimFilters,
  {
    members,
    facts: { today },
  }: {
    readonly members: readonly ClaimsMember[];
    readonly facts: { readonly today: PlainDate };
  },
): Promise<ListedClaims> {
  const { answers, failed } = await loadEach(
    gateway,
    membersOf(members, filters),
    async (optional, member) => {
      const { type, startDate, endDate, providerIds, status: claimStatus } = filters;
      const suffix = member.memberSuffix;
      const query = { type, suffix, startDate, endDate, providerIds, claimStatus };
      const [found, reachable] = await Promise.all([
        listMemberClaims(optional, query),
        // What takes a claim back or replaces it may have another day, provider or status (T-86).
        isSubsetOfReachable(filters, today) ? findReachableClaims(optional, query, today) : null,
      ]);
      const claims = withStandingsFrom(found.claims, reachable);
      return { ...found, claims: claims.map((claim) => listedClaim(claim, member, today)) };
    },
  );
  return {
    claims: sortClaims(
      answers.flatMap(({ claims }) => claims),
      filters,
      locale,
    ),
    total: sumCounts(answers.map(({ total }) => total)),
    gap: (["cut", "repeated"] as const).find((gap) => answers.some((it) => it.gap === gap)) ?? null,
    unreadMembers: failed,
  };
}

/** Whether these filters leave out some of the claims that lists reach. */
function isSubsetOfReachable(
  { startDate, endDate, providerIds, status }: ClaimFilters,
  today: PlainDate,
) {
  const reach = defaultWindow(today);
  const isWholeReach = startDate === reach.startDate && endDate === reach.endDate;
  return !isWholeReach || providerIds.length > 0 || status !== null;
}

const listedClaim = (claim: MemberClaim, member: ClaimsMember, today: PlainDate): ListedClaim => ({
  ...rowAsOf(claim, today),
  member,
  mayAppeal: mayAppeal(claim),
  hasTwin: claim.twin !== undefined,
});

const sumCounts = (counts: readonly (number | null)[]): number | null =>
  counts.reduce((all, count) => (all === null || count === null ? null : all + count), 0);
