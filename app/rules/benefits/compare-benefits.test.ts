import { expect, test } from "vitest";
import { amountsOf, groupOf, limitOf, NONE } from "./accumulators.fixture.ts";
import { dayOf, readOf, tierOf } from "./benefits-on-day.fixture.ts";
import type { CategoryAnswer, CategoryOnDay } from "./benefits-on-day.ts";
import { changesOf, compared } from "./compare-benefits.fixture.ts";
import { compareBenefits } from "./compare-benefits.ts";

const deductible = (cents: number) =>
  groupOf("deductible", { individual: amountsOf(cents, 0), family: NONE });
const innet = (cents: number) => tierOf("innet", { groups: [deductible(cents)] });

test("a deductible goes from $500 to $750, up $250, whatever is met of it", () => {
  const before = tierOf("innet", {
    groups: [groupOf("deductible", { individual: amountsOf(50_000, 12_000) })],
  });
  const after = tierOf("tab1", {
    groups: [groupOf("deductible", { individual: amountsOf(75_000, 0) })],
  });
  expect(compared({ tiers: [before] }, { tiers: [after] })).toMatchObject({
    isSame: false,
    amounts: [],
    tiers: [
      {
        from: { tierId: "innet" },
        to: { tierId: "tab1" },
        isRenamed: false,
        amounts: [
          {
            kind: "deductible",
            name: null,
            coverageType: "INDIVIDUAL",
            fromCents: 50_000,
            toCents: 75_000,
            differenceCents: 25_000,
          },
        ],
      },
    ],
  });
});

test("an amount of -1 is none: a new one is new, one that is gone is gone", () => {
  const none = tierOf("innet", { groups: [groupOf("deductible", { individual: NONE })] });
  const some = tierOf("innet", { groups: [groupOf("deductible")] });
  expect(compared({ tiers: [none] }, { tiers: [some] }).tiers[0]?.amounts).toMatchObject([
    { fromCents: null, toCents: 100_000, differenceCents: null },
  ]);
  expect(compared({ tiers: [some] }, { tiers: [none] }).tiers[0]?.amounts).toMatchObject([
    { fromCents: 100_000, toCents: null, differenceCents: null },
  ]);
});

test("a limit of every tier changes once, one of a tier in its tier", () => {
  const tiers = [tierOf("innet"), tierOf("outnet")];
  const limits = (cents: number) => [
    limitOf("Annual Limit", { networkTier: null, totalCents: cents }),
    limitOf("Orthodontia", { networkTier: "outnet", totalCents: cents }),
  ];
  expect(
    compared({ tiers, limits: limits(100_000) }, { tiers, limits: limits(150_000) }),
  ).toMatchObject({
    amounts: [{ kind: "annualLimit", differenceCents: 50_000 }],
    tiers: [
      { to: { tierId: "outnet" }, amounts: [{ name: "Orthodontia", differenceCents: 50_000 }] },
    ],
  });
  expect(compared({ limits: limits(100_000) }, { limits: [] })).toMatchObject({
    amounts: [{ kind: "annualLimit", toCents: null }],
    tiers: [{ from: { tierId: "outnet" }, to: null }],
  });
});

test("tiers begin, end and change their names; a new one is that alone", () => {
  const parts = { groups: [deductible(50_000)], services: [{ category: null, services: [] }] };
  const { tiers } = compared(
    { tiers: [tierOf("Alliance", parts), tierOf("innet", { name: "Choice" })] },
    { tiers: [tierOf("outnet", parts), tierOf("innet", { name: "Select" })] },
  );
  expect(tiers).toEqual([
    {
      from: { tierId: "innet", name: "Choice" },
      to: { tierId: "innet", name: "Select" },
      isRenamed: true,
      amounts: [],
      services: [],
      pages: [],
    },
    {
      from: null,
      to: { tierId: "outnet", name: null },
      isRenamed: false,
      amounts: [],
      services: [],
      pages: [],
    },
    {
      from: { tierId: "Alliance", name: null },
      to: null,
      isRenamed: false,
      amounts: [],
      services: [],
      pages: [],
    },
  ]);
});

test("tiers are in network, out of network, the plan's own, gone or new", () => {
  const { tiers } = compared(
    { tiers: [tierOf("Alliance"), tierOf("outnet"), tierOf("innet")] },
    { tiers: [tierOf("Best")] },
  );
  expect(tiers.map(({ from, to }) => (from ?? to)?.tierId)).toEqual([
    "innet",
    "outnet",
    "Alliance",
    "Best",
  ]);
});

