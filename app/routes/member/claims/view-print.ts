import { sortClaims } from "../../../rules/claims/claim-sort.ts";
import type { LoadedClaims } from "./load-claims.ts";
import { viewChips } from "./view-filters.ts";
import { hasSeveralPatients, listPath, viewRows, whoseOf } from "./view-claims.ts";

/** The whole list for paper, with what it comes to. */
export function viewPrint(loaded: LoadedClaims) {
  const { filters, facts, found } = loaded;
  const claims = sortClaims(found?.list.claims ?? [], filters);
  const totals = claims.map((claim) => claim.claimDetailTotals);
  return {
    type: filters.type,
    whose: whoseOf(loaded),
    startDate: filters.startDate,
    endDate: filters.endDate,
    chips: viewChips(loaded),
    back: listPath(filters, facts),
    list: {
      rows: viewRows(claims, filters.suffix, "").map(({ href: _href, ...row }, i) => ({
        ...row,
        billedCents: totals[i]?.chargeAmountTotalCents ?? null,
        paidCents: totals[i]?.paidAmountTotalCents ?? null,
      })),
      withPatient: hasSeveralPatients(claims),
      sums: {
        billedCents: sumOf(totals.map((it) => it.chargeAmountTotalCents)),
        paidCents: sumOf(totals.map((it) => it.paidAmountTotalCents)),
        oweCents: sumOf(totals.map((it) => it.combinedMemberResponsibilityCents)) ?? 0,
      },
      more: found === null || found.list.whole ? null : { total: found.list.total },
    },
  };
}

/** Null where one of them is not known: a sum without it would be a wrong one. */
function sumOf(amounts: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const cents of amounts) {
    if (cents === null) return null;
    sum += cents;
  }
  return sum;
}
