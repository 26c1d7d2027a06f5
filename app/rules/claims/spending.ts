import type { Claim } from "#server/gateway/calls/claims.ts";
import { listMonths, monthOf } from "../dates/plain-date.ts";
import type { ClaimTotals } from "./claim-amounts.ts";
import type { DateWindow } from "../lists/date-window.ts";

export type SpendingClaim = Pick<Claim, "serviceDateFrom"> & {
  readonly claimDetailTotals: Pick<ClaimTotals, "planPaidCents" | "oweCents">;
};

export type Spending = {
  readonly planPaidCents: number;
  readonly oweCents: number;
  /** How many claims lack one of the two amounts; the sums include the other one. */
  readonly unknown: number;
};

/** `month` is "YYYY-MM". */
export type MonthSpending = Spending & { readonly month: string };

const NOTHING: Spending = { planPaidCents: 0, oweCents: 0, unknown: 0 };

/**
 * What the plan paid and what the member owes by month of service, in integer cents (S-21): every
 * month of the window in order, also those without claims. Claims may be in any order; those outside
 * the window or without a day do not count, negative amounts do.
 */
export function spendingByMonth(
  claims: readonly SpendingClaim[],
  { startDate, endDate }: DateWindow,
): MonthSpending[] {
  const byMonth = new Map<string, Spending>();
  for (const claim of claims) {
    const day = claim.serviceDateFrom;
    if (day === null || day < startDate || day > endDate) continue;
    const month = monthOf(day);
    byMonth.set(month, add(byMonth.get(month) ?? NOTHING, spendingOf(claim)));
  }
  return listMonths(startDate, endDate).map((month) => ({
    month,
    ...(byMonth.get(month) ?? NOTHING),
  }));
}

/** The same over all months. */
export function totalSpending(months: readonly Spending[]): Spending {
  return months.reduce<Spending>((all, month) => add(all, month), NOTHING);
}

function spendingOf({ claimDetailTotals }: SpendingClaim): Spending {
  const { planPaidCents, oweCents } = claimDetailTotals;
  return {
    planPaidCents: planPaidCents ?? 0,
    oweCents: oweCents ?? 0,
    unknown: planPaidCents === null || oweCents === null ? 1 : 0,
  };
}

function add(a: Spending, b: Spending): Spending {
  return {
    planPaidCents: a.planPaidCents + b.planPaidCents,
    oweCents: a.oweCents + b.oweCents,
    unknown: a.unknown + b.unknown,
  };
}
