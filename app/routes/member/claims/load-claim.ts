import { getClaim } from "#server/gateway/calls/claims.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { CLAIM_TYPES } from "#app/rules/claims/claim-type.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";
import { getClaimsScope } from "./claim-list.ts";

/** The address of a claim as it stands in the path, `/claims/{type}/{claimId}/{memberSuffix}` (§2). */
export type ClaimParams = {
  readonly claimType: string;
  readonly claimId: string;
  readonly memberSuffix: string;
};

/**
 * One claim and who looks at it: the account first, so that an ended session leads to the log-in
 * page (T-36). An address that no page of this member links to, be it another's suffix or a type in
 * capitals, is unknown like a made-up id, and the gateway is not asked about it.
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
