import { claimStatusKey } from "./claim-status.ts";
import {
  amountsOfLine,
  findReading,
  isKnown,
  isOnlyBilled,
  nearestGaps,
  sumAmounts,
  type Given,
  type Known,
  type MathLine,
  type SingleReading,
} from "./math-amounts.ts";

export type MathClaim = {
  readonly claimStatusDescription: string | null;
  readonly claimDetails: readonly MathLine[];
  readonly claimDetailTotals: {
    readonly chargeAmountTotalCents: number | null;
    readonly paidAmountTotalCents: number | null;
    readonly combinedMemberResponsibilityCents: number | null;
  };
};

/**
 * Gateways differ in whether the member owes what is not covered: "not-covered-apart" takes it off
 * the bill beside the discount, "not-covered-owed" counts it into what the member owes, and "mixed"
 * is a claim whose lines differ.
 */
export type Reading = SingleReading | "mixed";

/** Integer cents. Null is not known, never 0. */
export type MathAmounts<Cents> = {
  readonly billedCents: Cents;
  readonly discountCents: Cents;
  /** What comes off the bill as not covered; balanced, what is owed of it is in `parts` only. */
  readonly notCoveredCents: Cents;
  readonly planPaidCents: Cents;
  readonly oweCents: Cents;
  readonly parts: {
    readonly deductibleCents: Cents;
    readonly copayCents: Cents;
    readonly coinsuranceCents: Cents;
    /** Null unless balanced: whether it is owed shows only there. */
    readonly notCoveredCents: Cents;
  };
};

/** Billed - discount - not covered - plan paid = You owe = the sum of its parts, to the cent. */
export type BalancedMath = MathAmounts<number> & {
  readonly state: "balanced";
  readonly balanced: true;
  readonly reading: Reading;
  readonly differenceCents: 0;
};

/** What does not add up: the bill, the parts of what is owed, or the lines with the totals. */
export type MathMismatch = "bill" | "parts" | "lines";

/**
 * The amounts as they came, which may not be shown as a sum. "unknown": one that is needed is
 * missing. "undecided": the claim is still under way, so nothing is wrong. "unbalanced": they
 * contradict each other by `differenceCents`, which is what one side has more than the other.
 */
export type OpenMath = MathAmounts<number | null> & {
  readonly balanced: false;
  readonly reading: null;
} & Outcome;

type Outcome =
  | {
      readonly state: "unbalanced";
      readonly differenceCents: number;
      readonly mismatch: MathMismatch;
    }
  | { readonly state: "unknown" | "undecided"; readonly differenceCents: null };

export type LineMath = BalancedMath | OpenMath;
export type ClaimMath = LineMath & { readonly lines: readonly LineMath[] };

const UNKNOWN: Outcome = { state: "unknown", differenceCents: null };
const UNDECIDED: Outcome = { state: "undecided", differenceCents: null };

/**
 * The math of a claim and of each of its lines, in integer cents (§3 "Claim"): Billed - discount or
 * disallowed - not covered - plan paid = You owe, split into deductible, copay and coinsurance. The
 * claim's bill, payment and share are its totals; the rest are the sums of its lines, which must
 * add up to those totals. A line follows the claim's reading where it balances under it.
 */
export function showMath(claim: MathClaim): ClaimMath {
  const rows = claim.claimDetails.map(amountsOfLine);
  const sums = sumAmounts(rows);
  const totals = claim.claimDetailTotals;
  const given: Given = {
    ...sums,
    billedCents: totals.chargeAmountTotalCents,
    planPaidCents: totals.paidAmountTotalCents,
    oweCents: totals.combinedMemberResponsibilityCents,
  };
  const reading = findReading(given);
  const lines = rows.map((row, place) => {
    const status = claim.claimDetails[place]?.status ?? claim.claimStatusDescription;
    return mathOf(row, isUnderWay(row, status), reading);
  });
  const underWay = isUnderWay(given, claim.claimStatusDescription);
  return { ...mathOfClaim({ given, sums, underWay, lines }), lines };
}

function mathOfClaim(claim: {
  given: Given;
  sums: Given;
  underWay: boolean;
  lines: readonly LineMath[];
}): LineMath {
  const { given, sums, underWay, lines } = claim;
  // Totals alone would hide what a line does not tell.
  if (!isKnown(given) || !isKnown(sums)) return open(given, underWay ? UNDECIDED : UNKNOWN);
  const gap = [
    given.billedCents - sums.billedCents,
    given.planPaidCents - sums.planPaidCents,
    given.oweCents - sums.oweCents,
  ].find((cents) => cents !== 0);
  const math = mathOf(given, underWay);
  if (gap === undefined) return math.balanced ? math : (findMixed(given, lines) ?? math);
  if (!math.balanced) return math;
  const linesDiffer = { state: "unbalanced", differenceCents: gap, mismatch: "lines" } as const;
  return open(given, underWay ? UNDECIDED : linesDiffer);
}

/** Each line balances, though under no reading all of them: so the claim does, too. */
function findMixed(known: Known, lines: readonly LineMath[]): BalancedMath | undefined {
  const sound = lines.filter((line) => line.balanced);
  if (sound.length < lines.length) return undefined;
  const apart = sound.reduce((all, line) => all + line.notCoveredCents, 0);
  return balanced(known, "mixed", apart);
}

function mathOf(given: Given, underWay: boolean, preferred?: SingleReading): LineMath {
  if (!isKnown(given)) return open(given, underWay ? UNDECIDED : UNKNOWN);
  const reading = findReading(given, preferred);
  if (reading !== undefined) {
    return balanced(given, reading, reading === "not-covered-apart" ? given.notCoveredCents : 0);
  }
  if (underWay) return open(given, UNDECIDED);
  const { bill, parts } = nearestGaps(given);
  return open(given, {
    state: "unbalanced",
    ...(bill === 0
      ? { differenceCents: parts, mismatch: "parts" }
      : { differenceCents: bill, mismatch: "bill" }),
  });
}

/**
 * The status says that nothing is final, or it is none that is known, with nothing but a bill. Where
 * no amount is given at all, that tells nothing.
 */
function isUnderWay(given: Given, status: string | null): boolean {
  const key = claimStatusKey(status);
  if (key === "in-process" || key === "pended") return true;
  const told = Object.values(given).some((cents) => cents !== null);
  return key === "other" && told && isOnlyBilled(given);
}

function balanced(known: Known, reading: Reading, apart: number): BalancedMath {
  return {
    ...amountsOf<number>(known, apart, known.notCoveredCents - apart),
    state: "balanced",
    balanced: true,
    reading,
    differenceCents: 0,
  };
}

function open(given: Given, outcome: Outcome): OpenMath {
  const amounts = amountsOf<number | null>(given, given.notCoveredCents, null);
  return { ...amounts, balanced: false, reading: null, ...outcome };
}

function amountsOf<Cents>(
  given: { readonly [Name in keyof Given]: Cents },
  apart: Cents,
  owed: Cents,
): MathAmounts<Cents> {
  return {
    billedCents: given.billedCents,
    discountCents: given.discountCents,
    notCoveredCents: apart,
    planPaidCents: given.planPaidCents,
    oweCents: given.oweCents,
    parts: {
      deductibleCents: given.deductibleCents,
      copayCents: given.copayCents,
      coinsuranceCents: given.coinsuranceCents,
      notCoveredCents: owed,
    },
  };
}
