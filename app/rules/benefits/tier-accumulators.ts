import type { Tiers } from "#server/gateway/calls/benefit-tiers.ts";
import type { Limit } from "#server/gateway/calls/benefits.ts";
import type { Category } from "../member/eligibility.ts";
import { listAccumulators, pairAccumulators, type AccumulatorPair } from "./accumulators.ts";
import { countedLimits } from "./limits.ts";
import { findTier, listTiers, type TierName } from "./tiers.ts";

/** What the gateway answers of a category: its tiers, and a member's limits. */
export type CategoryAnswer = Tiers & {
  /** Null where they could not be read: the tiers stand without them. */
  readonly limits: readonly Limit[] | null;
};

type Answered = CategoryAnswer & { readonly category: Category };

/** Every tier of an answer by its name: those read, those that could not be, those of limits alone. */
export function tiersOf({ category, tiers, unreadable, limits }: Answered): TierName[] {
  const lost = unreadable.flatMap((tierId) => (tierId === null ? [] : { tierId, name: null }));
  return listTiers([...tiers, ...lost], countedLimits(limits ?? [], category));
}

type Whose = {
  /** Whether it is the signed-in member's: medical tiers have individual amounts of no other (§7). */
  readonly isViewer: boolean;
};

/**
 * The amounts of one tier of an answer, individual and family side by side in display order (§9), in
 * cents; of a plan without tiers for null. The one way from an answer to what pages show.
 */
export function tierPairs(
  { category, tiers, limits }: Answered,
  tier: TierName | null,
  { isViewer }: Whose,
): AccumulatorPair[] {
  const found = tier === null ? undefined : findTier(tiers, tier.tierId);
  return pairAccumulators(
    listAccumulators({
      category,
      tierId: tier?.tierId ?? null,
      groups: found?.groups ?? [],
      limits: limits ?? [],
      ownIndividual: category !== "medical" || isViewer,
    }),
  );
}
