import type { MemberRequest } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { categoryCoverage, everCovered } from "#app/rules/benefits/as-of-date.ts";
import type { ClaimsBehindFacts } from "#app/rules/benefits/claims-behind.ts";
import { coverageRange, isCovered } from "#app/rules/benefits/coverage-range.ts";
import { findPeriod } from "#app/rules/benefits/plan-periods.ts";
import { offeredClaimTypes } from "#app/rules/claims/claim-type.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { Category } from "#app/rules/member/eligibility.ts";
import type { BenefitsScope } from "./benefits-scope.ts";
import { loadCategory } from "./load-category.ts";
import { loadClaimsBehind } from "./load-claims-behind.ts";

/** The day of a page of another day; null for the page of the day that coverage itself says. */
type Asked = {
  readonly category: Category;
  readonly day: PlainDate | null;
  /** Whether the page names the claims that moved its amounts: "aside" where it can do without. */
  readonly claims?: "aside" | "needed";
};

/**
 * A category of one member: account, eligibility and periods first, then tiers, limits and the claims
 * behind them. Nothing is asked for a category that the member has never had, or not on the asked
 * day; `benefits` is null then.
 */
export async function loadCategoryPage(
  member: MemberRequest,
  scope: BenefitsScope,
  { category, day, claims: wanted }: Asked,
) {
  const coverage = categoryCoverage(scope.rows, category, member.today);
  const usual = coverage.kind === "none" ? null : coverage.day;
  const hasIt = day === null || isCovered(coverageRange(scope.rows, category, day));
  const shown = hasIt ? (day ?? usual) : null;
  const suffix = scope.subject.memberSuffix;
  const period = shown === null ? null : findPeriod(scope.periods, category, shown);
  const facts = claimsFacts(scope, { today: member.today, day: shown ?? member.today, period });
  const { gateway } = member;
  const [benefits, claims] =
    coverage.kind === "none" || shown === null
      ? [null, null]
      : await Promise.all([
          loadCategory(gateway, { category, day: shown, suffix }),
          wanted === undefined
            ? null
            : loadClaimsBehind(gateway, category, facts, { isAside: wanted === "aside" }),
        ]);
  return {
    ...scope,
    category,
    coverage,
    isAsked: day !== null,
    isEverCovered: everCovered(scope.rows).length > 0,
    benefits,
    /** The plan period of the day that is shown; null where it is not known. */
    period,
    /** What the claims behind an amount would be asked with, and those that were loaded. */
    claimsBehind: { facts, claims },
    today: member.today,
    planYear: getRuntime().settings.PLAN_YEAR_TEXT,
  };
}

export type CategoryPage = Awaited<ReturnType<typeof loadCategoryPage>>;

/** What claims would be asked with for this viewer, of the shown member and day. */
function claimsFacts(
  { members, viewer, subject }: BenefitsScope,
  { today, ...of }: Pick<ClaimsBehindFacts, "day" | "period"> & { readonly today: PlainDate },
): ClaimsBehindFacts {
  const list = {
    today,
    types: offeredClaimTypes(members, [viewer]),
    suffixes: members.map(({ memberSuffix }) => memberSuffix),
    viewerSuffix: viewer.memberSuffix,
  };
  return { list, suffix: subject.memberSuffix, ...of };
}
