import { getTiers, type BenefitsQuery } from "#server/gateway/calls/benefits/benefit-tiers.ts";
import { listLimits } from "#server/gateway/calls/benefits/benefits.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import {
  planOf,
  type CategoryAnswer,
  type CategoryPlan,
} from "#app/rules/benefits/category-plan.ts";
import { findPeriod } from "#app/rules/benefits/days.ts";
import { offeredClaimTypes } from "#app/rules/claims/claim-type.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { coverageOfCategory, shownDay } from "#app/rules/member/coverage.ts";
import type { Category } from "#app/rules/member/eligibility.ts";
import { orNull } from "#app/frame/loading/load.ts";
import type { BenefitsScope } from "../whose/benefits-scope.ts";
import { loadCountableClaims } from "../amounts/load-countable-claims.ts";

type CategoryOnDay = BenefitsQuery & CategoryAnswer;

export type PlanOnDay = CategoryPlan & Pick<BenefitsQuery, "day">;

/**
 * One category's tiers and limits, in one round. Throws what the page shows instead where the tiers
 * cannot be read (T-36); limits that fail leave them standing.
 */
export async function loadCategory(
  gateway: Gateway,
  asked: BenefitsQuery & Pick<CategoryAnswer, "isViewer">,
): Promise<CategoryOnDay> {
  const [tiers, limits] = await Promise.all([
    getTiers(gateway, asked),
    orNull(gateway.ask((optional) => listLimits(optional, asked.suffix, asked.day))),
  ]);
  return { ...asked, ...tiers, limits };
}

type CategoryQuery = {
  readonly category: Category;
  /** Null for the page of the day that coverage itself says. */
  readonly day: PlainDate | null;
  /** Whether the page lists the claims that moved its amounts: "aside" if they are optional. */
  readonly claims?: "aside" | "needed";
};

/**
 * A category of one member: tiers, limits and the claims behind them. For a category that the
 * member never had, or not on the requested day, no call is made and `plan` is null.
 */
export async function loadCategoryPage(
  { gateway, brand }: MemberRequest,
  scope: BenefitsScope,
  { category, day, claims: wanted }: CategoryQuery,
) {
  const { rows, subject, isViewer, members, viewer, today } = scope;
  const coverage = coverageOfCategory(rows, category, today);
  const isCovered = day === null || coverageOfCategory(rows, category, day).kind === "active";
  const shown = isCovered ? (day ?? shownDay(coverage, today)) : null;
  const suffix = subject.memberSuffix;
  const period = shown === null ? null : findPeriod(scope.periods, category, shown);
  const claimsScope = {
    list: {
      today,
      types: offeredClaimTypes(members, [viewer]),
      suffixes: members.map(({ memberSuffix }) => memberSuffix),
      viewerSuffix: viewer.memberSuffix,
    },
    suffix,
    period,
    day: shown ?? today,
  };
  const [answer, claims] =
    shown === null
      ? [null, null]
      : await Promise.all([
          loadCategory(gateway, { category, day: shown, suffix, isViewer }),
          wanted === undefined
            ? null
            : loadCountableClaims(gateway, category, { ...claimsScope, members }, wanted),
        ]);
  return {
    ...scope,
    category,
    coverage,
    isAsked: day !== null,
    /** Null where none is shown. */
    plan: answer && { ...planOf(answer), day: answer.day },
    /** The plan period of the day that is shown; null if it is not known. */
    period,
    /** The query for the claims behind an amount, and the loaded claims. */
    claimsScope,
    claims,
    planYear: brand.planYearText,
  };
}

export type CategoryPage = Awaited<ReturnType<typeof loadCategoryPage>>;

/** A page whose category the member has on its day. */
export type ShownPage = CategoryPage & { readonly plan: PlanOnDay };
