import { isContradictory, isPending } from "#app/rules/claims/claim-verdict.ts";
import { shownTotals, sumShown, type ShownCents } from "#app/rules/claims/pending.ts";
import { claimList, type AllClaims } from "./claim-list.ts";
import { hasMixedPatients, viewRow, whoseOf } from "./view-claims.ts";

export function viewPrint(loaded: AllClaims) {
  const { filters, facts, found } = loaded;
  const { claims, whole, total, missing: missingMembers } = found;
  const totals = claims.map(shownTotals);
  const contradictory = claims.filter(isContradictory);
  const billed = totals.map((it) => it.billedCents);
  const paid = totals.map((it) => it.planPaidCents);
  const owe = totals.map((it) => it.oweCents);
  return {
    type: filters.type,
    whose: whoseOf(loaded),
    startDate: filters.startDate,
    endDate: filters.endDate,
    chips: claimList.viewFilters(loaded).chips,
    back: claimList.pathOf(filters, facts),
    list: {
      rows: claims.map((claim) => {
        const { href: _href, ...row } = viewRow(claim, "");
        return { ...row, ...shownTotals(claim) };
      }),
      isEveryone: filters.suffix === null,
      withPatient: hasMixedPatients(claims),
      /** Sums of the known amounts. */
      sums: {
        billedCents: sumShown(billed),
        planPaidCents: sumShown(paid),
        oweCents: sumShown(owe),
      },
      /** Whose claims are left out. */
      without: missingMembers.map(({ firstName }) => firstName),
      /** What the sums leave out: unknown amounts by column, and whether any are undecided. */
      lacking: {
        missing: { billed: missing(billed), planPaid: missing(paid), youOwe: missing(owe) },
        undecided: claims.some(isPending),
        contradictory: contradictory.length,
      },
      more: whole ? null : { total },
    },
  };
}

const missing = (amounts: readonly ShownCents[]): number =>
  amounts.filter((cents) => cents === null).length;
