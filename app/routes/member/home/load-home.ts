import { getEmployee } from "#server/gateway/calls/account.ts";
import { listLimits } from "#server/gateway/calls/benefits.ts";
import { listClaims, type Claim, type ClaimType } from "#server/gateway/calls/claims.ts";
import { getHasEbill, getShowEbillAlert } from "#server/gateway/calls/ebill.ts";
import { listMemberEligibility } from "#server/gateway/calls/eligibility.ts";
import { findOutlineOfCoverage } from "#server/gateway/calls/handbook.ts";
import { listIdCards } from "#server/gateway/calls/id-card.ts";
import {
  getPcpEligibility,
  getPreventiveVisitDue,
  listPcpMembers,
} from "#server/gateway/calls/pcp.ts";
import { findPlanManagement } from "#server/gateway/calls/plan-management.ts";
import { listPrograms } from "#server/gateway/calls/programs.ts";
import { findUnreadCare } from "#server/gateway/calls/missing-members.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { isPending } from "#app/rules/claims/claim-verdict.ts";
import { isCityOfPortlandGroup } from "#app/rules/member/groups.ts";
import { programsVisible } from "#app/rules/programs/programs.ts";
import {
  RECENT_CLAIMS,
  recentClaimsWindow,
  toRecentClaim,
} from "#app/rules/claims/recent-claims.ts";
import { loadTogether } from "#app/frame/load-together.ts";
import { getFamily } from "#app/frame/family.ts";

/** Recent claims of one type; the page and its action read the same. */
export function listRecent({ gateway, today }: MemberRequest, type: ClaimType, suffix: number) {
  const { page, size } = RECENT_CLAIMS;
  return listClaims(gateway, { type, ...recentClaimsWindow(today), suffix, page, size });
}

/**
 * The data of home: the account first, then everything else in parallel. Calls whose answer this
 * brand or group never shows are not made.
 */
export async function loadHome(member: MemberRequest) {
  const { gateway, brand } = member;
  const { account, viewer, members } = await getFamily(member);
  const suffix = viewer.memberSuffix;
  const withPrograms = programsVisible(brand.flags);

  const loaded = await loadTogether({
    eligibility: listMemberEligibility(gateway, viewer.memberKey),
    employee: getEmployee(gateway),
    medical: listRecent(member, "medical", suffix),
    dental: listRecent(member, "dental", suffix),
    programs: withPrograms ? listPrograms(gateway) : [],
    pcpMembers: listPcpMembers(gateway),
    pcpEligibility: getPcpEligibility(gateway),
    planManagement: findPlanManagement(gateway),
    hasEbill: withPrograms && getHasEbill(gateway),
    ebillAlert: withPrograms && getShowEbillAlert(gateway),
    idCards: listIdCards(gateway),
    outlineOfCoverageUrl: withPrograms ? findOutlineOfCoverage(gateway) : null,
    preventiveVisitDue: isCityOfPortlandGroup(account.groupId)
      ? getPreventiveVisitDue(gateway)
      : null,
    limits: brand.flags.healthPlanPartner ? listLimits(gateway, suffix) : [],
  });
  const { medical, dental, idCards, pcpMembers, pcpEligibility } = loaded;
  return {
    ...loaded,
    unreadCare: await findUnreadCare(gateway, members, pcpMembers, pcpEligibility),
    account,
    viewer,
    members,
    medical: medical.map(summaryOf),
    dental: dental.map(summaryOf),
    idCards: idCards.filter((card) => card.memberKey === viewer.memberKey && card.eligible),
  };
}

/** Whether a claim is pending depends on its lines, which the summary leaves out. */
const summaryOf = (claim: Claim) => ({ ...toRecentClaim(claim), pending: isPending(claim) });

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
