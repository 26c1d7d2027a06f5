import { AMOUNTS, sumAmounts, type AmountName } from "./claim-amounts.ts";
import type { MathClaim } from "./claim-math.ts";

/**
 * Which amounts the gateway left out (§3 "Claim"), of the claim or of any of its lines, by names
 * that hold nothing of the claim itself: "billed", "not-covered"; "lines" where it has none.
 */
export function listMissingAmounts({ claimDetails, claimDetailTotals }: MathClaim): string[] {
  if (claimDetails.length === 0) return ["lines"];
  const sums = sumAmounts(claimDetails);
  const given = { ...sums, ...claimDetailTotals };
  return AMOUNTS.filter((name) => sums[name] === null || given[name] === null).map(logNameOf);
}

const logNameOf = (name: AmountName): string =>
  name.replace("Cents", "").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
