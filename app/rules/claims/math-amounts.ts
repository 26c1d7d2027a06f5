/** The arithmetic of one row of amounts, a line or a whole claim. Everything is integer cents. */

/** A line of a claim; null where the gateway names no amount (§3 "Claim detail"). */
export type MathLine = {
  readonly status: string | null;
  readonly chargeAmount: number | null;
  readonly disallowAmount: number | null;
  readonly nonCoveredCharges: number | null;
  readonly paidAmount: number | null;
  readonly combinedMemberResponsibilityAmount: number | null;
  readonly deductibleAmount: number | null;
  readonly copayAmount: number | null;
  readonly coinsuranceAmount: number | null;
};

export type Given = {
  readonly billedCents: number | null;
  readonly discountCents: number | null;
  readonly notCoveredCents: number | null;
  readonly planPaidCents: number | null;
  readonly oweCents: number | null;
  readonly deductibleCents: number | null;
  readonly copayCents: number | null;
  readonly coinsuranceCents: number | null;
};

/** Amounts none of which is missing. */
export type Known = { readonly [Name in keyof Given]: number };

/** Whether what is not covered comes off the bill, or is part of what the member owes. */
export type SingleReading = "not-covered-apart" | "not-covered-owed";

/** What is left over of the bill, and of what the member owes once its parts are taken off. */
export type Gaps = { readonly bill: number; readonly parts: number };

const READINGS: readonly SingleReading[] = ["not-covered-apart", "not-covered-owed"];

export function amountsOfLine(line: MathLine): Given {
  return {
    billedCents: line.chargeAmount,
    discountCents: line.disallowAmount,
    notCoveredCents: line.nonCoveredCharges,
    planPaidCents: line.paidAmount,
    oweCents: line.combinedMemberResponsibilityAmount,
    deductibleCents: line.deductibleAmount,
    copayCents: line.copayAmount,
    coinsuranceCents: line.coinsuranceAmount,
  };
}

/** Sums, each null where one of its amounts is missing, and all of them where there is no row. */
export function sumAmounts(rows: readonly Given[]): Given {
  const sum = (name: keyof Given): number | null =>
    rows.reduce<number | null>(
      (all, { [name]: one }) => (all === null || one === null ? null : all + one),
      rows.length === 0 ? null : 0,
    );
  return {
    billedCents: sum("billedCents"),
    discountCents: sum("discountCents"),
    notCoveredCents: sum("notCoveredCents"),
    planPaidCents: sum("planPaidCents"),
    oweCents: sum("oweCents"),
    deductibleCents: sum("deductibleCents"),
    copayCents: sum("copayCents"),
    coinsuranceCents: sum("coinsuranceCents"),
  };
}

export function isKnown(given: Given): given is Known {
  return Object.values(given).every((cents) => cents !== null);
}

/** Whether nothing but a bill is there: no discount, no payment, nothing owed. */
export function isOnlyBilled(given: Given): boolean {
  const { billedCents: _billed, ...decided } = given;
  return Object.values(decided).every((cents) => (cents ?? 0) === 0);
}

/** The reading under which the amounts balance to the cent; the preferred one where both do. */
export function findReading(given: Given, preferred?: SingleReading): SingleReading | undefined {
  if (!isKnown(given)) return undefined;
  const holding = READINGS.filter((reading) => {
    const { bill, parts } = gapsUnder(given, reading);
    return bill === 0 && parts === 0;
  });
  return holding.find((reading) => reading === preferred) ?? holding[0];
}

/** The gaps under the reading that comes nearest. */
export function nearestGaps(known: Known): Gaps {
  const [apart, owed] = [
    gapsUnder(known, "not-covered-apart"),
    gapsUnder(known, "not-covered-owed"),
  ];
  return Math.abs(owed.bill) < Math.abs(apart.bill) ? owed : apart;
}

function gapsUnder(known: Known, reading: SingleReading): Gaps {
  const { billedCents, discountCents, notCoveredCents, planPaidCents, oweCents } = known;
  const [apart, owed] =
    reading === "not-covered-apart" ? [notCoveredCents, 0] : [0, notCoveredCents];
  const parts = known.deductibleCents + known.copayCents + known.coinsuranceCents + owed;
  return {
    bill: billedCents - discountCents - apart - planPaidCents - oweCents,
    parts: oweCents - parts,
  };
}
