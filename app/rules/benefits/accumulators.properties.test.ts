import { expect, test } from "vitest";
import { pairAccumulators, type Accumulator, countedLimits, limitOrder } from "./accumulators.ts";
import {
  amountsOf,
  groupOf,
  limitOf,
  sourceOf,
  listFrom,
  type AccumulatorSource,
} from "./accumulators.fixture.ts";
import { randomBelow, shuffled } from "./benefits-on-day.fixture.ts";

const below = randomBelow(20_261_123);
const pick = <Thing>(from: readonly [Thing, ...Thing[]]): Thing =>
  from[below(from.length)] ?? from[0];
const some = <Thing>(most: number, make: () => Thing): Thing[] =>
  Array.from({ length: below(most + 1) }, make);
const cents = () => pick([-100, 0, null, 50_000, 100_000, 100_000]);

const sources: AccumulatorSource[] = Array.from({ length: 800 }, () =>
  sourceOf({
    tierId: pick(["innet", "outnet", "Preferred", null]),
    isViewer: below(4) > 0,
    limits: some(6, () =>
      limitOf(pick(["Annual Limit", "Deductible - In Network", "Deductible", "Hearing", null]), {
        coverageType: pick(["INDIVIDUAL", "FAMILY"]),
        networkTier: pick(["innet", "In Network", "outnet", "Preferred", null]),
        category: pick(["medical", "medical", "dental", null]),
        totalCents: cents(),
        metCents: cents(),
        remainingCents: cents(),
      }),
    ),
    groups: some(3, () =>
      groupOf(pick(["deductible", "outOfPocketMaximum", "annualLimit", "other"]), {
        name: pick([null, "Hearing", "HEARING"]),
        individual: amountsOf(cents(), cents(), cents()),
        family: amountsOf(cents(), cents(), cents()),
      }),
    ),
  }),
);

// Whatever the gateway gives as limits and as amounts of a tier.
const told = sources.map((source) => ({ source, all: listFrom(source) }));

test("BENEFIT-10 BENEFIT-16 T-44 no listed amount has a total of -1, 0 or none", () => {
  const all = told.flatMap((one) => one.all);
  expect(all.filter(({ totalCents }) => !(totalCents > 0))).toEqual([]);
  expect(
    all.filter(({ metCents, remainingCents }) => metCents === -100 || remainingCents === -100),
  ).toEqual([]);
  expect(all.length).toBeGreaterThan(500);
});

test("BENEFIT-15 every valid limit of a tier is listed, and every amount of the tier at most once", () => {
  for (const { source, all } of told) {
    const { limits, groups, category, isViewer } = source;
    const alone = listFrom({ ...source, groups: [] });
    const own = listFrom({ ...source, limits: [] });
    // Limits stand as they are; what the tier adds are amounts that no limit tells.
    for (const limit of alone) expect(all.some((one) => bare(one) === bare(limit))).toBe(true);
    expect(all.length).toBeGreaterThanOrEqual(Math.max(alone.length, own.length));
    expect(all.length).toBeLessThanOrEqual(alone.length + own.length);
    expect(alone.length).toBeLessThanOrEqual(countedLimits(limits, category).length);
    expect(own.length).toBeLessThanOrEqual(groups.length * (isViewer ? 2 : 1));
  }
});

test("BENEFIT-15 annual limits come first, nameless limits last, in any given order", () => {
  const place = ({ kind, name }: Accumulator) =>
    kind === "annualLimit" ? 0 : kind === "other" && limitOrder(name) === 4 ? 2 : 1;
  for (const { source, all } of told) {
    expect(all.map(place)).toEqual(all.map(place).toSorted((a, b) => a - b));
    const limits = shuffled(source.limits, below);
    const groups = shuffled(source.groups, below);
    expect(listFrom({ ...source, limits, groups })).toHaveLength(all.length);
  }
});

test("BENEFIT-07 pairs have every amount once, of the same kind, individual or family", () => {
  for (const { all } of told) {
    const pairs = pairAccumulators(all);
    const held = pairs.flatMap(({ individual, family }) => [individual, family]);
    const each = held.filter((one): one is Accumulator => one !== null);
    expect(each.map(bare).toSorted()).toEqual(all.map(bare).toSorted());
    expect(each).toHaveLength(all.length);
    for (const { kind, individual, family } of pairs) {
      expect([individual?.kind ?? kind, family?.kind ?? kind]).toEqual([kind, kind]);
      expect(individual?.coverageType ?? "INDIVIDUAL").toBe("INDIVIDUAL");
      expect(family?.coverageType ?? "FAMILY").toBe("FAMILY");
    }
  }
});

test("T-43 a met amount has nothing remaining; figures that do not add up always have a conflict", () => {
  const all = told.flatMap((one) => one.all);
  const met = all.filter((one) => one.progress === "met");
  const isReached = ({ totalCents, metCents, remainingCents }: Accumulator) =>
    (metCents ?? 0) >= totalCents && (remainingCents ?? 0) <= 0;
  expect(met.filter((one) => !isReached(one))).toEqual([]);
  expect(met.length).toBeGreaterThan(10);
  const untouched = all.filter((one) => one.progress === "untouched");
  expect(untouched.filter(({ metCents }) => metCents !== 0)).toEqual([]);
  const wrong = all.filter(({ totalCents, metCents, remainingCents, conflicts }) => {
    const isKnown = metCents !== null && remainingCents !== null;
    const differs = isKnown && totalCents !== metCents + remainingCents;
    return differs !== conflicts.some(({ kind }) => kind === "sum");
  });
  expect(wrong).toEqual([]);
});

/** All facts of an amount, except those added by the other account. */
const bare = ({
  detail: _detail,
  conflicts: _conflicts,
  progress: _progress,
  ...rest
}: Accumulator): string => JSON.stringify(rest);
