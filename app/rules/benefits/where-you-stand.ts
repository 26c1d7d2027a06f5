import {
  isWhole,
  sidesOf,
  type Accumulator,
  type AccumulatorPair,
  type WholeAmounts,
} from "./accumulators.ts";
import { shownTier, type CategoryPlan } from "./category-plan.ts";
import { knownNetwork } from "./tiers.ts";

/** What home shows of each kind of plan (docs/beyond.md, NOW-01). */
const SHOWN = [
  ["medical", "deductible"],
  ["medical", "outOfPocketMaximum"],
  ["dental", "annualLimit"],
] as const;

type ShownKind = (typeof SHOWN)[number];

export type StandRow = {
  readonly category: ShownKind[0];
  readonly kind: ShownKind[1];
  readonly individual: WholeAmounts | null;
  readonly family: WholeAmounts | null;
};

/** What home shows, and whether an amount is left out because something speaks against it. */
type Stand = { readonly rows: readonly StandRow[]; readonly isDoubtful: boolean };

/**
 * The in-network deductible and out-of-pocket maximum of a medical plan, and the annual limit of a
 * dental one, of the member whose plans these are (NOW-01): the amounts of the benefits page. An amount
 * that is missing, or that contradicts another, is left out.
 */
export function whereYouStand(plans: readonly CategoryPlan[]): Stand {
  const shown = SHOWN.flatMap(([category, kind]) => {
    const plan = plans.find((one) => one.category === category);
    const pair = plan && pairsInNetwork(plan).find((one) => one.kind === kind);
    return pair === undefined ? [] : [{ category, kind, pair }];
  });
  return {
    rows: shown.flatMap(({ category, kind, pair }) => {
      const [individual, family] = [amountsOf(pair.individual), amountsOf(pair.family)];
      return individual === null && family === null ? [] : [{ category, kind, individual, family }];
    }),
    isDoubtful: shown.some(({ pair }) =>
      sidesOf(pair).some(({ progress }) => progress === "inconsistent"),
    ),
  };
}

function pairsInNetwork(plan: CategoryPlan): readonly AccumulatorPair[] {
  const { tier, pairs } = shownTier(plan, null);
  return tier !== null && knownNetwork(tier.tierId) !== "in" ? [] : pairs;
}

function amountsOf(one: Accumulator | null): WholeAmounts | null {
  if (one === null || one.progress === "inconsistent" || !isWhole(one)) return null;
  const { totalCents, metCents, remainingCents } = one;
  return { totalCents, metCents, remainingCents };
}
