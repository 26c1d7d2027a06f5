import { getAccount } from "#server/gateway/calls/account.ts";
import { getPcpEligibility, listPcpMembers } from "#server/gateway/calls/pcp.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { loadTogether } from "#app/frame/load-together.ts";
import { getViewer } from "#app/frame/viewer.ts";
import { listViewableMembers } from "#app/rules/member/member.ts";

/** The members whose primary care the viewer may see, and what the gateway says of it. One round. */
export async function loadRecords({ gateway, session }: MemberRequest) {
  const { account, records, eligibility } = await loadTogether({
    account: getAccount(gateway),
    records: listPcpMembers(gateway),
    eligibility: getPcpEligibility(gateway),
  });
  const viewer = await getViewer(account, { gateway, session });
  const members = listViewableMembers(account.members, viewer);
  const eligibleMemberKeys = eligibility.eligible
    ? eligibility.members.map(({ memberKey }) => memberKey)
    : [];
  return { account, viewer, members, records, eligibleMemberKeys };
}
