import { redirect } from "react-router";
import { getAccount } from "#server/gateway/calls/account.ts";
import { findEobDocument } from "#server/gateway/calls/eobs.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { recentClaims, showsEobButton, toRecentClaim } from "#app/rules/claims/recent-claims.ts";
import { getViewer } from "#app/frame/viewer.ts";
import { listRecent } from "./load-home.ts";

/**
 * From a recent claim to its explanation of benefits. Only a claim whose button home shows is asked
 * about: a made-up id never reaches the gateway, and looks the same as one without a document.
 */
export async function goToEob(
  member: MemberRequest,
  claimId: FormDataEntryValue | null,
): Promise<Response> {
  const viewer = await getViewer(await getAccount(member.gateway), member);
  const suffix = viewer.memberSuffix;
  const [medical, dental] = await Promise.all([
    listRecent(member, "medical", suffix),
    listRecent(member, "dental", suffix),
  ]);
  const claim = recentClaims(medical.map(toRecentClaim), dental.map(toRecentClaim)).find(
    ({ id, claimStatusCode }) => id === claimId && showsEobButton({ suffix, claimStatusCode }),
  );
  const documentId = claim === undefined ? null : await findEobDocument(member.gateway, claim.id);
  const to = documentId === null ? "/error/404" : `/eobs/${encodeURIComponent(documentId)}`;
  return redirect(to, { status: 303 });
}
