import type { Tier } from "#server/gateway/calls/benefit-tiers.ts";
import type { AccumulatorKind } from "./accumulator-kind.ts";
import {
  identityOf,
  listAccumulators,
  type Accumulator,
  type CategoryAnswer,
} from "./accumulators.ts";
import { countedLimits } from "./limits.ts";
import { splitPrice } from "./plan-pays.ts";
import { listingsIn, serviceKey, type ServiceListing } from "./services.ts";
import { findTier, listTiers, tierKey, type TierName } from "./tiers.ts";

/** What a plan can say of a thing: of an amount its total, of a service the others. */
export const FIELDS = [
  "total",
  "name",
  "category",
  "amount",
  "benefitLimit",
  "incentiveTiers",
  "description",
] as const;

export type Field = (typeof FIELDS)[number];

/** What a fact is about. A medical service is one without a code. */
export type Subject =
  | { readonly kind: "tier" }
  | {
      readonly kind: "amount";
      readonly amount: AccumulatorKind;
      /** Of an amount of no known kind. */
      readonly name: string | null;
      readonly coverageType: Accumulator["coverageType"];
    }
  | { readonly kind: "service"; readonly code: string | null; readonly name: string | null };

/** A thing that a plan has on a day, in the form in which two days are compared. */
export type Fact = {
  /** The same for the same thing on another day; facts are shown in its order. */
  readonly key: string;
  /** The key of what it is a part of: where that is new or gone, its parts are not told as well. */
  readonly partOf: string | null;
  /** Null where it counts in every tier. */
  readonly tier: TierName | null;
  readonly subject: Subject;
  /**
   * What is said of it: `total` in cents, all else in the plan's words, null for nothing. A field
   * that is missing is not known, and is no change.
   */
  readonly said: Readonly<Partial<Record<Field, string | null>>>;
};

/**
 * All that a plan says on a day: amounts of every tier, then each tier with what it has, but for tiers
 * of which that is not known.
 */
export function factsOf(answer: CategoryAnswer, isUnknown: (tierKey: string) => boolean): Fact[] {
  const { tiers, limits, category } = answer;
  const known = listTiers(tiers, countedLimits(limits ?? [], category)).filter(
    ({ tierId }) => !isUnknown(tierKey(tierId)),
  );
  const everywhere = listAccumulators(answer, null).filter(({ network }) => network === null);
  return [
    ...everywhere.map((one) => amountFact(one, null)),
    ...known.flatMap(({ tierId, name }) => {
      const tier = { tierId, name };
      const answered = findTier(tiers, tierId);
      const own = listAccumulators(answer, tierId).filter(({ network }) => network !== null);
      return [
        tierFact(tier, answered !== undefined),
        ...own.map((one) => amountFact(one, tier)),
        ...(answered?.services ?? [])
          .flatMap(listingsIn)
          .map((one): Fact => serviceFact(one, tier)),
        ...(answered?.pages ?? []).flatMap((one) => pageFact(one, tier)),
      ];
    }),
  ];
}

/** In network, out of network, then tiers of the plan's own, after what counts in all of them. */
function placeOf({ tierId }: TierName): string {
  const key = tierKey(tierId);
  return `${["in", "out"].includes(key) ? ["in", "out"].indexOf(key) + 1 : 3} ${key}`;
}

/** A tier that limits alone name has no name that could change. */
const tierFact = (tier: TierName, isAnswered: boolean): Fact => ({
  key: placeOf(tier),
  partOf: null,
  tier,
  subject: { kind: "tier" },
  said: isAnswered ? { name: tier.name } : {},
});

/** The order of amounts: kinds (§9), then by name, individual before family. */
const KINDS: readonly AccumulatorKind[] = [
  "annualLimit",
  "deductible",
  "outOfPocketMaximum",
  "other",
];
const SIDES: readonly Accumulator["coverageType"][] = ["INDIVIDUAL", "FAMILY"];

function amountFact(one: Accumulator, of: TierName | null): Fact {
  const { kind, name, coverageType, totalCents } = one;
  const order = `${KINDS.indexOf(kind)} ${identityOf(one)} ${SIDES.indexOf(coverageType)}`;
  return {
    ...within(of, `1 ${order}`),
    subject: { kind: "amount", amount: kind, name: kind === "other" ? name : null, coverageType },
    said: { total: String(totalCents) },
  };
}

function serviceFact(listing: ServiceListing, of: TierName): Fact {
  const { code, name, category, amount, benefitLimit, description } = listing;
  const levels = listing.incentiveTiers.map(wordsOf).filter(Boolean).toSorted();
  const incentiveTiers = levels.join("; ") || null;
  return {
    ...within(of, `2 ${serviceKey(listing)}`),
    subject: { kind: "service", code, name },
    said: { name, category, amount, benefitLimit, incentiveTiers, description },
  };
}

const wordsOf = ({ name, amount, description }: ServiceListing["incentiveTiers"][number]) =>
  [[name, amount].filter(Boolean).join(": "), description].filter(Boolean).join(", ");

/** A medical service by its page; one without a title is not shown, nor compared. */
function pageFact({ pageId, pageDescription }: Tier["pages"][number], of: TierName): Fact[] {
  if (pageDescription === null) return [];
  const { name, price } = splitPrice(pageDescription);
  return [
    {
      ...within(of, `3 ${pageId ?? pageDescription}`),
      subject: { kind: "service", code: null, name },
      said: { name, amount: price },
    },
  ];
}

const within = (of: TierName | null, key: string) =>
  of === null
    ? { key: `0 ${key}`, partOf: null, tier: null }
    : { key: `${placeOf(of)} ${key}`, partOf: placeOf(of), tier: of };
