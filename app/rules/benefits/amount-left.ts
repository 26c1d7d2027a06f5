import { progressOf } from "./accumulator-status.ts";
import type { Accumulator } from "./accumulators.ts";
import type { PlanPays } from "./plan-pays.ts";

/** What the member pays. */
export type MemberPays =
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "copay"; readonly cents: number }
  | { readonly kind: "nothing" };

/**
 * How far the amounts of one kind are, individual and family together, since either may end it: the
 * smaller of what is left, or that one is reached, and whose that is.
 */
export type AmountLeft =
  | (Pick<Accumulator, "coverageType"> & { readonly kind: "left"; readonly cents: number })
  | (Pick<Accumulator, "coverageType"> & { readonly kind: "reached" })
  | { readonly kind: "unknown" };

/** The member's share of what the plan's amount is a share of; null where it is not one. */
export function memberPaysOf(planPays: PlanPays | null): MemberPays | null {
  switch (planPays?.kind) {
    case "percent": {
      const percent = hundredths(100 - planPays.percent);
      return percent === 0 ? { kind: "nothing" } : { kind: "percent", percent };
    }
    case "copay":
      return planPays.cents === 0 ? { kind: "nothing" } : planPays;
    case "full":
      return { kind: "nothing" };
    default:
      return null;
  }
}

/** How far accumulators of one kind are (see `AmountLeft`); null for none. */
export function amountLeft(all: readonly Accumulator[]): AmountLeft | null {
  if (all.length === 0) return null;
  const reached = all.find((one) => progressOf(one) === "met");
  if (reached !== undefined) return { kind: "reached", coverageType: reached.coverageType };
  const left = all.flatMap((one) => {
    const { remainingCents: cents, coverageType } = one;
    const isKnown = ["untouched", "started"].includes(progressOf(one));
    return cents === null || !isKnown ? [] : { kind: "left" as const, cents, coverageType };
  });
  const [least] = left.toSorted((a, b) => a.cents - b.cents);
  return left.length === all.length && least !== undefined ? least : { kind: "unknown" };
}

/** 100 less 33.3 is 66.7, not 66.69999999999999. */
const hundredths = (percent: number): number => Math.round(percent * 100) / 100;
