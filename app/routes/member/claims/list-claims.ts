import { getClaimsPage, type Claim, type ClaimsPage } from "#server/gateway/calls/claims.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { ClaimFilters } from "#app/rules/claims/claim-filters.ts";
import { sortClaims } from "#app/rules/claims/claim-sort.ts";

/** The most that one list holds: it is sorted and summed as a whole, and loaded in one call. */
const MAX_CLAIMS = 500;
/** How many calls are made of a gateway that gives fewer claims per call than it is asked for. */
const MAX_CALLS = 5;

export type ListedClaims = {
  readonly claims: readonly Claim[];
  /** How many the gateway has; null where it does not count and there are more than these. */
  readonly total: number | null;
  /** Whether these are all of them. */
  readonly whole: boolean;
};

/**
 * Every claim that the filters let through, the newest up to a bound, in the order of the filters.
 * Where one call does not bring them all, the pages that the gateway counts are loaded side by side,
 * or one after the other up to the last where it does not count.
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
  // A claim that came in between two calls moves the others on: one may then be on both pages.
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
