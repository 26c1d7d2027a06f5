import type { Claim } from "#server/gateway/calls/claims.ts";
import { claimFilters, claimOrder, type ClaimSort } from "#app/rules/claims/claim-filters.ts";
import { patientOf } from "#app/rules/claims/patient.ts";
import { shownTotals } from "#app/rules/claims/pending.ts";
import { claimPath } from "#app/rules/claims/recent-claims.ts";
import { fullName, viewFamilyFields } from "#app/lists/view-fields.ts";
import { benefitCategoryText } from "#app/text/benefit-categories.ts";
import { claimList, type LoadedClaims } from "./claim-list.ts";
import { showStatus } from "./show-status.ts";
import { viewSpending } from "./view-spending.ts";

export function viewClaims(loaded: LoadedClaims) {
  const { filters, facts, members, viewer, options } = loaded;
  const others = members.filter(({ memberSuffix }) => memberSuffix !== facts.viewerSuffix);
  return {
    type: benefitCategoryText[filters.type],
    whose: whoseOf(loaded),
    types: claimList.viewTypes(loaded),
    filters: claimList.viewFilters(loaded),
    fields: viewFamilyFields(loaded, others),
    viewer: fullName(viewer),
    statuses: options.status ?? null,
    list: viewList(loaded),
  };
}

/** The member's name for the heading; null for the viewer's own claims. */
export function whoseOf({
  filters,
  facts,
  members,
}: Pick<LoadedClaims, "filters" | "facts" | "members">): string | null {
  if (filters.suffix === facts.viewerSuffix) return null;
  return members.find(({ memberSuffix }) => memberSuffix === filters.suffix)?.firstName ?? null;
}

function viewList(loaded: LoadedClaims) {
  const { found, filters, facts } = loaded;
  const { suffix, sort, direction } = filters;
  const query = claimFilters.write(filters, facts);
  const page = claimList.viewPage(loaded, (claim) => viewRow(claim, suffix, query));
  if (found === null || page === null) return null;
  const { claims, total, whole } = found.all;
  return {
    ...page,
    withPatient: hasSeveralPatients(claims),
    /** Set where there are more claims than the list holds; `total` is null if not counted. */
    more: whole ? null : { total },
    sorts: { date: sortBy("date"), provider: sortBy("provider"), owe: sortBy("owe") },
    /** Null for the default order. */
    order: claimOrder.isUsual(filters) ? null : { sort, direction },
    spending: viewSpending(claims, filters),
  };

  function sortBy(key: ClaimSort) {
    return {
      href: claimList.pathOf(claimOrder.pressed(filters, key), facts),
      direction: sort === key ? direction : null,
    };
  }
}

/** The link carries the list's query, so that the way back leads to the same list. */
export const viewRow = (claim: Claim, suffix: number, query: string) => ({
  id: claim.id,
  provider: claim.provider?.providerName ?? null,
  day: claim.serviceDateFrom,
  patient: patientOf(claim),
  status: showStatus(claim),
  oweCents: shownTotals(claim).oweCents,
  href: `${claimPath({ claimType: claim.claimType, id: claim.id, suffix })}${query}`,
});

export type ClaimRow = ReturnType<typeof viewRow>;

/** Rows name the patient only if the gateway mixes patients: the heading names the member. */
export const hasSeveralPatients = (claims: readonly Claim[]): boolean =>
  new Set(claims.map(patientOf)).size > 1;
