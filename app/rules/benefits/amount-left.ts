import { progressOf } from "./accumulator-status.ts";
import type { Accumulator } from "./accumulators.ts";

/**
 * How far the amounts of one kind are, individual and family together, since either may end it: the
 * smaller of what is left, or that one is reached, and whose that is.
 */
export type AmountLeft =
  | (Pick<Accumulator, "coverageType"> & { readonly kind: "left"; readonly cents: number })
  | (Pick<Accumulator, "coverageType"> & { readonly kind: "reached" })
  | { readonly kind: "unknown" };

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
