import { expect, test } from "vitest";
import type { Tier } from "#server/gateway/calls/benefit-tiers.ts";
import { randomBelow, randomDay, shuffled } from "./benefits-on-day.fixture.ts";
import { compareBenefits, type CategoryChanges, type CategoryOnDay } from "./compare-benefits.ts";
import { statedAmount } from "./plan-pays.ts";

// What holds of the comparison of two days, whatever they are.

const below = randomBelow(20_261_122);
const days = Array.from({ length: 250 }, () => ({
  a: randomDay(below),
  b: randomDay(below),
}));

const compared = (all: readonly CategoryChanges[]) =>
  all.flatMap((one) => (one.kind === "compared" ? one : []));

test("a day against itself has no changes", () => {
  const wrong = days.filter(({ a }) =>
    compareBenefits(a, a).some((one) =>
      one.kind === "compared"
        ? one.changes.length > 0
        : one.kind === "begun" || one.kind === "ended",
    ),
  );
  expect(wrong.slice(0, 2)).toEqual([]);
});

test("the other way round, new is gone and begun is ended", () => {
  for (const { a, b } of days) {
    const back = compareBenefits(b, a).map(reversed);
    expect(compareBenefits(a, b).map(withoutNames)).toEqual(back.map(withoutNames));
  }
});

test("the order in which a day is given does not matter", () => {
  for (const { a, b } of days) {
    expect(compareBenefits(reordered(a), reordered(b))).toEqual(compareBenefits(a, b));
  }
});

test("every change is a difference, of one thing and field, and of a tier that is there", () => {
  const seen = { new: 0, gone: 0, changed: 0, tiers: 0 };
  for (const { a, b } of days) {
    for (const { changes } of compared(compareBenefits(a, b))) {
      const whole = changes.filter(
        ({ subject, kind }) => subject.kind === "tier" && kind !== "changed",
      );
      seen.tiers += whole.length;
      for (const change of changes) {
        seen[change.kind] += 1;
        const { kind, from, to } = change;
        const isDifference = { changed: from !== to, new: from === null, gone: to === null }[kind];
        expect(isDifference).toBe(true);
        const isPart = whole.some(({ key }) => change.key.startsWith(`${key} `));
        expect(isPart).toBe(false);
      }
    }
  }
  // The days are worth something only if they differ in every way.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
});

test("what changed accounts for the whole: undone, one day's services are the other's", () => {
  let checked = 0;
  for (const { a, b } of days) {
    for (const { category, changes, unreadable } of compared(compareBenefits(a, b))) {
      if (unreadable.length > 0) continue;
      const [before, after] = [a, b].map((day) => tiersOf(day, category));
      for (const tier of before ?? []) {
        const other = after?.find(({ tierId }) => tierId === tier.tierId);
        if (other === undefined) continue;
        const own = changes.filter(({ tier: of }) => of?.tierId === tier.tierId);
        for (const field of ["amount", "benefitLimit"] as const) {
          const of = own.filter(
            (change) => change.subject.kind === "service" && change.field === field,
          );
          const whole = field === "amount" ? of : of.filter(({ kind }) => kind === "changed");
          if (field === "benefitLimit" && own.some(({ kind }) => kind !== "changed")) continue;
          const made = valuesOf(tier, field).concat(
            whole.flatMap(({ kind, to }) => (kind === "gone" ? [] : `${to}`)),
          );
          const gone = valuesOf(other, field).concat(
            whole.flatMap(({ kind, from }) => (kind === "new" ? [] : `${from}`)),
          );
          expect(made.toSorted()).toEqual(gone.toSorted());
          checked += 1;
        }
      }
    }
  }
  expect(checked).toBeGreaterThan(100);
});

function reversed(one: CategoryChanges): CategoryChanges {
  if (one.kind === "begun") return { ...one, kind: "ended" };
  if (one.kind === "ended") return { ...one, kind: "begun" };
  if (one.kind !== "compared") return one;
  const back = { new: "gone", gone: "new", changed: "changed" } as const;
  const changes = one.changes.map((change) => ({
    ...change,
    kind: back[change.kind],
    from: change.to,
    to: change.from,
  }));
  return { ...one, changes };
}

/** A thing is called as on the second day. */
const withoutNames = (one: CategoryChanges) =>
  one.kind !== "compared"
    ? one
    : {
        ...one,
        changes: one.changes.map(({ tier, subject, ...change }) => ({
          ...change,
          is: `${tier?.tierId} ${subject.kind}`,
        })),
      };

const reordered = (categories: readonly CategoryOnDay[]) =>
  shuffled(categories, below).map(reorderedCategory);

function reorderedCategory(one: CategoryOnDay): CategoryOnDay {
  if (one.kind !== "read") return one;
  const { tiers, limits, unreadable } = one.answer;
  const answer = {
    ...one.answer,
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
  return { ...one, answer };
}

const tiersOf = (categories: readonly CategoryOnDay[], name: string): readonly Tier[] =>
  categories.flatMap((one) =>
    one.category === name && one.kind === "read" ? one.answer.tiers : [],
  );

/** A field of every service and medical service of a tier, -1 and 0 left out. */
const valuesOf = ({ services, pages }: Tier, field: "amount" | "benefitLimit"): string[] => [
  ...services.flatMap((group) =>
    group.services.map(
      (service) => `${field === "amount" ? statedAmount(service.amount) : service.benefitLimit}`,
    ),
  ),
  ...(field === "amount" ? pages.map(() => "null") : []),
];
