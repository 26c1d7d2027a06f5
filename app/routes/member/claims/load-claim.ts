import { getAccount } from "#server/gateway/calls/account.ts";
import { getClaim } from "#server/gateway/calls/claims.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import type { ClaimFilterFacts } from "#app/rules/claims/claim-filters.ts";
import { CLAIM_TYPES } from "#app/rules/claims/claim-type.ts";
import { listViewableMembers } from "#app/rules/member/member.ts";
import { getViewer } from "#app/frame/viewer.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";
import { offeredTypes } from "./ask-claims.ts";

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
export async function loadClaim({ gateway, session, today }: MemberRequest, params: ClaimParams) {
  const account = await getAccount(gateway);
  const viewer = await getViewer(account, { gateway, session });
  const suffixes = listViewableMembers(account.members, viewer).map((it) => it.memberSuffix);
  const type = CLAIM_TYPES.find((known) => known === params.claimType);
  const suffix = suffixes.find((known) => String(known) === params.memberSuffix);
  if (type === undefined || suffix === undefined) throwEntry(404);
  const claim = await getClaim(gateway, { type, id: params.claimId, suffix });
  const viewerSuffix = viewer.memberSuffix;
  const listFacts: ClaimFilterFacts = {
    today,
    types: offeredTypes(viewer),
    suffixes,
    viewerSuffix,
  };
  return { viewerSuffix, listFacts, type, suffix, claim };
}

export type ClaimData = Awaited<ReturnType<typeof loadClaim>>;
