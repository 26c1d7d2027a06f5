import { sortClaims } from "../../../rules/claims/claim-sort.ts";
import { sumKnown, shownTotals, sumShown } from "../../../rules/claims/undecided.ts";
import type { LoadedClaims } from "./load-claims.ts";
import { viewChips } from "./view-filters.ts";
import { hasSeveralPatients, listPath, viewRows, whoseOf } from "./view-claims.ts";

/** The whole list for paper, with what it comes to. */
export function viewPrint(loaded: LoadedClaims) {
  const { filters, facts, list } = loaded;
  const claims = sortClaims(list?.claims ?? [], filters);
  const totals = claims.map((claim) => ({
    billedCents: claim.claimDetailTotals.chargeAmountTotalCents,
    ...shownTotals(claim),
  }));
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
        billedCents: totals[i]?.billedCents ?? null,
        paidCents: totals[i]?.paidCents ?? null,
      })),
      withPatient: hasSeveralPatients(claims),
      sums: {
        billedCents: sumKnown(totals.map((it) => it.billedCents)),
        paidCents: sumShown(totals.map((it) => it.paidCents)),
        oweCents: sumShown(totals.map((it) => it.oweCents)),
      },
      more: list === null || list.whole ? null : { total: list.total },
    },
  };
}
