import { redirect } from "react-router";
import { findEobDocument } from "#server/gateway/calls/eobs.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { showsEobButton } from "#app/rules/claims/recent-claims.ts";
import { loadClaim, type ClaimParams } from "./load-claim.ts";

/**
 * From a claim to its explanation of benefits, or to the error page where it has none. Only where
 * the page shows the button is the gateway asked for the document.
 */
export async function goToClaimEob(member: MemberRequest, params: ClaimParams): Promise<Response> {
  const { viewerSuffix, claim } = await loadClaim(member, params);
  const { claimStatusCode } = claim;
  const shown = showsEobButton({ suffix: viewerSuffix, claimStatusCode });
  const documentId = shown ? await findEobDocument(member.gateway, claim.id) : null;
  const to = documentId === null ? "/error/404" : `/eobs/${encodeURIComponent(documentId)}`;
  return redirect(to, { status: 303 });
}
