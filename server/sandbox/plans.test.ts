import { expect, test } from "vitest";
import { benefitsHistory } from "#server/gateway/calls/benefit-history.ts";
import { benefitsMedical, serviceTier } from "#server/gateway/calls/benefit-tiers.ts";
import { limit } from "#server/gateway/calls/benefits.ts";
import { openSandbox } from "./sandbox.fixture.ts";

const { answerOf, get, tokenOf } = openSandbox();

const asked = (path: string, suffix: number, day: string, username: string) =>
  answerOf<unknown>(username, `benefits/${path}?suffix=${suffix}&asOfDate=${day}`);
const medicalOf = async (username: string, day: string) =>
  benefitsMedical.answer.parse(await answerOf(username, `benefits/medical?asOfDate=${day}`));
const dentalOf = async (username: string, day: string) =>
  serviceTier.array().parse(await asked("dental", 0, day, username));
const limitsOf = async (username: string, suffix: number, day: string) =>
  limit.array().parse(await asked("limits", suffix, day, username));
const periodsOf = async (username: string) =>
  benefitsHistory.answer.parse(await answerOf<unknown>(username, "benefits/history"));

const NEXT_YEAR = "2027-01-01";

test("the announced year has its plan and nothing used; beyond it and before coverage is nothing", async () => {
  const next = await limitsOf("sub", 0, NEXT_YEAR);
  expect(next.length).toBeGreaterThan(8);
  expect(new Set(next.map(({ totalMetCents }) => totalMetCents))).toEqual(new Set([0]));
  for (const day of ["2028-01-01", "2020-12-31"]) {
    expect((await medicalOf("sub", day)).tiers).toEqual([]);
    expect(await dentalOf("sub", day)).toEqual([]);
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
  const has = async (username: string, day: string) => (await dentalOf(username, day)).length > 0;
  expect([await has("future", "2026-11-30"), await has("future", "2026-12-01")]).toEqual([
    false,
    true,
  ]);
  expect([await has("term", "2026-09-30"), await has("term", "2026-10-01")]).toEqual([true, false]);
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

test("odd-tabs has 300 dental services, and names of 120 characters", async () => {
  const { tiers } = await medicalOf("odd-tabs", "2026-11-21");
  expect(tiers.map(({ name }) => name?.length)).toEqual([120, 120]);
  const [dental] = await dentalOf("odd-tabs", "2026-11-21");
  const services = dental?.services.flatMap((each) => each.services) ?? [];
  expect(new Set(services.map(({ code }) => code)).size).toBe(300);
  expect(services.some(({ name }) => name?.length === 120)).toBe(true);
});
