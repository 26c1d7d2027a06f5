import { carrierText, type Words } from "#app/components/ui/text/CarrierText.tsx";
import {
  identityOf,
  sidesOf,
  type Accumulator,
  type AccumulatorPair,
} from "#app/rules/benefits/accumulators.ts";
import type { CategoryPlan } from "#app/rules/benefits/category-plan.ts";
import type { AccumulatorKind } from "#app/rules/benefits/accumulator-kind.ts";
import type { ComparedField } from "#app/rules/benefits/change-effect.ts";
import {
  listingsOfGroup,
  pageListings,
  serviceKey,
  type ServiceListing,
} from "#app/rules/benefits/services.ts";
import { tierKey, type TierName } from "#app/rules/benefits/tiers.ts";
import { benefitChangesText as text } from "#app/text/benefits/changes.ts";
import { benefitsText } from "#app/text/benefits/benefits.ts";
import { usd } from "#app/text/common/format.ts";
import { showPays, sayTier } from "../say-benefits.ts";

/** One thing said of a fact: compared by its value, null for nothing, and shown in words. */
export type FactValue = {
  readonly field: ComparedField;
  /** The label of the field beside the name; null if the name says it. */
  readonly label: string | null;
  readonly value: string | null;
  readonly words: Words;
};

/** A thing that a plan has on a day, in the form in which two days are compared. */
export type Fact = {
  /** Equal for the same thing on both days; facts are shown in the order of their keys. */
  readonly key: string;
  /** The key of the whole: where that is new or removed, its parts are not listed as well. */
  readonly partOf: string | null;
  readonly name: readonly Words[];
  /** Its network, and whether it is the member's own or the family's. */
  readonly where: readonly string[];
  /** Its code, if it has one. */
  readonly codes: readonly string[];
  /** The text for a new or removed item. */
  readonly whole: Words;
  /** A missing value here is unknown, and no change. */
  readonly said: readonly FactValue[];
};

/**
 * The facts of a plan on a day: the amounts of every tier, then each tier with its contents, except
 * tiers whose contents are unknown.
 */
export function factsOf(
  { tiers, withoutTier }: CategoryPlan,
  isUnknown: (tierKey: string) => boolean,
): Fact[] {
  // An amount of all networks is among those of each tier.
  const [everywhere] = amountsBy(tiers[0]?.pairs ?? withoutTier);
  return [
    ...everywhere.map((one) => amountFact(one, null)),
    ...tiers
      .filter(({ tierId }) => !isUnknown(tierKey(tierId)))
      .flatMap((tier) => {
        const { listed, pairs } = tier;
        const [, own] = amountsBy(pairs);
        return [
          tierFact(tier, listed !== null),
          ...own.map((one) => amountFact(one, tier)),
          ...(listed?.services ?? [])
            .flatMap(listingsOfGroup)
            .map((one) => serviceFact(one, tier, `2 ${serviceKey(one)}`)),
          ...pageListings({ pages: listed?.pages ?? [] }).map((one) =>
            serviceFact(one, tier, `3 ${one.id}`),
          ),
        ];
      }),
  ];
}

function amountsBy(pairs: readonly AccumulatorPair[]) {
  const all = pairs.flatMap(sidesOf);
  return [
    all.filter(({ network }) => network === null),
    all.filter(({ network }) => network !== null),
  ] as const;
}

/** A sort key: amounts of all tiers come first, then in network, out of network, other tiers. */
function sortKeyOf({ tierId }: TierName): string {
  const key = tierKey(tierId);
  return `${["in", "out"].includes(key) ? ["in", "out"].indexOf(key) + 1 : 3} ${key}`;
}

const within = (of: TierName | null, key: string, side: string | null = null) => ({
  key: `${of === null ? 0 : sortKeyOf(of)} ${key}`,
  partOf: of && sortKeyOf(of),
  where: [of && sayTier(of), side].flatMap((words) => words || []),
});

/** A tier that only limits name has no name that could change. */
function tierFact(tier: TierName, isAnswered: boolean): Fact {
  const { tierId, name } = tier;
  const said = { field: "network" as const, label: null, value: name, words: name ?? tierId };
  return {
    key: sortKeyOf(tier),
    partOf: null,
    name: [text.network(sayTier(tier))],
    where: [],
    codes: [],
    whole: text.listed,
    said: isAnswered ? [said] : [],
  };
}

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
  const words = usd(totalCents);
  const called =
    kind === "other" && name !== null ? carrierText(name) : benefitsText.stands.kind[kind];
  return {
    ...within(of, `1 ${order}`, text.side[coverageType]),
    name: [called],
    codes: [],
    whole: words,
    said: [{ field: kind, label: null, value: String(totalCents), words }],
  };
}

const say = (
  field: keyof typeof text.field,
  value: string | null,
  words: Words | null = value === null ? null : carrierText(value),
): FactValue => ({
  field,
  label: text.field[field],
  value,
  words: words ?? text.notStated,
});

function serviceFact(listing: ServiceListing, of: TierName, key: string): Fact {
  const { code, name, category, amount, benefitLimit, description } = listing;
  const levels = listing.incentiveTiers.map(wordsOf).filter(Boolean).toSorted();
  const pays = say("amount", amount, showPays(amount));
  return {
    ...within(of, key),
    codes: name === null || code === null ? [] : [code],
    name: [name === null ? (code ?? benefitsText.covered.unnamed) : carrierText(name)],
    whole: pays.words,
    said: [
      say("name", name),
      say("category", category),
      pays,
      say("benefitLimit", benefitLimit),
      say("incentiveTiers", levels.join("; ") || null),
      say("description", description),
    ],
  };
}

const wordsOf = ({ name, amount, description }: ServiceListing["incentiveTiers"][number]) =>
  [[name, amount].filter(Boolean).join(": "), description].filter(Boolean).join(", ");
