import { expect, test } from "vitest";
import { amountsOf, groupOf, limitOf, NONE } from "./accumulators.fixture.ts";
import type { CategoryAnswer } from "./accumulators.ts";
import { readOf, tierOf } from "./benefits-on-day.fixture.ts";
import { changesOf, compared, lineOf, linesBetween } from "./compare-benefits.fixture.ts";
import { compareBenefits, type CategoryOnDay } from "./compare-benefits.ts";

const deductible = (cents: number) =>
  groupOf("deductible", { individual: amountsOf(cents, 0), family: NONE });
const innet = (cents: number) => tierOf("innet", { groups: [deductible(cents)] });

test("a deductible goes from $500 to $750, whatever is met of it; an amount of -1 is none", () => {
  const before = tierOf("innet", {
    groups: [groupOf("deductible", { individual: amountsOf(50_000, 12_000) })],
  });
  const after = tierOf("tab1", {
    groups: [groupOf("deductible", { individual: amountsOf(75_000, 0) })],
  });
  expect(linesBetween({ tiers: [before] }, { tiers: [after] })).toEqual([
    "tab1 deductible INDIVIDUAL changed total: 50000 > 75000",
  ]);
  const none = tierOf("innet", { groups: [groupOf("deductible", { individual: NONE })] });
  const some = tierOf("innet", { groups: [groupOf("deductible")] });
  expect(linesBetween({ tiers: [none] }, { tiers: [some] })).toEqual([
    "innet deductible INDIVIDUAL new total: null > 100000",
  ]);
  expect(linesBetween({ tiers: [some] }, { tiers: [none] })).toEqual([
    "innet deductible INDIVIDUAL gone total: 100000 > null",
  ]);
});

test("a limit of every tier changes once, one of a tier in its tier", () => {
  const tiers = [tierOf("innet"), tierOf("outnet")];
  const limits = (cents: number) => [
    limitOf("Annual Limit", { networkTier: null, totalCents: cents }),
    limitOf("Orthodontia", { networkTier: "outnet", totalCents: cents }),
  ];
  expect(
    linesBetween({ tiers, limits: limits(100_000) }, { tiers, limits: limits(150_000) }),
  ).toEqual([
    "all annualLimit INDIVIDUAL changed total: 100000 > 150000",
    "outnet Orthodontia INDIVIDUAL changed total: 100000 > 150000",
  ]);
  expect(linesBetween({ limits: limits(100_000) }, { limits: [] })).toEqual([
    "all annualLimit INDIVIDUAL gone total: 100000 > null",
    "outnet tier gone name: null > null",
  ]);
});

test("tiers begin, end and change their names; a new one is that alone, in the order of networks", () => {
  const parts = { groups: [deductible(50_000)], services: [{ category: null, services: [] }] };
  expect(
    linesBetween(
      { tiers: [tierOf("Alliance", parts), tierOf("innet", { name: "Choice" })] },
      { tiers: [tierOf("Best"), tierOf("outnet", parts), tierOf("innet", { name: "Select" })] },
    ),
  ).toEqual([
    "innet tier changed name: Choice > Select",
    "outnet tier new name: null > null",
    "Alliance tier gone name: null > null",
    "Best tier new name: null > null",
  ]);
});

test("amounts are in display order, individual before family", () => {
  const kinds = ["other", "outOfPocketMaximum", "deductible", "annualLimit"] as const;
  const groups = kinds.map((kind) => groupOf(kind, { name: kind === "other" ? "A" : null }));
  const all = linesBetween({ tiers: [tierOf("innet")] }, { tiers: [tierOf("innet", { groups })] });
  expect(all.map((line) => line.split(" ").slice(1, 3).join(" "))).toEqual([
    "annualLimit INDIVIDUAL",
    "annualLimit FAMILY",
    "deductible INDIVIDUAL",
    "deductible FAMILY",
    "outOfPocketMaximum INDIVIDUAL",
    "outOfPocketMaximum FAMILY",
    "A INDIVIDUAL",
    "A FAMILY",
  ]);
});

