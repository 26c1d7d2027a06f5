import { expect, test } from "vitest";
import { isMinor } from "#app/rules/dates/age.ts";
import { addDays, dayOf, getPlainDate } from "#app/rules/dates/plain-date.ts";
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
const days = [...DAYS, dayOf(new Date())];

test("the last two years hold claims on any day, and nothing lies in the future", async () => {
  for (const day of days) {
    const { sandbox, answerOf } = on(day);
    for (const username of ["sub", "cop", "ma", "mod", "summit", "l598"]) {
      const path = claimsPath("medical", { size: 100, today: day });
      const page = await answerOf<Page<{ serviceDateFrom: string; paidDate: string | null }>>(
        username,
        path,
      );
      const all = path.replace(/endDate=[^&]+/, "endDate=2099-12-31");
      const later = await answerOf<typeof page>(username, all);
      const paidLater = page.content.filter(({ paidDate }) => (paidDate ?? day) > day);
      expect([day, username, page.totalElements > 0, paidLater]).toEqual([day, username, true, []]);
      expect([day, username, later.totalElements]).toEqual([day, username, page.totalElements]);
    }
    sandbox.close();
  }
});

test("no plan has more used than its total on any day, and only odd-sums does not add up", async () => {
  for (const day of days) {
    const { sandbox, answerOf } = on(day);
    const odd: unknown[] = [];
    for (const { username, suffix } of personas) {
      const path = `benefits/limits?suffix=${suffix}`;
      const limits = limit.array().parse(await answerOf<unknown>(username, path));
      for (const { totalCents, totalMetCents, totalRemainingCents } of limits) {
        if (totalCents === null || totalCents <= 0 || totalMetCents === null) continue;
        const left = totalRemainingCents ?? Number.NaN;
        const adds = totalMetCents + left === totalCents;
        if (!adds || totalMetCents < 0 || left < 0) odd.push(username);
      }
    }
    expect([day, new Set(odd)]).toEqual([day, new Set(["odd-sums"])]);
    sandbox.close();
  }
});

test("adults are adults and minors minors on every day of four years", () => {
  let today = getPlainDate("2026-01-01");
  while (today < "2030-01-01") {
    for (const code of ["timber", "providence"]) {
      const ages = findFamily({ code }, today)?.members.map((member) => [
        member.suffix,
        isMinor(member.dateOfBirth, today),
      ]);
      expect([today, ...(ages ?? [])].slice(0, 4)).toEqual([
        today,
        [0, false],
        [1, false],
        [2, true],
      ]);
    }
    today = addDays(today, 1);
  }
});

test("somebody's age is the same on every day, their birthday included", () => {
  for (const [today, born] of [
    ["2026-05-13", "2005-05-14"],
    ["2026-05-14", "2006-05-14"],
    ["2026-12-31", "2006-05-14"],
  ] as const) {
    expect(birthDateAtAge(getPlainDate(today), 20)).toBe(born);
  }
});

test("term, noelig and future stay what they are on any day", async () => {
  for (const day of days) {
    const { sandbox, answerOf } = on(day);
    const rows = (username: string) => answerOf<Row[]>(username, "eligibility/family");
    expect((await rows("term")).every(({ termedDate }) => (termedDate ?? day) < day)).toBe(true);
    expect(await rows("noelig")).toEqual([]);
    expect((await rows("future")).every(({ effectiveDate }) => effectiveDate > day)).toBe(true);
    const uncovered: string[] = [];
    for (const { username, suffix } of personas) {
      const active = (await rows(username)).filter(
        (row) => row.suffix === suffix && row.effectiveDate <= day && row.termedDate === null,
      );
      if (active.length === 0) uncovered.push(username);
    }
    expect(uncovered).toEqual(["term", "noelig", "future", "care-term"]);
    sandbox.close();
  }
});

test("the plan-management banner shows what each persona is for, on any day", async () => {
  for (const day of days) {
    const { sandbox, answerOf } = on(day);
    const banner = async (username: string) => {
      const answer = await answerOf<unknown>(username, "plan-management/details");
      const details = planManagementAnswer.parse(answer);
      return details && planManagementBanner(details, getPlainDate(day));
    };
    expect(await banner("sub")).toMatchObject({ kind: "renew" });
    expect(await banner("mod")).toMatchObject({ kind: "ending", categories: ["medical"] });
    expect(await banner("medgrp")).toMatchObject({
      kind: "ending",
      categories: ["medical", "dental"],
    });
    expect(await banner("l598")).toMatchObject({ kind: "renew" });
    expect(await banner("summit")).toBeNull();
    expect(await banner("cop")).toBeNull();
    sandbox.close();
  }
});

test("a clock that moves to another day takes the claims along", async () => {
  let now = new Date("2026-11-21T12:00:00-08:00");
  const { sandbox, answerOf } = openSandbox({ clock: () => now });
  type Claims = Page<{ id: string; serviceDateFrom: string }>;
  const newest = async (today: string) =>
    (await answerOf<Claims>("sub", claimsPath("medical", { today }))).content[0];
  expect(await newest("2026-11-21")).toMatchObject({ serviceDateFrom: "2026-10-28" });
  now = new Date("2027-01-04T12:00:00-08:00");
  expect(await newest("2027-01-04")).toMatchObject({
    id: "26000010001",
    serviceDateFrom: "2026-12-11",
  });
  sandbox.close();
});

test("two sandboxes of one day answer the same", async () => {
  const one = on("2026-02-28");
  const other = on("2026-02-28");
  for (const path of ["account", "programs", claimsPath("dental", { today: "2026-02-28" })]) {
    expect(await one.answerOf("sub", path)).toEqual(await other.answerOf("sub", path));
  }
  one.sandbox.close();
  other.sandbox.close();
});
