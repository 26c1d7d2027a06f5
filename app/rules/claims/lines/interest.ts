import { sumCents } from "../claim-amounts.ts";
import type { SentLine } from "./sent-line.ts";

type PaidLine = Pick<
  SentLine,
  | "billedCents"
  | "planPaidCents"
  | "otherPayerPaidCents"
  | "oweCents"
  | "disallowedCents"
  | "notCoveredCents"
  | "cptCode"
  | "dentalProcedure"
> & { readonly interestCents?: number };

/** A plan's payments that are no part of a bill, in cents. */
type Beside = {
  readonly interestCents: number;
  /** Of lines that bill nothing, such as interest that is a line of its own. */
  readonly withoutBillCents: number;
};

/**
 * The payments beside a claim's bill, and its lines without them: the interest as the claim says or its lines do.
 * Where only the claim says it, and the payment of one line is by so much more than what is left of its bill, it is
 * that line's.
 */
export function readInterest<Line extends PaidLine>(
  sent: readonly Line[],
  ofClaim: number | null,
): { readonly lines: readonly Line[] } & Beside {
  const named = sent.reduce((sum, line) => sum + (line.interestCents ?? 0), 0);
  const interestCents = ofClaim ?? named;
  const isInLines = interestCents === 0 || named !== 0;
  const having = sent.filter((line) => beyondCents(line) === interestCents);
  const inLine = isInLines || having.length !== 1 ? undefined : having[0];
  // A payment on a line of its own may be for the claim as a whole.
  const isForBill = sent.reduce((sum, line) => sum + beyondCents(line), 0) === 0;
  const isBeside = !isForBill && sent.some(({ billedCents }) => (billedCents ?? 0) > 0);
  const withoutBill = inLine === undefined && isBeside ? sent.filter(isWithoutBill) : [];
  const lines = sent.map((line) => {
    if (withoutBill.includes(line)) return { ...line, planPaidCents: 0 };
    if (line !== inLine) return line;
    return { ...line, planPaidCents: (line.planPaidCents ?? 0) - interestCents };
  });
  const withoutBillCents = sumCents(withoutBill.map(({ planPaidCents }) => planPaidCents)) ?? 0;
  return { lines, interestCents, withoutBillCents };
}

/** Whether a line is a payment, and nothing else: not for a service that bills nothing. */
const isWithoutBill = (line: PaidLine): boolean =>
  line.billedCents === 0 &&
  line.cptCode === null &&
  line.dentalProcedure === null &&
  (line.planPaidCents ?? 0) > 0 &&
  [line.disallowedCents, line.notCoveredCents, line.oweCents, line.otherPayerPaidCents].every(
    (cents) => !cents,
  );

/** By how much the payments and the share of a line are more than its bill, in cents. */
const beyondCents = (line: PaidLine): number =>
  (line.planPaidCents ?? 0) +
  (line.otherPayerPaidCents ?? 0) +
  (line.oweCents ?? 0) +
  (line.disallowedCents ?? 0) -
  (line.billedCents ?? 0);
