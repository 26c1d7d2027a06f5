import { getRuntime } from "#server/runtime.ts";
import type { AccumulatorKind } from "#app/rules/benefits/accumulator-kind.ts";
import { isInconsistent, tierPairs, tiersOf } from "#app/rules/benefits/accumulators.ts";
import { chooseTier, type TierName } from "#app/rules/benefits/tiers.ts";
import type { Category } from "#app/rules/member/eligibility.ts";
import type { CategoryBenefits } from "../category/load-category.ts";

type Reported = {
  readonly category: Category;
  /** Whether amounts contradict each other, and their kinds where known. */
  readonly isInconsistent?: boolean;
  readonly kinds?: readonly AccumulatorKind[];
  readonly isTierUnavailable: boolean;
};

/** Logs amounts that contradict each other and tiers that could not be read: no member, no amount. */
export function reportBenefits(all: readonly Reported[]): void {
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

/** The log entry for the tiers on a page; nothing if it shows none. */
export function reportTiers(
  benefits: CategoryBenefits | null,
  tiers: readonly (TierName | null)[],
): void {
  if (benefits === null) return;
  const kinds = tiers
    .flatMap((tier) => tierPairs(benefits, tier))
    .filter((pair) => [pair.individual, pair.family].some((one) => one && isInconsistent(one)))
    .map(({ kind }) => kind);
  reportBenefits([
    {
      category: benefits.category,
      isInconsistent: kinds.length > 0,
      kinds: [...new Set(kinds)],
      isTierUnavailable: benefits.unreadable.length > 0,
    },
  ]);
}

/** The same for the tier shown on a category's page, named by its address. */
export const reportShownTier = (benefits: CategoryBenefits | null, asked: string | null): void =>
  reportTiers(benefits, benefits ? [chooseTier(tiersOf(benefits), asked).tier] : []);
