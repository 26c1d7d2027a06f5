import { expect, test } from "vitest";
import { plainText } from "#app/components/ui/text/CarrierText.tsx";
import { randomBelow, randomDay, shuffled } from "#app/rules/benefits/benefits-on-day.fixture.ts";
import { compareCategory, type CategoryChanges, type CategoryOnDay } from "./compare-category.ts";

// Properties of the comparison of a category on any two days.

const below = randomBelow(20_261_122);
const days = Array.from({ length: 100 }, () =>
  (["dental", "medical", "vision"] as const).map((category) => ({
    a: randomDay(below, category),
    b: randomDay(below, category),
  })),
)
  .flat()
  .map((pair) => ({ ...pair, change: compareCategory(pair.a, pair.b) }));

test("a random day compared with itself has no changes", () => {
  const wrong = days.filter(({ a }) => {
    const { kind, changes } = compareCategory(a, a);
    return changes.length > 0 || kind === "begun" || kind === "ended";
  });
  expect(wrong.slice(0, 2)).toEqual([]);
});

test("random days in the other order turn new into gone, better into worse and begun into ended", () => {
  for (const { a, b, change } of days) {
    expect(withoutWords(change)).toEqual(withoutWords(reversed(compareCategory(b, a))));
  }
});

test("the order of tiers, services and limits of random days does not change the comparison", () => {
  for (const { a, b, change } of days) {
    expect(compareCategory(reordered(a), reordered(b))).toEqual(change);
  }
});

test("every change between random days is a difference of a thing in a tier that both days have", () => {
  const seen = { new: 0, gone: 0, changed: 0, tiers: 0 };
  for (const {
    change: { changes },
  } of days) {
    const whole = changes.filter(
      ({ name, effect }) => plainText(...name).endsWith("(network)") && isWhole(effect),
    );
    seen.tiers += whole.length;
    for (const { key, effect, from, to } of changes) {
      seen[isWhole(effect) ? effect : "changed"] += 1;
      expect(from).not.toEqual(to);
      expect(from === "Not listed").toBe(effect === "new");
      expect(to === "Not listed").toBe(effect === "gone");
      expect(whole.some((tier) => key.startsWith(`${tierOf(tier.key)} `) && key !== tier.key)).toBe(
        false,
      );
    }
  }
  // The days are worth something only if they differ in every way.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
});

type Means = CategoryChanges["changes"][number]["effect"];

const isWhole = (effect: Means) => effect === "new" || effect === "gone";

/** The place of a tier in the key of its change. */
const tierOf = (key: string) => key.split(" ").slice(0, 2).join(" ");

const BACK = {
  begun: "ended",
  ended: "begun",
  new: "gone",
  gone: "new",
  better: "worse",
  worse: "better",
} as const;

const back = <Word extends string>(word: Word) =>
  Object.entries(BACK).find(([from]) => from === word)?.[1] ?? word;

const reversed = ({ kind, changes, ...one }: CategoryChanges) => ({
  ...one,
  kind: back(kind),
  changes: changes.map((change) => ({
    ...change,
    effect: back(change.effect),
    from: change.to,
    to: change.from,
  })),
});

/** A thing is called as on the second day, and a change in words is of one direction. */
const withoutWords = ({ changes, ...one }: CategoryChanges | ReturnType<typeof reversed>) => ({
  ...one,
  changes: changes.map(({ key, effect, from, to }) => ({ key, effect, from, to })),
});

function reordered(one: CategoryOnDay): CategoryOnDay {
  if (typeof one === "string") return one;
  const { tiers, limits, unreadable } = one;
  return {
    ...one,
    tiers: shuffled(tiers, below).map((tier) => ({
      ...tier,
      amounts: shuffled(tier.amounts, below),
      pages: shuffled(tier.pages, below),
      services: shuffled(tier.services, below).map((group) => ({
        ...group,
        services: shuffled(group.services, below).map((service) => ({
          ...service,
          incentiveTiers: shuffled(service.incentiveTiers, below),
        })),
      })),
    })),
    limits: limits === null ? null : shuffled(limits, below),
    unreadable: shuffled(unreadable, below),
  };
}
