import { expect, test } from "vitest";
import { CATEGORIES } from "../member/eligibility.ts";
import { listAccumulators, type Accumulator } from "./accumulators.ts";
import { amountsOf, groupOf, sourceOf } from "./accumulators.fixture.ts";
import {
  CARD_CODES,
  cardAmounts,
  cardCodeOf,
  findCardParts,
  hasCardCode,
} from "./digital-insurance-card.ts";

test("the codes are the sixteen of C4DIC 1.1.0 for deductibles and maximums", () => {
  expect(CARD_CODES.toSorted()).toEqual([
    "FamInDed",
    "FamInMax",
    "FamOutDed",
    "FamOutMax",
    "FamRxInDed",
    "FamRxInMax",
    "FamRxOutDed",
    "FamRxOutMax",
    "IndInDed",
    "IndInMax",
    "IndOutDed",
    "IndOutMax",
    "IndRxInDed",
    "IndRxInMax",
    "IndRxOutDed",
    "IndRxOutMax",
  ]);
});

test.each([
  ["IndInDed", "INDIVIDUAL", "medical", "in", "deductible"],
  ["FamOutMax", "FAMILY", "medical", "out", "outOfPocketMaximum"],
  ["IndRxOutDed", "INDIVIDUAL", "pharmacy", "out", "deductible"],
  ["FamRxInMax", "FAMILY", "pharmacy", "in", "outOfPocketMaximum"],
] as const)("%s is said in parts", (code, coverageType, category, network, kind) => {
  expect(findCardParts(code)).toEqual({ coverageType, category, network, kind });
});

test("each code is what its parts say", () => {
  const again = CARD_CODES.map((code) => {
    const parts = findCardParts(code);
    return parts && cardCodeOf(parts);
  });
  expect(again).toEqual(CARD_CODES);
});

test.each(["rx", "indinded", "IndDentalInDed", "IndInDed ", "constructor", ""])(
  "%j is no code of an amount",
  (code) => {
    expect(findCardParts(code)).toBeUndefined();
  },
);

/** Every accumulator of a category in a tier: both sides of all kinds. */
const accumulatorsOf = (category: (typeof CATEGORIES)[number], tierId: string, cents: number) =>
  listAccumulators(
    sourceOf({
      category,
      tierId,
      groups: (["deductible", "outOfPocketMaximum", "annualLimit", "other"] as const).map(
        (kind, at) =>
          groupOf(kind, {
            individual: amountsOf(cents + at * 1_000, 500),
            family: amountsOf(cents + 50_000 + at * 1_000, 500),
          }),
      ),
    }),
  );

const all = CATEGORIES.flatMap((category, at) =>
  ["innet", "outnet", "Preferred"].flatMap((tierId, place) =>
    accumulatorsOf(category, tierId, 100_000 * (at + 1) + 10_000 * (place + 1)),
  ),
);

test("accumulators become totals under codes, and the codes give the accumulators' parts back", () => {
  const amounts = cardAmounts(all);
  expect(amounts.map(({ code }) => code)).toEqual(CARD_CODES);
  const back = amounts.map(({ code, totalCents }) => ({ ...findCardParts(code), totalCents }));
  const told = all.filter(hasCardCode);
  expect(told).toHaveLength(16);
  for (const { coverageType, category, network, kind, totalCents } of told) {
    expect(back).toContainEqual({ coverageType, category, network, kind, totalCents });
  }
});

const [one] = accumulatorsOf("medical", "innet", 100_000).filter(hasCardCode);
if (one === undefined) throw new Error("no accumulator");

test.each([
  ["of another kind", { kind: "annualLimit" }],
  ["of dental benefits", { category: "dental" }],
  ["of vision benefits", { category: "vision" }],
  ["of a tier of the plan's own", { network: "preferred" }],
  ["of a tier with a name of JavaScript's", { network: "constructor" }],
  ["of every tier", { network: null }],
] satisfies [string, Partial<Accumulator>][])("an accumulator %s has no code", (_case, other) => {
  expect(hasCardCode({ ...one, ...other })).toBe(false);
  expect(cardAmounts([{ ...one, ...other }])).toEqual([]);
});

test("two totals of one code are not told, the same total twice is once", () => {
  expect(cardAmounts([one, { ...one, totalCents: one.totalCents + 1 }])).toEqual([]);
  expect(cardAmounts([one, { ...one, metCents: 0 }])).toHaveLength(1);
  expect(cardAmounts([])).toEqual([]);
});
