import type { Logger } from "#server/log/logger.ts";
import { listMissingAmounts, type MathClaim } from "#app/rules/claims/lines/claim-math.ts";
import type { LineMath } from "#app/rules/claims/lines/line-math.ts";

type ReportedClaim = {
  readonly type: string;
  readonly claim: MathClaim;
  readonly math: LineMath;
};

/** Logs amounts that contradict each other or are missing: neither the claim nor an amount. */
export function reportMath(logger: Pick<Logger, "warn">, reported: ReportedClaim): void {
  const { type, claim, math } = reported;
  const pattern = "claims/{type}/{id}";
  if (math.state === "unbalanced") {
    const reason = `${type}.${math.mismatch}`;
    logger.warn({ pattern, reason }, "claim amounts do not add up");
  }
  if (math.state === "unknown") {
    // Where all amounts are there, a rest of the bill may be another payer's.
    const missing = math.differenceCents === null ? listMissingAmounts(claim) : ["other-payer"];
    const reason = [type, ...missing].join(".");
    logger.warn({ pattern, reason }, "claim amounts are missing");
  }
}
