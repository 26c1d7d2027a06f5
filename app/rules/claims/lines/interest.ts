import type { SentLine } from "./sent-line.ts";

type PaidLine = Pick<
  SentLine,
  "billedCents" | "planPaidCents" | "otherPayerPaidCents" | "oweCents" | "disallowedCents"
> & { readonly interestCents?: number };

/**
 * The interest in a plan's payment, in cents, as the claim says or its lines do. Where only the claim says it, and
 * the payment of one line is by so much more than what is left of its bill, it is that line's.
 */
export function readInterest<Line extends PaidLine>(
  lines: readonly Line[],
  ofClaim: number | null,
): { readonly lines: readonly Line[]; readonly interestCents: number } {
  const named = lines.reduce((sum, line) => sum + (line.interestCents ?? 0), 0);
  const interestCents = ofClaim ?? named;
  const having = lines.filter((line) => beyondCents(line) === interestCents);
  if (interestCents === 0 || named !== 0 || having.length !== 1) return { lines, interestCents };
  const read = lines.map((line) =>
    line === having[0]
      ? { ...line, planPaidCents: (line.planPaidCents ?? 0) - interestCents }
      : line,
  );
  return { lines: read, interestCents };
}

/** By how much the payments and the share of a line are more than its bill, in cents. */
const beyondCents = (line: PaidLine): number =>
  (line.planPaidCents ?? 0) +
  (line.otherPayerPaidCents ?? 0) +
  (line.oweCents ?? 0) +
  (line.disallowedCents ?? 0) -
  (line.billedCents ?? 0);
