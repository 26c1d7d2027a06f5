import {
  areOnlyBilled,
  AMOUNTS,
  findKnown,
  mapAmounts,
  sumAmounts,
  type ClaimAmounts,
  type ClaimTotals,
  type AmountName,
} from "./claim-amounts.ts";
import { findReading, findRest, nearestGaps, type SingleReading } from "./claim-reading.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { claimStatusKey, findEnd, isDecided } from "./claim-status.ts";
import { standingLines, type Reversal } from "./reversals.ts";

/** The input of the math; integer cents, null if the gateway names no amount (§3). */
export type MathClaim = {
  readonly claimStatusDescription: string | null;
  readonly claimDetails: readonly (ClaimAmounts & {
    readonly status: string | null;
    readonly serviceDateFrom?: PlainDate | null;
    /** Lines that cancel each other are in no sum. */
    readonly reversal?: Pick<Reversal, "other"> | null;
  })[];
  readonly claimDetailTotals: ClaimTotals;
};

/** Whether what is not covered comes off the bill, or is owed; "mixed" where lines differ. */
type Reading = SingleReading | "mixed";

type MathAmounts<Cents> = ClaimAmounts<Cents> & {
  /** The part of `notCoveredCents` that the member owes; null, as unknown, unless balanced. */
  readonly notCoveredOwedCents: Cents;
};

/**
 * Billed - discount - denied - not covered - plan paid - other payer paid = You owe = the sum of its
 * parts, to the cent. The parts may be those before the other payer's payment.
 */
export type BalancedMath = MathAmounts<number> & {
  readonly state: "balanced";
  readonly balanced: true;
  readonly reading: Reading;
  readonly differenceCents: 0;
};

/** The contradictions: the bill, the parts of the owed amount, or lines against totals. */
type MathMismatch = "bill" | "parts" | "lines";

/**
 * Amounts that may not be shown as a sum. "unknown": one that is needed is missing; `differenceCents`
 * is a rest of the bill that another payer may have paid, who is not named. "undecided":
 * the claim is pending, so that amounts may still change, even those that add up. "unbalanced": they
 * contradict each other by `differenceCents`, which is what one side has more than the other.
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
  | { readonly state: "unknown"; readonly differenceCents: number | null }
  | { readonly state: "undecided"; readonly differenceCents: null };

export type LineMath = BalancedMath | OpenMath;
type ClaimMath = LineMath & { readonly lines: readonly LineMath[] };

const UNKNOWN: Outcome = { state: "unknown", differenceCents: null };
const UNDECIDED: Outcome = { state: "undecided", differenceCents: null };

/**
 * The math of a claim and of each of its lines, in integer cents (§3 "Claim"): Billed - discount -
 * denied - not covered - plan paid - other payer paid = You owe, split into deductible, copay and
 * coinsurance. The claim's bill, payments and share are its totals; the rest are the sums of its
 * lines, which must add up to those totals. A line follows the claim's reading where it balances
 * under it.
 */
export function calculateClaim(claim: MathClaim): ClaimMath {
  const sums = sumLines(claim);
  const given = givenOf(claim, sums);
  const known = findKnown(given);
  const preferred = known === null ? undefined : findReading(known);
  // Lines of a claim that adds up without another payer owe nothing to one.
  const mayHaveRest =
    given.otherPayerPaidCents === null
      ? known !== null && findRest(known) !== null
      : sums.otherPayerPaidCents === null;
  const { claimStatusDescription: claimStatus } = claim;
  // Of a claim that its status ends nothing is left to decide, and its amounts hold no longer.
  const isEnded = findEnd(claimStatus) !== null;
  const lines = claim.claimDetails.map((line) => {
    // No line is final while the claim as a whole is under way.
    const waiting = waits(claimStatus) || isUnderWay(line, line.status ?? claimStatus);
    const math = mathOf(line, { underWay: waiting && !isEnded, preferred, mayHaveRest });
    // A reversal may leave amounts out, and contradicts nothing.
    const isExcused = isEnded || (line.reversal ?? null) !== null;
    return isExcused && math.state === "unbalanced" ? open(line, UNKNOWN) : math;
  });
  const underWay = !isEnded && (isWaiting(claim) || isUnderWay(given, claimStatus));
  const standing = standingLines(
    lines.map((math, index) => ({ math, reversal: claim.claimDetails[index]?.reversal ?? null })),
  );
  const summed = standing.map(({ math }) => math);
  const math = mathOfClaim({ given, sums, underWay, lines: summed });
  const isExcused = isEnded && math.state === "unbalanced";
  return { ...(isExcused ? open(given, UNKNOWN) : math), lines };
}

