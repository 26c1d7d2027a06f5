import {
  areOnlyBilled,
  AMOUNTS,
  findKnownAmounts,
  mapAmounts,
  sumAmounts,
  type ClaimAmounts,
  type ClaimTotals,
  type AmountName,
} from "../claim-amounts.ts";
import { findBalancedReading, findUnexplainedRest, isPaidByOther } from "./claim-reading.ts";
import type { PlainDate } from "../../dates/plain-date.ts";
import { claimStatusKey, findWithdrawal, isDecided } from "../claim-status.ts";
import type { LineDenial } from "./line-denial.ts";
import {
  balanced,
  calculateLine,
  UNDECIDED,
  UNKNOWN,
  withoutSum,
  type BalancedMath,
  type LineMath,
} from "./line-math.ts";
import type { DentalCodes } from "../../benefits/orthodontics.ts";
import { linesInEffect, type Reversal } from "../reversals.ts";

/** The input of the math; integer cents, null if the gateway names no amount (§3). */
export type MathClaim = {
  readonly claimStatusDescription: string | null;
  readonly claimDetails: readonly (ClaimAmounts & {
    readonly status: string | null;
    readonly serviceDateFrom?: PlainDate | null;
    /** Lines that cancel each other are in no sum. */
    readonly reversal?: Pick<Reversal, "other"> | null;
    readonly denial?: Partial<Pick<LineDenial, "key" | "code">> | null;
  } & DentalCodes)[];
  readonly claimDetailTotals: ClaimTotals;
};

type ClaimMath = LineMath & { readonly lines: readonly LineMath[] };

/**
 * The math of a claim and of each of its lines, in integer cents (§3 "Claim"). "You owe" is not
 * calculated: it is the total as the gateway sends it. The math says whether it may stand under a sum,
 * Billed - discount - denied - not covered - plan paid - other payer paid = You owe, split into
 * deductible, copay and coinsurance. The claim's bill, payments and share are its totals; the rest are
 * the sums of its lines, which must add up to those totals. A line follows the claim's reading where it
 * balances under it.
 */
export function calculateClaim(claim: MathClaim): ClaimMath {
  const sums = sumLines(claim);
  const given = amountsOfClaim(claim, sums);
  const known = findKnownAmounts(given);
  const preferred = known === null ? undefined : findBalancedReading(known);
  // A line may leave a part of its bill to a payer without a name only if the claim does, or if the claim
  // alone names another payer.
  const mayHaveRest =
    given.otherPayerPaidCents === null
      ? known !== null && findUnexplainedRest(known) !== null
      : sums.otherPayerPaidCents === null;
  const { claimStatusDescription: claimStatus } = claim;
  // A withdrawn claim is never pending, and its amounts count no more.
  const isWithdrawn = findWithdrawal(claimStatus) !== null;
  const lines = claim.claimDetails.map((line) => {
    // No line is final while the claim as a whole is pending.
    const linePending = isPendingStatus(claimStatus) || isPending(line, line.status ?? claimStatus);
    const math = calculateLine(line, {
      pending: linePending && !isWithdrawn && (line.reversal ?? null) === null,
      preferred,
      mayHaveRest,
    });
    // A reversal may leave amounts out, and contradicts nothing.
    const isExcused = isWithdrawn || (line.reversal ?? null) !== null || takesOnlyPaymentBack(line);
    return isExcused && math.state === "unbalanced" ? withoutSum(line, UNKNOWN) : math;
  });
  const pending = !isWithdrawn && (hasPendingPart(claim) || isPending(given, claimStatus));
  const summed = linesInEffect(
    lines.map((math, index) => ({ math, reversal: claim.claimDetails[index]?.reversal ?? null })),
  ).map(({ math }) => math);
  const math = mathOfClaim({ given, sums, pending, lines: summed });
  const isExcused =
    math.state === "unbalanced" && (isWithdrawn || takesOnlyPaymentBack(claim.claimDetailTotals));
  return { ...(isExcused ? withoutSum(given, UNKNOWN) : math), lines };
}

/** Whether amounts bill nothing, and take a payment back: of what is left, nothing is said. */
const takesOnlyPaymentBack = ({
  billedCents,
  planPaidCents,
}: Pick<ClaimAmounts, "billedCents" | "planPaidCents">): boolean =>
  billedCents === 0 && (planPaidCents ?? 0) < 0;

const ZERO_AMOUNTS: ClaimAmounts = { ...mapAmounts(() => 0), otherPayerPaidCents: null };

