import type { Claim } from "#server/gateway/calls/claims.ts";
import type { DateWindow } from "#app/rules/lists/date-window.ts";
import { spendingChart } from "#app/rules/claims/spending-chart.ts";
import { isPending } from "#app/rules/claims/pending.ts";
import { spendingByMonth, totalSpending } from "#app/rules/claims/spending.ts";

/**
 * What the plan paid and the member owes by month, of decided claims; null for an empty list.
 */
export function viewSpending(claims: readonly Claim[], window: DateWindow) {
  if (claims.length === 0) return null;
  const decided = claims.filter((claim) => !isPending(claim));
  const months = spendingByMonth(decided, window);
  const { bars, ...scale } = spendingChart(months);
  return {
    ...scale,
    total: totalSpending(months),
    /** Whether pending claims are left out. */
    undecided: decided.length < claims.length,
    /** How many claims have no day of service. */
    undated: decided.filter((claim) => claim.serviceDateFrom === null).length,
    months: months.map(({ month, planPaidCents, oweCents }, i) => ({
      month,
      planPaidCents,
      oweCents,
      /** Thousandths of the scale, stacked. */
      heights: { planPaid: bars[i]?.planPaid ?? 0, owe: bars[i]?.owe ?? 0 },
    })),
  };
}
