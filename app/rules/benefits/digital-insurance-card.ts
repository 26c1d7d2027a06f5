import type { Category } from "../member/eligibility.ts";
import type { Accumulator, AccumulatorKind, CoverageType } from "./accumulators.ts";
import type { KnownNetwork } from "./tiers.ts";

/**
 * The deductibles and maximums of the HL7 FHIR implementation guide "CARIN Digital Insurance Card"
 * (C4DIC), STU 1.1 (version 1.1.0): the code system "C4DIC Extended Copay Type",
 * http://hl7.org/fhir/us/insurance-card/CodeSystem/C4DICExtendedCopayTypeCS, without its code for
 * prescription copays ("rx"). An amount of a card is a total; what is met of it has no code.
 */
export type CardCode = `${"Ind" | "Fam"}${"" | "Rx"}${"In" | "Out"}${"Ded" | "Max"}`;

/** What a code says. Others of our accumulators have none: see `hasCardCode`. */
export type CardParts = {
  readonly coverageType: CoverageType;
  readonly category: Extract<Category, "medical" | "pharmacy">;
  readonly network: KnownNetwork;
  readonly kind: Extract<AccumulatorKind, "deductible" | "outOfPocketMaximum">;
};

/** An accumulator that the card can tell. */
export type CardAccumulator = Accumulator & CardParts;

/** A total under its code, in cents. */
export type CardAmount = { readonly code: CardCode; readonly totalCents: number };

const SIDES = { INDIVIDUAL: "Ind", FAMILY: "Fam" } as const;
const CATEGORIES = { medical: "", pharmacy: "Rx" } as const;
const NETWORKS = { in: "In", out: "Out" } as const;
const KINDS = { deductible: "Ded", outOfPocketMaximum: "Max" } as const;

/** The code of an amount. */
export function cardCodeOf({ coverageType, category, network, kind }: CardParts): CardCode {
  return `${SIDES[coverageType]}${CATEGORIES[category]}${NETWORKS[network]}${KINDS[kind]}`;
}

const EVERY: readonly CardParts[] = keysOf(SIDES).flatMap((coverageType) =>
  keysOf(CATEGORIES).flatMap((category) =>
    keysOf(NETWORKS).flatMap((network) =>
      keysOf(KINDS).map((kind) => ({ coverageType, category, network, kind })),
    ),
  ),
);

const BY_CODE: ReadonlyMap<string, CardParts> = new Map(
  EVERY.map((parts) => [cardCodeOf(parts), parts]),
);

/** The sixteen codes. */
export const CARD_CODES: readonly CardCode[] = EVERY.map(cardCodeOf);

/** What a code says; undefined for text that is none of the sixteen. Letter case counts. */
export function findCardParts(code: string): CardParts | undefined {
  return BY_CODE.get(code);
}

/**
 * Whether the card has a code for an accumulator: a deductible or out-of-pocket maximum of medical or
 * pharmacy benefits, in or out of network. It has none for annual limits and amounts of other names,
 * for dental and vision benefits, for tiers of the plan's own, and for amounts of every tier.
 */
export function hasCardCode(one: Accumulator): one is CardAccumulator {
  const { category, network, kind } = one;
  const isNamed = Object.hasOwn(CATEGORIES, category) && Object.hasOwn(KINDS, kind);
  return isNamed && Object.hasOwn(NETWORKS, network ?? "");
}

/**
 * The totals of a card, each code once in the order of the codes. Of two accumulators with one code
 * and different totals neither is told: a card has no room for the doubt.
 */
export function cardAmounts(accumulators: readonly Accumulator[]): CardAmount[] {
  const coded = Map.groupBy(accumulators.filter(hasCardCode), cardCodeOf);
  return CARD_CODES.flatMap((code) => {
    const totals = new Set(coded.get(code)?.map(({ totalCents }) => totalCents));
    return totals.size === 1 ? [...totals].map((totalCents) => ({ code, totalCents })) : [];
  });
}

function keysOf<Key extends string>(record: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(record).filter((key): key is Key => key in record);
}
