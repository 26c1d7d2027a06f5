import { expect, test } from "vitest";
import { benefitsHistory } from "#server/gateway/calls/benefits/benefit-history.ts";
import { benefitsMedical, serviceTier } from "#server/gateway/calls/benefits/benefit-tiers.ts";
import { limit } from "#server/gateway/calls/benefits/benefits.ts";
import { openSandbox } from "./sandbox.fixture.ts";

const { answerOf } = openSandbox();

/** The benefits answered to a persona. */
const benefitsOf = (username: string, path: string) =>
  answerOf<unknown>(username, `benefits/${path}`);
const medicalOf = async (username: string, day: string) =>
  benefitsMedical.answer.parse(await benefitsOf(username, `medical?asOfDate=${day}`));
const dentalOf = async (username: string, day: string) =>
  serviceTier("dental")
    .array()
    .parse(await benefitsOf(username, `dental?suffix=0&asOfDate=${day}`));
const limitsOf = async (username: string, suffix: number, day: string) =>
  limit.array().parse(await benefitsOf(username, `limits?suffix=${suffix}&asOfDate=${day}`));
const periodsOf = async (username: string) =>
  benefitsHistory.answer.parse(await benefitsOf(username, "history"));

const NEXT_YEAR = "2027-01-01";

test("the announced year has a plan with nothing used; other years outside coverage have none", async () => {
  const next = await limitsOf("sub", 0, NEXT_YEAR);
  expect(next.length).toBeGreaterThan(8);
  expect(new Set(next.map(({ metCents }) => metCents))).toEqual(new Set([0]));
  for (const day of ["2028-01-01", "2020-12-31"]) {
    expect((await medicalOf("sub", day)).tiers).toEqual([]);
    expect(await dentalOf("sub", day)).toEqual([]);
    expect(await limitsOf("sub", 0, day)).toEqual([]);
  }
});

test("plan periods are calendar years within the coverage", async () => {
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
  const has = async (username: string, day: string) => (await dentalOf(username, day)).length > 0;
  const expected = [false, true];
  expect([await has("future", "2026-11-30"), await has("future", "2026-12-01")]).toEqual(expected);
  expect([await has("term", "2026-09-30"), await has("term", "2026-10-01")]).toEqual([true, false]);
});

test("every second member pays at the pharmacy on the fifth of each month", async () => {
  const met = async (suffix: number, day: string) =>
    (await limitsOf("sub", suffix, day))
      .filter(({ productCategory }) => productCategory === "pharmacy")
      .map(({ coverageType, metCents }) => [coverageType, metCents]);
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
