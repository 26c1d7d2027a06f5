import type { Logger } from "#server/log/logger.ts";
import type { LineMath, MathClaim } from "#app/rules/claims/claim-math.ts";
import { listMissingAmounts } from "#app/rules/claims/missing-amounts.ts";

type Reported = {
  readonly requestId: string;
  readonly type: string;
  readonly claim: MathClaim;
  readonly math: LineMath;
};

/**
 * Logs that a claim's amounts contradict each other, or that some are missing. Neither the claim
 * nor an amount is logged.
 */
export function reportMath(logger: Pick<Logger, "warn">, reported: Reported): void {
  const { requestId, type, claim, math } = reported;
  const pattern = "claims/{type}/{id}";
  if (math.state === "unbalanced") {
    const reason = `${type}.${math.mismatch}`;
    logger.warn({ requestId, pattern, reason }, "claim amounts do not add up");
  }
  if (math.state === "unknown") {
    const reason = [type, ...listMissingAmounts(claim)].join(".");
    logger.warn({ requestId, pattern, reason }, "claim amounts are missing");
  }
}
