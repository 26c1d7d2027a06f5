import type { MemberRequest } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { categoryCoverage, everCovered } from "#app/rules/benefits/as-of-date.ts";
import { coverageRange, isCovered } from "#app/rules/benefits/coverage-range.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { Category } from "#app/rules/member/eligibility.ts";
import type { BenefitsScope } from "./benefits-scope.ts";
import { loadCategory } from "./load-category.ts";

/** The day of a page of another day; null for the page of the day that coverage itself says. */
type Asked = { readonly category: Category; readonly day: PlainDate | null };

/**
 * A category of one member: account, eligibility and periods first, then tiers and limits. Nothing
 * is asked for a category that the member has never had, or not on the asked day; `benefits` is null
 * then.
 */
export async function loadCategoryPage(
  member: MemberRequest,
  scope: BenefitsScope,
  { category, day }: Asked,
) {
  const coverage = categoryCoverage(scope.rows, category, member.today);
  const usual = coverage.kind === "none" ? null : coverage.day;
  const hasIt = day === null || isCovered(coverageRange(scope.rows, category, day));
  const shown = hasIt ? (day ?? usual) : null;
  const suffix = scope.subject.memberSuffix;
  const benefits =
    coverage.kind === "none" || shown === null
      ? null
      : await loadCategory(member.gateway, { category, day: shown, suffix });
  return {
    ...scope,
    category,
    coverage,
    isAsked: day !== null,
    isEverCovered: everCovered(scope.rows).length > 0,
    benefits,
    today: member.today,
    planYear: getRuntime().settings.PLAN_YEAR_TEXT,
  };
}

export type CategoryPage = Awaited<ReturnType<typeof loadCategoryPage>>;
