import type { ClaimAmounts } from "../claim-amounts.ts";
import { knownNetwork } from "../../benefits/tiers.ts";
import { claimStatusKey } from "../claim-status.ts";
import { findAside, splitByPayments, type LineAside } from "./asides.ts";
import {
  findDenial,
  isReasonOfProvider,
  findLineMeaning,
  mayExplainCharges,
  splitDisallowed,
  type DeniableLine,
  type LineDenial,
} from "./line-denial.ts";
import { findPaidAs } from "./paid-as.ts";
import { findReversals, type Reversal } from "../reversals.ts";
import { isNothingDenied, readSentLine, type SentLine } from "./sent-line.ts";

type JudgedLine<Line extends SentLine> = Omit<Line, "disallowedCents" | "saidDeniedCents"> &
  Pick<ClaimAmounts, "discountCents" | "deniedCents"> & {
    /** Null if it neither takes another line back nor is taken back. */
    readonly reversal: Reversal | null;
    /** Null if the plan did not deny it, or took the denial back. */
    readonly denial: LineDenial | null;
    /** An amount of which its reason says more. */
    readonly aside?: LineAside;
  };

/**
 * The facts of a claim's lines, for all pages and files: which take others back, and what of the rest
 * is denied (§3 "Claim detail", T-88). A line that is taken back, or takes another back, is never
 * called denied. `claimStatus` is used for a line without a status, `networkTier` for what is owed without a reason.
 */
export function judgeLines<Line extends SentLine>(
  lines: readonly Line[],
  claimStatus: string | null,
  networkTier: string | null = null,
): JudgedLine<Line>[] {
  const network = knownNetwork(networkTier ?? "");
  const claim = { claimStatus, network, isOneOf: lines.length > 1 };
  const reversals = findReversals(lines, {
    mayTakeBack: (reversal, line) => serviceOf(reversal) === serviceOf(line),
    amountsOf,
    itemStands: "before",
    tieOf: reasonOf,
  });
  const judgedLines = lines.map((line, index) => {
    const reversal = reversals[index] ?? null;
    const isAlone = reversal === null || reversal.other === null;
    if ((line.billedCents ?? 0) >= 0 || !isAlone)
      return judgeLine(withReasonRead(line, lines), reversal, claim);
    // It takes a line of another claim back: its amounts are called as that line's are.
    const judged = judgeLine(mirrored(line), null, claim);
    return { ...mirrored(judged), reversal, denial: null };
  });
  const isPartUnsaid =
    claimStatusKey(claimStatus) === "denied-in-part" &&
    judgedLines.every(({ denial }) => denial === null);
  if (!isPartUnsaid) return judgedLines;
  return judgedLines.map((line) =>
    isDisallowedWhole(line)
      ? { ...line, discountCents: 0, deniedCents: line.billedCents, denial: DISALLOWED }
      : line,
  );
}

/**
 * A line without its reason where that is only that another line of its claim, which was paid or left to the
 * member, has the same service; on hold or forwarded where it says that nothing is decided.
 */
function withReasonRead<Line extends SentLine>(line: Line, lines: readonly Line[]): Line {
  const meaning = findLineMeaning(line);
  const isOpen = meaning === "undecided" || meaning === "forwarded";
  if (isOpen && !claimStatusKey(line.status).startsWith("denied"))
    return { ...line, ...NO_REASON, status: meaning === "forwarded" ? "Forwarded" : "Pended" };
  if (meaning !== "repeat") return line;
  const isSettled = lines.some(
    (other) =>
      serviceOf(other) === serviceOf(line) &&
      other.billedCents === line.billedCents &&
      findLineMeaning(other) !== "repeat" &&
      [other.planPaidCents, other.oweCents].some((cents) => (cents ?? 0) > 0),
  );
  return isSettled ? { ...line, ...NO_REASON } : line;
}

