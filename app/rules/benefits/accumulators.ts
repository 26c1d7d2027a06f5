import type { Amounts, Limit, PlanAmount } from "#server/gateway/calls/benefits/benefits.ts";
import type { Category } from "../member/eligibility.ts";
import { accumulatorKindOf, type AccumulatorKind } from "./accumulator-kind.ts";
import type { KnownNetwork } from "./tiers.ts";

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

/** The accumulator with one more reason to doubt it. */
export const withConflict = (one: Accumulator, conflict: Conflict): Accumulator => ({
  ...one,
  conflicts: [...one.conflicts, conflict],
  progress: "inconsistent",
});

const firstSide = (pair: AccumulatorPair): Accumulator | null => pair.individual ?? pair.family;

function isRowOf(pair: AccumulatorPair, one: Accumulator): boolean {
  const first = firstSide(pair);
  return first !== null && identityOf(first) === identityOf(one) && shareNetwork(first, one);
}

export type WithTotal = { readonly totalCents: number };

/** Skips -1 and 0 (T-44), and an amount that is not given. */
export const isCounted = (amount: PlanAmount): amount is PlanAmount & WithTotal =>
  amount.totalCents !== null && amount.totalCents > 0;

/** -1 stands for an amount that is not given (§3), never for a dollar less than nothing. */
const given = (cents: number | null): number | null => (cents === -100 ? null : cents);

/** An amount of a limit or a tier as an accumulator, with its progress or conflicts (§3). */
export function accumulatorOf(
  { coverageType, kind, name, detail, totalCents, ...amount }: PlanAmount & WithTotal,
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
    kind: kind ?? accumulatorKindOf(name, category),
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
export function progressOf({
  totalCents,
  metCents,
  remainingCents,
}: Amounts & WithTotal): Progress {
  if (metCents === null) return "unknown";
  const isReached = metCents >= totalCents;
  if (remainingCents !== null && isReached !== remainingCents <= 0) return "unknown";
  if (isReached) return "met";
  return metCents <= 0 ? "untouched" : "started";
}

/** The key of an accumulator within a tier: its kind, or the name where the kind is unknown. */
export const identityOf = ({ kind, name }: Pick<Accumulator, "kind" | "name">): string =>
  kind === "other" ? `other ${(name ?? "").trim().toLowerCase()}` : kind;

/** Whether both count in one tier; an accumulator without a network counts in all of them. */
export const shareNetwork = (a: Accumulator, b: Accumulator): boolean =>
  a.network === b.network || a.network === null || b.network === null;

/** Amounts of which none is missing. */
export type WholeAmounts = Readonly<Record<keyof Amounts, number>>;

/** Whether total, met and remaining are all given. */
export const isWhole = <Given extends Amounts>(one: Given): one is Given & WholeAmounts =>
  one.totalCents !== null && one.metCents !== null && one.remainingCents !== null;

/** Whether a limit has all amounts, and applies: met and remaining are not both zero (§3). */
export const isValidLimit = (limit: Limit): limit is Limit & WholeAmounts =>
  isWhole(limit) && !(limit.metCents === 0 && limit.remainingCents === 0);

/** A limit's sort order: Annual Limit 1, "Deductible - In Network" 2, others 3, no type 4 (§9). */
export function limitOrder(limitName: string | null): 1 | 2 | 3 | 4 {
  const name = limitName?.trim() ?? "";
  if (name === "Annual Limit") return 1;
  if (name === "Deductible - In Network") return 2;
  return name === "" ? 4 : 3;
}

/** The valid limits of a category or of all (§3), without amounts of -1 or 0 (T-44). */
export function countedLimits(limits: readonly Limit[], category: Category) {
  return limits
    .filter((limit) => limit.category === null || limit.category === category)
    .filter(isValidLimit)
    .filter(({ totalCents }) => totalCents > 0);
}
