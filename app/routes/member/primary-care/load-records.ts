import { getPcpEligibility, listPcpMembers } from "#server/gateway/calls/pcp.ts";
import { findUnreadCare } from "#server/gateway/calls/missing-members.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { loadTogether } from "#app/frame/load-together.ts";
import { getFamily } from "#app/frame/family.ts";

/** The members whose primary care the viewer may see, and what the gateway says of it. One round. */
export async function loadRecords({ gateway, session }: MemberRequest) {
  const { whose, records, eligibility } = await loadTogether({
    whose: getFamily({ gateway, session }),
    records: listPcpMembers(gateway),
    eligibility: getPcpEligibility(gateway),
  });
  const { account, viewer, members } = whose;
  const eligibleMemberKeys = eligibility.eligible
    ? eligibility.members.map(({ memberKey }) => memberKey)
    : [];
  const unread = await findUnreadCare(gateway, members, records, eligibility);
  return { account, viewer, members, records, eligibleMemberKeys, unread };
}
