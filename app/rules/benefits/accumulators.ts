import type { TierAmount, Tiers } from "#server/gateway/calls/benefits/benefit-tiers.ts";
import type { Limit } from "#server/gateway/calls/benefits/benefits.ts";
import type { Category } from "../member/eligibility.ts";
import { kindOf, networkIn } from "./accumulator-kind.ts";
import { countedLimits, limitOrder } from "./limits.ts";
import {
  findTier,
  knownNetwork,
  listTiers,
  tierKey,
  type KnownNetwork,
  type TierName,
} from "./tiers.ts";

/** An amount of a plan that fills over its period, and how far it is, in cents. */
export type Accumulator = TierAmount & {
  readonly category: Category;
  /** The network it counts: a known one, a tier of the plan's own by its key, null for all. */
  readonly network: KnownNetwork | (string & {}) | null;
  readonly totalCents: number;
  /** Why its amounts cannot all be right; empty if nothing speaks against them. */
  readonly conflicts: readonly Conflict[];
};

/** Total, met and remaining, in cents; null if the gateway gives none. */
export type Amounts = Pick<TierAmount, "totalCents" | "metCents" | "remainingCents">;

/** Reasons to doubt an amount. */
export type Conflict =
  /** Met and remaining are not the total; or more is counted for one member than for the family. */
  | { readonly kind: "sum" | "family" }
  /** The tier's own amounts differ from those of the limit that is shown. */
  | { readonly kind: "account"; readonly other: Amounts };

/** Whether the amounts of an accumulator contradict each other or another account of it. */
export const isInconsistent = ({ conflicts }: Pick<Accumulator, "conflicts">): boolean =>
  conflicts.length > 0;

/** The gateway's data on a category of one member: its tiers, and all of their limits. */
export type CategoryAnswer = Tiers & {
  readonly category: Category;
  /** Null if they could not be read; the tiers are still shown. */
  readonly limits: readonly Limit[] | null;
  /**
   * Whether the member is the viewer: medical tiers have individual amounts of the viewer only
   * (§7).
   */
  readonly isViewer: boolean;
};

/** Every tier of an answer by its name: those read, those that could not be, those of limits alone. */
export function tiersOf({ category, tiers, unreadable, limits }: CategoryAnswer): TierName[] {
  const lost = unreadable.flatMap((tierId) => (tierId === null ? [] : { tierId, name: null }));
  return listTiers([...tiers, ...lost], countedLimits(limits ?? [], category));
}

/**
 * The accumulators of a tier (null: of a plan without tiers) in display order (§9): valid limits (§3)
 * that count in it and its own amounts, each once, without those of -1 or 0 (T-44).
 */
