import {
  isOff,
  type Accumulator,
  type AccumulatorKind,
  type AccumulatorPair,
} from "./accumulators.ts";
import { identityOf } from "./merge-accounts.ts";

/** An amount of a plan that a summary names: a column with the same amount of several members. */
export type KeyAmount = {
  readonly key: string;
  readonly kind: AccumulatorKind;
  /** The plan's name of an amount without a kind of its own. */
  readonly name: string | null;
};

/** How far one amount is, in cents; `isOff` where the plan's own figures contradict each other. */
export type AmountStanding = Pick<Accumulator, "totalCents" | "metCents" | "remainingCents"> & {
  readonly isOff: boolean;
};

/** The standing of each amount, by its key. */
export type Standings = Readonly<Partial<Record<string, AmountStanding>>>;

const KEY_KINDS: readonly AccumulatorKind[] = ["deductible", "outOfPocketMaximum", "annualLimit"];

/** How many amounts of the plan's own names stand in for the known ones where it has none. */
const OTHERS = 2;

/**
 * The key amounts of a category (S-13): deductible, out-of-pocket maximum and annual limit, of each
 * the first in display order. A category with none of them has the first others. Takes the pairs of
 * every member, so that all stand in the same columns.
 */
export function keyAmounts(ofMembers: readonly (readonly AccumulatorPair[])[]): KeyAmount[] {
  const all = new Map<string, KeyAmount>();
  for (const pair of ofMembers.flat()) {
    const key = identityOf(pair);
    if (!all.has(key)) all.set(key, { key, kind: pair.kind, name: pair.name });
  }
  const known = KEY_KINDS.flatMap((kind) => all.get(kind) ?? []);
  if (known.length > 0) return known;
  return [...all.values()].filter(({ name }) => name !== null).slice(0, OTHERS);
}

/** One member's individual amounts, or the family's; those that are not given are absent. */
export function standingsOf(
  pairs: readonly AccumulatorPair[],
  keys: readonly KeyAmount[],
  side: "individual" | "family",
): Standings {
  const found = keys.flatMap(({ key }) => {
    const amount = pairs.find((pair) => identityOf(pair) === key && pair[side] !== null)?.[side];
    return amount == null ? [] : [[key, figuresOf(amount)] as const];
  });
  return Object.fromEntries(found);
}

/**
 * The family's amounts as every member's answer has them: each the first that is given, and off where
 * another member's answer has other figures.
 */
export function familyStandings(
  ofMembers: readonly (readonly AccumulatorPair[])[],
  keys: readonly KeyAmount[],
): Standings {
  const all = ofMembers.map((pairs) => standingsOf(pairs, keys, "family"));
  const found = keys.flatMap(({ key }) => {
    const given = all.flatMap((standings) => standings[key] ?? []);
    const [first] = given;
    if (first === undefined) return [];
    const differs = given.some((other) => other.isOff || !isSame(first, other));
    return [[key, { ...first, isOff: differs }] as const];
  });
  return Object.fromEntries(found);
}

const figuresOf = (it: Accumulator): AmountStanding => ({
  totalCents: it.totalCents,
  metCents: it.metCents,
  remainingCents: it.remainingCents,
  isOff: isOff(it),
});

const isSame = (a: AmountStanding, b: AmountStanding): boolean =>
  a.totalCents === b.totalCents && a.metCents === b.metCents;
