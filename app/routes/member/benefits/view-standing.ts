import type { Accumulator, AccumulatorPair } from "#app/rules/benefits/accumulators.ts";
import { claimsBehind, type ClaimsBehindFacts } from "#app/rules/benefits/claims-behind.ts";
import { standingOf } from "#app/rules/benefits/standing.ts";
import { sayStanding, type Told } from "./say-standing.ts";

/** One side of a row: an individual's amounts or the family's, and what may be said of them. */
export type StandingSide = StandingRow["sides"][number];

/** Deductibles, maximums and limits of a tier as the page has them, in display order. */
export function viewStandings(
  pairs: readonly AccumulatorPair[],
  facts: ClaimsBehindFacts,
  told: Told,
) {
  const claimsOf = claimsOfSides(facts);
  return pairs.map((pair, place) => ({
    id: anchorOf(pair, pairs, place),
    kind: pair.kind,
    name: pair.kind === "other" ? pair.name : null,
    detail: (pair.individual ?? pair.family)?.detail ?? null,
    sides: [pair.individual, pair.family].flatMap((one) =>
      one === null ? [] : { ...viewSide(one, { pair, pairs, told }), claims: claimsOf(one) },
    ),
  }));
}

export type StandingRow = ReturnType<typeof viewStandings>[number];

type Beside = {
  readonly pair: AccumulatorPair;
  readonly pairs: readonly AccumulatorPair[];
  readonly told: Told;
};

function viewSide(one: Accumulator, { pair, pairs, told }: Beside) {
  const { coverageType, totalCents, metCents, remainingCents } = one;
  const standing = standingOf(one, pair, pairs);
  return {
    isFamily: coverageType === "FAMILY",
    totalCents,
    metCents,
    remainingCents,
    state: standing.state,
    sentence: sayStanding(one, standing, told),
  };
}

/**
 * Where the claims that moved an amount are listed, null where the list cannot show them: the same for
 * all amounts of a member, and for all of the family.
 */
function claimsOfSides(facts: ClaimsBehindFacts) {
  const known = new Map<Accumulator["coverageType"], string | null>();
  return (one: Accumulator): string | null => {
    const found = known.get(one.coverageType);
    if (found !== undefined) return found;
    const query = claimsBehind(one, facts);
    const href = query === null ? null : `/claims${query}`;
    known.set(one.coverageType, href);
    return href;
  };
}

const ANCHORS = {
  deductible: "deductible",
  outOfPocketMaximum: "out-of-pocket-maximum",
  annualLimit: "annual-limit",
  other: "limit",
} as const;

/** Where claims link to: the first of a kind has its plain name. */
function anchorOf(
  { kind }: AccumulatorPair,
  all: readonly AccumulatorPair[],
  place: number,
): string {
  const before = all.slice(0, place).filter((pair) => pair.kind === kind).length;
  return before === 0 ? ANCHORS[kind] : `${ANCHORS[kind]}-${before + 1}`;
}