/** The sums of the lines that no other one takes back; zeros where none is left. */
function sumLines({ claimDetails }: Pick<MathClaim, "claimDetails">): ClaimAmounts {
  const summed = linesInEffect(claimDetails);
  return summed.length === 0 && claimDetails.length > 0 ? ZERO_AMOUNTS : sumAmounts(summed);
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
  pending: boolean;
  lines: readonly LineMath[];
}): LineMath {
  const { given, sums, pending, lines } = claim;
  const [known, knownSums] = [findKnownAmounts(given), findKnownAmounts(sums)];
  if (pending) return withoutSum(given, UNDECIDED);
  // Totals alone would hide the missing amounts of a line.
  if (known === null || knownSums === null) return withoutSum(given, UNKNOWN);
  // Lines that name no other payer have the shares from before its payment.
  const paidOnTotal = sums.otherPayerPaidCents === null ? known.otherPayerPaidCents : 0;
  const gap = AMOUNTS.filter((name) => sums[name] !== null)
    .map((name) => ({ name, cents: known[name] - knownSums[name] }))
    .find(({ name, cents }) => !isPaidByOther(cents, name === "oweCents" ? paidOnTotal : 0))?.cents;
  const math = calculateLine(given, { pending: false, mayHaveRest: true });
  // Where only the total names another payer, the lines cannot say how the claim balances.
  const agreesOnOtherPayer = knownSums.otherPayerPaidCents === known.otherPayerPaidCents;
  if (gap === undefined)
    return math.state === "balanced" || !agreesOnOtherPayer
      ? math
      : (findMixed(known, lines) ?? math);
  if (math.state === "unbalanced") return math;
  const linesDiffer = { state: "unbalanced", differenceCents: gap, mismatch: "lines" } as const;
  return withoutSum(given, linesDiffer);
}

/** A claim whose lines all balance, under different readings, balances as well. */
function findMixed(
  known: ClaimAmounts<number>,
  lines: readonly LineMath[],
): BalancedMath | undefined {
  const balancedLines = lines.filter((line) => line.state === "balanced");
  if (balancedLines.length < lines.length) return undefined;
  const owed = balancedLines.reduce((sum, line) => sum + line.notCoveredOwedCents, 0);
  return balanced(known, "mixed", owed);
}

/** Whether a status says that nobody has decided the claim or line yet; an estimate never is. */
const isPendingStatus = (status: string | null): boolean => {
  const key = claimStatusKey(status);
  return ["in-process", "forwarded", "pended", "estimate"].includes(key);
};

/** Whether a claim, or one of its lines in effect, has a pending status. */
const hasPendingPart = ({ claimStatusDescription, claimDetails }: MathClaim): boolean =>
  isPendingStatus(claimStatusDescription) ||
  linesInEffect(claimDetails).some(({ status }) => isPendingStatus(status));

/**
 * Whether a claim or line is pending: by its status; or, if the status is unknown and no word for
 * decided, because only the billed amount is given. A bill of $0.00 only reports, and is never pending.
 */
function isPending(given: ClaimAmounts, status: string | null): boolean {
  if (isPendingStatus(status)) return true;
  const hasAmount = AMOUNTS.some((name) => given[name] !== null);
  const isNothing = given.billedCents === 0 && given.oweCents !== null;
  const isUnknownStatus = claimStatusKey(status) === "other" && !isDecided(status);
  return isUnknownStatus && hasAmount && areOnlyBilled(given) && !isNothing;
}

/** Which values the gateway's answer lacks (§3), by name: "billed"; "lines" if it has none. */
export function listMissingAmounts({ claimDetails, claimDetailTotals }: MathClaim): string[] {
  if (claimDetails.length === 0) return ["lines"];
  const sums = sumLines({ claimDetails });
  const given = amountsOfClaim({ claimDetailTotals }, sums);
  return AMOUNTS.filter(
    (name) => name !== "otherPayerPaidCents" && (sums[name] === null || given[name] === null),
  ).map(logNameOf);
}

/**
 * The gateway's totals, null if it gives none; amounts without a total are sums of the lines. Only
 * another payer's payment falls back to its sum.
 */
const amountsOfClaim = (
  { claimDetailTotals }: Pick<MathClaim, "claimDetailTotals">,
  sums: ClaimAmounts,
): ClaimAmounts => ({
  ...sums,
  ...claimDetailTotals,
  otherPayerPaidCents: claimDetailTotals.otherPayerPaidCents ?? sums.otherPayerPaidCents,
});

const logNameOf = (name: AmountName): string =>
  name.replace("Cents", "").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
