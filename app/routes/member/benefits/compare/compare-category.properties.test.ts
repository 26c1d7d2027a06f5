import { expect, test } from "vitest";
import { randomBelow, randomDay, shuffled } from "#app/rules/benefits/benefits-on-day.fixture.ts";
import { compareCategory, type CategoryOnDay } from "./compare-category.ts";

// The comparison of a category on any two days.

const below = randomBelow(20_261_122);
const days = Array.from({ length: 100 }, () =>
  (["dental", "medical", "vision"] as const).map((category) => ({
    a: randomDay(below, category),
    b: randomDay(below, category),
  })),
)
  .flat()
  .map((pair) => ({ ...pair, change: compareCategory(pair.a, pair.b) }));

test("the order of tiers, services and limits of random days does not change the comparison", () => {
  for (const { a, b, change } of days) {
    expect(compareCategory(reordered(a), reordered(b))).toEqual(change);
  }
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
