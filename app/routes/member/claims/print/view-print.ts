import { nameByFirstName } from "#app/frame/words/name-members.ts";
import { sumShown, type ShownCents } from "#app/rules/claims/claim-row.ts";
import { sayUnpaid } from "../spending/view-spending.ts";
import { type AllClaims, claimList } from "../list/claim-list.ts";
import { headingOf, viewRow, hasOtherPatient, countSharing } from "../list/view-claims.ts";

export function viewPrint(loaded: AllClaims) {
  const { filters, facts, found, members } = loaded;
  const { claims, gap, total, unreadMembers } = found;
  const nameOf = nameByFirstName(members);
  const kept = claims.filter(({ isCounted }) => isCounted);
  // Nobody has billed what an estimate says.
  const counted = kept.filter(({ isEstimate }) => !isEstimate);
  const billed = counted.map((it) => it.billedCents);
  const paid = counted.map((it) => it.planPaidCents);
  const owe = counted.map((it) => it.oweCents);
  return {
    heading: headingOf(loaded),
    startDate: filters.startDate,
    endDate: filters.endDate,
    chips: claimList.viewFilters(loaded).chips,
    back: claimList.pathOf(filters, facts),
    list: {
      rows: claims.map((claim, index) => {
        const { billedCents, planPaidCents } = claim;
        const { href: _href, appeal: _appeal, ...row } = viewRow(claim, index, "", nameOf);
        return { ...row, billedCents, planPaidCents };
      }),
      isEveryone: filters.suffix === null,
      withPatient: hasOtherPatient(claims),
      sums: {
        billedCents: sumShown(billed),
        planPaidCents: sumShown(paid),
        oweCents: sumShown(owe),
      },
      /** First names of members whose claims could not be read. */
      unreadMembers: unreadMembers.map(nameOf),
      /**
       * The amounts left out of the sums: unknown ones by column, and whether any are undecided.
       */
      leftOut: {
        missing: { billed: missing(billed), planPaid: missing(paid), youOwe: missing(owe) },
        undecided: claims.some(({ pending, isEstimate }) => pending && !isEstimate),
        unpaid: sayUnpaid(counted),
        estimates: claims.filter(({ isEstimate }) => isEstimate).length,
        contradictory: claims.filter((it) => it.contradictory).length,
        uncounted: claims.length - kept.length,
      },
      sharing: countSharing(claims),
      /** Null if every claim is listed; else how many there are, where known. */
      more: gap === "cut" ? { total } : null,
      isRepeated: gap === "repeated",
    },
  };
}

const missing = (amounts: readonly ShownCents[]): number =>
  amounts.filter((cents) => cents === null).length;
