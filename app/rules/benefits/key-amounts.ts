import type { AccumulatorKind } from "./accumulator-kind.ts";
import {
  identityOf,
  shownAmountsOf,
  type Accumulator,
  type AccumulatorPair,
  type ShownAmounts,
} from "./accumulators.ts";

/** An amount of a plan that a summary names: a column with the same amount of several members. */
export type KeyAmount = Pick<Accumulator, "kind" | "name"> & { readonly key: string };

/** The values of each key amount, by its key; those that are not given are absent. */
export type KeyAmountValues = Readonly<Partial<Record<string, ShownAmounts>>>;

const KEY_KINDS: readonly AccumulatorKind[] = ["deductible", "outOfPocketMaximum", "annualLimit"];

const MOST_OTHERS = 2;

/**
 * The key amounts of a category (S-13): deductible, out-of-pocket maximum and annual limit, else the
 * first others. Takes the pairs of every member, so that all stand in the same columns.
 */
export function keyAmounts(ofMembers: readonly (readonly AccumulatorPair[])[]): KeyAmount[] {
  const all = new Map<string, KeyAmount>();
  for (const pair of ofMembers.flat()) {
    const key = identityOf(pair);
    if (!all.has(key)) all.set(key, { key, kind: pair.kind, name: pair.name });
  }
  const known = KEY_KINDS.flatMap((kind) => all.get(kind) ?? []);
  if (known.length > 0) return known;
  return [...all.values()].filter(({ name }) => name !== null).slice(0, MOST_OTHERS);
}

/** One member's individual amounts. */
export const memberKeyAmounts = (
  pairs: readonly AccumulatorPair[],
  keys: readonly KeyAmount[],
): KeyAmountValues => valuesFor(keys, (key) => valueIn(pairs, key, "individual"));

/** The family's amounts: each the first given, inconsistent where members' answers differ. */
export const familyKeyAmounts = (
  ofMembers: readonly (readonly AccumulatorPair[])[],
  keys: readonly KeyAmount[],
): KeyAmountValues =>
  valuesFor(keys, (key) => {
    const given = ofMembers.flatMap((pairs) => valueIn(pairs, key, "family") ?? []);
    const [first] = given;
    return first && { ...first, isInconsistent: given.some((other) => contradicts(first, other)) };
  });

const valuesFor = (
  keys: readonly KeyAmount[],
  find: (key: string) => ShownAmounts | undefined,
): KeyAmountValues =>
  Object.fromEntries(
    keys.flatMap(({ key }) => {
      const value = find(key);
      return value === undefined ? [] : [[key, value]];
    }),
  );

function valueIn(
  pairs: readonly AccumulatorPair[],
  key: string,
  side: "individual" | "family",
): ShownAmounts | undefined {
  const one = pairs.find((pair) => identityOf(pair) === key && pair[side] !== null)?.[side];
  return one == null ? undefined : shownAmountsOf(one);
}

const contradicts = (first: ShownAmounts, other: ShownAmounts): boolean =>
  other.isInconsistent ||
  first.totalCents !== other.totalCents ||
  first.metCents !== other.metCents;
