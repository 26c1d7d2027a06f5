import { sortClaims } from "#app/rules/claims/claim-sort.ts";
import { shownTotals, sumShown, type ShownCents } from "#app/rules/claims/pending.ts";
import type { LoadedClaims } from "./load-claims.ts";
import { viewChips } from "./view-filters.ts";
import { hasSeveralPatients, listPath, viewRows, whoseOf } from "./view-claims.ts";

/** The whole list for paper, with what it comes to. */
export function viewPrint(loaded: LoadedClaims) {
  const { filters, facts, list } = loaded;
  const claims = sortClaims(list?.claims ?? [], filters);
  const totals = claims.map(shownTotals);
  const billed = totals.map((it) => it.billedCents);
  const paid = totals.map((it) => it.planPaidCents);
  const owe = totals.map((it) => it.oweCents);
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
      more: list === null || list.whole ? null : { total: list.total },
    },
  };
}

const missing = (amounts: readonly ShownCents[]): number =>
  amounts.filter((cents) => cents === null).length;
