import { getTiers } from "#server/gateway/calls/benefit-tiers.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { categoryCoverage, everCovered } from "#app/rules/benefits/as-of-date.ts";
import { coverageRange, isCovered } from "#app/rules/benefits/coverage-range.ts";
import { loadEach } from "#app/frame/optional.ts";
import { getBenefitsScope, readQueryDay } from "./benefits-scope.ts";

/**
 * The tiers of every category of one member, in one round after the scope's: on the day of the
 * address, or each on the day that its own page shows. Where none can be read the page is the first
 * failure's; without a word to look for nothing is asked.
 */
export async function loadSearch(member: MemberRequest, query: URLSearchParams) {
  const { gateway, today } = member;
  const scope = await getBenefitsScope(member, query);
  const { rows, subject } = scope;
  const { day, isDayUnknown } = readQueryDay(scope, query, today);
  const typed = query.get("q")?.trim() ?? "";
  const offered = day === null ? scope.categories : everCovered(rows);
  const wanted = (typed === "" ? [] : offered).flatMap((category) => {
    if (day !== null) {
      return isCovered(coverageRange(rows, category, day)) ? { category, day } : [];
    }
    const coverage = categoryCoverage(rows, category, today);
    return coverage.kind === "none" ? [] : { category, day: coverage.day };
  });
  const { answers, failed } = await loadEach(gateway, wanted, async (optional, one) => ({
    ...one,
    ...(await getTiers(optional, { ...one, suffix: subject.memberSuffix })),
  }));
  return {
    scope,
    typed,
    day,
    isDayUnknown,
    answers,
    failed: failed.map(({ category }) => category),
    today,
  };
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;
