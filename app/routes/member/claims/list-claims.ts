import { getClaimsPage, type Claim, type ClaimsPage } from "#server/gateway/calls/claims.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { ClaimFilters } from "#app/rules/claims/claim-filters.ts";
import { sortClaims } from "#app/rules/claims/claim-sort.ts";

/** The list is sorted and summed as a whole, and loaded in one call. */
const MAX_CLAIMS = 500;
/** For a gateway that gives fewer claims per call than requested. */
const MAX_CALLS = 5;

export type ListedClaims = {
  readonly claims: readonly Claim[];
  /** How many the gateway has; null where it has more than these, but no count. */
  readonly total: number | null;
  /** Whether these are all of them. */
  readonly whole: boolean;
};

/**
 * The newest claims that match the filters, up to a bound, in the order of the filters. If one call
 * does not return them all, the other pages are loaded in parallel, or one by one up to the last when
 * the gateway does not count them.
 */
export async function listClaims(gateway: Gateway, filters: ClaimFilters): Promise<ListedClaims> {
  const { type, suffix, startDate, endDate, providerIds, status } = filters;
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
    claims: sortClaims(claims, filters),
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
