import type { AccountMember } from "#server/gateway/calls/account.ts";
import { getClaimsPage, type Claim, type ClaimsPage } from "#server/gateway/calls/claims.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { ClaimFilters } from "#app/rules/claims/claim-filters.ts";
import { sortClaims } from "#app/rules/claims/claim-sort.ts";
import { loadEach } from "#app/frame/optional.ts";

/** The list is sorted and summed as a whole, and loaded in one call a member. */
const MAX_CLAIMS = 500;
/** For a gateway that gives fewer claims per call than requested. */
const MAX_CALLS = 5;

export type ClaimsMember = Pick<AccountMember, "memberSuffix" | "firstName" | "lastName">;

/** A claim and whose it is: a subscriber's list may hold several members' claims. */
export type ListedClaim = Claim & { readonly member: ClaimsMember };

type Found<Row> = {
  readonly claims: readonly Row[];
  /** How many the gateway has; null where it has more than these, but no count. */
  readonly total: number | null;
  /** Whether these are all of them. */
  readonly whole: boolean;
};

export type ListedClaims = Found<ListedClaim> & {
  /** Whose claims could not be loaded and are left out. */
  readonly missing: readonly ClaimsMember[];
};

/** Those of the members whom the filters ask for. */
export const membersOf = <Member extends ClaimsMember>(
  members: readonly Member[],
  { suffix }: Pick<ClaimFilters, "suffix">,
): Member[] => members.filter(({ memberSuffix }) => suffix === null || memberSuffix === suffix);

/**
 * The claims that match the filters, in their order. Everyone's are one list a member, loaded in one
 * round: a member whose list fails is `missing`. Throws where none can be loaded.
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
      const found = await listOf(optional, filters, member.memberSuffix);
      return { ...found, claims: found.claims.map((claim) => ({ ...claim, member })) };
    },
  );
  return {
    claims: sortClaims(
      answers.flatMap(({ claims }) => claims),
      filters,
    ),
    total: sumCounts(answers.map(({ total }) => total)),
    whole: answers.every(({ whole }) => whole),
    missing: failed,
  };
}

const sumCounts = (counts: readonly (number | null)[]): number | null =>
  counts.reduce((all, count) => (all === null || count === null ? null : all + count), 0);

/**
 * The newest claims of one member that match the filters, up to a bound. If one call does not return them all, the other pages are loaded in parallel, or one by one up to the last when
 * the gateway does not count them.
 */
async function listOf(
  gateway: Gateway,
  filters: ClaimFilters,
  suffix: number,
): Promise<Found<Claim>> {
  const { type, startDate, endDate, providerIds, status } = filters;
  const query = { type, suffix, startDate, endDate, providerIds, claimStatus: status };
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
  const byId = new Map(pages.flatMap(({ claims }) => claims).map((claim) => [claim.id, claim]));
  const claims = [...byId.values()].slice(0, MAX_CLAIMS);
  const whole = totalPages === null ? pages.at(-1)?.last === true : totalPages <= pages.length;
  return {
    claims,
    total: whole ? claims.length : totalElements,
    whole,
  };
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
