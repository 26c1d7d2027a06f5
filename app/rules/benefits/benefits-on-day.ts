import type { AmountGroup, BenefitService, Tier } from "#server/gateway/calls/benefit-tiers.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import type { Category } from "../member/eligibility.ts";
import { listAccumulators, type Accumulator } from "./accumulators.ts";
import { countedLimits } from "./limits.ts";
import { statedAmount } from "./plan-pays.ts";
import type { CategoryAnswer } from "./tier-accumulators.ts";
import { findTier, listTiers, tierKey, type TierName } from "./tiers.ts";

/** One service of a tier with its category, as it is compared; nothing said is null. */
export type ServiceOnDay = BenefitService & { readonly category: string | null };

/** One category of a member on a day. */
export type CategoryOnDay = { readonly category: Category } & (
  | { readonly kind: "notCovered" }
  /** Covered, and the gateway's answer could not be read. */
  | { readonly kind: "unreadable" }
  | {
      readonly kind: "read";
      readonly answer: CategoryAnswer;
      /** As for `listAccumulators`: false for medical tiers of another member. */
      readonly ownIndividual: boolean;
    }
);

/** A member's benefits on a day. A category that is not listed is not known. */
export type BenefitsOnDay = {
  readonly day: PlainDate;
  readonly categories: readonly CategoryOnDay[];
};

/** A tier on a day, as it is compared. */
export type TierOnDay = {
  readonly key: string;
  readonly tier: TierName;
  /** False for one that limits alone name. */
  readonly isAnswered: boolean;
  /** Those that count in this tier alone. */
  readonly amounts: readonly Accumulator[];
  readonly services: readonly ServiceOnDay[];
  readonly pages: Tier["pages"];
};

/** An answer as it is compared. */
export type AnswerOnDay = {
  /** Those that count in every tier. */
  readonly amounts: readonly Accumulator[];
  readonly tiers: readonly TierOnDay[];
  readonly unreadable: CategoryAnswer["unreadable"];
};

type Read = Extract<CategoryOnDay, { readonly kind: "read" }>;

/**
 * An answer as it is compared: amounts of every tier apart from those of one, tiers that limits
 * alone name among the others. `withLimits` is false where the other day's limits are not known:
 * then both days' tiers speak for themselves.
 */
export function answerOnDay(
  { category, answer, ownIndividual }: Read,
  withLimits: boolean,
): AnswerOnDay {
  const limits = withLimits ? countedLimits(answer.limits ?? [], category) : [];
  const amountsOf = (tierId: string | null, groups: readonly AmountGroup[]) =>
    listAccumulators({ category, tierId, groups, limits, ownIndividual });
  const tiers = listTiers(answer.tiers, limits).map((tier) => {
    const answered = findTier(answer.tiers, tier.tierId);
    return {
      key: tierKey(tier.tierId),
      tier: { tierId: tier.tierId, name: tier.name },
      isAnswered: answered !== undefined,
      all: amountsOf(tier.tierId, answered?.groups ?? []),
      services: (answered?.services ?? []).flatMap(servicesOf),
      pages: answered?.pages ?? [],
    };
  });
  return {
    amounts: amountsOf(null, []).filter(({ network }) => network === null),
    unreadable: answer.unreadable,
    tiers: tiers.map(({ all, ...tier }) => ({
      ...tier,
      amounts: all.filter(({ network }) => network !== null),
    })),
  };
}

/** The services of one group of a tier, each with its category; amounts of -1 and 0 are null (§3). */
export const servicesOf = (group: Tier["services"][number]): ServiceOnDay[] =>
  group.services.map((service) => ({
    ...service,
    category: group.category,
    amount: statedAmount(service.amount),
    incentiveTiers: service.incentiveTiers.map((tier) => ({
      ...tier,
      amount: statedAmount(tier.amount),
    })),
  }));
