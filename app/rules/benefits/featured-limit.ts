import type { Limit } from "#server/gateway/calls/benefits/benefits.ts";
import { countedLimits, limitOrder } from "./accumulators.ts";
import { shownTier, type CategoryPlan } from "./category-plan.ts";
import { defaultTier } from "./tiers.ts";

/**
 * The limit of the featured tile (§2): dental, individual, with a name, in the default tier, the first
 * valid one in display order. The tier is chosen among all dental limits, because the tile does not
 * name it and must not show an out-of-network one.
 */
export function featuredLimit(limits: readonly Limit[]) {
  const dental = limits.filter(
    (limit) => limit.category === "dental" && limit.coverageType === "INDIVIDUAL",
  );
  const tier = defaultTier(dental.flatMap((limit) => limit.networkTier ?? []));
  const inTier = dental.filter((limit) => (limit.networkTier ?? tier) === tier);
  return (
    countedLimits(inTier, "dental")
      // Ties keep the gateway's order (§9).
      .toSorted((a, b) => limitOrder(a.name) - limitOrder(b.name))
      .find(hasName) ?? null
  );
}

const hasName = <Given extends Limit>(limit: Given): limit is Given & { readonly name: string } =>
  limitOrder(limit.name) !== 4;

/** Whether something speaks against the featured limit (§2): its own amounts, or its tier's. */
export const isFeaturedDoubtful = (featured: Limit, plan: CategoryPlan): boolean =>
  shownTier(plan, null)
    .pairs.flatMap(({ individual }) => individual ?? [])
    .some(
      ({ name, totalCents, progress }) =>
        name === featured.name && totalCents === featured.totalCents && progress === "inconsistent",
    );
