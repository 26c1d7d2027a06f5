import { redirect } from "react-router";
import type { Claim } from "#server/gateway/calls/claims.ts";
import {
  isUsualOrder,
  sortedBy,
  writeClaimFilters,
  type ClaimFilterFacts,
  type ClaimFilters,
  type ClaimSort,
} from "#app/rules/claims/claim-filters.ts";
import { sortClaims } from "#app/rules/claims/claim-sort.ts";
import { shownTotals } from "#app/rules/claims/pending.ts";
import { claimPath } from "#app/rules/claims/recent-claims.ts";
import { showStatus } from "./show-status.ts";
import type { ClaimList, LoadedClaims } from "./load-claims.ts";
import { viewChips, viewForm } from "./view-filters.ts";
import { viewSpending } from "./view-spending.ts";

/** Rows a page of the list. */
const PAGE_ROWS = 20;

/** The list of claims as it is shown: filters, one page of rows, what they come to by month. */
export function viewClaims(loaded: LoadedClaims) {
  const { filters, facts, list } = loaded;
  return {
    type: filters.type,
    whose: whoseOf(loaded),
    types: typeTabs(filters, facts),
    form: viewForm(loaded),
    chips: viewChips(loaded),
    found: list === null ? null : viewFound(list, filters, facts),
  };
}

/** Whose claims these are: the name for the heading, null where they are the viewer's own. */
export function whoseOf({ filters, facts, members }: LoadedClaims): string | null {
  if (filters.suffix === facts.viewerSuffix) return null;
  return members.find(({ memberSuffix }) => memberSuffix === filters.suffix)?.firstName ?? null;
}

/** Another type has other providers and statuses: what was chosen among these does not come along. */
function typeTabs(filters: ClaimFilters, facts: ClaimFilterFacts) {
  return facts.types.map((type) => ({
    type,
    href: listPath({ ...filters, type, providerIds: [], status: null, page: 1 }, facts),
    current: type === filters.type,
  }));
}

/** A page that the list no longer has leads back to its last one. Throws the redirect. */
export function requirePage({ list, filters, facts }: LoadedClaims): void {
  const pages = pagesOf(list?.claims ?? []);
  if (list !== null && filters.page > pages) {
    throw redirect(listPath({ ...filters, page: pages }, facts));
  }
}

const pagesOf = (claims: readonly Claim[]) => Math.max(1, Math.ceil(claims.length / PAGE_ROWS));

function viewFound(list: ClaimList, filters: ClaimFilters, facts: ClaimFilterFacts) {
  const { claims, total, whole } = list;
  const { page, sort, direction } = filters;
  const from = (page - 1) * PAGE_ROWS;
  const query = writeClaimFilters({ ...filters, page }, facts);
  const rows = sortClaims(claims, filters).slice(from, from + PAGE_ROWS);
  return {
    rows: viewRows(rows, filters.suffix, query),
    withPatient: hasSeveralPatients(claims),
    shown: { first: from + 1, last: from + rows.length, of: claims.length },
    /** Set where the gateway has more than the list holds; `total` null where it does not count. */
    more: whole ? null : { total },
    sorts: viewSorts(filters, facts),
    order: isUsualOrder(filters) ? null : { sort, direction },
    page,
    pages: pagesOf(claims),
    query: writeClaimFilters({ ...filters, page: 1 }, facts),
    spending: viewSpending(claims, filters),
  };
}

/** The rows of claims; each leads to its claim, and from there back to this very list. */
export function viewRows(claims: readonly Claim[], suffix: number, query: string) {
  return claims.map((claim) => ({
    id: claim.id,
    provider: claim.provider?.providerName ?? null,
    day: claim.serviceDateFrom,
    patient: patientOf(claim),
    status: showStatus(claim),
    oweCents: shownTotals(claim).oweCents,
    href: `${claimPath({ claimType: claim.claimType, id: claim.id, suffix })}${query}`,
  }));
}

/** The member is said once for the list; only where a gateway mixes patients does each row name one. */
export const hasSeveralPatients = (claims: readonly Claim[]): boolean =>
  new Set(claims.map(patientOf)).size > 1;

const patientOf = ({ patientFirstName, patientLastName }: Claim): string | null =>
  [patientFirstName, patientLastName].filter((name) => name !== null).join(" ") || null;

function viewSorts(filters: ClaimFilters, facts: ClaimFilterFacts) {
  const sortOf = (sort: ClaimSort) => ({
    href: listPath(sortedBy(filters, sort), facts),
    direction: filters.sort === sort ? filters.direction : null,
  });
  return { date: sortOf("date"), provider: sortOf("provider"), owe: sortOf("owe") };
}

/** The address of the list under these filters. */
export const listPath = (filters: ClaimFilters, facts: ClaimFilterFacts): string =>
  `/claims${writeClaimFilters(filters, facts)}`;
