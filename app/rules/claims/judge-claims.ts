import { denialOf, isDenied } from "./claim-denial.ts";
import { hasAllServicesOf, haveSameService } from "./same-visit.ts";
import { judgeStandings, mayHold, type Standing, type StandingClaim } from "./standings.ts";

type JudgeableClaim = StandingClaim & Parameters<typeof denialOf>[0];

/**
 * The claims of one person and type as a list says them, each answer once: where each stands, and, of one that
 * was denied as a whole, its twin (T-86).
 */
export const judgeClaims = <Claim extends JudgeableClaim>(
  claims: readonly Claim[],
): readonly (Claim & Standing)[] => markTwins(judgeStandings(claims));

/**
 * Gives a denied claim its twin, if there is one: a decided claim of its day for all of its services that was
 * not denied, such as a drug that was filled in the end.
 */
function markTwins<Claim extends JudgeableClaim & Standing>(
  claims: readonly Claim[],
): readonly Claim[] {
  const settled = claims.filter(
    (claim) =>
      mayHold(claim) &&
      !claim.assessed.pending &&
      !isDenied(claim) &&
      (claim.claimDetailTotals.billedCents ?? 0) > 0,
  );
  return claims.map((claim) => {
    if (denialOf(claim) !== "denied") return claim;
    const twin = settled.find(
      (other) => haveSameService(claim, other) && hasAllServicesOf(other, claim),
    );
    return twin === undefined ? claim : { ...claim, twin: twin.id };
  });
}
