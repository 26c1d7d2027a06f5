import { expect, test } from "vitest";
import type { Amounts } from "#server/gateway/calls/benefits/benefits.ts";
import { pairAccumulators, type Accumulator } from "./accumulators.ts";
import { amountsOf, groupOf, NONE, listFrom } from "./accumulators.fixture.ts";
import type { AccumulatorKind } from "./accumulator-kind.ts";
import { overrideOf, type Override } from "./accumulator-override.ts";

const UNTOUCHED = amountsOf(100_000, 0);
const STARTED = amountsOf(100_000, 25_000);
const MET = amountsOf(100_000, 100_000);

/** The amounts of a family in which members have met their own. */
const SHARED = amountsOf(300_000, 150_000);

/** Met and remaining are not the total. */
const OFF = amountsOf(100_000, 100_000, 10_000);

type Sides = { readonly individual?: Amounts; readonly family?: Amounts };

/**
 * The status of each amount of a tier: "progress override" of the individual's, then the family's.
 */
function statuses(tier: Partial<Record<AccumulatorKind, Sides>>) {
  const kinds = ["deductible", "outOfPocketMaximum", "annualLimit", "other"] as const;
  const groups = kinds.map((kind) => {
    const { individual = NONE, family = NONE } = tier[kind] ?? {};
    return groupOf(kind, { name: kind === "other" ? "Frames" : null, individual, family });
  });
  const pairs = pairAccumulators(listFrom({ groups }));
  return Object.fromEntries(
    pairs.map((pair) => [
      pair.kind,
      [pair.individual, pair.family].flatMap((one) =>
        one === null ? [] : [shown(one, overrideOf(one, pair, pairs))],
      ),
    ]),
  );
}

const shown = ({ progress }: Accumulator, override: Override) =>
  override === null ? progress : `${progress} ${override}`;

test("the family's met deductible overrides the member's, the member's not the family's", () => {
  const freed = statuses({ deductible: { individual: STARTED, family: MET } });
  expect(freed).toEqual({ deductible: ["started family", "met"] });
  // A member who has met the individual amount does not need the family's.
  const own = statuses({ deductible: { individual: MET, family: MET } });
  expect(own).toEqual({ deductible: ["met", "met"] });
  const maximum = statuses({ outOfPocketMaximum: { individual: MET, family: SHARED } });
  expect(maximum).toEqual({ outOfPocketMaximum: ["met", "started"] });
});

test("a met out-of-pocket maximum overrides an open deductible of the same member or family", () => {
  const own = statuses({
    deductible: { individual: STARTED, family: STARTED },
    outOfPocketMaximum: { individual: MET, family: SHARED },
  });
  expect(own["deductible"]).toEqual(["started maximum", "started"]);
  const family = statuses({
    deductible: { individual: UNTOUCHED, family: STARTED },
    outOfPocketMaximum: { family: MET },
  });
  expect(family["deductible"]).toEqual(["untouched maximum", "started maximum"]);
});

test("BENEFIT-09 a used-up annual limit overrides a met deductible and a met maximum", () => {
  const all = statuses({
    deductible: { individual: MET, family: SHARED },
    outOfPocketMaximum: { individual: MET },
    annualLimit: { individual: MET },
    other: { individual: STARTED },
  });
  expect(all).toEqual({
    annualLimit: ["met"],
    deductible: ["met limit", "started"],
    outOfPocketMaximum: ["met limit"],
    other: ["started"],
  });
});

test("BENEFIT-09 amounts that do not add up override nothing", () => {
  const all = statuses({
    deductible: { individual: STARTED, family: OFF },
    outOfPocketMaximum: { individual: OFF },
    annualLimit: { individual: OFF },
  });
  expect(all["deductible"]).toEqual(["started", "inconsistent"]);
  const own = statuses({ deductible: { individual: OFF, family: MET } });
  expect(own).toEqual({ deductible: ["inconsistent", "met"] });
});
