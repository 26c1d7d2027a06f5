import type { MemberRequest } from "#server/middleware/member.ts";
import { everCovered, usualDay } from "#app/rules/benefits/as-of-date.ts";
import type { BenefitsOnDay, CategoryOnDay } from "#app/rules/benefits/benefits-on-day.ts";
import { compareBenefits } from "#app/rules/benefits/compare-benefits.ts";
import { listChangeDays, readComparedDays } from "#app/rules/benefits/comparison-days.ts";
import { coverageRange, isCovered } from "#app/rules/benefits/coverage-range.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { Category } from "#app/rules/member/eligibility.ts";
import { loadEach } from "#app/frame/optional.ts";
import { getBenefitsScope, type BenefitsScope } from "./benefits-scope.ts";
import { loadCategory, type CategoryBenefits } from "./load-category.ts";
import { typedDay } from "./typed-day.ts";

/**
 * A member's benefits on two days, and what changed between them. After the scope's round all that is
 * asked of either day is asked at once; nothing where both days are the same, or for a category that
 * is not covered on a day. Where nothing can be read the page is the first failure's.
 */
export async function loadComparison(member: MemberRequest, query: URLSearchParams) {
  const { gateway, today } = member;
  const scope = await getBenefitsScope(member, query);
  const { rows, days, subject } = scope;
  if (days === null) return { kind: "never" as const, scope };
  const categories = everCovered(rows);
  const own = scope.periods?.filter(({ category }) => categories.includes(category)) ?? null;
  const changes = listChangeDays(own ?? [], days);
  const given = { from: query.getAll("from"), to: query.getAll("to") };
  const { day: usual } = usualDay(rows, today);
  const asked = readComparedDays(given, days, { usual, changes });
  const both = asked.from === asked.to ? [] : [asked.from, asked.to];
  const wanted = both.flatMap((day) =>
    categories
      .filter((category) => isCovered(coverageRange(rows, category, day)))
      .map((category) => ({ category, day, suffix: subject.memberSuffix })),
  );
  const { answers } = await loadEach(gateway, wanted, loadCategory);
  const onDay = (day: PlainDate): BenefitsOnDay => ({
    day,
    categories: categories.map((category) => categoryOn(day, category, { scope, answers })),
  });
  return {
    kind: "compared" as const,
    scope,
    days,
    asked,
    /** Days on which a plan period begins; null while they cannot be read. */
    changeDays: own && changes,
    typed: { from: typedDay(given.from), to: typedDay(given.to) },
    today,
    changes: compareBenefits(onDay(asked.from), onDay(asked.to)),
  };
}

export type Comparison = Extract<
  Awaited<ReturnType<typeof loadComparison>>,
  { readonly kind: "compared" }
>;

type Answered = {
  readonly scope: BenefitsScope;
  readonly answers: readonly CategoryBenefits[];
};

/** What is known of a category on a day. */
function categoryOn(
  day: PlainDate,
  category: Category,
  { scope, answers }: Answered,
): CategoryOnDay {
  const { rows, subject, viewer } = scope;
  if (!isCovered(coverageRange(rows, category, day))) return { category, kind: "notCovered" };
  const answer = answers.find((one) => one.category === category && one.day === day);
  if (answer === undefined) return { category, kind: "unreadable" };
  const ownIndividual = category !== "medical" || subject.memberKey === viewer.memberKey;
  return { category, kind: "read", answer, ownIndividual };
}