export function listAccumulators(
  { category, tiers, limits, isViewer }: CategoryAnswer,
  tierId: string | null,
): Accumulator[] {
  const network = tierId === null ? null : tierKey(tierId);
  const fromLimits = countedLimits(limits ?? [], category)
    .map((limit) => fromLimit(limit, category))
    .filter((one) => one.network === null || network === null || one.network === network);
  const isOwn = category !== "medical" || isViewer;
  const amounts = (tierId === null ? undefined : findTier(tiers, tierId))?.amounts ?? [];
  const fromTier = amounts
    .filter(({ coverageType }) => isOwn || coverageType === "FAMILY")
    .filter(isCounted)
    .map((amount) => accumulatorOf({ ...amount, category, network }));
  return reconcileLimitsAndTier(fromLimits, fromTier).toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** An individual amount and its family's, side by side: one row of a page. */
export type AccumulatorPair = Pick<Accumulator, "kind" | "name"> & {
  readonly individual: Accumulator | null;
  readonly family: Accumulator | null;
};

/** The accumulators of a tier, individual and family side by side: what pages show of an answer. */
export const tierPairs = (answer: CategoryAnswer, tier: TierName | null): AccumulatorPair[] =>
  pairAccumulators(listAccumulators(answer, tier?.tierId ?? null));

/**
 * Pairs each individual amount with the family amount of the same name, in the order of their first
 * occurrence. Further amounts of the same name and side get rows of their own.
 */
export function pairAccumulators(all: readonly Accumulator[]): AccumulatorPair[] {
  const pairs: AccumulatorPair[] = [];
  for (const one of all) {
    const side = one.coverageType === "FAMILY" ? "family" : "individual";
    const open = pairs.filter((pair) => pair[side] === null && isRowOf(pair, one));
    const pair = open.find((row) => other(row)?.network === one.network) ?? open[0];
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
  return { ...pair, individual: against(individual), family: against(family) };
}

const against = (one: Accumulator): Accumulator => ({
  ...one,
  conflicts: [...one.conflicts, { kind: "family" }],
});

const other = (pair: AccumulatorPair): Accumulator | null => pair.individual ?? pair.family;

function isRowOf(pair: AccumulatorPair, one: Accumulator): boolean {
  const first = other(pair);
  return first !== null && identityOf(first) === identityOf(one) && shareNetwork(first, one);
}

/** A limit that counts in every tier by its field, but names a network, counts in that one. */
const fromLimit = (limit: Limit & Counted, category: Category): Accumulator =>
  accumulatorOf({
    category,
    kind: kindOf(limit.limitType, category),
    coverageType: limit.coverageType,
    network: limit.networkTier === null ? networkIn(limit.limitType) : tierKey(limit.networkTier),
    name: limit.limitType,
    totalCents: limit.totalCents,
    metCents: limit.metCents,
    remainingCents: limit.remainingCents,
    detail: limit.detailedDescription,
  });

type Counted = { readonly totalCents: number };

/** Skips -1 and 0 (T-44), and an amount that is not given. */
const isCounted = (amount: TierAmount): amount is TierAmount & Counted =>
  amount.totalCents !== null && amount.totalCents > 0;

/** -1 stands for an amount that is not given (§3), never for a dollar less than nothing. */
const given = (cents: number | null): number | null => (cents === -100 ? null : cents);

function accumulatorOf(amount: Omit<Accumulator, "conflicts">): Accumulator {
  const metCents = given(amount.metCents);
  const remainingCents = given(amount.remainingCents);
  const agrees =
    metCents === null || remainingCents === null || metCents + remainingCents === amount.totalCents;
  return { ...amount, metCents, remainingCents, conflicts: agrees ? [] : [{ kind: "sum" }] };
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
  const own = withoutRepeats(limits);
  const twins = new Map<Accumulator, Accumulator>();
  for (const one of tier) {
    const [limit] = own
      .filter((candidate) => !twins.has(candidate) && isSame(candidate, one))
      .toSorted((a, b) => distance(a, one) - distance(b, one));
    if (limit !== undefined) twins.set(limit, one);
  }
  const taken = new Set(twins.values());
  return [
    ...own.map((limit) => joined(limit, twins.get(limit))),
    ...tier.filter((one) => !taken.has(one)),
  ];
}

const isSame = (a: Accumulator, b: Accumulator): boolean =>
  identityOf(a) === identityOf(b) && a.coverageType === b.coverageType && shareNetwork(a, b);

/**
 * Among several possible limits: the one with the same total, then the one with the same network.
 */
const distance = (limit: Accumulator, one: Accumulator): number =>
  (limit.totalCents === one.totalCents ? 0 : 2) + (limit.network === one.network ? 0 : 1);

function joined(limit: Accumulator, one: Accumulator | undefined): Accumulator {
  if (one === undefined) return limit;
  const { totalCents, metCents, remainingCents } = one;
  const isDisputed =
    limit.totalCents !== totalCents ||
    differs(limit.metCents, metCents) ||
    differs(limit.remainingCents, remainingCents);
  const other = { totalCents, metCents, remainingCents };
  const conflicts = isDisputed ? [{ kind: "account" as const, other }] : [];
  const detail = limit.detail ?? one.detail;
  return { ...limit, detail, conflicts: [...limit.conflicts, ...conflicts] };
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