const covered = readOf("medical", {});
const unread: CategoryOnDay = { category: "medical", kind: "unreadable" };
const notCovered: CategoryOnDay = { category: "medical", kind: "notCovered" };

test.each([
  ["begins", notCovered, covered, "begun"],
  ["begins, what it covers is not known", notCovered, unread, "begun"],
  ["ends", covered, notCovered, "ended"],
  ["ends, what it covered is not known", unread, notCovered, "ended"],
  ["there is none", notCovered, notCovered, "notCovered"],
  ["one day is not known", covered, unread, "unknown"],
  ["the other day is not known", unread, covered, "unknown"],
  ["both days are the same", covered, covered, "compared"],
])("coverage: %s", (_case, from, to, kind) => {
  expect(changesOf(from, to)).toMatchObject([{ category: "medical", kind }]);
});

test("categories are in the order of pages; one that a day does not list is not known", () => {
  const from = [readOf("vision", {}), readOf("medical", {})];
  const to = [readOf("medical", {})];
  expect(compareBenefits(from, to)).toMatchObject([
    { category: "medical", kind: "compared", changes: [] },
    { category: "vision", kind: "unknown" },
  ]);
  const expected = [{ kind: "compared" }, { category: "vision", kind: "unknown" }];
  expect(compareBenefits(to, from)).toMatchObject(expected);
});

test("without the limits of one day only amounts of tiers are compared", () => {
  const limits = [limitOf("Deductible", { totalCents: 90_000 }), limitOf("Orthodontia")];
  for (const [a, b] of [
    [limits, null],
    [null, limits],
    [null, null],
  ] as const) {
    const changes = compared(
      { tiers: [innet(50_000)], limits: a },
      { tiers: [innet(50_000)], limits: b },
    );
    expect(changes).toMatchObject({ areLimitsUnknown: true, changes: [] });
    expect(
      linesBetween({ tiers: [innet(50_000)], limits: a }, { tiers: [innet(75_000)], limits: b }),
    ).toEqual(["innet deductible INDIVIDUAL changed total: 50000 > 75000"]);
  }
});

test.each([
  ["by its id", ["outnet"], ["outnet"]],
  ["in another spelling", ["tab2"], ["tab2"]],
  ["without an id: it may be any that is missing", [null], [null]],
])("a tier that could not be read on one day is no change: %s", (_case, ids, unreadable) => {
  const both = { tiers: [innet(50_000), tierOf("outnet")] };
  const one = { tiers: [innet(75_000)], unreadable: ids, limits: [limitOf("X", out)] };
  for (const changes of [compared(both, one), compared(one, both)]) {
    expect(changes.unreadable).toEqual(unreadable);
    expect(changes.changes.map(lineOf)).toEqual([expect.stringMatching(/^innet deductible/)]);
  }
});
const out = { networkTier: "outnet" };

test("tiers unreadable on either day are named once; a tier that limits alone name keeps its name", () => {
  const [one, other] = [{ unreadable: ["outnet", null] }, { unreadable: ["Preferred", "outnet"] }];
  for (const { unreadable } of [compared(one, other), compared(other, one)]) {
    expect(unreadable).toEqual([null, "Preferred", "outnet"]);
  }
  const named = { tiers: [tierOf("outnet", { name: "Wide" })], limits: [limitOf("X", out)] };
  expect(compared(named, { limits: [limitOf("X", out)] }).changes).toEqual([]);
});

test("of another member's medical tiers only the family's amounts are compared", () => {
  const of = (tiers: CategoryAnswer["tiers"]) => readOf("medical", { tiers, isViewer: false });
  expect(changesOf(of([innet(50_000)]), of([innet(75_000)]))).toMatchObject([{ changes: [] }]);
});
