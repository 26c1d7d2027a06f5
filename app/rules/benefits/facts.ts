import type { Accumulator, AccumulatorKind, CoverageType } from "./accumulators.ts";
import type { AnswerOnDay, ServiceOnDay, TierOnDay } from "./benefits-on-day.ts";
import { identityOf } from "./merge-accounts.ts";
import { splitPrice } from "./split-price.ts";
import type { TierName } from "./tiers.ts";

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
      readonly coverageType: CoverageType;
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

/** All that a plan says on a day: amounts of every tier, then each tier with what it has. */
export const factsOf = ({ amounts, tiers }: AnswerOnDay): Fact[] => [
  ...amounts.map((one) => amountFact(one, null)),
  ...tiers.flatMap((tier) => [
    tierFact(tier),
    ...tier.amounts.map((one) => amountFact(one, tier)),
    ...tier.services.map((one) => serviceFact(one, tier)),
    ...tier.pages.flatMap((one) => pageFact(one, tier)),
  ]),
];

/** In network, out of network, then tiers of the plan's own, after what counts in all of them. */
const placeOf = ({ key }: TierOnDay): string =>
  `${["in", "out"].includes(key) ? ["in", "out"].indexOf(key) + 1 : 3} ${key}`;

/** A tier that limits alone name has no name that could change. */
const tierFact = (of: TierOnDay): Fact => ({
  key: placeOf(of),
  partOf: null,
  tier: of.tier,
  subject: { kind: "tier" },
  said: of.isAnswered ? { name: of.tier.name } : {},
});

/** The order of amounts: kinds (§9), then by name, individual before family. */
const KINDS: readonly AccumulatorKind[] = [
  "annualLimit",
  "deductible",
  "outOfPocketMaximum",
  "other",
];
const SIDES: readonly CoverageType[] = ["INDIVIDUAL", "FAMILY"];

function amountFact(one: Accumulator, of: TierOnDay | null): Fact {
  const { kind, name, coverageType, totalCents } = one;
  const order = `${KINDS.indexOf(kind)} ${identityOf(one)} ${SIDES.indexOf(coverageType)}`;
  return {
    ...within(of, `1 ${order}`),
    subject: { kind: "amount", amount: kind, name: kind === "other" ? name : null, coverageType },
    said: { total: String(totalCents) },
  };
}

/** Services go by code without regard to letter case, those without a code by their name. */
function serviceFact({ code, name, incentiveTiers, ...said }: ServiceOnDay, of: TierOnDay): Fact {
  const key = code === null ? `name ${name ?? ""}` : `code ${code.toUpperCase()}`;
  const { category, amount, benefitLimit, description } = said;
  return {
    ...within(of, `2 ${key}`),
    subject: { kind: "service", code, name },
    said: {
      name,
      category,
      amount,
      benefitLimit,
      incentiveTiers: incentiveTiers.map(wordsOf).filter(Boolean).toSorted().join("; ") || null,
      description,
    },
  };
}

const wordsOf = ({ name, amount, description }: ServiceOnDay["incentiveTiers"][number]): string =>
  [[name, amount].filter(Boolean).join(": "), description].filter(Boolean).join(", ");

/** A medical service by its page; one without a title is not shown, nor compared. */
function pageFact({ pageId, pageDescription }: TierOnDay["pages"][number], of: TierOnDay): Fact[] {
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

const within = (of: TierOnDay | null, key: string) =>
  of === null
    ? { key: `0 ${key}`, partOf: null, tier: null }
    : { key: `${placeOf(of)} ${key}`, partOf: placeOf(of), tier: of.tier };
