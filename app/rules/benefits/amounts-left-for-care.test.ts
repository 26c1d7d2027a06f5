import { expect, test } from "vitest";
import type { Amounts } from "#server/gateway/calls/benefits/benefits.ts";
import { pairAccumulators, type Accumulator } from "./accumulators.ts";
import { amountsOf as amounts, groupOf, NONE, listFrom } from "./accumulators.fixture.ts";
import { amountsLeft } from "./amounts-left-for-care.ts";

/** One kind's accumulators, of these individual and family amounts. */
const deductibles = (individual: Amounts, family: Amounts = NONE): Accumulator[] =>
  listFrom({ groups: [groupOf("deductible", { individual, family })] });

const INDIVIDUAL = "INDIVIDUAL";
const FAMILY = "FAMILY";

const left = (cents: number, coverageType: string) => ({ cents, coverageType });
const reached = (coverageType: string) => left(0, coverageType);
const unknown = "unknown";

const leftOf = (all: readonly Accumulator[]) => amountsLeft(pairAccumulators(all)).deductible;

test.each([
  ["untouched", amounts(50_000, 0), NONE, left(50_000, INDIVIDUAL)],
  ["begun", amounts(50_000, 20_000), NONE, left(30_000, INDIVIDUAL)],
  ["the family's is less", amounts(50_000, 0), amounts(90_000, 70_000), left(20_000, FAMILY)],
  [
    "the family's is more",
    amounts(50_000, 20_000),
    amounts(90_000, 20_000),
    left(30_000, INDIVIDUAL),
  ],
  ["of a family alone", NONE, amounts(90_000, 0), left(90_000, FAMILY)],
  ["met", amounts(50_000, 50_000), amounts(90_000, 50_000), reached(INDIVIDUAL)],
  ["met by the family", amounts(50_000, 0), amounts(90_000, 90_000), reached(FAMILY)],
  ["met by the family, own unknown", amounts(50_000, null), amounts(9, 9), reached(FAMILY)],
  ["without a met amount", amounts(50_000, null), NONE, unknown],
  ["without a remaining amount", amounts(50_000, 0, null), NONE, unknown],
  ["without the family's met amount", amounts(50_000, 0), amounts(90_000, null), unknown],
  ["amounts that do not add up", amounts(50_000, 10_000, 30_000), NONE, unknown],
  ["exceeded amounts that do not add up", amounts(50_000, 60_000, 0), NONE, unknown],
  ["met, yet with a remaining amount", amounts(50_000, 50_000, 10_000), NONE, unknown],
])("BENEFIT-27 what is left of a deductible: %s", (_case, individual, family, left) => {
  expect(leftOf(deductibles(individual, family))).toEqual(left);
});
