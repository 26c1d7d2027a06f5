import { nameMembers } from "#app/frame/words/name-members.ts";
import { showDates, showPlanStatus } from "#app/frame/words/show-coverage.ts";
import { contactLinesOf, findPlanPhone } from "#app/rules/contact/plan-line.ts";
import {
  listCategoryStatuses,
  lastCoveredDay,
  type CoverageStatus,
} from "#app/rules/member/coverage.ts";
import { CATEGORIES } from "#app/rules/member/eligibility.ts";
import { fullName, displayId, isSubscriber } from "#app/rules/member/member.ts";
import { accountSummaryText } from "#app/text/account/summary.ts";
import { showDate } from "#app/text/common/format.ts";
import type { SummaryData } from "./load-summary.ts";

/** The view of the account's summary: the plan's facts, and the coverage of each member. */
export function viewSummary(data: SummaryData) {
  const { account, viewer, members, family, employee, unread, brand, today } = data;
  const { subscriberId, groupId, groupName, effectiveDate, hireDate } = account;
  const shownId = displayId({ ...employee, subscriberId });
  const rowsOf = (memberKey: string) => family.filter((row) => row.memberKey === memberKey);
  const nameOf = nameMembers(members, fullName);
  const people = members.map((one) => ({
    suffix: one.memberSuffix,
    name: nameOf(one),
    relationship: one.relationshipDescription?.trim() ?? "",
    isUnavailable: unread.has(one.memberKey),
    coverage: listCategoryStatuses(rowsOf(one.memberKey), today).map(viewStatus),
  }));
  const had = new Set(people.flatMap(({ coverage }) => coverage.map(({ category }) => category)));
  // A category may be named by the account only, and by no member's rows.
  for (const one of members.filter(({ memberKey }) => unread.has(memberKey))) {
    const named = CATEGORIES.filter((category) => one[`${category}Eligibility`]?.eligible);
    for (const category of named) had.add(category);
  }
  return {
    id: shownId,
    idKind: shownId === subscriberId ? ("subscriber" as const) : ("employee" as const),
    groupId,
    groupName,
    parentGroup: account.parentGroupName ?? account.parentGroupId,
    effectiveDate,
    hireDate,
    isSubscriber: isSubscriber(viewer.memberSuffix),
    categories: CATEGORIES.filter((category) => had.has(category)),
    people,
    phone: findPlanPhone(brand, contactLinesOf(account, rowsOf(viewer.memberKey))),
  };
}

const viewStatus = ({ category, status, on, ends }: CoverageStatus) => ({
  category,
  says: status === null ? showDates({ from: null, until: null }) : showPlanStatus(status, on),
  lastDay: ends && accountSummaryText.family.lastDay(showDate(lastCoveredDay(ends))),
});

export type ShownStatus = ReturnType<typeof viewStatus>;
export type SummaryView = ReturnType<typeof viewSummary>;
