import {
  areKnown,
  areOnlyBilled,
  AMOUNTS,
  mapAmounts,
  sumAmounts,
  type ClaimAmounts,
  type ClaimTotals,
  type AmountName,
} from "./claim-amounts.ts";
import { claimStatusKey } from "./claim-status.ts";

/** The input of the math; integer cents, null if the gateway names no amount (§3). */
export type MathClaim = {
  readonly claimStatusDescription: string | null;
  readonly claimDetails: readonly (ClaimAmounts & { readonly status: string | null })[];
  readonly claimDetailTotals: ClaimTotals;
};

/** Whether what is not covered comes off the bill, or is owed; "mixed" where lines differ. */
type Reading = SingleReading | "mixed";

type MathAmounts<Cents> = ClaimAmounts<Cents> & {
  /** The part of `notCoveredCents` that the member owes; null, as unknown, unless balanced. */
  readonly notCoveredOwedCents: Cents;
};

/** Billed - discount - denied - not covered - plan paid = You owe = the sum of its parts, to the cent. */
export type BalancedMath = MathAmounts<number> & {
  readonly state: "balanced";
  readonly balanced: true;
  readonly reading: Reading;
  readonly differenceCents: 0;
};

/** The contradictions: the bill, the parts of the owed amount, or lines against totals. */
type MathMismatch = "bill" | "parts" | "lines";

/**
 * Amounts that may not be shown as a sum. "unknown": one that is needed is missing. "undecided":
 * the claim is pending, so that nothing is wrong. "unbalanced": they contradict each other by
 * `differenceCents`, which is what one side has more than the other.
 */
type OpenMath = MathAmounts<number | null> & {
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
type ClaimMath = LineMath & { readonly lines: readonly LineMath[] };

const UNKNOWN: Outcome = { state: "unknown", differenceCents: null };
const UNDECIDED: Outcome = { state: "undecided", differenceCents: null };

/**
 * The math of a claim and of each of its lines, in integer cents (§3 "Claim"): Billed - discount -
 * denied - not covered - plan paid = You owe, split into deductible, copay and coinsurance. The
 * claim's bill, payment and share are its totals; the rest are the sums of its lines, which must
 * add up to those totals. A line follows the claim's reading where it balances under it.
 */
export function showMath(claim: MathClaim): ClaimMath {
  const sums = sumAmounts(claim.claimDetails);
  const given = { ...sums, ...claim.claimDetailTotals };
  const reading = findReading(given);
  const lines = claim.claimDetails.map((line) =>
    mathOf(line, isUnderWay(line, line.status ?? claim.claimStatusDescription), reading),
  );
  const underWay = isUnderWay(given, claim.claimStatusDescription);
  return { ...mathOfClaim({ given, sums, underWay, lines }), lines };
}

/** The math of several claims as one; it balances, as each of them does. */
export const sumMath = (all: readonly BalancedMath[]): BalancedMath => {
  const sumOf = (centsOf: (math: BalancedMath) => number) =>
    all.reduce((sum, math) => sum + centsOf(math), 0);
  return balanced(
    mapAmounts((name) => sumOf((math) => math[name])),
    "mixed",
    sumOf(({ notCoveredOwedCents }) => notCoveredOwedCents),
  );
};

function mathOfClaim(claim: {
  given: ClaimAmounts;
  sums: ClaimAmounts;
  underWay: boolean;
  lines: readonly LineMath[];
}): LineMath {
  const { given, sums, underWay, lines } = claim;
  // Totals alone would hide the missing amounts of a line.
  if (!areKnown(given) || !areKnown(sums)) return open(given, underWay ? UNDECIDED : UNKNOWN);
  const gap = AMOUNTS.map((name) => given[name] - sums[name]).find((cents) => cents !== 0);
  const math = mathOf(given, underWay);
  if (gap === undefined) return math.balanced ? math : (findMixed(given, lines) ?? math);
  if (!math.balanced) return math;
  const linesDiffer = { state: "unbalanced", differenceCents: gap, mismatch: "lines" } as const;
  return open(given, underWay ? UNDECIDED : linesDiffer);
}

/** A claim whose lines all balance, under different readings, balances as well. */
function findMixed(
  known: ClaimAmounts<number>,
  lines: readonly LineMath[],
): BalancedMath | undefined {
  const balancedLines = lines.filter((line) => line.balanced);
  if (balancedLines.length < lines.length) return undefined;
  const owed = balancedLines.reduce((sum, line) => sum + line.notCoveredOwedCents, 0);
  return balanced(known, "mixed", owed);
}

function mathOf(given: ClaimAmounts, underWay: boolean, preferred?: SingleReading): LineMath {
  if (!areKnown(given)) return open(given, underWay ? UNDECIDED : UNKNOWN);
  const reading = findReading(given, preferred);
  if (reading !== undefined) {
    return balanced(given, reading, reading === "not-covered-owed" ? given.notCoveredCents : 0);
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

/** By the status, or, where that is not a known one, by a bill without any other amount. */
function isUnderWay(given: ClaimAmounts, status: string | null): boolean {
  const key = claimStatusKey(status);
  if (key === "in-process" || key === "pended") return true;
  const hasAmount = AMOUNTS.some((name) => given[name] !== null);
  return key === "other" && hasAmount && areOnlyBilled(given);
}

const balanced = (
  known: ClaimAmounts<number>,
  reading: Reading,
  notCoveredOwedCents: number,
): BalancedMath => ({
  ...mapAmounts((name) => known[name]),
  notCoveredOwedCents,
  state: "balanced",
  balanced: true,
  reading,
  differenceCents: 0,
});

const open = (given: ClaimAmounts, outcome: Outcome): OpenMath => ({
  ...mapAmounts((name) => given[name]),
  notCoveredOwedCents: null,
  balanced: false,
  reading: null,
  ...outcome,
});

/** Whether what is not covered comes off the bill, or is part of what the member owes. */
type SingleReading = "not-covered-apart" | "not-covered-owed";

/** The rest of the bill, and of the owed amount, without its parts; cents. */
type Gaps = { readonly bill: number; readonly parts: number };

const READINGS: readonly SingleReading[] = ["not-covered-apart", "not-covered-owed"];

/** The reading under which the amounts balance to the cent; the preferred one where both do. */
function findReading(amounts: ClaimAmounts, preferred?: SingleReading): SingleReading | undefined {
  if (!areKnown(amounts)) return undefined;
  const holding = READINGS.filter((reading) => {
    const { bill, parts } = gapsUnder(amounts, reading);
    return bill === 0 && parts === 0;
  });
  return holding.find((reading) => reading === preferred) ?? holding[0];
}

/** The gaps under the reading with the smaller ones. */
function nearestGaps(known: ClaimAmounts<number>): Gaps {
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

/** Which values the gateway's answer lacks (§3), by name: "billed"; "lines" if it has none. */
export function listMissingAmounts({ claimDetails, claimDetailTotals }: MathClaim): string[] {
  if (claimDetails.length === 0) return ["lines"];
  const sums = sumAmounts(claimDetails);
  const given = { ...sums, ...claimDetailTotals };
  return AMOUNTS.filter((name) => sums[name] === null || given[name] === null).map(logNameOf);
}

const logNameOf = (name: AmountName): string =>
  name.replace("Cents", "").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export type BarSegment = {
  readonly key: "discountCents" | "deniedCents" | "notCoveredCents" | "planPaidCents" | "oweCents";
  readonly cents: number;
  /** In thousandths of the bill; those of a bar add up to 1000. */
  readonly share: number;
};

/** In the order of the math, without those of 0. Null if the bill cannot be drawn. */
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
