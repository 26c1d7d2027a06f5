import { claimFilters } from "#app/rules/claims/claim-filters.ts";
import { shownTotals, sumShown, type ShownCents } from "#app/rules/claims/pending.ts";
import { viewFilters } from "#app/lists/view-list.ts";
import { claimList, type WholeClaims } from "./claim-list.ts";
import { hasSeveralPatients, viewRows, whoseOf } from "./view-claims.ts";

/** The whole list for paper, with what it comes to. */
export function viewPrint(asked: WholeClaims) {
  const { filters, facts, found } = asked;
  const { claims, whole, total } = found;
  const totals = claims.map(shownTotals);
  const billed = totals.map((it) => it.billedCents);
  const paid = totals.map((it) => it.planPaidCents);
  const owe = totals.map((it) => it.oweCents);
  return {
    type: filters.type,
    whose: whoseOf(asked),
    startDate: filters.startDate,
    endDate: filters.endDate,
    chips: viewFilters(claimList, asked).chips,
    back: `${claimList.path}${claimFilters.write(filters, facts)}`,
    list: {
      rows: viewRows(claims, filters.suffix, "").map(({ href: _href, ...row }, i) => ({
        ...row,
        billedCents: totals[i]?.billedCents ?? null,
        planPaidCents: totals[i]?.planPaidCents ?? null,
      })),
      withPatient: hasSeveralPatients(claims),
      sums: {
        billedCents: sumShown(billed),
        planPaidCents: sumShown(paid),
        oweCents: sumShown(owe),
      },
      /** What the sums lack: how many amounts are not known, and whether some are not decided. */
      lacking: {
        missing: { billed: missing(billed), planPaid: missing(paid), youOwe: missing(owe) },
        undecided: [...paid, ...owe].includes("undecided"),
      },
      more: whole ? null : { total },
    },
  };
}

const missing = (amounts: readonly ShownCents[]): number =>
  amounts.filter((cents) => cents === null).length;
