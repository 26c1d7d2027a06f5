import type { DateWindow } from "#app/rules/lists/date-window.ts";
import { isContradictory, isPending } from "#app/rules/claims/claim-verdict.ts";
import { spendingChart } from "#app/rules/claims/spending-chart.ts";
import { listMonthsOf, spendingByMonth, totalSpending } from "#app/rules/claims/spending.ts";
import type { ListedClaims } from "./list-claims.ts";

/**
 * What the plan paid and the member owes by month, of decided claims; null for an empty list.
 */
export function viewSpending(
  { claims, missing }: Pick<ListedClaims, "claims" | "missing">,
  window: DateWindow,
) {
  if (claims.length === 0) return null;
  const decided = claims.filter((claim) => !isPending(claim));
  const months = spendingByMonth(decided, window);
  const contradictory = decided.filter(isContradictory);
  const { bars, ...scale } = spendingChart(months);
  return {
    ...scale,
    total: totalSpending(months),
    /** Whose claims are left out. */
    missing: missing.map(({ firstName }) => firstName),
    /** Whether pending claims are left out. */
    undecided: decided.length < claims.length,
    /** How many claims have no day of service. */
    undated: decided.filter((claim) => claim.serviceDateFrom === null).length,
    /** How many claims contradict themselves, and their months. */
    contradictory: { count: contradictory.length, months: listMonthsOf(contradictory) },
    months: months.map(({ month, planPaidCents, oweCents }, i) => ({
      month,
      planPaidCents,
      oweCents,
      /** Thousandths of the scale, stacked. */
      heights: { planPaid: bars[i]?.planPaid ?? 0, owe: bars[i]?.owe ?? 0 },
    })),
  };
}
