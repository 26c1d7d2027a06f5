import {
  getClaimsMetadata,
  getClaimsPage,
  type Claim,
  type ClaimsMetadata,
  type ClaimsPage,
} from "#server/gateway/calls/claims.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { ClaimFilters } from "#app/rules/claims/claim-filters.ts";
import { hasErrors } from "#app/rules/lists/read-filters.ts";
import { findChoices } from "#app/lists/list-choices.ts";
import type { ParsedClaimsQuery } from "./ask-claims.ts";

/** The most that one list holds: it is sorted and added up as a whole, and asked for at once. */
const MOST_CLAIMS = 500;
/** A gateway that gives fewer a call than it is asked for is asked this often. */
const MOST_CALLS = 5;

export type ClaimList = {
  readonly claims: readonly Claim[];
  /** How many the gateway has; null where it does not count and there are more than these. */
  readonly total: number | null;
  /** Whether these are all of them. */
  readonly whole: boolean;
};

export type LoadedClaims = ParsedClaimsQuery & {
  /** Null when a filter cannot be used: then no claim was asked for. */
  readonly list: ClaimList | null;
  /** What may be chosen of the days that hold; null where the gateway does not tell. */
  readonly choices: ClaimsMetadata | null;
};

/** The claims that were asked for, and what they may be filtered by. */
export async function loadClaims(
  gateway: Gateway,
  asked: ParsedClaimsQuery,
): Promise<LoadedClaims> {
  const { type, suffix, startDate, endDate } = asked.filters;
  const listing = hasErrors(asked) ? Promise.resolve(null) : listFiltered(gateway, asked.filters);
  const choosing = getClaimsMetadata(gateway, { type, suffix, startDate, endDate });
  const [list, choices] = await Promise.all([listing, findChoices(choosing, listing)]);
  return { ...asked, list, choices };
}

/**
 * Every claim that the filters let through, newest first, up to a bound, by one call. Where it does
 * not bring them all, the pages that the gateway counts are asked for side by side, or one after the
 * other up to the last where it does not count.
 */
export async function listFiltered(gateway: Gateway, filters: ClaimFilters): Promise<ClaimList> {
  const { type, suffix, startDate, endDate, providerIds, status } = filters;
  const query = { type, suffix, startDate, endDate, providerIds, claimStatus: status };
  const pageOf = (page: number) => getClaimsPage(gateway, { ...query, page, size: MOST_CLAIMS });
  const first = await pageOf(0);
  const { totalPages, totalElements } = first;
  const others =
    first.claims.length >= MOST_CLAIMS
      ? []
      : totalPages === null
        ? await listUntilLast(first, pageOf)
        : await Promise.all(placesAfterFirst(totalPages).map(pageOf));
  const pages = [first, ...others];
  // A claim that came in between two calls moves the others on: one may then stand on both pages.
  const byId = new Map(pages.flatMap(({ claims }) => claims).map((claim) => [claim.id, claim]));
  const claims = [...byId.values()].slice(0, MOST_CLAIMS);
  const whole = totalPages === null ? pages.at(-1)?.last === true : totalPages <= pages.length;
  return { claims, total: whole ? claims.length : totalElements, whole };
}

const placesAfterFirst = (totalPages: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(totalPages, MOST_CALLS) - 1) }, (_, i) => i + 1);

async function listUntilLast(
  first: ClaimsPage,
  pageOf: (page: number) => Promise<ClaimsPage>,
): Promise<ClaimsPage[]> {
  const pages: ClaimsPage[] = [];
  let newest = first;
  while (!newest.last && pages.length + 1 < MOST_CALLS) {
    newest = await pageOf(pages.length + 1);
    pages.push(newest);
  }
  return pages;
}
