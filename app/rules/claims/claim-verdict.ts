import { showMath, type MathClaim } from "./claim-math.ts";

/** What the math of a claim comes to in a list (§3 "Claim"). */
type Verdict = {
  /** Nothing of the claim is final yet. */
  readonly pending: boolean;
  /** Its amounts, or those of one of its lines, contradict each other. */
  readonly contradictory: boolean;
};

type Judged = Pick<MathClaim, "claimStatusDescription" | "claimDetailTotals"> & Verdict;

/**
 * A list asks several times about each of hundreds of claims, and its pages about the same claims
 * again, whose lines are kept with the answer that named them.
 */
const judged = new WeakMap<MathClaim["claimDetails"], Judged>();

/** Whether nothing of a claim is final yet, by the rule of its math (§3 "Claim"). */
export const isPending = (claim: MathClaim): boolean => judge(claim).pending;

/** Whether the amounts of a claim, or of one of its lines, contradict each other (§3 "Claim"). */
export const isContradictory = (claim: MathClaim): boolean => judge(claim).contradictory;

function judge({ claimDetails, claimDetailTotals, claimStatusDescription }: MathClaim): Verdict {
  const known = judged.get(claimDetails);
  const isSame =
    known?.claimDetailTotals === claimDetailTotals &&
    known.claimStatusDescription === claimStatusDescription;
  if (isSame) return known;
  const { state, lines } = showMath({ claimDetails, claimDetailTotals, claimStatusDescription });
  const verdict: Judged = {
    claimDetailTotals,
    claimStatusDescription,
    pending: state === "undecided",
    contradictory: [state, ...lines.map((line) => line.state)].includes("unbalanced"),
  };
  judged.set(claimDetails, verdict);
  return verdict;
}
