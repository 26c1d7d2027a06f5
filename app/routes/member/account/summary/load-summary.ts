import { awaitAll } from "#app/frame/loading/load.ts";
import { getEmployee } from "#server/gateway/calls/member/account.ts";
import {
  findMissingCoverage,
  listFamilyEligibility,
} from "#server/gateway/calls/member/eligibility.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import type { MemberRequest } from "#server/middleware/member.ts";

/** The account at a glance (S-06): the account first, then all else at once. */
export async function loadSummary(member: MemberRequest) {
  const { gateway, brand, today } = member;
  const { account, viewer, members } = await getFamily(member);
  const { family, employee } = await awaitAll({
    family: listFamilyEligibility(gateway),
    employee: getEmployee(gateway),
  });
  const unread = await findMissingCoverage(gateway, members, family);
  return { account, viewer, members, family, employee, unread, brand, today };
}

export type SummaryData = Awaited<ReturnType<typeof loadSummary>>;
