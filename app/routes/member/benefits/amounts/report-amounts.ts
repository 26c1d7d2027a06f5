import { getRuntime } from "#server/runtime.ts";
import type { AccumulatorKind } from "#app/rules/benefits/accumulator-kind.ts";
import { sidesOf, type AccumulatorPair } from "#app/rules/benefits/accumulators.ts";
import { shownTier, type CategoryPlan } from "#app/rules/benefits/category-plan.ts";
import type { Category } from "#app/rules/member/eligibility.ts";

type ReportedCategory = {
  readonly category: Category;
  /** Whether amounts contradict each other, and their kinds where known. */
  readonly isInconsistent?: boolean;
  readonly kinds?: readonly AccumulatorKind[];
  readonly isTierUnavailable: boolean;
};

/** Logs amounts that contradict each other and tiers that could not be read: no member, no amount. */
export function reportBenefits(all: readonly ReportedCategory[]): void {
  const { logger } = getRuntime();
  for (const { category, kinds = [], ...one } of all) {
    const pattern = `benefits/${category}`;
    if (one.isInconsistent) {
      const reason = [category, ...kinds].join(".");
      logger.warn({ pattern, reason }, "benefit amounts do not agree");
    }
    if (one.isTierUnavailable) {
      logger.warn({ pattern, reason: category }, "a tier could not be read");
    }
  }
}

/** The log entry for the accumulators of a plan that are on a page. */
export function reportPairs(
  { category, unreadable }: CategoryPlan,
  pairs: readonly AccumulatorPair[],
): void {
  const kinds = pairs
    .filter((pair) => sidesOf(pair).some(({ progress }) => progress === "inconsistent"))
    .map(({ kind }) => kind);
  reportBenefits([
    {
      category,
      isInconsistent: kinds.length > 0,
      kinds: [...new Set(kinds)],
      isTierUnavailable: unreadable.length > 0,
    },
  ]);
}

/** The log entry for the tier that a category's address names; nothing if the page shows none. */
export function reportShownTier(plan: CategoryPlan | null, asked: string | null): void {
  if (plan !== null) reportPairs(plan, shownTier(plan, asked).pairs);
}