/** A line with what is denied of it; `isOneOf` several lines of its claim, which is of this network. */
function judgeLine<Line extends SentLine>(
  sent: Line,
  reversal: Reversal | null,
  {
    claimStatus,
    isOneOf,
    network,
  }: {
    readonly claimStatus: string | null;
    readonly isOneOf: boolean;
    readonly network: ReturnType<typeof knownNetwork>;
  },
): JudgedLine<Line> {
  const read = readSentLine(sent);
  const { disallowedCents, saidDeniedCents = null, ...line } = read;
  if (reversal !== null)
    return { ...line, discountCents: disallowedCents, deniedCents: 0, reversal, denial: null };
  const judged = {
    ...line,
    disallowedCents,
    saidDeniedCents,
    ...(isNothingDenied(sent) && NO_REASON),
    ...(isOneOf && repeatsClaimStatus(line, claimStatus) && { status: null }),
  };
  const isDenied = claimStatusKey(line.status ?? claimStatus).startsWith("denied");
  const isPaidAsOther = findPaidAs(line) !== null;
  const aside = findAside(sent, read, isDenied || isPaidAsOther ? "in" : network);
  const isOfCharges =
    isPaidAsOther ||
    (findLineMeaning(sent) === null && (sent.notCoveredCents ?? 0) > 0 && mayExplainCharges(sent));
  // What is over the allowed amount is no service that the plan does not cover.
  const denied = {
    ...judged,
    ...(aside?.kind === "over-owed" && { notCoveredCents: 0 }),
    ...(isExplainedDenial(line, claimStatus) && { status: claimStatus }),
  };
  const denial = findDenial(denied, isOfCharges) ?? null;
  return {
    ...line,
    ...splitByPayments(judged, splitDisallowed(judged, claimStatus)),
    reversal,
    // Until a line is decided, a reason that may be none of a denial says what it waits for.
    denial:
      denial?.key === "not-allowed" && isUndecided(line.status ?? claimStatus) ? null : denial,
    ...(aside !== null && { aside }),
  };
}

const isUndecided = (status: string | null): boolean =>
  ["in-process", "forwarded", "pended"].includes(claimStatusKey(status));

/**
 * Whether a line without a status has the reason of its denied claim: one that is no denial by itself, such as
 * another service's payment.
 */
const isExplainedDenial = (
  line: Pick<SentLine, "status" | "planPaidCents"> & Parameters<typeof isReasonOfProvider>[0],
  claimStatus: string | null,
): boolean =>
  line.status === null &&
  claimStatusKey(claimStatus) === "denied" &&
  (line.planPaidCents ?? 0) <= 0 &&
  isReasonOfProvider(line);

/** A line with the signs of its amounts turned. */
const mirrored = <Line extends object>(line: Line): Line => ({
  ...line,
  ...Object.fromEntries(
    Object.entries(line).flatMap(([name, value]) =>
      name.endsWith("Cents") && typeof value === "number" ? [[name, 0 - value]] : [],
    ),
  ),
});

const DISALLOWED: LineDenial = {
  key: "disallowed",
  reason: null,
  code: null,
  nextStep: "call-or-appeal",
};

/** Whether a line gives no reason why all that it bills is disallowed. */
const isDisallowedWhole = (
  line: DeniableLine & Omit<ClaimAmounts, "notCoveredCents"> & { readonly reversal: object | null },
): boolean =>
  line.reversal === null &&
  (line.billedCents ?? 0) > 0 &&
  line.discountCents === line.billedCents &&
  line.medicalLineDisallowed === null &&
  line.dentalLineDisallowed === null;

/**
 * Whether a line only repeats its claim's status, which says that some line was denied, but not which
 * one. A line that the plan paid for was not.
 */
const repeatsClaimStatus = (
  { status, planPaidCents }: DeniableLine,
  claimStatus: string | null,
): boolean =>
  status === claimStatus &&
  (claimStatusKey(status) === "denied-in-part" || (planPaidCents ?? 0) > 0);

const NO_REASON = { medicalLineDisallowed: null, dentalLineDisallowed: null };

type NumberedLine = {
  readonly claimDetailPK?: { readonly sequenceNumber: number | null } | null | undefined;
};

/**
 * The numbers of a claim's lines on pages and in files, in their order: the carrier's, or the lines'
 * places where a number is missing, not above zero, or given twice.
 */
export function numberLines(lines: readonly NumberedLine[]): readonly number[] {
  const given = lines.map(({ claimDetailPK }, index) => {
    const number = claimDetailPK?.sequenceNumber ?? 0;
    return number > 0 ? number : index + 1;
  });
  return new Set(given).size === given.length ? given : lines.map((_line, index) => index + 1);
}

const serviceOf = (line: SentLine): string =>
  JSON.stringify([
    line.serviceDateFrom,
    line.cptCode,
    line.dentalProcedure?.procedureCode ?? null,
    line.toothNumber,
    line.toothSurface,
  ]);

const amountsOf = (line: SentLine) =>
  [
    line.billedCents,
    line.planPaidCents,
    line.disallowedCents,
    line.notCoveredCents,
    line.otherPayerPaidCents,
    line.deductibleCents,
    line.copayCents,
    line.coinsuranceCents,
    line.oweCents,
  ] as const;

const reasonOf = ({ medicalLineDisallowed, dentalLineDisallowed }: SentLine): string =>
  JSON.stringify([medicalLineDisallowed, dentalLineDisallowed]);
