import { getEmployee, type AccountMember } from "#server/gateway/calls/member/account.ts";
import { getTiers, type Tiers } from "#server/gateway/calls/benefits/benefit-tiers.ts";
import { listLimits } from "#server/gateway/calls/benefits/benefits.ts";
import { listClaims, type ClaimType } from "#server/gateway/calls/claims/claims.ts";
import {
  findReachableClaims,
  withStandingsFrom,
} from "#server/gateway/calls/claims/member-claims.ts";
import { getHasEbill, getShowEbillAlert } from "#server/gateway/calls/plan/ebill.ts";
import { listMemberEligibility } from "#server/gateway/calls/member/eligibility.ts";
import { findOutlineOfCoverage } from "#server/gateway/calls/plan/handbook.ts";
import { listIdCards } from "#server/gateway/calls/member/id-card.ts";
import {
  getPcpEligibility,
  getPreventiveVisitDue,
  listPcpMembers,
} from "#server/gateway/calls/care/pcp.ts";
import { findPlanManagement } from "#server/gateway/calls/plan/plan-management.ts";
import { listPrograms } from "#server/gateway/calls/care/programs.ts";
import { findMissingCare } from "#server/gateway/calls/member/missing-members.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { rowAsOf } from "#app/rules/claims/claim-row.ts";
import { isCityOfPortlandGroup } from "#app/rules/member/groups.ts";
import { programsVisible } from "#app/rules/programs/programs.ts";
import { RECENT_CLAIMS, recentClaimsWindow } from "#app/rules/claims/recent-claims.ts";
import { awaitAll, orNull } from "#app/frame/loading/load.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";

/**
 * Recent claims of one type, standing among all that lists reach, where these can be read (T-86); the
 * page and its action read the same.
 */
export async function listRecentClaims(member: MemberRequest, type: ClaimType, suffix: number) {
  const { gateway, today } = member;
  const { page, size } = RECENT_CLAIMS;
  const query = { type, ...recentClaimsWindow(today), suffix, page, size };
  const [recent, whole] = await Promise.all([
    listClaims(gateway, query),
    findReachableClaims(gateway, { type, suffix }, today),
  ]);
  return withStandingsFrom(recent, whole).map((claim) => rowAsOf(claim, today));
}

/** The account, then everything else in parallel but what this brand or group never shows. */
export async function loadHome(member: MemberRequest) {
  const { gateway, brand } = member;
  const { account, viewer, members } = await getFamily(member);
  const suffix = viewer.memberSuffix;
  const withPrograms = programsVisible(brand.flags);

  const loaded = await awaitAll({
    eligibility: listMemberEligibility(gateway, viewer.memberKey),
    employee: getEmployee(gateway),
    medical: listRecentClaims(member, "medical", suffix),
    dental: listRecentClaims(member, "dental", suffix),
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
    // The partner's own tile needs them; elsewhere a panel does without.
    limits: brand.flags.healthPlanPartner
      ? listLimits(gateway, suffix)
      : orNull(gateway.ask((optional) => listLimits(optional, suffix), "short-timeout")),
    // A second account of the same amounts, which may speak against them.
    medicalTiers: brand.flags.healthPlanPartner ? null : findTiers(member, viewer, "medical"),
    dentalTiers: findTiers(member, viewer, "dental"),
  });
  const { idCards, pcpMembers, pcpEligibility } = loaded;
  return {
    ...loaded,
    unreadCare: await findMissingCare(gateway, members, pcpMembers, pcpEligibility),
    account,
    viewer,
    members,
    idCards: idCards.filter((card) => card.memberKey === viewer.memberKey && card.eligible),
  };
}

/** The viewer's tiers of a category of their account; null without it, and where they can't be read. */
const findTiers = (
  { gateway, today }: MemberRequest,
  viewer: AccountMember,
  category: "medical" | "dental",
): Promise<Tiers | null> | null =>
  viewer[`${category}Eligibility`]?.eligible === true
    ? orNull(
        gateway.ask(
          (optional) => getTiers(optional, { category, suffix: viewer.memberSuffix, day: today }),
          "short-timeout",
        ),
      )
    : null;

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
