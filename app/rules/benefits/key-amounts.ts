import type { AccumulatorKind } from "./accumulator-kind.ts";
import {
  identityOf,
  isInconsistent,
  type Accumulator,
  type AccumulatorPair,
} from "./accumulators.ts";

/** An amount of a plan that a summary names: a column with the same amount of several members. */
export type KeyAmount = Pick<Accumulator, "kind" | "name"> & { readonly key: string };

/** How far one amount is, in cents. */
export type KeyStanding = Pick<Accumulator, "totalCents" | "metCents" | "remainingCents"> & {
  /** Whether the plan's own figures contradict each other. */
  readonly isInconsistent: boolean;
};

/** The standing of each amount, by its key; those that are not given are absent. */
export type KeyStandings = Readonly<Partial<Record<string, KeyStanding>>>;

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
export const memberStandings = (
  pairs: readonly AccumulatorPair[],
  keys: readonly KeyAmount[],
): KeyStandings => standingsOf(keys, (key) => standingIn(pairs, key, "individual"));

/** The family's amounts: each the first given, inconsistent where members' answers differ. */
export const familyStandings = (
  ofMembers: readonly (readonly AccumulatorPair[])[],
  keys: readonly KeyAmount[],
): KeyStandings =>
  standingsOf(keys, (key) => {
    const given = ofMembers.flatMap((pairs) => standingIn(pairs, key, "family") ?? []);
    const [first] = given;
    return first && { ...first, isInconsistent: given.some((other) => contradicts(first, other)) };
  });

const standingsOf = (
  keys: readonly KeyAmount[],
  find: (key: string) => KeyStanding | undefined,
): KeyStandings =>
  Object.fromEntries(
    keys.flatMap(({ key }) => {
      const standing = find(key);
      return standing === undefined ? [] : [[key, standing]];
    }),
  );

function standingIn(
  pairs: readonly AccumulatorPair[],
  key: string,
  side: "individual" | "family",
): KeyStanding | undefined {
  const one = pairs.find((pair) => identityOf(pair) === key && pair[side] !== null)?.[side];
  if (one == null) return undefined;
  const { totalCents, metCents, remainingCents } = one;
  return { totalCents, metCents, remainingCents, isInconsistent: isInconsistent(one) };
}

const contradicts = (first: KeyStanding, other: KeyStanding): boolean =>
  other.isInconsistent ||
  first.totalCents !== other.totalCents ||
  first.metCents !== other.metCents;
