import { getAccount } from "#server/gateway/calls/member/account.ts";
import { findPlanPeriods } from "#server/gateway/calls/benefits/benefit-history.ts";
import { getClaim } from "#server/gateway/calls/claims/claims.ts";
import { findReachableClaims } from "#server/gateway/calls/claims/member-claims.ts";
import { isRecordId } from "#server/gateway/wire/record-id.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { CLAIM_TYPES, coverageOf } from "#app/rules/claims/claim-type.ts";
import { contactLinesOf, findPlanPhone } from "#app/rules/contact/plan-line.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { findStandingIn } from "#app/rules/claims/standings.ts";
import { getClaimsScope } from "../list/claim-list.ts";

/** The parameters of a claim's path, `/claims/{type}/{claimId}/{memberSuffix}` (§2). */
export type ClaimParams = {
  readonly claimType: string;
  readonly claimId: string;
  readonly memberSuffix: string;
};

/**
 * The member and type of the claim that a path names. A path that no page of the viewer links to
 * throws 404 without a call to the gateway (T-36).
 */
async function findClaimPlace(member: MemberRequest, params: ClaimParams) {
  const { facts, members, viewer } = await getClaimsScope(member);
  const type = CLAIM_TYPES.find((known) => known === params.claimType);
  const suffix = facts.suffixes.find((known) => String(known) === params.memberSuffix);
  const patient = members.find(({ memberSuffix }) => memberSuffix === suffix);
  if (type === undefined || suffix === undefined || patient === undefined) throwErrorPage(404);
  return { facts, viewer, type, suffix, patient };
}

/** The claim of a path, which throws 404 for one that is no member's. */
export async function loadClaim(member: MemberRequest, params: ClaimParams) {
  const { facts, viewer, type, suffix, patient } = await findClaimPlace(member, params);
  // The list of /claims: only it shows what became of the claim. It may be missing.
  const [claim, periods, listed] = await Promise.all([
    getClaim(member.gateway, { type, id: params.claimId, suffix }),
    findPlanPeriods(member.gateway),
    isRecordId(params.claimId)
      ? findReachableClaims(member.gateway, { type, suffix }, member.today)
      : null,
  ]);
  const ownLines = contactLinesOf(await getAccount(member.gateway), [{ category: type }]);
  return {
    viewer,
    patient,
    viewerSuffix: facts.viewerSuffix,
    listFacts: facts,
    type,
    suffix,
    claim: { ...claim, ...findStandingIn(claim, listed?.claims ?? []) },
    /** Null where the list could not be read. */
    listed: listed?.claims ?? null,
    /** Whether all claims of the list were read. */
    isListWhole: listed?.gap === null,
    periods,
    /** The patient's coverage as the account has it; null for none. */
    coverage: coverageOf(patient, type),
    /** The line of the plan that decides on it. */
    phone: findPlanPhone(member.brand, ownLines),
  };
}

export type ClaimData = Awaited<ReturnType<typeof loadClaim>>;
