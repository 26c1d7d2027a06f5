import type { Tier, Tiers } from "#server/gateway/calls/benefits/benefit-tiers.ts";
import type { Amounts, Limit, PlanAmount } from "#server/gateway/calls/benefits/benefits.ts";
import type { Category } from "../member/eligibility.ts";
import { kindOf, networkIn, type AccumulatorKind } from "./accumulator-kind.ts";
import { countedLimits, limitOrder } from "./limits.ts";
import {
  chooseTier,
  findTier,
  knownNetwork,
  listTiers,
  tierKey,
  type KnownNetwork,
  type TierName,
} from "./tiers.ts";

/** An amount of a plan that fills over its period, and how far it is, in cents. */
export type Accumulator = PlanAmount & {
  readonly category: Category;
  readonly kind: AccumulatorKind;
  /** The network it counts: a known one, a tier of the plan's own by its key, null for all. */
  readonly network: KnownNetwork | (string & {}) | null;
  readonly totalCents: number;
  /** Why its amounts cannot all be right; empty if nothing speaks against them. */
  readonly conflicts: readonly Conflict[];
  readonly progress: Progress;
};

/** Reasons to doubt an amount. */
export type Conflict =
  /** Met and remaining are not the total; or more is counted for one member than for the family. */
  | { readonly kind: "sum" | "family" }
  /** The tier's own amounts differ from those of the limit that is shown. */
  | { readonly kind: "account"; readonly other: Amounts };

/**
 * How far an accumulator is. "unknown": the gateway does not say. "inconsistent": something speaks
 * against its amounts, so that nothing is concluded from them.
 */
export type Progress = "unknown" | "untouched" | "started" | "met" | "inconsistent";

/** An individual amount and its family's, side by side: one row of a page. */
export type AccumulatorPair = Pick<Accumulator, "kind" | "name"> & {
  readonly individual: Accumulator | null;
  readonly family: Accumulator | null;
};

/** The accumulators of a row: its individual one, then its family's. */
export const sidesOf = ({ individual, family }: AccumulatorPair): readonly Accumulator[] =>
  [individual, family].filter((one) => one !== null);

/** What a page shows of an accumulator: its amounts, and whether they contradict each other. */
export type ShownAmounts = Pick<Accumulator, keyof Amounts> & { readonly isInconsistent: boolean };

/** An accumulator as a page shows it. */
export const shownAmountsOf = (one: Accumulator): ShownAmounts => ({
  totalCents: one.totalCents,
  metCents: one.metCents,
  remainingCents: one.remainingCents,
  isInconsistent: one.progress === "inconsistent",
});

/** The gateway's data on a category of one member: its tiers, and all of their limits. */
export type CategoryAnswer = Tiers & {
  readonly category: Category;
  /** Null if they could not be read; the tiers are still shown. */
  readonly limits: readonly Limit[] | null;
  /** Whether the member is the viewer: medical tiers have individual amounts of no other (§7). */
  readonly isViewer: boolean;
};

/** The same where the tiers may not have been read: limits alone are one account of two. */
type PartialAnswer = Omit<CategoryAnswer, keyof Tiers> & Partial<Tiers>;

/** A tier of a plan, with its accumulators in display order. */
export type PlanTier = TierName & {
  /** What the tier lists; null where it could not be read, or limits alone name it. */
  readonly listed: Tier | null;
  readonly pairs: readonly AccumulatorPair[];
};

