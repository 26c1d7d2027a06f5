import type { AmountName } from "../claim-amounts.ts";
import type { LineMath } from "./line-math.ts";

export type BarSegment = {
  readonly key: Exclude<
    AmountName,
    "billedCents" | "deductibleCents" | "copayCents" | "coinsuranceCents"
  >;
  readonly cents: number;
  /** In thousandths of the bill; those of a bar add up to 1000. */
  readonly share: number;
};

/** In the order of the math, without those of 0. Null if the bill cannot be drawn. */
export function mathBar(math: LineMath): readonly BarSegment[] | null {
  if (math.state !== "balanced" || math.billedCents <= 0) return null;
  const segments = [
    { key: "discountCents", cents: math.discountCents },
    { key: "deniedCents", cents: math.deniedCents },
    { key: "notCoveredCents", cents: math.notCoveredCents - math.notCoveredOwedCents },
    { key: "planPaidCents", cents: math.planPaidCents },
    { key: "otherPayerPaidCents", cents: math.otherPayerPaidCents },
    { key: "oweCents", cents: math.oweCents },
  ] as const;
  if (segments.some(({ cents }) => cents < 0)) return null;
  const shown = segments.filter(({ cents }) => cents > 0);
  const shares = sharesOf(shown.map(({ cents }) => cents));
  return shown.map((segment, index) => ({ ...segment, share: shares[index] ?? 0 }));
}

/** Thousandths that add up to 1000: what rounding leaves goes to the largest remainders. */
function sharesOf(amounts: readonly number[]): number[] {
  const all = BigInt(amounts.reduce((sum, one) => sum + one, 0));
  const exact = amounts.map((amount, index) => {
    const thousandfold = BigInt(amount) * 1000n;
    return { index, down: Number(thousandfold / all), rest: thousandfold % all };
  });
  const left = 1000 - exact.reduce((sum, { down }) => sum + down, 0);
  const largest = exact.toSorted((a, b) => Number(b.rest - a.rest));
  const raised = new Set(largest.slice(0, left).map((it) => it.index));
  return exact.map(({ index, down }) => (raised.has(index) ? down + 1 : down));
}
