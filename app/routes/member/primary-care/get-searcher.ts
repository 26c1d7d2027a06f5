import { failUnreadCare } from "#server/gateway/calls/missing-members.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { memberCare } from "#app/rules/care/member-care.ts";
import { contactLinesOf, findPlanPhone } from "#app/frame/load-contact.ts";
import { fullName } from "#app/rules/member/member.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";
import { loadRecords } from "./load-records.ts";

/**
 * For whom an address asks to search, in one round. A suffix of nobody whom the viewer may see is not
 * found, whether it is somebody's or not.
 */
export async function getSearcher(member: MemberRequest, suffixText: string) {
  const { today, brand } = member;
  const { account, members, records, eligibleMemberKeys, unread } = await loadRecords(member);
  const holder = members.find(({ memberSuffix }) => String(memberSuffix) === suffixText);
  if (holder === undefined) return throwEntry(404);
  const { memberKey, memberSuffix: suffix } = holder;
  if (unread.has(memberKey)) await failUnreadCare(member.gateway);
  const isEligible = eligibleMemberKeys.includes(memberKey);
  const record = records.find((it) => it.memberKey === memberKey);
  // Whoever is covered now searches for now, everybody else for when they will be.
  const [period] = memberCare(record, isEligible, today).open;
  return {
    suffix,
    name: fullName(holder),
    path: `/find-care/primary-care/${suffix}/search`,
    /** Null for members who are not eligible or are termed. */
    asMember: period === undefined ? null : { memberKey, effectiveDate: period.effectiveDate },
    zipCode: account.address?.zipCode ?? "",
    phone: findPlanPhone(brand, contactLinesOf(account, [{ category: "medical" }])),
  };
}

export type Searcher = Awaited<ReturnType<typeof getSearcher>>;