const NOTHING: ClaimAmounts = { ...mapAmounts(() => 0), otherPayerPaidCents: null };

/** The sums of the lines that no other one takes back; zeros where none is left. */
function sumLines({ claimDetails }: Pick<MathClaim, "claimDetails">): ClaimAmounts {
  const standing = standingLines(claimDetails);
  return standing.length === 0 && claimDetails.length > 0 ? NOTHING : sumAmounts(standing);
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
  const [known, knownSums] = [findKnown(given), findKnown(sums)];
  if (underWay) return open(given, UNDECIDED);
  // Totals alone would hide the missing amounts of a line.
  if (known === null || knownSums === null) return open(given, UNKNOWN);
  const gap = AMOUNTS.filter((name) => sums[name] !== null)
    .map((name) => known[name] - knownSums[name])
    .find((cents) => cents !== 0);
  const math = mathOf(given, { underWay: false, mayHaveRest: true });
  if (gap === undefined) return math.balanced ? math : (findMixed(known, lines) ?? math);
  if (!math.balanced && math.state !== "unknown") return math;
  const linesDiffer = { state: "unbalanced", differenceCents: gap, mismatch: "lines" } as const;
  return open(given, linesDiffer);
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

type Around = {
  readonly underWay: boolean;
  readonly preferred?: SingleReading | undefined;
  /** Whether another payer, whom the gateway does not name, may have paid a rest of the bill. */
  readonly mayHaveRest: boolean;
};

function mathOf(given: ClaimAmounts, { underWay, preferred, mayHaveRest }: Around): LineMath {
  if (underWay) return open(given, UNDECIDED);
  const known = findKnown(given);
  if (known === null) return open(given, UNKNOWN);
  const reading = findReading(known, preferred);
  if (reading !== undefined) {
    return balanced(known, reading, reading === "not-covered-owed" ? known.notCoveredCents : 0);
  }
  const rest = mayHaveRest && given.otherPayerPaidCents === null ? findRest(known) : null;
  if (rest !== null) return open(given, { state: "unknown", differenceCents: rest });
  const { bill, parts } = nearestGaps(known);
  return open(given, {
    state: "unbalanced",
    ...(bill === 0
      ? { differenceCents: parts, mismatch: "parts" }
      : { differenceCents: bill, mismatch: "bill" }),
  });
}

/** Whether a status says that nobody has decided the claim or line, as of an estimate. */
const waits = (status: string | null): boolean => {
  const key = claimStatusKey(status);
  return key === "in-process" || key === "pended" || key === "estimate";
};

/** Whether a claim, or one of its lines that count, has a status of one that is under way. */
const isWaiting = ({ claimStatusDescription, claimDetails }: MathClaim): boolean =>
  waits(claimStatusDescription) || standingLines(claimDetails).some(({ status }) => waits(status));

/**
 * By the status, or, where that is not a known one and no word for decided either, by a bill without any
 * other amount: of a bill of $0.00, which only reports, there is nothing to decide.
 */
function isUnderWay(given: ClaimAmounts, status: string | null): boolean {
  if (waits(status)) return true;
  const hasAmount = AMOUNTS.some((name) => given[name] !== null);
  const isNothing = given.billedCents === 0 && given.oweCents !== null;
  const isOpen = claimStatusKey(status) === "other" && !isDecided(status);
  return isOpen && hasAmount && areOnlyBilled(given) && !isNothing;
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

/** Which values the gateway's answer lacks (§3), by name: "billed"; "lines" if it has none. */
export function listMissingAmounts({ claimDetails, claimDetailTotals }: MathClaim): string[] {
  if (claimDetails.length === 0) return ["lines"];
  const sums = sumLines({ claimDetails });
  const given = givenOf({ claimDetailTotals }, sums);
  return AMOUNTS.filter(
    (name) => name !== "otherPayerPaidCents" && (sums[name] === null || given[name] === null),
  ).map(logNameOf);
}

/** A claim's totals as far as it has them, with the sums of its lines for the rest. */
const givenOf = (
  { claimDetailTotals }: Pick<MathClaim, "claimDetailTotals">,
  sums: ClaimAmounts,
): ClaimAmounts => ({
  ...sums,
  ...claimDetailTotals,
  otherPayerPaidCents: claimDetailTotals.otherPayerPaidCents ?? sums.otherPayerPaidCents,
});

const logNameOf = (name: AmountName): string =>
  name.replace("Cents", "").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
