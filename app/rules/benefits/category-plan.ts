import type { Tier, Tiers } from "#server/gateway/calls/benefits/benefit-tiers.ts";
import type { Limit } from "#server/gateway/calls/benefits/benefits.ts";
import type { Category } from "../member/eligibility.ts";
import { networkNamedIn } from "./accumulator-kind.ts";
import { chooseTier, findTier, knownNetwork, listTiers, tierKey, type TierName } from "./tiers.ts";
import {
  type Accumulator,
  type AccumulatorPair,
  pairAccumulators,
  withConflict,
  type WithTotal,
  isCounted,
  accumulatorOf,
  identityOf,
  shareNetwork,
  countedLimits,
  limitOrder,
} from "./accumulators.ts";

/** The gateway's data on a category of one member: its tiers, and all of their limits. */
export type CategoryAnswer = Tiers & {
  readonly category: Category;
  /** Null if they could not be read; the tiers are still shown. */
  readonly limits: readonly Limit[] | null;
  /** Whether the member is the viewer: medical tiers have individual amounts of no other (§7). */
  readonly isViewer: boolean;
};

/** An answer whose tiers may be missing: then only the limits state the amounts. */
type PartialAnswer = Omit<CategoryAnswer, keyof Tiers> & Partial<Tiers>;

/** A tier of a plan, with its accumulators in display order. */
export type PlanTier = TierName & {
  /** What the tier lists; null where it could not be read, or only limits name it. */
  readonly listed: Tier | null;
  readonly pairs: readonly AccumulatorPair[];
};

/** A category of one member: the gateway's two accounts of its amounts as one. */
export type CategoryPlan = {
  readonly category: Category;
  /** Tiers that were read, then those that could not be, then those that only limits name. */
  readonly tiers: readonly PlanTier[];
  /** The accumulators of a plan without tiers; empty for others. */
  readonly withoutTier: readonly AccumulatorPair[];
  /** The ids of the tiers that could not be read; null for one without an id. */
  readonly unreadable: Tiers["unreadable"];
  /** Whether limits could be read; without them only the tiers' own amounts are known. */
  readonly hasLimits: boolean;
};

/** The plan of an answer, with the accumulators of every tier: made once, where it is read. */
export function planOf(answer: PartialAnswer): CategoryPlan {
  const { category, tiers = [], unreadable = [], limits } = answer;
  const lost = unreadable.flatMap((tierId) => (tierId === null ? [] : { tierId, name: null }));
  const names = listTiers([...tiers, ...lost], countedLimits(limits ?? [], category));
  const ofLimits = limitAccumulators(answer);
  const pairsIn = (tierId: string | null) =>
    pairAccumulators(listAccumulators(answer, tierId, ofLimits));
  return {
    category,
    tiers: names.map(({ tierId, name }) => ({
      tierId,
      name,
      listed: findTier(tiers, tierId) ?? null,
      pairs: pairsIn(tierId),
    })),
    withoutTier: names.length === 0 ? pairsIn(null) : [],
    unreadable,
    hasLimits: limits !== null,
  };
}

/** The tier of an address, in any spelling, else the one shown first (§9), and its accumulators. */
export function shownTier(
  { tiers, withoutTier }: Pick<CategoryPlan, "tiers" | "withoutTier">,
  asked: string | null,
) {
  const { tier, isUnknown } = chooseTier(tiers, asked);
  return { tier, isUnknown, pairs: tier?.pairs ?? withoutTier };
}

const limitAccumulators = ({ limits, category }: PartialAnswer): Accumulator[] =>
  withoutRepeats(countedLimits(limits ?? [], category).map((limit) => fromLimit(limit, category)));

/**
 * The accumulators of a tier (null: of a plan without tiers) in display order (§9): valid limits (§3)
 * that count in it and its own amounts, each once, without those of -1 or 0 (T-44).
 */
export function listAccumulators(
  answer: PartialAnswer,
  tierId: string | null,
  ofLimits = limitAccumulators(answer),
): Accumulator[] {
  const { category, tiers = [], isViewer } = answer;
  const network = tierId === null ? null : tierKey(tierId);
  const fromLimits = ofLimits.filter(
    (one) => one.network === null || network === null || one.network === network,
  );
  const isOwn = category !== "medical" || isViewer;
  const amounts = (tierId === null ? undefined : findTier(tiers, tierId))?.amounts ?? [];
  const fromTier = amounts
    .filter(({ coverageType }) => isOwn || coverageType === "FAMILY")
    .filter(isCounted)
    .map((amount) => accumulatorOf(amount, { category, network }));
  return reconcileLimitsAndTier(fromLimits, fromTier).toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** A limit that counts in every tier by its field, but names a network, counts in that one. */
const fromLimit = (limit: Limit & WithTotal, category: Category): Accumulator =>
  accumulatorOf(limit, {
    category,
    network: limit.networkTier === null ? networkNamedIn(limit.name) : tierKey(limit.networkTier),
  });

/** §9: Annual Limit, then the deductible in network, then others, then those without a name. */
function orderOf({ kind, name, network }: Accumulator): number {
  if (kind === "annualLimit") return 1;
  if (kind === "deductible" && (network === null || knownNetwork(network) === "in")) return 2;
  return kind === "other" ? limitOrder(name) : 3;
}

/**
 * The gateway's two accounts of a tier's amounts as one list, limits first. An amount in both
 * appears once, as the limit, which is loaded by the member's suffix; differences are recorded.
 */
function reconcileLimitsAndTier(
  limits: readonly Accumulator[],
  tier: readonly Accumulator[],
): Accumulator[] {
  const twins = new Map<Accumulator, Accumulator>();
  for (const one of tier) {
    const [limit] = limits
      .filter((candidate) => !twins.has(candidate) && isSame(candidate, one))
      .toSorted((a, b) => distance(a, one) - distance(b, one));
    if (limit !== undefined) twins.set(limit, one);
  }
  const taken = new Set(twins.values());
  return [
    ...limits.map((limit) => joined(limit, twins.get(limit))),
    ...tier.filter((one) => !taken.has(one)),
  ];
}

const isSame = (a: Accumulator, b: Accumulator): boolean =>
  identityOf(a) === identityOf(b) && a.coverageType === b.coverageType && shareNetwork(a, b);

/** Among several possible limits: first the one of the same total, then of the same network. */
const distance = (limit: Accumulator, one: Accumulator): number =>
  (limit.totalCents === one.totalCents ? 0 : 2) + (limit.network === one.network ? 0 : 1);

function joined(limit: Accumulator, one: Accumulator | undefined): Accumulator {
  if (one === undefined) return limit;
  const { totalCents, metCents, remainingCents } = one;
  const isDisputed =
    limit.totalCents !== totalCents ||
    differs(limit.metCents, metCents) ||
    differs(limit.remainingCents, remainingCents);
  const shown = { ...limit, detail: limit.detail ?? one.detail };
  if (!isDisputed) return shown;
  return withConflict(shown, { kind: "account", other: { totalCents, metCents, remainingCents } });
}

/** An amount that one account does not give contradicts nothing. */
const differs = (a: number | null, b: number | null): boolean =>
  a !== null && b !== null && a !== b;

/** A limit that the gateway lists twice, alike in all that is shown, is one. */
function withoutRepeats(limits: readonly Accumulator[]): Accumulator[] {
  const once = limits.map((one) => {
    const { coverageType, network, totalCents, metCents, remainingCents } = one;
    const amounts = [totalCents, metCents, remainingCents];
    return [JSON.stringify([identityOf(one), coverageType, network, ...amounts]), one] as const;
  });
  return [...new Map(once).values()];
}
