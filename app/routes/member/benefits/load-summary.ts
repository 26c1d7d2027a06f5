import type { AccountMember } from "#server/gateway/calls/account.ts";
import { findUnreadCoverage, requireRows } from "#server/gateway/calls/missing-members.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { knownDays, readAskedDay, usualDay } from "#app/rules/benefits/as-of-date.ts";
import { coverageRange, isCovered } from "#app/rules/benefits/coverage-range.ts";
import { CATEGORIES, type Category } from "#app/rules/member/eligibility.ts";
import { loadEach } from "#app/frame/optional.ts";
import { getBenefitsScope } from "./benefits-scope.ts";
import { loadCategory } from "./load-category.ts";
import { typedDay } from "./typed-day.ts";

/** A category of one member, which was asked for. */
type Wanted = { readonly member: AccountMember; readonly category: Category };

/**
 * The benefits of everybody the viewer may see on one day, in one round after the scope's: tiers and
 * limits of each category that a member has that day. What cannot be read is missing from `answers`;
 * where nothing can be read the page is the first failure's. Null where nobody was ever covered.
 */
export async function loadSummary(member: MemberRequest, query: URLSearchParams) {
  const { gateway, today } = member;
  const { viewer, periods, ...scope } = await getBenefitsScope(member, new URLSearchParams());
  const unread = await findUnreadCoverage(gateway, scope.members, scope.family);
  const members = scope.members.map((one) => ({
    ...one,
    isUnread: unread.has(one.memberKey),
    rows: scope.family.filter(({ memberKey }) => memberKey === one.memberKey),
  }));
  const rows = members.flatMap((one) => one.rows);
  const days = knownDays(rows, periods, today);
  if (days === null) {
    const lost = members.find(({ isUnread }) => isUnread);
    if (lost !== undefined) await requireRows(gateway, lost, scope.family);
    return { kind: "never" as const };
  }
  const usual = usualDay(rows, today);
  const asked = readAskedDay(query.getAll("asOfDate"), days, usual.day);
  const wanted = members.flatMap((one) =>
    CATEGORIES.filter((category) => isCovered(coverageRange(one.rows, category, asked.day))).map(
      (category): Wanted => ({ member: one, category }),
    ),
  );
  const { answers } = await loadEach(
    gateway,
    wanted,
    (optional, { member: { memberSuffix: suffix }, category }) =>
      loadCategory(optional, { category, suffix, day: asked.day }),
  );
  const typed = typedDay(query.getAll("asOfDate"));
  return {
    kind: "day" as const,
    viewer,
    members,
    periods,
    days,
    usual,
    asked,
    typed,
    answers,
  };
}

export type SummaryOfDay = Extract<Awaited<ReturnType<typeof loadSummary>>, { kind: "day" }>;
