import type { ClaimAmounts } from "../claim-amounts.ts";

/** How to read charges that are not covered: taken off the bill, or part of what the member owes. */
export type SingleReading = "not-covered-apart" | "not-covered-owed";

/** What is left of the bill and of the owed amount without their parts, in cents. */
type ReadingGaps = { readonly bill: number; readonly parts: number };

const READINGS: readonly SingleReading[] = ["not-covered-apart", "not-covered-owed"];

/** The reading with which the amounts add up to the cent; the preferred one where both do. */
export function findBalancedReading(
  known: ClaimAmounts<number>,
  preferred?: SingleReading,
): SingleReading | undefined {
  const holding = READINGS.filter((reading) => {
    const { bill, parts } = gapsUnder(known, reading);
    return bill === 0 && isPaidByOther(parts, known.otherPayerPaidCents);
  });
  return holding.find((reading) => reading === preferred) ?? holding[0];
}

/**
 * Whether nothing is left of the owed amount without its parts or lines (`gap`, cents), or another payer's
 * payment explains the gap: the parts may be from before it, and the plan may have paid some of them.
 */
export const isPaidByOther = (gap: number, otherPayerPaidCents: number): boolean =>
  gap === 0 || (gap * otherPayerPaidCents < 0 && Math.abs(gap) <= Math.abs(otherPayerPaidCents));

/** Up to this part of a plan's payment may be interest: of a payment three months late, at 20% a year. */
const MOST_INTEREST = 1 / 20;

/**
 * The rest of the bill, in cents, that only a payer whom the claim does not name can have paid; with the other
 * sign what the plan paid beyond the bill, as far as that may be interest; null where nothing is left, or the
 * amounts contradict each other in another way.
 */
export function findUnexplainedRest(known: ClaimAmounts<number>): number | null {
  const gaps = READINGS.map((reading) => gapsUnder(known, reading));
  const beyond = gaps.find(
    ({ bill, parts }) =>
      bill * known.planPaidCents < 0 &&
      bill * known.billedCents < 0 &&
      parts === 0 &&
      Math.abs(bill) <= Math.abs(known.planPaidCents) * MOST_INTEREST,
  );
  const found = gaps.find(
    ({ bill, parts }) =>
      bill !== 0 &&
      Math.sign(bill) === Math.sign(known.billedCents) &&
      Math.abs(bill) <= Math.abs(known.billedCents) &&
      (parts === 0 || parts === -bill),
  );
  return (found ?? beyond)?.bill ?? null;
}

/** The gaps of the reading that leaves the smaller gap of the bill. */
export function nearestGaps(known: ClaimAmounts<number>): ReadingGaps {
  const [apart, owed] = [
    gapsUnder(known, "not-covered-apart"),
    gapsUnder(known, "not-covered-owed"),
  ];
  return Math.abs(owed.bill) < Math.abs(apart.bill) ? owed : apart;
}

function gapsUnder(known: ClaimAmounts<number>, reading: SingleReading): ReadingGaps {
  const { billedCents, discountCents, deniedCents, notCoveredCents, oweCents } = known;
  const paidCents = known.planPaidCents + known.otherPayerPaidCents;
  const [apart, owed] =
    reading === "not-covered-apart" ? [notCoveredCents, 0] : [0, notCoveredCents];
  const parts = known.deductibleCents + known.copayCents + known.coinsuranceCents + owed;
  return {
    bill: billedCents - discountCents - deniedCents - apart - paidCents - oweCents,
    parts: oweCents - parts,
  };
}
