import type { Tiers } from "#server/gateway/calls/benefits/benefit-tiers.ts";
import type { Limit } from "#server/gateway/calls/benefits/benefits.ts";
import type { Category } from "../member/eligibility.ts";
import {
  isInconsistent,
  tierPairs,
  tiersOf,
  type Accumulator,
  type AccumulatorPair,
  type CategoryAnswer,
} from "./accumulators.ts";
import { chooseTier, knownNetwork } from "./tiers.ts";

/** What home shows of each kind of plan (docs/beyond.md, NOW-01). */
const SHOWN = [
  ["medical", "deductible"],
  ["medical", "outOfPocketMaximum"],
  ["dental", "annualLimit"],
] as const;

type Shown = (typeof SHOWN)[number];

/** Total, met and remaining of one side, in cents. */
type Standing = Readonly<Record<"totalCents" | "metCents" | "remainingCents", number>>;

export type WhereYouStand = {
  readonly category: Shown[0];
  readonly kind: Shown[1];
  readonly individual: Standing | null;
  readonly family: Standing | null;
};

/** A member's tiers by category; absent or null where they were not read. */
export type TiersByCategory = Readonly<Partial<Record<Category, Tiers | null>>>;

/** What home shows, and whether an amount is left out because something speaks against it. */
type Stand = { readonly rows: readonly WhereYouStand[]; readonly isDoubtful: boolean };

/**
 * The in-network deductible and out-of-pocket maximum of a medical plan, and the annual limit of a
 * dental one, of the member whose limits these are (NOW-01): the amounts of the benefits page, by the
 * same two accounts of them. An amount that is missing, or that contradicts another, is left out.
 */
export function whereYouStand(
  limits: readonly Limit[],
  covered: readonly Category[],
  tiers: TiersByCategory = {},
): Stand {
  // Without limits the panel does without: a tier alone is one account of two.
  if (limits.length === 0) return { rows: [], isDoubtful: false };
  const shown = SHOWN.filter(([category]) => covered.includes(category)).flatMap(
    ([category, kind]) => {
      const pair = pairsInNetwork(answerOf(category, limits, tiers))?.find(
        (one) => one.kind === kind,
      );
      return pair === undefined ? [] : [{ category, kind, pair }];
    },
  );
  return {
    rows: shown.flatMap(({ category, kind, pair }) => {
      const [individual, family] = [standingOf(pair.individual), standingOf(pair.family)];
      return individual === null && family === null ? [] : [{ category, kind, individual, family }];
    }),
    isDoubtful: shown.some(({ pair }) => sidesOf(pair).some(isInconsistent)),
  };
}

/** Whether something speaks against the featured limit (§2): its own amounts, or its tier's. */
export function isFeaturedDoubtful(
  featured: Limit,
  limits: readonly Limit[],
  tiers: Tiers | null,
): boolean {
  const answer = answerOf("dental", limits, { dental: tiers });
  const { tier } = chooseTier(tiersOf(answer), null);
  return tierPairs(answer, tier)
    .flatMap(sidesOf)
    .some(
      (one) =>
        one.coverageType === "INDIVIDUAL" &&
        one.name === featured.limitType &&
        one.totalCents === featured.totalCents &&
        isInconsistent(one),
    );
}

const answerOf = (
  category: Category,
  limits: readonly Limit[],
  tiers: TiersByCategory,
): CategoryAnswer => ({
  category,
  ...(tiers[category] ?? { tiers: [], unreadable: [] }),
  limits,
  isViewer: true,
});

function pairsInNetwork(answer: CategoryAnswer): readonly AccumulatorPair[] | null {
  const { tier } = chooseTier(tiersOf(answer), null);
  return tier !== null && knownNetwork(tier.tierId) !== "in" ? null : tierPairs(answer, tier);
}

const sidesOf = ({ individual, family }: AccumulatorPair): readonly Accumulator[] =>
  [individual, family].filter((one) => one !== null);

function standingOf(one: Accumulator | null): Standing | null {
  if (one === null || isInconsistent(one)) return null;
  const { totalCents, metCents, remainingCents } = one;
  return metCents === null || remainingCents === null
    ? null
    : { totalCents, metCents, remainingCents };
}
