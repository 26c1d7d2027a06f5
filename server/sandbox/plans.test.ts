import { expect, test } from "vitest";
import { openPlans, THIS_YEAR } from "./plans.fixture.ts";

const { get, tokenOf, medicalOf, tiersOf, limitsOf, periodsOf } = openPlans();

const LAST_YEAR = "2025-12-31";
const NEXT_YEAR = "2027-01-01";

test("sub's medical plan has two tiers, and grows dearer from year to year", async () => {
  const totals: unknown[] = [];
  for (const day of [LAST_YEAR, THIS_YEAR, NEXT_YEAR]) {
    const { tiers } = await medicalOf("sub", day);
    totals.push(
      tiers.map(({ tierId, oopDeductibles }) => [
        tierId,
        oopDeductibles?.deductible.individual.totalCents,
        oopDeductibles?.deductible.family.totalCents,
      ]),
    );
  }
  expect(totals).toEqual([
    [
      ["innet", 50_000, 150_000],
      ["outnet", 100_000, 300_000],
    ],
    [
      ["innet", 75_000, 225_000],
      ["outnet", 150_000, 450_000],
    ],
    [
      ["innet", 85_000, 255_000],
      ["outnet", 170_000, 510_000],
    ],
  ]);
});

test("dental services are added, dropped and changed between two years", async () => {
  const byYear: Map<string | null, string | null>[] = [];
  for (const day of [LAST_YEAR, THIS_YEAR, NEXT_YEAR]) {
    const [tier] = await tiersOf("sub", "dental", 0, day);
    const all = tier?.services.flatMap(({ services }) => services) ?? [];
    expect(all.length).toBeGreaterThanOrEqual(38);
    byYear.push(new Map(all.map(({ code, amount }) => [code, amount])));
  }
  const [before, now, next] = byYear;
  expect([before?.has("D2750"), now?.has("D2750")]).toEqual([true, false]);
  expect([before?.has("D6010"), now?.has("D6010")]).toEqual([false, true]);
  expect([now?.has("D8090"), next?.has("D8090")]).toEqual([false, true]);
  expect([before?.get("D8080"), now?.get("D8080")]).toEqual(["40%", "50%"]);
  expect([now?.get("D2740"), next?.get("D2740")]).toEqual(["50%", "60%"]);
});

test("the announced year has its plan and nothing used; beyond it and before coverage is nothing", async () => {
  const next = await limitsOf("sub", 0, NEXT_YEAR);
  expect(next.length).toBeGreaterThan(8);
  expect(new Set(next.map(({ totalMetCents }) => totalMetCents))).toEqual(new Set([0]));
  for (const day of ["2028-01-01", "2020-12-31"]) {
    expect((await medicalOf("sub", day)).tiers).toEqual([]);
    expect(await tiersOf("sub", "dental", 0, day)).toEqual([]);
    expect(await limitsOf("sub", 0, day)).toEqual([]);
  }
});

test("plan periods are calendar years, clipped by coverage, and the next one is announced", async () => {
  const medical = (await periodsOf("sub")).filter(({ category }) => category === "medical");
  expect(medical.map(({ firstDay, lastDay }) => `${firstDay} ${lastDay}`)).toEqual(
    [2021, 2022, 2023, 2024, 2025, 2026, 2027].map((year) => `${year}-01-01 ${year}-12-31`),
  );
  expect(new Set(medical.map(({ planName }) => planName)).size).toBe(3);
  const ended = await periodsOf("term");
  expect(ended.at(-1)?.lastDay).toBe("2026-09-30");
  const begins = (await periodsOf("future")).find(({ category }) => category === "dental");
  expect([begins?.firstDay, begins?.lastDay]).toEqual(["2026-12-01", "2026-12-31"]);
  expect(await periodsOf("noelig")).toEqual([]);
});

test("coverage that begins or has ended has its plan on its days alone", async () => {
  const has = async (username: string, day: string) =>
    (await tiersOf(username, "dental", 0, day)).length > 0;
  expect([await has("future", "2026-11-30"), await has("future", "2026-12-01")]).toEqual([
    false,
    true,
  ]);
  expect([await has("term", "2026-09-30"), await has("term", "2026-10-01")]).toEqual([true, false]);
});

test("who has dental and vision coverage alone has no medical limits and no pharmacy tiers", async () => {
  const limits = await limitsOf("sub", 3);
  expect(new Set(limits.map(({ productCategory }) => productCategory))).toEqual(
    new Set(["dental", "vision"]),
  );
  expect(await tiersOf("sub", "pharmacy", 3)).toEqual([]);
  expect(await tiersOf("sub", "vision", 3)).toHaveLength(1);
});

test("individual medical amounts are the caller's, whatever suffix is sent", async () => {
  const token = await tokenOf("sub");
  const [plain, other] = await Promise.all(
    ["", "?suffix=1"].map(
      async (query) => (await get(`benefits/medical${query}`, token)).json() as Promise<unknown>,
    ),
  );
  expect(other).toEqual(plain);
  const own = (await medicalOf("sub", "2026-11-21")).tiers[0];
  const child = (await medicalOf("dep-adult", "2026-11-21")).tiers[0];
  const met = (tier: typeof own) => [
    tier?.oopDeductibles?.outOfPocket.individual.metCents,
    tier?.oopDeductibles?.outOfPocket.family.metCents,
  ];
  expect(met(own)[1]).toBe(met(child)[1]);
  expect(met(own)[0]).not.toBe(met(child)[0]);
});

test("brands have plans of their own: incentive tiers, one tier, other names", async () => {
  const names: unknown[] = [];
  for (const username of ["sub", "prov", "ma"]) {
    const tiers = await tiersOf(username, "dental");
    names.push(tiers.map(({ name }) => name));
    const services = tiers.flatMap((tier) => tier.services.flatMap((each) => each.services));
    const incentives = services.filter(({ incentiveTiers }) => incentiveTiers.length > 0);
    expect([username, incentives.length > 0]).toEqual([username, username === "prov"]);
  }
  expect(names).toEqual([
    ["Fernbridge dentists", "All other dentists"],
    ["Network dentists", "All other dentists"],
    ["All dentists"],
  ]);
  expect((await medicalOf("summit")).tiers[0]?.name).toBe("Summit Select providers");
});

test("what was paid at the pharmacy is on the fifth of each month, for every second member", async () => {
  const met = async (suffix: number, day: string) =>
    (await limitsOf("sub", suffix, day))
      .filter(({ productCategory }) => productCategory === "pharmacy")
      .map(({ coverageType, totalMetCents }) => [coverageType, totalMetCents]);
  expect(await met(0, "2026-01-04")).toEqual([
    ["INDIVIDUAL", 0],
    ["FAMILY", 0],
  ]);
  expect(await met(0, "2026-02-05")).toEqual([
    ["INDIVIDUAL", 5500],
    ["FAMILY", 11_000],
  ]);
  expect(await met(1, "2026-02-05")).toEqual([
    ["INDIVIDUAL", 0],
    ["FAMILY", 11_000],
  ]);
});

test("mod's pharmacy has a deductible, toward which the dearer purchases count, in network alone", async () => {
  const limits = (await limitsOf("mod", 0, "2026-02-05"))
    .filter(({ productCategory }) => productCategory === "pharmacy")
    .map(({ limitType, totalMetCents }) => [limitType, totalMetCents]);
  expect(limits).toEqual([
    ["Deductible - In Network", 4500],
    ["Out-of-Pocket Maximum", 5500],
    ["Deductible - Out of Network", 0],
    ["Out-of-Pocket Maximum", 0],
  ]);
});
