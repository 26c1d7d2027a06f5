import type { ClaimType } from "./claim-type.ts";

/** The address of a claim, `/claims/{claim type}/{claimId}/{memberSuffix}` (§2). */
export function claimPath(claim: { claimType: ClaimType; id: string; suffix: number }): string {
  const parts = [claim.claimType, claim.id, String(claim.suffix)];
  // encodeURIComponent throws on lone surrogates.
  return `/claims/${parts.map((part) => encodeURIComponent(part.toWellFormed())).join("/")}`;
}

/** The page of what can be done about a denied claim (docs/beyond.md, HELP-01). */
export const appealPath = (claim: Parameters<typeof claimPath>[0]): string =>
  `${claimPath(claim)}/appeal`;