test("amounts are in display order, individual before family", () => {
  const kinds = ["other", "outOfPocketMaximum", "deductible", "annualLimit"] as const;
  const groups = kinds.map((kind) => groupOf(kind, { name: kind === "other" ? "A" : null }));
  const { tiers } = compared(
    { tiers: [tierOf("innet")] },
    { tiers: [tierOf("innet", { groups })] },
  );
  expect(tiers[0]?.amounts.map(({ kind, coverageType }) => `${kind} ${coverageType}`)).toEqual([
    "annualLimit INDIVIDUAL",
    "annualLimit FAMILY",
    "deductible INDIVIDUAL",
    "deductible FAMILY",
    "outOfPocketMaximum INDIVIDUAL",
    "outOfPocketMaximum FAMILY",
    "other INDIVIDUAL",
    "other FAMILY",
  ]);
});

const covered = readOf("medical", {});
const unreadable: CategoryOnDay = { category: "medical", kind: "unreadable" };
const notCovered: CategoryOnDay = { category: "medical", kind: "notCovered" };

test.each([
  ["begins", notCovered, covered, "begun"],
  ["begins, what it covers is not known", notCovered, unreadable, "begun"],
  ["ends", covered, notCovered, "ended"],
  ["ends, what it covered is not known", unreadable, notCovered, "ended"],
  ["there is none", notCovered, notCovered, "notCovered"],
  ["one day is not known", covered, unreadable, "unknown"],
  ["the other day is not known", unreadable, covered, "unknown"],
  ["both days are the same", covered, covered, "compared"],
])("coverage: %s", (_case, from, to, kind) => {
  expect(changesOf(from, to)).toMatchObject([{ category: "medical", kind }]);
});

test("categories are in the order of pages; one that a day does not list is not known", () => {
  const from = dayOf("2025-12-31", readOf("vision", {}), readOf("medical", {}));
  const to = dayOf("2026-01-01", readOf("medical", {}));
  expect(compareBenefits(from, to)).toMatchObject({
    from: "2025-12-31",
    to: "2026-01-01",
    categories: [
      { category: "medical", kind: "compared", isSame: true },
      { category: "vision", kind: "unknown" },
    ],
  });
  expect(compareBenefits(to, from).categories).toMatchObject([
    { kind: "compared" },
    { category: "vision", kind: "unknown" },
  ]);
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
    expect(changes).toMatchObject({ areLimitsUnknown: true, isSame: true });
    expect(
      compared({ tiers: [innet(50_000)], limits: a }, { tiers: [innet(75_000)], limits: b }).tiers,
    ).toMatchObject([{ amounts: [{ fromCents: 50_000, toCents: 75_000 }] }]);
  }
});

test.each([
  ["by its id", ["outnet"], ["outnet"]],
  ["in another spelling", ["tab2"], ["tab2"]],
  ["without an id: it may be any that is missing", [null], [null]],
])("a tier that could not be read on one day is no change: %s", (_case, ids, unknownTiers) => {
  const both = { tiers: [innet(50_000), tierOf("outnet")] };
  const one = { tiers: [innet(75_000)], unreadable: ids, limits: [limitOf("X", out)] };
  for (const changes of [compared(both, one), compared(one, both)]) {
    expect(changes.unknownTiers).toEqual(unknownTiers);
    expect(changes.tiers.map(({ from }) => from?.tierId)).toEqual(["innet"]);
    expect(changes.tiers[0]?.amounts).toHaveLength(1);
  }
});
const out = { networkTier: "outnet" };

test("tiers that could not be read on either day are named once, in one order", () => {
  const [one, other] = [{ unreadable: ["outnet", null] }, { unreadable: ["Preferred", "outnet"] }];
  for (const { unknownTiers } of [compared(one, other), compared(other, one)]) {
    expect(unknownTiers).toEqual([null, "Preferred", "outnet"]);
  }
});

test("a tier that limits alone name on a day has kept its name", () => {
  const named = { tiers: [tierOf("outnet", { name: "Wide" })], limits: [limitOf("X", out)] };
  expect(compared(named, { limits: [limitOf("X", out)] }).isSame).toBe(true);
});

test("of another member's medical tiers only the family's amounts are compared", () => {
  const of = (tiers: CategoryAnswer["tiers"]) => ({
    ...readOf("medical", { tiers }),
    ownIndividual: false,
  });
  expect(changesOf(of([innet(50_000)]), of([innet(75_000)]))).toMatchObject([{ isSame: true }]);
});
