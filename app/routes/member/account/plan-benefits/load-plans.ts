import { getAccount } from "#server/gateway/calls/account.ts";
import { listFamilyEligibility } from "#server/gateway/calls/eligibility.ts";
import { findPlanManagement } from "#server/gateway/calls/plan-management.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { loadTogether } from "#app/frame/load-together.ts";
import { orUnread } from "#app/frame/or-unread.ts";
import { getViewer } from "#app/frame/viewer.ts";
import { isSubscriber, listViewableMembers } from "#app/rules/member/member.ts";

/**
 * The data of the page in two rounds. Without plan management, plans and their dates are still
 * shown: it is "unread" then.
 */
export async function loadPlans(member: MemberRequest) {
  const { gateway, today } = member;
  const account = await getAccount(gateway);
  const viewer = await getViewer(account, member);
  const { eligibility, details } = await loadTogether({
    eligibility: listFamilyEligibility(gateway),
    details: orUnread(findPlanManagement(gateway)),
  });
  const members = listViewableMembers(account.members, viewer);
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
