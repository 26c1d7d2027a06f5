import { href } from "react-router";
import { claimQueriesFor, claimsToward } from "#app/rules/benefits/accumulator-claims.ts";
import { overrideOf } from "#app/rules/benefits/accumulator-override.ts";
import {
  sidesOf,
  shownAmountsOf,
  type Accumulator,
  type AccumulatorPair,
} from "#app/rules/benefits/accumulators.ts";
import { urlOf } from "#app/frame/addresses/url-of.ts";
import type { ShownPage } from "../category/load-category.ts";
import { sayStatus } from "../say-benefits.ts";

/**
 * Deductibles, maximums and limits of a tier, and what may be said of them. `keptTier` is the tier as
 * other addresses keep it.
 */
export function viewAccumulators(
  page: ShownPage,
  pairs: readonly AccumulatorPair[],
  keptTier: string | null,
) {
  const { plan, category, head, isAsked, today } = page;
  return pairs.map((pair, index) => {
    const id = anchorOf(pair, pairs, index);
    const claimsPage = (of: string | null) =>
      urlOf(href("/benefits/:category/claims", { category }), {
        suffix: head.suffix,
        tier: keptTier,
        asOfDate: isAsked ? plan.day : null,
        toward: id,
        of,
      });
    const sides = sidesOf(pair);
    return {
      id,
      kind: pair.kind,
      name: pair.kind === "other" ? pair.name : null,
      detail: sides[0]?.detail ?? null,
      sides: sides.map((one) => ({
        ...shownAmountsOf(one),
        isFamily: one.coverageType === "FAMILY",
        sentences: sayStatus(one, overrideOf(one, pair, pairs), {
          name: head.name,
          isPast: plan.day < today,
        }),
        claims: viewClaims(one, page, claimsPage),
      })),
    };
  });
}

export type AccumulatorRow = ReturnType<typeof viewAccumulators>[number];

/** One side of a row: an individual's amounts or the family's. */
export type AccumulatorSide = AccumulatorRow["sides"][number];

/**
 * The link to the claims behind an amount; null if there are none to list. "counted": the claims
 * that moved it, with their number where their sum equals the gateway's amount. "all": the
 * category's claims.
 */
function viewClaims(one: Accumulator, page: ShownPage, pageOf: (of: string | null) => string) {
  const listed = claimQueriesFor(one, page.claimsScope);
  if (listed === null) return null;
  if (one.kind === "other") {
    const claims = `${href("/claims")}${listed.query}`;
    return one.metCents === 0 ? null : { kind: "all" as const, href: claims };
  }
  const counted = findCounted(one, page, listed.asked)?.counted ?? null;
  const count = counted?.differenceCents === 0 ? counted.claims.length : null;
  // With nothing counted and no claims read, there is nothing to show.
  if (count === 0 || (counted === null && one.metCents === 0)) return null;
  const of = one.coverageType === "FAMILY" ? "family" : null;
  return { kind: "counted" as const, count, href: pageOf(of) };
}

/** The claims that moved an amount, and whether they are all; null if none could be listed. */
export function findCounted(
  one: Accumulator,
  { plan, claims }: ShownPage,
  { suffixes }: { readonly suffixes: readonly number[] },
) {
  if (claims === null) return null;
  const lists = suffixes.map((suffix) => claims.get(suffix));
  const all = lists.flatMap((list) => list?.claims ?? []);
  const counted = claimsToward(all, one, { hasSeveralTiers: plan.tiers.length > 1 });
  if (counted === null || lists.every((list) => list === undefined)) return null;
  return { counted, isWhole: lists.every((list) => list?.whole === true) };
}

const ANCHORS = {
  deductible: "deductible",
  outOfPocketMaximum: "out-of-pocket-maximum",
  annualLimit: "annual-limit",
  other: "limit",
} as const;

/** The anchor that claims link to: the first amount of a kind has the plain name. */
export function anchorOf(
  { kind }: AccumulatorPair,
  all: readonly AccumulatorPair[],
  index: number,
): string {
  const before = all.slice(0, index).filter((pair) => pair.kind === kind).length;
  return before === 0 ? ANCHORS[kind] : `${ANCHORS[kind]}-${before + 1}`;
}
