import { expect, test } from "vitest";
import { randomBelow } from "./benefits-on-day.fixture.ts";
import {
  estimateCost,
  splitCost,
  type CentsLeft,
  type CostEstimate,
  type KnownPays,
  type PricedService,
} from "./dental-cost.ts";

const below = randomBelow(20_261_129);
/** One of these; null, if any, is the first. */
const pick = <Thing>(from: readonly [Thing, ...Thing[]]): Thing =>
  from[below(from.length)] ?? from[0];

const pays = (): KnownPays =>
  pick([
    { kind: "percent", percent: pick([0, 10, 33.3, 50, 66.67, 80, 99.999, 100]) },
    { kind: "percent", percent: below(101) },
    { kind: "dollars", cents: 1 + below(200_000) },
    { kind: "copay", cents: below(20_000) },
    { kind: "full" },
  ]);
const cents = () => 1 + below(pick([2, 100, 5000, 500_000, 999_999_999]));
const amount = () => pick([null, 0, below(100), below(10_000), below(1_000_000)]);

type Case = { readonly services: readonly PricedService[]; readonly left: CentsLeft };

const makeCase = (): Case => ({
  services: Array.from({ length: 1 + below(5) }, () => ({
    priceCents: cents(),
    pays: pays(),
    deductibleApplies: pick([null, true, false]),
  })),
  left: { deductible: amount(), outOfPocketMaximum: amount(), annualLimit: amount() },
});

// Pseudo-random, the same in every run.
const cases = Array.from({ length: 5000 }, makeCase);

const bounds = ({ low, high }: CostEstimate) => [low.yourCents, high.yourCents] as const;

/** Places of the cases for which something does not hold. */
const failing = (holds: (one: Case, at: number) => boolean) =>
  cases.flatMap((one, at) => (holds(one, at) ? [] : [at])).slice(0, 5);

test("COST-05 yours and the plan's are the price to the cent, and never less than nothing", () => {
  expect(
    failing(({ services, left }) => {
      const { low, high } = estimateCost(services, left);
      return [low, high].every(
        (found) =>
          found.lines.length === services.length &&
          [found, ...found.lines].every(
            (line) =>
              line.yourCents + line.planCents === line.priceCents &&
              Object.values(line).every(
                (value) => typeof value !== "number" || (Number.isInteger(value) && value >= 0),
              ),
          ) &&
          found.lines.every(({ priceCents }, at) => priceCents === services[at]?.priceCents) &&
          found.yourCents === found.lines.reduce((all, line) => all + line.yourCents, 0),
      );
    }),
  ).toEqual([]);
});

test("COST-05 a higher price never leaves less to the member", () => {
  expect(
    failing(({ services, left }) => {
      const at = below(services.length);
      const dearer = services.map((one, index) =>
        index === at ? { ...one, priceCents: one.priceCents + cents() } : one,
      );
      const [before, after] = [services, dearer].map((all) => bounds(estimateCost(all, left)));
      return [0, 1].every((end) => (after?.[end] ?? -1) >= (before?.[end] ?? 0));
    }),
  ).toEqual([]);
});

test("COST-05 more of the annual limit never leaves more to the member", () => {
  expect(
    failing(({ services, left }) => {
      const limit = left.annualLimit ?? 0;
      const [less, more, unlimited] = [limit, limit + cents(), null].map((annualLimit) =>
        bounds(estimateCost(services, { ...left, annualLimit })),
      );
      return [0, 1].every(
        (end) =>
          (more?.[end] ?? Infinity) <= (less?.[end] ?? 0) &&
          (unlimited?.[end] ?? Infinity) <= (more?.[end] ?? 0),
      );
    }),
  ).toEqual([]);
});

test("COST-05 the plan pays at most its limit, and the range has every way the deductible may apply", () => {
  let ranges = 0;
  expect(
    failing(({ services, left }) => {
      const found = estimateCost(services, left);
      const [low, high] = bounds(found);
      if (low < high) ranges += 1;
      const answered = services.map((one) => ({
        ...one,
        deductibleApplies: one.deductibleApplies ?? below(2) === 0,
      }));
      const [exact] = bounds(estimateCost(answered, left));
      const limit = left.annualLimit ?? Infinity;
      return low <= exact && exact <= high && found.low.planCents <= limit;
    }),
  ).toEqual([]);
  expect(ranges).toBeGreaterThan(250);
});

test("COST-03 spreading a list over two equal periods never costs more than either of them alone", () => {
  const several = cases.filter(({ services }) => services.length > 1).slice(0, 200);
  expect(several).toHaveLength(200);
  for (const { services, left } of several) {
    // Without a deductible or a maximum, which two periods have twice.
    const period = { services, left: { ...left, deductible: null, outOfPocketMaximum: null } };
    const [alone] = bounds(estimateCost(period.services, period.left));
    expect(splitCost(period, period)?.highCents).toBeLessThanOrEqual(alone);
  }
});