/** A category of one member: the gateway's two accounts of its amounts as one. */
export type CategoryPlan = {
  readonly category: Category;
  /** Tiers that were read, then those that could not be, then those that limits alone name. */
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

/**
 * Pairs each individual amount with the family amount of the same name, in the order of their first
 * occurrence. Further amounts of the same name and side get rows of their own.
 */
export function pairAccumulators(all: readonly Accumulator[]): AccumulatorPair[] {
  const pairs: AccumulatorPair[] = [];
  for (const one of all) {
    const side = one.coverageType === "FAMILY" ? "family" : "individual";
    const open = pairs.filter((pair) => pair[side] === null && isRowOf(pair, one));
    const pair = open.find((row) => firstSide(row)?.network === one.network) ?? open[0];
    if (pair === undefined) {
      const { kind, name } = one;
      pairs.push({ kind, name, individual: null, family: null, [side]: one });
    } else pairs[pairs.indexOf(pair)] = { ...pair, [side]: one };
  }
  return pairs.map(withFamilyConflict);
}

/** A member's counted amount is part of the family's in the same network. */
function withFamilyConflict(pair: AccumulatorPair): AccumulatorPair {
  const { individual, family } = pair;
  if (individual?.metCents == null || family?.metCents == null) return pair;
  if (individual.network !== family.network || individual.metCents <= family.metCents) return pair;
  const over = { kind: "family" } as const;
  return {
    ...pair,
    individual: withConflict(individual, over),
    family: withConflict(family, over),
  };
}

const withConflict = (one: Accumulator, conflict: Conflict): Accumulator => ({
  ...one,
  conflicts: [...one.conflicts, conflict],
  progress: "inconsistent",
});

const firstSide = (pair: AccumulatorPair): Accumulator | null => pair.individual ?? pair.family;

function isRowOf(pair: AccumulatorPair, one: Accumulator): boolean {
  const first = firstSide(pair);
  return first !== null && identityOf(first) === identityOf(one) && shareNetwork(first, one);
}

/** A limit that counts in every tier by its field, but names a network, counts in that one. */
const fromLimit = (limit: Limit & Counted, category: Category): Accumulator =>
  accumulatorOf(limit, {
    category,
    network: limit.networkTier === null ? networkIn(limit.name) : tierKey(limit.networkTier),
  });

type Counted = { readonly totalCents: number };

/** Skips -1 and 0 (T-44), and an amount that is not given. */
const isCounted = (amount: PlanAmount): amount is PlanAmount & Counted =>
  amount.totalCents !== null && amount.totalCents > 0;

/** -1 stands for an amount that is not given (§3), never for a dollar less than nothing. */
const given = (cents: number | null): number | null => (cents === -100 ? null : cents);

function accumulatorOf(
  { coverageType, kind, name, detail, totalCents, ...amount }: PlanAmount & Counted,
  { category, network }: Pick<Accumulator, "category" | "network">,
): Accumulator {
  const metCents = given(amount.metCents);
  const remainingCents = given(amount.remainingCents);
  const agrees =
    metCents === null || remainingCents === null || metCents + remainingCents === totalCents;
  return {
    category,
    network,
    coverageType,
    kind: kind ?? kindOf(name, category),
    name,
    detail,
    totalCents,
    metCents,
    remainingCents,
    conflicts: agrees ? [] : [{ kind: "sum" }],
    progress: agrees ? progressOf({ totalCents, metCents, remainingCents }) : "inconsistent",
  };
}

/** How far amounts are that agree; met once the total is reached and nothing is left of it. */
export function progressOf({ totalCents, metCents, remainingCents }: Amounts & Counted): Progress {
  if (metCents === null) return "unknown";
  const isReached = metCents >= totalCents;
  if (remainingCents !== null && isReached !== remainingCents <= 0) return "unknown";
  if (isReached) return "met";
  return metCents <= 0 ? "untouched" : "started";
}

/** §9: Annual Limit, then the deductible in network, then others, then those without a name. */
function orderOf({ kind, name, network }: Accumulator): number {
  if (kind === "annualLimit") return 1;
  if (kind === "deductible" && (network === null || knownNetwork(network) === "in")) return 2;
  return kind === "other" ? limitOrder(name) : 3;
}

/** The key of an accumulator within a tier: its kind, or the name where the kind is unknown. */
export const identityOf = ({ kind, name }: Pick<Accumulator, "kind" | "name">): string =>
  kind === "other" ? `other ${(name ?? "").trim().toLowerCase()}` : kind;

/** Whether both count in one tier; an accumulator without a network counts in all of them. */
const shareNetwork = (a: Accumulator, b: Accumulator): boolean =>
  a.network === b.network || a.network === null || b.network === null;

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
