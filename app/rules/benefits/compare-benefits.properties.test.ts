import { expect, test } from "vitest";
import {
  dayOf,
  randomBelow,
  randomDay,
  shuffled,
  type Service,
  type Tier,
} from "./benefits-on-day.fixture.ts";
import type { BenefitsOnDay, CategoryOnDay } from "./benefits-on-day.ts";
import { compareBenefits, type CategoryChanges } from "./compare-benefits.ts";
import { SERVICE_FIELDS, type ServiceChange } from "./compare-services.ts";

// What holds of the comparison of two days, whatever they are.

const below = randomBelow(20_261_122);
const days = Array.from({ length: 250 }, () => ({
  a: randomDay("2025-12-31", below),
  b: randomDay("2026-01-01", below),
}));

/** As text, without the order of incentive tiers, which is the plan's. */
const textOfAll = (changes: unknown) =>
  JSON.stringify(changes, (key, value: unknown) =>
    key === "incentiveTiers" && Array.isArray(value)
      ? value.map((tier) => JSON.stringify(tier)).toSorted()
      : value,
  );
const compared = (all: readonly CategoryChanges[]) =>
  all.flatMap((one) => (one.kind === "compared" ? one : []));

test("a day against itself has no changes", () => {
  const wrong = days.filter(({ a }) =>
    compareBenefits(a, a).categories.some((one) =>
      one.kind === "compared" ? !one.isSame : one.kind === "begun" || one.kind === "ended",
    ),
  );
  expect(wrong.slice(0, 2)).toEqual([]);
});

test("the other way round, added is dropped, up is down, begun is ended", () => {
  for (const { a, b } of days) {
    const back = compareBenefits(b, a).categories.map(reversed);
    expect(textOfAll(compareBenefits(a, b).categories)).toBe(textOfAll(back));
  }
});

test("the order in which a day is given does not matter", () => {
  for (const { a, b } of days) {
    const again = compareBenefits(reordered(a), reordered(b));
    expect(textOfAll(again)).toBe(textOfAll(compareBenefits(a, b)));
  }
});

test("every change appears once, with a difference that is its sum", () => {
  const seen = { amounts: 0, services: 0, fields: 0, pages: 0, tiers: 0 };
  for (const { a, b } of days) {
    for (const { amounts, tiers, isSame } of compared(compareBenefits(a, b).categories)) {
      expect(isSame).toBe(amounts.length + tiers.length === 0);
      const keys = tiers.map(({ from, to }) => (to ?? from)?.tierId);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { fromCents, toCents, differenceCents } of [
        ...amounts,
        ...tiers.flatMap((tier) => tier.amounts),
      ]) {
        const isBoth = fromCents !== null && toCents !== null;
        expect(differenceCents).toBe(isBoth ? toCents - fromCents : null);
        expect(differenceCents).not.toBe(0);
        expect(fromCents ?? toCents).not.toBeNull();
        seen.amounts += 1;
      }
      for (const { from, to, services, pages, isRenamed, amounts: own } of tiers) {
        const isBoth = from !== null && to !== null;
        const parts = services.length + pages.length + own.length;
        expect(isBoth ? parts > 0 || isRenamed : parts === 0 && !isRenamed).toBe(true);
        for (const change of services) {
          expect(fieldsOf(change).length).toBeGreaterThan(0);
          expect(new Set(fieldsOf(change)).size).toBe(fieldsOf(change).length);
          seen.fields += change.kind === "changed" ? change.fields.length : 0;
        }
        seen.services += services.length;
        seen.pages += pages.filter((page) => page.from !== page.to).length;
        expect(pages.every((page) => page.from !== page.to)).toBe(true);
        seen.tiers += 1;
      }
    }
  }
  // The days are worth something only if they differ in every way.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
});

test("what changed accounts for the whole: the services of one day and the changes make the other's", () => {
  let checked = 0;
  for (const { a, b } of days) {
    for (const { category, tiers, unknownTiers } of compared(compareBenefits(a, b).categories)) {
      if (unknownTiers.length > 0) continue;
      const [before, after] = [a, b].map((day) => tiersOf(day, category));
      for (const tier of before ?? []) {
        const other = after?.find(({ tierId }) => tierId === tier.tierId);
        if (other === undefined) continue;
        const changes = tiers.find(({ from }) => from?.tierId === tier.tierId)?.services ?? [];
        const made = textsOf(tier).concat(changes.map((change) => textOfSide(change, "to")));
        const gone = textsOf(other).concat(changes.map((change) => textOfSide(change, "from")));
        expect(made.filter(Boolean).toSorted()).toEqual(gone.filter(Boolean).toSorted());
        checked += 1;
      }
    }
  }
  expect(checked).toBeGreaterThan(100);
});

function reversed(one: CategoryChanges): CategoryChanges {
  if (one.kind === "begun") return { ...one, kind: "ended" };
  if (one.kind === "ended") return { ...one, kind: "begun" };
  if (one.kind !== "compared") return one;
  return {
    ...one,
    amounts: one.amounts.map(reversedAmount),
    tiers: one.tiers.map((tier) => ({
      ...tier,
      from: tier.to,
      to: tier.from,
      amounts: tier.amounts.map(reversedAmount),
      services: tier.services.map(reversedService),
      pages: tier.pages.map(({ from, to }) => ({ from: to, to: from })),
    })),
  };
}

type Amount = Extract<CategoryChanges, { kind: "compared" }>["amounts"][number];

const reversedAmount = (one: Amount): Amount => ({
  ...one,
  fromCents: one.toCents,
  toCents: one.fromCents,
  differenceCents: one.differenceCents === null ? null : -one.differenceCents,
});

function reversedService(one: ServiceChange): ServiceChange {
  if (one.kind === "added") return { ...one, kind: "dropped" };
  if (one.kind === "dropped") return { ...one, kind: "added" };
  return { ...one, from: one.to, to: one.from };
}

const reordered = ({ day, categories }: BenefitsOnDay): BenefitsOnDay =>
  dayOf(day, ...shuffled(categories, below).map(reorderedCategory));

function reorderedCategory(one: CategoryOnDay): CategoryOnDay {
  if (one.kind !== "read") return one;
  const { tiers, limits, unreadable } = one.answer;
  const answer = {
    tiers: shuffled(tiers, below).map((tier) => ({
      ...tier,
      groups: shuffled(tier.groups, below),
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

const fieldsOf = (change: ServiceChange) =>
  change.kind === "changed" ? change.fields : SERVICE_FIELDS;

const tiersOf = ({ categories }: BenefitsOnDay, name: string): readonly Tier[] =>
  categories.flatMap((one) =>
    one.category === name && one.kind === "read" ? one.answer.tiers : [],
  );

/** A service in words that do not depend on order, -1 and 0 left out. */
const textOf = (service: Service, category: string | null): string => {
  const { code, name, amount, benefitLimit, description, incentiveTiers } = service;
  const incentives = incentiveTiers.map((tier) => JSON.stringify(tier)).toSorted();
  const said = amount === "-1" || amount === "0" ? null : amount;
  return JSON.stringify([code, name, category, said, benefitLimit, description, incentives]);
};

const textsOf = ({ services }: Tier): string[] =>
  services.flatMap((group) => group.services.map((service) => textOf(service, group.category)));

/** The service that a change puts on a side; "" for none. */
function textOfSide(change: ServiceChange, side: "from" | "to"): string {
  if (change.kind === "changed") return textOf(change[side], change[side].category);
  const isThere = (change.kind === "added") === (side === "to");
  return isThere ? textOf(change.service, change.service.category) : "";
}
