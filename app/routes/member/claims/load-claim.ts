import { getClaim } from "#server/gateway/calls/claims.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { CLAIM_TYPES } from "#app/rules/claims/claim-type.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";
import { getClaimsScope } from "./claim-list.ts";

/** The parameters of a claim's path, `/claims/{type}/{claimId}/{memberSuffix}` (§2). */
export type ClaimParams = {
  readonly claimType: string;
  readonly claimId: string;
  readonly memberSuffix: string;
};

/**
 * One claim and its viewer: the account first, so that an ended session leads to the log-in page
 * (T-36). A path that no page of this member links to, such as another member's suffix or a type in
 * capitals, throws 404 without a call to the gateway.
 */
export async function loadClaim(member: MemberRequest, params: ClaimParams) {
  const { facts } = await getClaimsScope(member);
  const type = CLAIM_TYPES.find((known) => known === params.claimType);
  const suffix = facts.suffixes.find((known) => String(known) === params.memberSuffix);
  if (type === undefined || suffix === undefined) throwEntry(404);
  const claim = await getClaim(member.gateway, { type, id: params.claimId, suffix });
  return { viewerSuffix: facts.viewerSuffix, listFacts: facts, type, suffix, claim };
}

export type ClaimData = Awaited<ReturnType<typeof loadClaim>>;
