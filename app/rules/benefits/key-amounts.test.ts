import { expect, test } from "vitest";
import type { AccumulatorKind } from "./accumulator-kind.ts";
import { accumulatorOf } from "./accumulators.fixture.ts";
import type { Accumulator, AccumulatorPair } from "./accumulators.ts";
import { familyKeyAmounts, keyAmounts, memberKeyAmounts } from "./key-amounts.ts";

const amount = (totalCents: number, more: Partial<Accumulator> = {}) =>
  accumulatorOf({ totalCents, metCents: 0, remainingCents: totalCents, ...more });
const pair = (
  kind: AccumulatorKind,
  individual: Accumulator | null,
  family: Accumulator | null = null,
  name: string | null = null,
): AccumulatorPair => ({ kind, name, individual, family });

const namesOf = (...pairs: AccumulatorPair[]) => keyAmounts([pairs]).map(({ key }) => key);

test("S-13 key amounts are deductible, maximum and annual limit, each once, or else the first two with a name", () => {
  const other = pair("other", amount(1), null, "Frames");
  expect(
    namesOf(
      pair("annualLimit", amount(1)),
      other,
      pair("outOfPocketMaximum", amount(1)),
      pair("deductible", amount(1)),
      pair("deductible", amount(2)),
    ),
  ).toEqual(["deductible", "outOfPocketMaximum", "annualLimit"]);
  const others = ["Frames", "Exams", "Lenses"].map((name) => pair("other", amount(1), null, name));
  expect(namesOf(pair("other", amount(1)), ...others)).toEqual(["other frames", "other exams"]);
  expect(keyAmounts([[], []])).toEqual([]);
  const capitals = pair("other", amount(1), null, "FRAMES");
  expect(keyAmounts([[other], [capitals]])).toMatchObject([{ name: "Frames" }]);
});

test("S-13 all members have the same key amounts; the first individual or family amount of a kind counts", () => {
  const first = [pair("deductible", amount(100))];
  const second = [pair("annualLimit", amount(200))];
  const keys = keyAmounts([first, second]);
  expect(keys.map(({ key }) => key)).toEqual(["deductible", "annualLimit"]);
  expect(Object.keys(memberKeyAmounts(second, keys))).toEqual(["annualLimit"]);
  expect(familyKeyAmounts([first], keys)).toEqual({});
  const pairs = [pair("deductible", null, amount(900)), pair("deductible", amount(300))];
  const otherKeys = keyAmounts([pairs]);
  expect(memberKeyAmounts(pairs, otherKeys)["deductible"]?.totalCents).toBe(300);
  expect(familyKeyAmounts([pairs], otherKeys)["deductible"]?.totalCents).toBe(900);
});

test("S-13 the family's amount is the first member's; amounts that differ are inconsistent", () => {
  const offOf = (one: Partial<Accumulator>, other: Partial<Accumulator> = {}) => {
    const all = [one, other].map((more) => [pair("deductible", null, amount(500, more))]);
    return familyKeyAmounts(all, keyAmounts(all))["deductible"]?.isInconsistent;
  };
  expect(offOf({})).toBe(false);
  expect(offOf({ conflicts: [{ kind: "sum" }] })).toBe(true);
  expect(offOf({}, { conflicts: [{ kind: "sum" }] })).toBe(true);
  expect(offOf({}, { metCents: 1 })).toBe(true);
  expect(offOf({}, { totalCents: 501 })).toBe(true);
  const all = [[pair("deductible", amount(1))], [pair("deductible", null, amount(700))]];
  expect(familyKeyAmounts(all, keyAmounts(all))).toEqual({
    deductible: { totalCents: 700, metCents: 0, remainingCents: 700, isInconsistent: false },
  });
  expect(familyKeyAmounts([], [])).toEqual({});
});
