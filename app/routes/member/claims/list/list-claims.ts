import type { AccountMember } from "#server/gateway/calls/member/account.ts";
import {
  findClaimsPage,
  getClaimsPage,
  type ClaimsPage,
  type ClaimsQuery,
  type MemberClaim,
} from "#server/gateway/calls/claims/claims.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { isDenied } from "#app/rules/claims/appeal/denied-claim.ts";
import { findListGap, MAX_CLAIMS, type ListGap } from "#app/rules/claims/list-gap.ts";
import { claimRow, type ClaimRow } from "#app/rules/claims/claim-row.ts";
import { mayHold, standClaims, standingAmong } from "#app/rules/claims/standings.ts";
import { sortClaims, type ClaimFilters } from "#app/rules/claims/claim-filters.ts";
import { loadEach } from "#app/frame/loading/optional.ts";
import { locale } from "#app/text/common/locale.ts";

/** Most calls for one list, if the gateway returns fewer claims per call than requested. */
const MAX_CALLS = 5;

export type ClaimsMember = Pick<AccountMember, "memberSuffix" | "firstName" | "lastName">;

/** A claim and whose it is: a subscriber's list may hold several members' claims. */
export type ListedClaim = ClaimRow & {
  readonly member: ClaimsMember;
  /** Denied as a whole or in part. */
  readonly isDenied: boolean;
};

type Found<Of> = {
  readonly claims: readonly Of[];
  /** How many claims the gateway has; null if it has more than these but gives no count. */
  readonly total: number | null;
  readonly gap: ListGap | null;
};

export type ListedClaims = Found<ListedClaim> & {
  readonly missing: readonly ClaimsMember[];
};

/** The members that match the filters. */
export const membersOf = <Member extends ClaimsMember>(
  members: readonly Member[],
  { suffix }: Pick<ClaimFilters, "suffix">,
): Member[] => members.filter(({ memberSuffix }) => suffix === null || memberSuffix === suffix);

/**
 * The claims that match the filters, in the order of the filters; the calls for all members run in
 * parallel. Throws if no member's claims can be loaded.
 */
export async function listClaims(
  gateway: Gateway,
  filters: ClaimFilters,
  { members }: { readonly members: readonly ClaimsMember[] },
): Promise<ListedClaims> {
  const { answers, failed } = await loadEach(
    gateway,
    membersOf(members, filters),
    async (optional, member) => {
      const { type, startDate, endDate, providerIds, status: claimStatus } = filters;
      const suffix = member.memberSuffix;
      const query = { type, suffix, startDate, endDate, providerIds, claimStatus };
      const [found, whole] = await Promise.all([
        listMemberClaims(optional, query),
        claimStatus === null ? null : findAllStatuses(optional, query),
      ]);
      const claims = found.claims.map((claim) =>
        whole === null ? claim : { ...claim, ...standingAmong(claim, whole) },
      );
      return { ...found, claims: claims.map((claim) => listedClaim(claim, member)) };
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
    missing: failed,
  };
}

/** The list without its filter of a status: what takes a claim back has another one (T-86). */
async function findAllStatuses(gateway: Gateway, query: Omit<ClaimsQuery, "page" | "size">) {
  const all = { ...query, claimStatus: null, page: 0, size: MAX_CLAIMS };
  return (await findClaimsPage(gateway, all))?.claims ?? null;
}

const listedClaim = (claim: MemberClaim, member: ClaimsMember): ListedClaim => ({
  ...claimRow(claim),
  member,
  // What was taken back or replaced needs no appeal.
  isDenied: isDenied(claim) && mayHold(claim),
});

const sumCounts = (counts: readonly (number | null)[]): number | null =>
  counts.reduce((all, count) => (all === null || count === null ? null : all + count), 0);

/** The newest claims of one member, up to a bound; pages in parallel where they are counted. */
export async function listMemberClaims(
  gateway: Gateway,
  query: Omit<ClaimsQuery, "page" | "size">,
): Promise<Found<MemberClaim>> {
  const pageOf = (page: number) => getClaimsPage(gateway, { ...query, page, size: MAX_CLAIMS });
  const first = await pageOf(0);
  const { totalPages, totalElements } = first;
  const others =
    first.claims.length >= MAX_CLAIMS
      ? []
      : totalPages === null
        ? await listUntilLast(first, pageOf)
        : await Promise.all(pagesAfterFirst(totalPages).map(pageOf));
  const pages = [first, ...others];
  // A claim added between two calls shifts the others: one may then be on both pages.
  const all =
    others.length === 0 ? first.claims : standClaims(pages.flatMap(({ claims }) => claims));
  const claims = all.slice(0, MAX_CLAIMS);
  const gap = findListGap(pages, all.length);
  return { claims, total: gap === null ? claims.length : totalElements, gap };
}

const pagesAfterFirst = (totalPages: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(totalPages, MAX_CALLS) - 1) }, (_, i) => i + 1);

async function listUntilLast(
  first: ClaimsPage,
  pageOf: (page: number) => Promise<ClaimsPage>,
): Promise<ClaimsPage[]> {
  const pages: ClaimsPage[] = [];
  let newest = first;
  while (!newest.last && pages.length + 1 < MAX_CALLS) {
    newest = await pageOf(pages.length + 1);
    pages.push(newest);
  }
  return pages;
}
