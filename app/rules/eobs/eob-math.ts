import { showMath, sumMath, type BalancedMath, type MathClaim } from "../claims/claim-math.ts";
import { mathBar, type BarSegment } from "../claims/math-bar.ts";
import type { EobAmounts } from "./eob.ts";

/** What the claims of an explanation say of its amounts; integer cents, null where it is not known. */
type EobMath = {
  readonly claims: readonly { discountCents: number | null; planPaidCents: number | null }[];
  readonly discountCents: number | null;
  readonly planPaidCents: number | null;
  /** The bill of all claims; null unless all are known, or where it cannot be drawn. */
  readonly bar: readonly BarSegment[] | null;
};

/**
 * The discount and the plan's payment of an explanation's claims (§3 "EOB"), which only the claims
 * themselves have: null for one that could not be read, that does not add up, or whose bill or share
 * is another than the explanation says.
 */
export function eobMath(
  explained: readonly EobAmounts[],
  read: readonly (MathClaim | null)[],
): EobMath {
  const maths = explained.map((amounts, place) => agreed(amounts, read[place] ?? null));
  const known = maths.filter((math) => math !== null);
  const all = known.length > 0 && known.length === maths.length ? sumMath(known) : null;
  return { claims: maths.map(partsOf), ...partsOf(all), bar: all && mathBar(all) };
}

const partsOf = (math: BalancedMath | null) => ({
  discountCents: math?.discountCents ?? null,
  planPaidCents: math?.planPaidCents ?? null,
});

function agreed(amounts: EobAmounts, claim: MathClaim | null): BalancedMath | null {
  if (claim === null) return null;
  const math = showMath(claim);
  const isSame =
    math.billedCents === amounts.chargeCents && math.oweCents === amounts.responsibilityCents;
  return math.balanced && isSame ? math : null;
}
