import { findListGap, MAX_CLAIMS, type ListGap } from "#app/rules/claims/list-gap.ts";
import { judgeClaims } from "#app/rules/claims/judge-claims.ts";
import { findStandingIn } from "#app/rules/claims/standings.ts";
import { defaultWindow } from "#app/rules/lists/date-window.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { Gateway } from "../../transport/gateway.ts";
import {
  getClaimsPage,
  type ClaimsPage,
  type ClaimsQuery,
  type ClaimType,
  type MemberClaim,
} from "./claims.ts";

/** Most calls for one list, if the gateway returns fewer claims per call than requested. */
const MAX_CALLS = 5;

/** A member's claims of one type, as far as they were read. */
export type FoundClaims = {
  readonly claims: readonly MemberClaim[];
  /** How many claims the gateway has; null if it has more than these but gives no count. */
  readonly total: number | null;
  readonly gap: ListGap | null;
};

type ListQuery = Omit<ClaimsQuery, "page" | "size">;

/**
 * The newest claims of one member, up to a bound, standing as one list (T-86); amounts in cents. Pages
 * are read in parallel where they are counted. Throws the error page of a fault (T-36).
 */
export async function listMemberClaims(gateway: Gateway, query: ListQuery): Promise<FoundClaims> {
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
    others.length === 0 ? first.claims : judgeClaims(pages.flatMap(({ claims }) => claims));
  const claims = all.slice(0, MAX_CLAIMS);
  const gap = findListGap(pages, all.length);
  return { claims, total: gap === null ? claims.length : totalElements, gap };
}

/**
 * All claims of a member and type that lists reach: the one list among which a claim stands, on every
 * page, whatever a page shows of it (T-86). Null on any fault, and if no answer comes soon.
 */
export async function findReachableClaims(
  gateway: Gateway,
  { type, suffix }: { readonly type: ClaimType; readonly suffix: number },
  today: PlainDate,
): Promise<FoundClaims | null> {
  const query = { type, suffix, ...defaultWindow(today) };
  const found = await gateway.ask((optional) => listMemberClaims(optional, query), "short-timeout");
  return found.ok ? found.value : null;
}

/** Claims of a part of that list as they stand in all of it; their own standings without it. */
export const withStandingsFrom = (
  claims: readonly MemberClaim[],
  whole: Pick<FoundClaims, "claims"> | null,
): readonly MemberClaim[] =>
  whole === null
    ? claims
    : claims.map((claim) => ({ ...claim, ...findStandingIn(claim, whole.claims) }));

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
