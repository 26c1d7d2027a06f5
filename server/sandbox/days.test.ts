import { expect, test } from "vitest";
import { isMinor } from "#app/rules/dates/age.ts";
import { addDays, ageOn, getPlainDate } from "#app/rules/dates/plain-date.ts";
import { planManagementBanner } from "#app/rules/benefits/plan-management.ts";
import { limit } from "#server/gateway/calls/benefits.ts";
import { planManagementAnswer } from "#server/gateway/calls/plan-management.ts";
import { personas } from "./personas.ts";
import { claimsPath, openSandbox } from "./sandbox.fixture.ts";
import type { Page } from "./store/page.ts";
import { findFamily } from "./world/families.ts";
import { birthDateAtAge } from "./world/make-family.ts";

const DAYS = ["2025-03-01", "2026-02-28", "2026-11-21", "2026-12-31", "2027-01-01", "2028-02-29"];

type Row = { suffix: number; effectiveDate: string; termedDate: string | null };

const on = (day: string) => openSandbox({ clock: () => new Date(`${day}T12:00:00-08:00`) });
const worlds = DAYS.map((day) => ({ day, ...on(day) }));

test("the last two years hold claims on any day, and nothing lies in the future", async () => {
  type Claims = Page<{ paidDate: string | null }>;
  for (const { day, answerOf } of worlds) {
    for (const username of ["sub", "cop", "ma", "mod", "summit", "l598"]) {
      const path = claimsPath("medical", { size: 100, today: day });
      const { content, totalElements } = await answerOf<Claims>(username, path);
      const all = path.replace(/endDate=[^&]+/, "endDate=2099-12-31").replace("size=100", "size=1");
      const later = await answerOf<Claims>(username, all);
      const paidLater = content.filter(({ paidDate }) => (paidDate ?? day) > day);
      expect([day, username, totalElements > 0, paidLater]).toEqual([day, username, true, []]);
      expect([day, username, later.totalElements]).toEqual([day, username, totalElements]);
    }
  }
});

test("on any day plans add up but for odd-sums, and term, noelig and future stay what they are", async () => {
  for (const { day, answerOf } of worlds) {
    const rows = (username: string) => answerOf<Row[]>(username, "eligibility/family");
    const odd = new Set<string>();
    const uncovered: string[] = [];
    for (const { username, suffix } of personas) {
      const path = `benefits/limits?suffix=${suffix}`;
      const limits = limit.array().parse(await answerOf<unknown>(username, path));
      for (const { totalCents, totalMetCents, totalRemainingCents } of limits) {
        if (totalCents === null || totalCents <= 0 || totalMetCents === null) continue;
        const left = totalRemainingCents ?? Number.NaN;
        const adds = totalMetCents + left === totalCents;
        if (!adds || totalMetCents < 0 || left < 0) odd.add(username);
      }
      const isActive = ({ suffix: whose, effectiveDate, termedDate }: Row) =>
        whose === suffix && effectiveDate <= day && termedDate === null;
      if (!(await rows(username)).some(isActive)) uncovered.push(username);
    }
    expect([day, [...odd], uncovered]).toEqual([
      day,
      ["odd-sums"],
      ["term", "noelig", "future", "care-term"],
    ]);
    expect((await rows("term")).every(({ termedDate }) => (termedDate ?? day) < day)).toBe(true);
    expect(await rows("noelig")).toEqual([]);
    expect((await rows("future")).every(({ effectiveDate }) => effectiveDate > day)).toBe(true);
  }
});

test("somebody's age is the same on every day of four years, their birthday included", () => {
  for (let today = getPlainDate("2026-01-01"); today < "2030-01-01"; today = addDays(today, 1)) {
    const born = birthDateAtAge(today, 20);
    expect([today, born.slice(4), ageOn(today, born)]).toEqual([today, "-05-14", 20]);
  }
});

test("adults are adults and minors minors, also about their birthday and the year's end", () => {
  for (const year of [2026, 2027, 2028]) {
    for (const day of ["01-01", "02-28", "05-13", "05-14", "05-15", "12-31"]) {
      const today = getPlainDate(`${year}-${day}`);
      for (const code of ["timber", "providence"]) {
        const { members = [] } = findFamily({ code }, today) ?? {};
        const minors = members
          .slice(0, 3)
          .map(({ suffix, dateOfBirth }) => [suffix, isMinor(dateOfBirth, today)]);
        expect([today, ...minors]).toEqual([today, [0, false], [1, false], [2, true]]);
      }
    }
  }
});

test("the plan-management banner shows what each persona is for, on any day", async () => {
  const shown: [string, unknown][] = [
    ["sub", { kind: "renew" }],
    ["mod", { kind: "ending", categories: ["medical"] }],
    ["medgrp", { kind: "ending", categories: ["medical", "dental"] }],
    ["l598", { kind: "renew" }],
    ["summit", null],
    ["cop", null],
  ];
  for (const { day, answerOf } of worlds) {
    for (const [username, expected] of shown) {
      const answer = await answerOf<unknown>(username, "plan-management/details");
      const details = planManagementAnswer.parse(answer);
      const banner = details && planManagementBanner(details, getPlainDate(day));
      expect([day, username, banner]).toMatchObject([day, username, expected]);
    }
  }
});

test("a clock that moves to another day takes the claims along", async () => {
  let now = new Date("2026-11-21T12:00:00-08:00");
  const { answerOf } = openSandbox({ clock: () => now });
  type Claims = Page<{ id: string; serviceDateFrom: string }>;
  const newest = async (today: string) =>
    (await answerOf<Claims>("sub", claimsPath("medical", { today }))).content[0];
  expect(await newest("2026-11-21")).toMatchObject({ serviceDateFrom: "2026-10-28" });
  now = new Date("2027-01-04T12:00:00-08:00");
  expect(await newest("2027-01-04")).toMatchObject({
    id: "26000010001",
    serviceDateFrom: "2026-12-11",
  });
});

test("two sandboxes of one day answer the same", async () => {
  const one = on("2026-02-28");
  const other = on("2026-02-28");
  for (const path of ["account", "programs", claimsPath("dental", { today: "2026-02-28" })]) {
    expect(await one.answerOf("sub", path)).toEqual(await other.answerOf("sub", path));
  }
});
