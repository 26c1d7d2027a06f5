import type { MonthSpending } from "./spending.ts";

export type SpendingChart = {
  /** The top of the scale in cents, which is the last tick; 0 for an empty chart. */
  readonly max: number;
  /** Thousandths of `max`, stacked: together never above 1000. */
  readonly bars: readonly {
    readonly month: string;
    readonly planPaid: number;
    readonly owe: number;
  }[];
  /** Cents from 0 up, in equal steps of round dollars. */
  readonly ticks: readonly number[];
};

const MOST_STEPS = 4;
const ONE_DOLLAR = 100;

/**
 * Months as stacked bars on a round scale (S-21). A negative amount has no height; the table beside
 * the chart shows it.
 */
export function spendingChart(months: readonly MonthSpending[]): SpendingChart {
  const heights = months.map(({ month, planPaidCents, oweCents }) => {
    const planPaid = Math.max(0, planPaidCents);
    return { month, planPaid, both: planPaid + Math.max(0, oweCents) };
  });
  const ticks = ticksUpTo(Math.max(0, ...heights.map(({ both }) => both)));
  const max = ticks.at(-1) ?? 0;
  const scaled = (cents: number) => (max === 0 ? 0 : Math.round((cents / max) * 1000));
  return {
    max,
    ticks,
    bars: heights.map(({ month, planPaid, both }) => ({
      month,
      planPaid: scaled(planPaid),
      // The rest of the rounded sum: rounding both parts up could exceed the top.
      owe: scaled(both) - scaled(planPaid),
    })),
  };
}

function ticksUpTo(highest: number): number[] {
  if (highest === 0) return [0];
  const step = roundStep(highest / MOST_STEPS);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, place) => place * step);
}

/** The smallest of 1, 2, 5, 10, 20, 50 ... dollars that is not below these cents. */
function roundStep(cents: number): number {
  let power = ONE_DOLLAR;
  while (power * 10 < cents) power *= 10;
  return [power, power * 2, power * 5].find((step) => step >= cents) ?? power * 10;
}
