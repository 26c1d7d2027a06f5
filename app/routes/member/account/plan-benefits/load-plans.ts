import { listFamilyEligibility } from "#server/gateway/calls/member/eligibility.ts";
import { findPlanManagement } from "#server/gateway/calls/plan/plan-management.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { awaitAll, orUnavailable } from "#app/frame/loading/load.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import { isSubscriber } from "#app/rules/member/member.ts";

/** The page's data in two rounds; plans show without plan management, which is "unavailable" then. */
export async function loadPlans(member: MemberRequest) {
  const { gateway, today } = member;
  const { viewer, members } = await getFamily(member);
  const { eligibility, details } = await awaitAll({
    eligibility: listFamilyEligibility(gateway),
    details: orUnavailable(gateway.ask(findPlanManagement)),
  });
  const keys = new Set(members.map(({ memberKey }) => memberKey));
  return {
    today,
    members,
    eligibility: eligibility.filter(({ memberKey }) => keys.has(memberKey)),
    details,
    mayEnd: isSubscriber(viewer.memberSuffix),
  };
}

export type PlansData = Awaited<ReturnType<typeof loadPlans>>;
