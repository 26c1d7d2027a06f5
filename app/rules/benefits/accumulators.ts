import type { AmountGroup } from "#server/gateway/calls/benefit-tiers.ts";
import type { Limit } from "#server/gateway/calls/benefits.ts";
import type { Category } from "../member/eligibility.ts";
import { kindOf, networkIn } from "./accumulator-kind.ts";
import { countedLimits, limitOrder, type ValidLimit } from "./limits.ts";
import { identityOf, meet, mergeAccounts } from "./merge-accounts.ts";
import { knownNetwork, tierKey, type KnownNetwork } from "./tiers.ts";

/** Total, met and remaining, in cents; null where the gateway gives none. */
export type Amounts = {
  readonly totalCents: number | null;
  readonly metCents: number | null;
  readonly remainingCents: number | null;
};

export type Detail = { readonly header: string | null; readonly body: string | null };

/** Who an amount counts: one member, or the family together (§3). */
export type CoverageType = Limit["coverageType"];

/** What an amount is for. "other" has a name of its own, such as a frame allowance. */
export type AccumulatorKind = "deductible" | "outOfPocketMaximum" | "annualLimit" | "other";

/** An amount of a plan that fills over its period, and how far it is. */
export type Accumulator = Amounts & {
  readonly category: Category;
  readonly kind: AccumulatorKind;
  readonly coverageType: CoverageType;
  /** The network it counts: a known one, a tier of the plan's own by its key, null for all. */
  readonly network: KnownNetwork | (string & {}) | null;
  /** The gateway's name; null where it gives none, as for medical tiers. */
  readonly name: string | null;
  readonly totalCents: number;
  readonly detail: Detail | null;
  /** Why its amounts cannot all be right; empty where nothing speaks against them. */
  readonly conflicts: readonly Conflict[];
};

/**
 * What speaks against an amount. "sum": met and remaining are not the total. "account": the tier's own
 * amounts, which differ from those of the limit that is shown. "family": more of it is counted for
 * one member than for the whole family.
 */
export type Conflict =
  | { readonly kind: "sum" }
  | { readonly kind: "family" }
  | { readonly kind: "account"; readonly other: Amounts };

/** Whether the amounts of an accumulator contradict each other or another account of it. */
export const isOff = ({ conflicts }: Pick<Accumulator, "conflicts">): boolean =>
  conflicts.length > 0;

export type AccumulatorSource = {
  readonly category: Category;
  /** The shown tier; null for a plan without tiers. */
  readonly tierId: string | null;
  readonly groups: readonly AmountGroup[];
  /** All limits of the member, of every category and tier. */
  readonly limits: readonly Limit[];
  /**
   * Whether the individual amounts of `groups` are this member's. Those of benefits/medical are the
   * signed-in member's, and are left out on the page of anybody else.
   */
  readonly ownIndividual: boolean;
};

/**
 * The accumulators of a tier in display order (§9): valid limits (§3) of the category that count in
 * this tier, then the tier's own amounts, each once. Amounts of -1 or 0 are skipped (T-44). Where
 * limits and tier name the same amount, the limit stands, and a difference is noted.
 */
export function listAccumulators(source: AccumulatorSource): Accumulator[] {
  const { category, tierId, limits, groups, ownIndividual } = source;
  const network = tierId === null ? null : tierKey(tierId);
  const fromLimits = countedLimits(limits, category)
    .map((limit) => fromLimit(limit, category))
    .filter((one) => one.network === null || network === null || one.network === network);
  const fromTier = groups.flatMap((group) => {
    const both = [
      ...(ownIndividual ? [[group.individual, "INDIVIDUAL"] as const] : []),
      [group.family, "FAMILY"] as const,
    ];
    return both.flatMap(([amounts, coverageType]) =>
      isCounted(amounts)
        ? accumulatorOf(amounts, { ...nameOf(group), category, coverageType, network })
        : [],
    );
  });
  return inDisplayOrder(mergeAccounts(fromLimits, fromTier));
}

/** An individual amount and its family's, side by side: one row of a page. */
export type AccumulatorPair = {
  readonly kind: AccumulatorKind;
  readonly name: string | null;
  readonly individual: Accumulator | null;
  readonly family: Accumulator | null;
};

/**
 * Accumulators of the same name side by side, in the order of the first of each. A second one of
 * the same name and side stands on its own: the first would hide it.
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

/** What one member has counted is part of what the family has, in the same network. */
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
  return first !== null && identityOf(first) === identityOf(one) && meet(first, one);
}

/**
 * How far an accumulator is. "unknown": the gateway does not say what is met, or one of its amounts
 * says that the total is reached and another that it is not.
 */
export type Progress = "unknown" | "untouched" | "started" | "met";

/** How far an accumulator is; met once the total is reached and nothing is left of it. */
export function progressOf({ totalCents, metCents, remainingCents }: Accumulator): Progress {
  if (metCents === null) return "unknown";
  const isReached = metCents >= totalCents;
  if (remainingCents !== null && isReached !== remainingCents <= 0) return "unknown";
  if (isReached) return "met";
  return metCents <= 0 ? "untouched" : "started";
}

const fromLimit = (limit: ValidLimit, category: Category): Accumulator =>
  accumulatorOf(limit, {
    category,
    kind: kindOf(limit.limitType, category),
    coverageType: limit.coverageType,
    network: networkOf(limit),
    name: limit.limitType,
    detail: limit.detailedDescription,
  });

/** A limit that counts in every tier by its field, but names a network, counts in that one. */
const networkOf = ({ networkTier, limitType }: Limit): Accumulator["network"] =>
  networkTier === null ? networkIn(limitType) : tierKey(networkTier);

type Counted = Amounts & { readonly totalCents: number };

/** Skips -1 and 0 (T-44), and an amount that is not given. */
const isCounted = (amounts: Amounts): amounts is Counted =>
  amounts.totalCents !== null && amounts.totalCents > 0;

/** -1 stands for an amount that is not given (§3), never for a dollar less than nothing. */
const given = (cents: number | null): number | null => (cents === -100 ? null : cents);

const nameOf = ({ kind, name, detail }: AmountGroup) => ({ kind, name, detail });

function accumulatorOf(
  { totalCents, ...amounts }: Counted,
  of: Omit<Accumulator, keyof Amounts | "conflicts">,
): Accumulator {
  const metCents = given(amounts.metCents);
  const remainingCents = given(amounts.remainingCents);
  const all = { totalCents, metCents, remainingCents };
  return { ...of, ...all, conflicts: conflictsIn(all) };
}

const conflictsIn = ({ totalCents, metCents, remainingCents }: Counted): Conflict[] =>
  metCents === null || remainingCents === null || metCents + remainingCents === totalCents
    ? []
    : [{ kind: "sum" }];

/** §9: Annual Limit, then the deductible in network, then others, then those without a name. */
function orderOf({ kind, name, network }: Accumulator): number {
  if (kind === "annualLimit") return 1;
  if (kind === "deductible" && (network === null || knownNetwork(network) === "in")) return 2;
  return kind === "other" ? limitOrder(name) : 3;
}

const inDisplayOrder = (all: readonly Accumulator[]): Accumulator[] =>
  all.toSorted((a, b) => orderOf(a) - orderOf(b));
