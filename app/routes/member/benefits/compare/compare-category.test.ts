import { expect, test } from "vitest";
import { amountsOf, groupOf, limitOf, NONE } from "#app/rules/benefits/accumulators.fixture.ts";
import { answerOf, tierOf } from "#app/rules/benefits/benefits-on-day.fixture.ts";
import { compared, lineOf, linesBetween } from "./compare-category.fixture.ts";
import { compareCategory } from "./compare-category.ts";

const deductible = (cents: number) =>
  groupOf("deductible", { individual: amountsOf(cents, 0), family: NONE });
const innet = (cents: number) => tierOf("innet", { groups: [deductible(cents)] });

test("a change of a limit of all tiers is listed once, and of a single tier in that tier", () => {
  const tiers = [tierOf("innet"), tierOf("outnet")];
  const limits = (cents: number) => [
    limitOf("Annual Limit", { networkTier: null, totalCents: cents }),
    limitOf("Orthodontia", { networkTier: "outnet", totalCents: cents }),
  ];
  expect(
    linesBetween({ tiers, limits: limits(100_000) }, { tiers, limits: limits(150_000) }),
  ).toEqual([
    "Annual limit · Individual: $1,000.00 > $1,500.00 (Up $500.00, the plan may pay more)",
    "Orthodontia · Out of network · Individual: $1,000.00 > $1,500.00 (Up $500.00)",
  ]);
  expect(linesBetween({ limits: limits(100_000) }, { limits: [] })).toEqual([
    "Annual limit · Individual: $1,000.00 > Not listed (No longer listed)",
    "Out of network (network): Listed > Not listed (No longer listed)",
  ]);
});

const covered = answerOf("medical", {});

test.each([
  ["a coverage that begins", "notCovered", covered, "begun"],
  ["a coverage that begins, of unknown contents", "notCovered", "unreadable", "begun"],
  ["a coverage that ends", covered, "notCovered", "ended"],
  ["a coverage that ends, of unknown contents", "unreadable", "notCovered", "ended"],
  ["no coverage on either day", "notCovered", "notCovered", "notCovered"],
  ["a coverage unknown on the second day", covered, "unreadable", "unknown"],
  ["a coverage unknown on the first day", "unreadable", covered, "unknown"],
  ["the same coverage on both days", covered, covered, "compared"],
] as const)("%s is compared as a whole, without single changes", (_case, from, to, kind) => {
  expect(compareCategory(from, to)).toMatchObject({ kind, changes: [] });
});

test("amounts of tiers alone are compared where the limits of a day are unknown", () => {
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
    ).toEqual([
      "Deductible · In network · Individual: $500.00 > $750.00 (Up $250.00, you may pay more)",
    ]);
  }
});

test.each([
  ["named by its id", ["outnet"], ["Out of network"]],
  ["named by its id in another spelling", ["tab2"], ["Out of network"]],
  ["without an id, which may be any tier that is missing", [null], ["one of the networks"]],
])("a tier that is unreadable on one day is not a change: %s", (_case, ids, lost) => {
  const both = { tiers: [innet(50_000), tierOf("outnet")] };
  const one = { tiers: [innet(75_000)], unreadable: ids, limits: [limitOf("X", out)] };
  for (const changes of [compared(both, one), compared(one, both)]) {
    expect(changes.lost).toEqual(lost);
    expect(changes.changes.map(lineOf)).toEqual([
      expect.stringMatching(/^Deductible · In network · Individual/),
    ]);
  }
});
const out = { networkTier: "outnet" };

test("unreadable tiers of both days are named once, and a tier known from limits keeps its name", () => {
  const [one, other] = [{ unreadable: ["outnet", null] }, { unreadable: ["Preferred", "outnet"] }];
  for (const { lost } of [compared(one, other), compared(other, one)]) {
    expect(lost).toEqual(["one of the networks", "Preferred", "Out of network"]);
  }
  const named = { tiers: [tierOf("outnet", { name: "Wide" })], limits: [limitOf("X", out)] };
  expect(compared(named, { limits: [limitOf("X", out)] }).changes).toEqual([]);
});
