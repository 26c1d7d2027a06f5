import { areKnown, type ClaimAmounts } from "./claim-amounts.ts";

/** Whether what is not covered comes off the bill, or is part of what the member owes. */
export type SingleReading = "not-covered-apart" | "not-covered-owed";

/** What remains of the bill, and of what the member owes, without its parts; cents. */
export type Gaps = { readonly bill: number; readonly parts: number };

const READINGS: readonly SingleReading[] = ["not-covered-apart", "not-covered-owed"];

/** The reading under which the amounts balance to the cent; the preferred one where both do. */
export function findReading(
  amounts: ClaimAmounts,
  preferred?: SingleReading,
): SingleReading | undefined {
  if (!areKnown(amounts)) return undefined;
  const holding = READINGS.filter((reading) => {
    const { bill, parts } = gapsUnder(amounts, reading);
    return bill === 0 && parts === 0;
  });
  return holding.find((reading) => reading === preferred) ?? holding[0];
}

/** The gaps under the reading with the smaller ones. */
export function nearestGaps(known: ClaimAmounts<number>): Gaps {
  const [apart, owed] = [
    gapsUnder(known, "not-covered-apart"),
    gapsUnder(known, "not-covered-owed"),
  ];
  return Math.abs(owed.bill) < Math.abs(apart.bill) ? owed : apart;
}

function gapsUnder(known: ClaimAmounts<number>, reading: SingleReading): Gaps {
  const { billedCents, discountCents, deniedCents, notCoveredCents, planPaidCents, oweCents } =
    known;
  const [apart, owed] =
    reading === "not-covered-apart" ? [notCoveredCents, 0] : [0, notCoveredCents];
  const parts = known.deductibleCents + known.copayCents + known.coinsuranceCents + owed;
  return {
    bill: billedCents - discountCents - deniedCents - apart - planPaidCents - oweCents,
    parts: oweCents - parts,
  };
}
