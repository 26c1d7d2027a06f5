import type { Limit } from "#server/gateway/calls/benefits/benefits.ts";
import { isInconsistent, tierPairs, tiersOf, type Accumulator } from "./accumulators.ts";
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

/**
 * The in-network deductible and out-of-pocket maximum of a medical plan, and the annual limit of a
 * dental one, of the member whose limits these are (NOW-01): the amounts of the benefits page. An
 * amount that is missing, or that contradicts another, is left out.
 */
export function whereYouStand(
  limits: readonly Limit[],
  covered: readonly string[],
): readonly WhereYouStand[] {
  return SHOWN.filter(([category]) => covered.includes(category)).flatMap(([category, kind]) => {
    const answer = { category, tiers: [], unreadable: [], limits, isViewer: true };
    const { tier } = chooseTier(tiersOf(answer), null);
    if (tier !== null && knownNetwork(tier.tierId) !== "in") return [];
    const pair = tierPairs(answer, tier).find((one) => one.kind === kind);
    const [individual, family] = [standingOf(pair?.individual), standingOf(pair?.family)];
    return individual === null && family === null ? [] : [{ category, kind, individual, family }];
  });
}

function standingOf(one: Accumulator | null | undefined): Standing | null {
  if (one == null || isInconsistent(one)) return null;
  const { totalCents, metCents, remainingCents } = one;
  return metCents === null || remainingCents === null
    ? null
    : { totalCents, metCents, remainingCents };
}
