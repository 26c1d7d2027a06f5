import { loadEach } from "#app/frame/loading/load.ts";
import { knownDays, readAskedDay } from "#app/rules/benefits/days.ts";
import { coverageOfCategory, coverageOn, shownDay } from "#app/rules/member/coverage.ts";
import { coversAnyDay } from "#app/rules/member/coverage-spells.ts";
import { CATEGORIES } from "#app/rules/member/eligibility.ts";
import { findMissingCoverage, requireRows } from "#server/gateway/calls/member/eligibility.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { loadCategory } from "../category/load-category.ts";
import { getBenefitsScope } from "../whose/benefits-scope.ts";

/**
 * Reads the benefits on one day of all members visible to the viewer; null if none of them was ever
 * covered. Where nothing can be read, it throws the error page of the first failure.
 */
export async function loadSummary(member: MemberRequest, query: URLSearchParams) {
  const { gateway, today } = member;
  const scope = await getBenefitsScope(member, new URLSearchParams());
  const unread = await findMissingCoverage(gateway, scope.members, scope.familyRows);
  const members = scope.members.map((one) => ({
    ...one,
    isViewer: one.memberKey === scope.viewer.memberKey,
    isUnavailable: unread.has(one.memberKey),
    rows: scope.familyRows.filter(({ memberKey }) => memberKey === one.memberKey),
  }));
  const rows = members.flatMap((one) => one.rows);
  const days = knownDays(rows, scope.periods, today);
  if (days === null) {
    const lost = members.find(({ isUnavailable }) => isUnavailable);
    if (lost !== undefined) await requireRows(gateway, lost, scope.familyRows);
    return null;
  }
  const coverage = coverageOn(rows.filter(coversAnyDay), today);
  const defaultDay = shownDay(coverage, today) ?? today;
  const asked = readAskedDay(query.getAll("asOfDate"), days, defaultDay);
  const wanted = members.flatMap(({ rows: own, memberSuffix: suffix, isViewer }) =>
    CATEGORIES.filter(
      (category) => coverageOfCategory(own, category, asked.day).kind === "active",
    ).map((category) => ({ category, suffix, day: asked.day, isViewer })),
  );
  const { answers } = await loadEach(gateway, wanted, loadCategory);
  const { periods } = scope;
  return { members, periods, answers, days, asked, defaultDay, coverage, today };
}

export type SummaryData = NonNullable<Awaited<ReturnType<typeof loadSummary>>>;
