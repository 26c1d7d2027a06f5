import type { Category } from "../member/eligibility.ts";
import {
  listAccumulators,
  pairAccumulators,
  type AccumulatorPair,
  type AmountGroup,
} from "./accumulators.ts";
import { countedLimits, type Limit } from "./limits.ts";
import { findTier, listTiers, type TierName } from "./tiers.ts";

/** A category's tiers and limits of one member, as the loader of category pages answers them. */
export type AnsweredCategory = {
  readonly category: Category;
  readonly tiers: readonly (TierName & { readonly groups: readonly AmountGroup[] })[];
  /** Ids of tiers that could not be read; null for one without an id. */
  readonly unreadable: readonly (string | null)[];
  /** Null where they could not be read. */
  readonly limits: readonly Limit[] | null;
};

/** Every tier of an answer by its name: those read, those that could not be, those of limits alone. */
export function tiersOf({ category, tiers, unreadable, limits }: AnsweredCategory): TierName[] {
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
  { category, tiers, limits }: AnsweredCategory,
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
