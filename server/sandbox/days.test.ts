import { expect, test } from "vitest";
import { isMinor, addDays, ageOn, dayOf, getPlainDate } from "#app/rules/dates/plain-date.ts";
import { planManagementBanner } from "#app/rules/account/plan-management.ts";
import { limit } from "#server/gateway/calls/benefits/benefits.ts";
import { planManagementAnswer } from "#server/gateway/calls/plan/plan-management.ts";
import { personas } from "./personas/personas.ts";
import { claimsPath, openSandbox } from "./sandbox.fixture.ts";
import type { Page } from "./store/page.ts";
import { findFamily } from "./world/families/families.ts";
import { birthDateAtAge } from "./world/families/make-family.ts";

const DAYS = ["2026-12-31", "2028-02-29"];

type Row = { suffix: number; effectiveDate: string; termedDate: string | null };

const on = (day: string) => openSandbox({ clock: () => new Date(`${day}T12:00:00-08:00`) });
const days = [...DAYS, dayOf(new Date())];

const worlds = days.map((day) => ({ day, ...on(day) }));

test("every persona has claims in the last two years on any day, and none in the future", async () => {
  for (const { day, answerOf } of worlds) {
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
  }
});

test("the used and remaining amounts of every persona but odd-sums add up on any day", async () => {
  for (const { day, answerOf } of worlds) {
    const odd: unknown[] = [];
    for (const { username, suffix } of personas) {
      const path = `benefits/limits?suffix=${suffix}`;
      const limits = limit.array().parse(await answerOf<unknown>(username, path));
      for (const { totalCents, metCents, remainingCents } of limits) {
        if (totalCents === null || totalCents <= 0 || metCents === null) continue;
        const left = remainingCents ?? Number.NaN;
        const adds = metCents + left === totalCents;
        if (!adds || metCents < 0 || left < 0) odd.push(username);
      }
    }
    expect([day, new Set(odd)]).toEqual([day, new Set(["odd-sums"])]);
  }
});

test("a persona made at an age has that age on every day of four years", () => {
  for (let today = getPlainDate("2026-01-01"); today < "2030-01-01"; today = addDays(today, 1)) {
    const born = birthDateAtAge(today, 20);
    expect([today, born.slice(4), ageOn(today, born)]).toEqual([today, "-05-14", 20]);
  }
});

test("adults and minors of the families stay so around birthdays and the end of a year", () => {
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

test("termed, ineligible and future personas stay so on any day", async () => {
  for (const { day, answerOf } of worlds) {
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
  }
});

test("each persona has its plan-management banner on any day", async () => {
  for (const { day, answerOf } of worlds) {
    const banner = async (username: string) => {
      const answer = await answerOf<unknown>(username, "plan-management/details");
      const details = planManagementAnswer.parse(answer);
      return details && planManagementBanner(details, getPlainDate(day));
    };
    expect(await banner("sub")).toMatchObject({ kind: "renew" });
    expect(await banner("mod")).toMatchObject({ kind: "ending", categories: ["medical"] });
    const expected = { kind: "ending", categories: ["medical", "dental"] };
    expect(await banner("medgrp")).toMatchObject(expected);
    expect(await banner("l598")).toMatchObject({ kind: "renew" });
    expect(await banner("summit")).toBeNull();
    expect(await banner("cop")).toBeNull();
  }
});

test("the sandbox's claims keep their distance from the day of its clock", async () => {
  let now = new Date("2026-11-21T12:00:00-08:00");
  const { answerOf } = openSandbox({ clock: () => now });
  type Claims = Page<{ id: string; serviceDateFrom: string }>;
  const newest = async (today: string) =>
    (await answerOf<Claims>("sub", claimsPath("medical", { today }))).content[0];
  expect(await newest("2026-11-21")).toMatchObject({ serviceDateFrom: "2026-10-28" });
  now = new Date("2027-01-04T12:00:00-08:00");
  const expected = { id: "26000010001", serviceDateFrom: "2026-12-11" };
  expect(await newest("2027-01-04")).toMatchObject(expected);
});

test("T-85 the last plan period of an ended coverage ends on the last day with cover", async () => {
  for (const { answerOf } of worlds) {
    const rows = await answerOf<Row[]>("term", "eligibility/family");
    type Period = { readonly terminationDate: string };
    const periods = await answerOf<Period[]>("term", "benefits/history");
    const [end = ""] = rows.flatMap(({ termedDate }) => termedDate ?? []);
    const last = periods
      .map(({ terminationDate }) => terminationDate)
      .toSorted()
      .at(-1);
    expect(last).toBe(addDays(getPlainDate(end), -1));
  }
});

test("an account names each kind of coverage once, however many rows it has", async () => {
  type Account = { readonly members: readonly { readonly insuranceType: string }[] };
  for (const { answerOf } of worlds) {
    const { members } = await answerOf<Account>("eight", "account");
    expect(members[0]?.insuranceType).toBe("Medical, dental, vision, pharmacy");
  }
});
