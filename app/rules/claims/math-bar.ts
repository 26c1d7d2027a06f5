import type { LineMath } from "./claim-math.ts";

export type BarSegment = {
  readonly key: "discountCents" | "deniedCents" | "notCoveredCents" | "planPaidCents" | "oweCents";
  readonly cents: number;
  /** In thousandths of the bill; those of a bar add up to 1000. */
  readonly share: number;
};

/** In the order of the math, without those of 0. Null where the bill cannot be drawn. */
export function mathBar(math: LineMath): readonly BarSegment[] | null {
  if (!math.balanced || math.billedCents <= 0) return null;
  const segments = [
    { key: "discountCents", cents: math.discountCents },
    { key: "deniedCents", cents: math.deniedCents },
    { key: "notCoveredCents", cents: math.notCoveredCents - math.notCoveredOwedCents },
    { key: "planPaidCents", cents: math.planPaidCents },
    { key: "oweCents", cents: math.oweCents },
  ] as const;
  if (segments.some(({ cents }) => cents < 0)) return null;
  const shown = segments.filter(({ cents }) => cents > 0);
  const shares = sharesOf(shown.map(({ cents }) => cents));
  return shown.map((segment, place) => ({ ...segment, share: shares[place] ?? 0 }));
}

/** Thousandths that add up to 1000: what rounding leaves goes to the largest remainders. */
function sharesOf(amounts: readonly number[]): number[] {
  const all = BigInt(amounts.reduce((sum, one) => sum + one, 0));
  const exact = amounts.map((amount, place) => {
    const thousandfold = BigInt(amount) * 1000n;
    return { place, down: Number(thousandfold / all), rest: thousandfold % all };
  });
  const left = 1000 - exact.reduce((sum, { down }) => sum + down, 0);
  const largest = exact.toSorted((a, b) =>
    a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1,
  );
  const raised = new Set(largest.slice(0, left).map(({ place }) => place));
  return exact.map(({ place, down }) => (raised.has(place) ? down + 1 : down));
}
