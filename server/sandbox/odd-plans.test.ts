import { expect, test } from "vitest";
import { z } from "zod";
import { serviceTier } from "#server/gateway/calls/benefit-tiers.ts";
import { openPlans } from "./plans.fixture.ts";

const { answerOf, medicalOf, tiersOf, limitsOf } = openPlans();

const raw = z.array(z.record(z.string(), z.unknown()));

test("odd-tabs: tab1 and tab2, names of 120 characters, 300 services, no vision, amounts of -1", async () => {
  const { tiers } = await medicalOf("odd-tabs");
  expect(tiers.map(({ tierId, name }) => [tierId, name?.length])).toEqual([
    ["tab1", 120],
    ["tab2", 120],
  ]);
  const dental = await tiersOf("odd-tabs", "dental");
  expect(dental).toHaveLength(1);
  const services = dental[0]?.services.flatMap((each) => each.services) ?? [];
  expect(new Set(services.map(({ code }) => code)).size).toBe(300);
  expect(services.some(({ name }) => name?.length === 120)).toBe(true);
  expect(await tiersOf("odd-tabs", "vision")).toEqual([]);
  const limits = await limitsOf("odd-tabs");
  expect(limits.map(({ productCategory }) => productCategory)).not.toContain("vision");
  const pharmacy = limits.filter(({ productCategory }) => productCategory === "pharmacy");
  const amounts = pharmacy.flatMap((it) => [
    it.totalCents,
    it.totalMetCents,
    it.totalRemainingCents,
  ]);
  expect(new Set(amounts)).toEqual(new Set([-100]));
});

test("odd-family: family amounts, both met, -1 out of network, a limit of 0, a broken tier", async () => {
  const day = "2026-11-21";
  const { tiers } = await medicalOf("odd-family", day);
  const [inside, outside] = tiers.map(({ oopDeductibles }) => oopDeductibles?.deductible);
  expect(inside?.individual.totalCents).toBeNull();
  expect(inside?.family).toEqual({ totalCents: 60_000, metCents: 60_000, remainingCents: 0 });
  expect(outside?.individual.totalCents).toBe(-100);
  const most = tiers[0]?.oopDeductibles?.outOfPocket.family;
  expect(most).toEqual({ totalCents: 300_000, metCents: 300_000, remainingCents: 0 });
  const [dental] = await tiersOf("odd-family", "dental", 0, day);
  expect(dental?.maximums[0]?.individual).toEqual({
    totalCents: 100_000,
    metCents: 100_000,
    remainingCents: 0,
  });
  const frames = (await limitsOf("odd-family", 0, day)).find(
    ({ productCategory }) => productCategory === "vision",
  );
  expect(frames).toMatchObject({ totalCents: 0, totalMetCents: 0, totalRemainingCents: 0 });
  const pharmacy = raw.parse(
    await answerOf<unknown>("odd-family", `benefits/pharmacy?suffix=0&asOfDate=${day}`),
  );
  expect(pharmacy.map((tier) => serviceTier.safeParse(tier).success)).toEqual([true, false]);
});

test("odd-sums: met and remaining are not the total, and limits and tier differ", async () => {
  const day = "2026-11-21";
  const limits = await limitsOf("odd-sums", 0, day);
  const off = limits.flatMap(({ totalCents, totalMetCents, totalRemainingCents, limitType }) => {
    if (totalMetCents === null) return [];
    const difference = totalMetCents + (totalRemainingCents ?? 0) - (totalCents ?? 0);
    return difference === 0 ? [] : [`${limitType} ${difference}`];
  });
  expect(new Set(off)).toEqual(new Set(["Out-of-Pocket Maximum -2500", "Annual Limit 10000"]));
  const own = limits.find(
    ({ productCategory, coverageType }) =>
      productCategory === "medical" && coverageType === "INDIVIDUAL",
  );
  const { tiers } = await medicalOf("odd-sums", day);
  expect([own?.totalCents, tiers[0]?.oopDeductibles?.deductible.individual.totalCents]).toEqual([
    75_000, 100_000,
  ]);
});
