import type { Accumulator, AccumulatorPair } from "#app/rules/benefits/accumulators.ts";
import { claimsBehind, type ClaimsBehindFacts } from "#app/rules/benefits/claims-behind.ts";
import { countedClaims, type CountedClaims } from "#app/rules/benefits/counted-claims.ts";
import { standingOf } from "#app/rules/benefits/standing.ts";
import type { ClaimsOfMembers, MemberClaim } from "./load-claims-behind.ts";
import { sayStanding, type Told } from "./say-standing.ts";

/** Where the claims behind the amounts of a page are shown. */
type Behind = {
  readonly facts: ClaimsBehindFacts;
  /** Null where they were not asked for. */
  readonly claims: ClaimsOfMembers | null;
  readonly hasSeveralTiers: boolean;
  /** The address of the page that lists an amount's claims. */
  readonly page: (which: { toward: string; of: string | null }) => string;
};

type Shown = Behind & { readonly told: Told };

/** Deductibles, maximums and limits of a tier as the page has them, in display order. */
export function viewStandings(pairs: readonly AccumulatorPair[], shown: Shown) {
  return pairs.map((pair, place) => {
    const id = anchorOf(pair, pairs, place);
    return {
      id,
      kind: pair.kind,
      name: pair.kind === "other" ? pair.name : null,
      detail: (pair.individual ?? pair.family)?.detail ?? null,
      sides: [pair.individual, pair.family].flatMap((one) =>
        one === null ? [] : viewSide(one, { pair, pairs, id, shown }),
      ),
    };
  });
}

export type StandingRow = ReturnType<typeof viewStandings>[number];

/** One side of a row: an individual's amounts or the family's, and what may be said of them. */
export type StandingSide = ReturnType<typeof viewSide>;

type Beside = {
  readonly pair: AccumulatorPair;
  readonly pairs: readonly AccumulatorPair[];
  readonly id: string;
  readonly shown: Shown;
};

function viewSide(one: Accumulator, { pair, pairs, id, shown }: Beside) {
  const { coverageType, totalCents, metCents, remainingCents } = one;
  const standing = standingOf(one, pair, pairs);
  return {
    isFamily: coverageType === "FAMILY",
    totalCents,
    metCents,
    remainingCents,
    isOff: standing.state === "off",
    sentences: sayStanding(one, standing, shown.told),
    claims: viewClaims(one, id, shown),
  };
}

/**
 * The way to the claims behind an amount; null where they cannot be listed, or there are none.
 * "counted": those that moved it, by their number where they come to what the gateway says. "all":
 * the category's, since no claim says that it moved this amount.
 */
function viewClaims(one: Accumulator, id: string, { facts, page, ...shown }: Shown) {
  const behind = claimsBehind(one, facts);
  if (behind === null) return null;
  if (one.kind === "other") {
    const href = `/claims${behind.query}`;
    return one.metCents === 0 ? null : { kind: "all" as const, href };
  }
  const counted = claimsToward(one, { facts, ...shown })?.counted ?? null;
  const count = counted?.differenceCents === 0 ? counted.claims.length : null;
  // Where nothing is counted and nothing was read, there is nothing to see.
  if (count === 0 || (counted === null && one.metCents === 0)) return null;
  const of = one.coverageType === "FAMILY" ? "family" : null;
  return { kind: "counted" as const, count, href: page({ toward: id, of }) };
}

/** The claims that moved an amount, and whether they are all; null where none could be listed. */
export function claimsToward(
  one: Accumulator,
  { facts, claims, hasSeveralTiers }: Omit<Behind, "page">,
): { readonly counted: CountedClaims<MemberClaim>; readonly isWhole: boolean } | null {
  const asked = claimsBehind(one, facts)?.asked;
  if (asked === undefined || claims === null) return null;
  const lists = asked.suffixes.map((suffix) => claims.get(suffix));
  const all = lists.flatMap((list) => list?.claims ?? []);
  const counted = countedClaims(all, one, { hasSeveralTiers });
  if (counted === null || lists.every((list) => list === undefined)) return null;
  return { counted, isWhole: lists.every((list) => list?.whole === true) };
}

const ANCHORS = {
  deductible: "deductible",
  outOfPocketMaximum: "out-of-pocket-maximum",
  annualLimit: "annual-limit",
  other: "limit",
} as const;

/** Where claims link to: the first of a kind has its plain name. */
export function anchorOf(
  { kind }: AccumulatorPair,
  all: readonly AccumulatorPair[],
  place: number,
): string {
  const before = all.slice(0, place).filter((pair) => pair.kind === kind).length;
  return before === 0 ? ANCHORS[kind] : `${ANCHORS[kind]}-${before + 1}`;
}
