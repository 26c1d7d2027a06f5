import { listMonths, monthOf } from "../dates/plain-date.ts";
import type { ClaimRow } from "./claim-row.ts";
import type { DateWindow } from "../lists/date-window.ts";

type SpendingClaim = Pick<ClaimRow, "day" | "planPaidCents" | "oweCents">;

export type Spending = {
  readonly planPaidCents: number;
  readonly oweCents: number;
  /** How many claims lack one of the two amounts; the sums include the other one. */
  readonly unknown: number;
};

/** `month` is "YYYY-MM". */
type MonthSpending = Spending & { readonly month: string };

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
    const { day } = claim;
    if (day === null || day < startDate || day > endDate) continue;
    const month = monthOf(day);
    byMonth.set(month, add(byMonth.get(month) ?? NOTHING, spendingOf(claim)));
  }
  return listMonths(startDate, endDate).map((month) => ({
    month,
    ...(byMonth.get(month) ?? NOTHING),
  }));
}

/** The sums over all months, in cents. */
export function totalSpending(months: readonly Spending[]): Spending {
  return months.reduce<Spending>((all, month) => add(all, month), NOTHING);
}

function spendingOf({ planPaidCents, oweCents }: SpendingClaim): Spending {
  return {
    planPaidCents: typeof planPaidCents === "number" ? planPaidCents : 0,
    oweCents: typeof oweCents === "number" ? oweCents : 0,
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

export type SpendingScale = {
  /** The top of the scale in cents, which is the last tick; 0 for an empty chart. */
  readonly max: number;
  /** Cents from 0 up, in equal steps of round dollars. */
  readonly ticks: readonly number[];
  /** In the order of the months. `isCut`: the amount is above the scale, which its bar fills. */
  readonly bars: readonly { readonly thousandths: number; readonly isCut: boolean }[];
};

const MOST_STEPS = 4;
const ONE_DOLLAR = 100;

/** A month above this multiple of the next highest is cut, or it would flatten all others. */
const TOWERS = 4;

/** Cents as bars on a round scale (S-21), a towering one cut; a negative one has no height. */
export function spendingScale(amounts: readonly number[]): SpendingScale {
  const [highest = 0, next = 0] = amounts
    .map((cents) => Math.max(0, cents))
    .toSorted((a, b) => b - a);
  const ticks = ticksUpTo(next > 0 && highest > next * TOWERS ? next : highest);
  const max = ticks.at(-1) ?? 0;
  return {
    max,
    ticks,
    bars: amounts.map((cents) => ({
      thousandths: max === 0 ? 0 : Math.round((Math.min(max, Math.max(0, cents)) / max) * 1000),
      isCut: cents > max,
    })),
  };
}

function ticksUpTo(highest: number): number[] {
  const step = roundStep(highest / MOST_STEPS);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}

/** The smallest of 1, 2, 5, 10, 20, 50 ... dollars that is not below these cents. */
function roundStep(cents: number): number {
  let power = ONE_DOLLAR;
  while (power * 10 < cents) power *= 10;
  return [power, power * 2, power * 5].find((step) => step >= cents) ?? power * 10;
}
