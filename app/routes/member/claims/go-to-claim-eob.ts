import type { MemberRequest } from "#server/middleware/member.ts";
import { redirectToEob } from "#app/documents/redirect-to-eob.ts";
import { showsEobButton } from "#app/rules/claims/recent-claims.ts";
import { loadClaim, type ClaimParams } from "./load-claim.ts";

/**
 * Redirects from a claim to its explanation of benefits. The gateway is asked for the document only
 * where the page shows the button.
 */
export async function goToClaimEob(member: MemberRequest, params: ClaimParams): Promise<Response> {
  const { viewerSuffix, claim } = await loadClaim(member, params);
  const { claimStatusCode } = claim;
  const shown = showsEobButton({ suffix: viewerSuffix, claimStatusCode });
  return redirectToEob(member.gateway, shown ? claim.id : undefined);
}
