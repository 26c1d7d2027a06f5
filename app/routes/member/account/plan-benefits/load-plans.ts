import { listFamilyEligibility } from "#server/gateway/calls/eligibility.ts";
import { findPlanManagement } from "#server/gateway/calls/plan-management.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { loadTogether } from "#app/frame/load-together.ts";
import { orUnread } from "#app/frame/optional.ts";
import { getFamily } from "#app/frame/family.ts";
import { isSubscriber } from "#app/rules/member/member.ts";

/**
 * The data of the page in two rounds. Without plan management, plans and their dates are still
 * shown: it is "unread" then.
 */
export async function loadPlans(member: MemberRequest) {
  const { gateway, today } = member;
  const { viewer, members } = await getFamily(member);
  const { eligibility, details } = await loadTogether({
    eligibility: listFamilyEligibility(gateway),
    details: orUnread(gateway.ask(findPlanManagement)),
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
