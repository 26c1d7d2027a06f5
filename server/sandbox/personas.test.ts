import { expect, test } from "vitest";
import type { z } from "zod";
import { featuredLimit } from "#app/rules/benefits/limits.ts";
import { featuredPrograms } from "#app/rules/programs/programs.ts";
import { programTarget } from "#app/rules/programs/program-target.ts";
import { preferencesAnswer } from "#server/gateway/calls/account.ts";
import { limit } from "#server/gateway/calls/benefits.ts";
import { program } from "#server/gateway/calls/programs.ts";
import { personas } from "./personas.ts";
import { openSandbox } from "./sandbox.fixture.ts";
import { FAMILY_CODES, findFamily } from "./world/families.ts";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";

const { answerOf, get, tokenOf } = openSandbox();
const textOf = async (username: string, path: string) =>
  (await get(path, await tokenOf(username))).text();
const programsOf = async (username: string) =>
  program.array().parse(await answerOf<unknown>(username, "programs"));

type Card = { suffix: number; category: string; eligible: boolean; description: string };
type Group = { groupId: string; moda360: boolean; memberKey: string };

test("every persona the catalogue names is there, once, and its family holds the member", () => {
  const named =
    "SUB DEP-ADULT DEP-MINOR TERM NOELIG FUTURE L598 COP MA MEDGRP MULTI FLAG360 NOPREF INI NAV " +
    "EMP NONEMP SUMMIT PROV PROV-DEP-ADULT PROV-DEP-MINOR HPP MOD " +
    "FLAG-ONE NOPREF-EXT INI-DEP PROV-UNSIGNED PROV-UNSIGNED-DEP ELSEWHERE ODD-TABS ODD-FAMILY ODD-SUMS";
  const codes = personas.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(named.split(" ")));
  expect(new Set(codes).size).toBe(codes.length);
  const today = getPlainDate("2026-11-21");
  for (const { family, otherFamilies, suffix, username, code, domainId } of personas) {
    expect(username).toBe(code.toLowerCase());
    for (const each of [family, ...otherFamilies]) {
      const found = findFamily({ code: each }, today);
      expect([code, found?.domainId]).toEqual([code, domainId]);
      expect(found?.members.map((member) => member.suffix)).toContain(suffix);
    }
  }
});

test("no two families share a number, a subscriber ID or a member", () => {
  const today = getPlainDate("2026-11-21");
  const families = FAMILY_CODES.map((code) => findFamily({ code }, today));
  for (const part of ["number", "subscriberId"] as const) {
    expect(new Set(families.map((family) => family?.[part])).size).toBe(families.length);
  }
  const keys = families.flatMap((family) => family?.members.map(({ key }) => key) ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});

test("sub has one ID card, each of the family one, ma two, term and noelig none", async () => {
  const cards = async (username: string) =>
    (await answerOf<Card[]>(username, "idCard/eligible"))
      .filter(({ eligible }) => eligible)
      .map(({ suffix, category }) => `${suffix}${category}`);
  expect(await cards("sub")).toEqual(["0M", "1M", "2M", "3D"]);
  expect(await cards("ma")).toEqual(["0M", "0D"]);
  expect(await cards("term")).toEqual([]);
  expect(await cards("noelig")).toEqual([]);
  const [first] = await answerOf<Card[]>("sub", "idCard/eligible");
  expect(first?.description).toBe("Medical, dental, vision and pharmacy");
});

test("sub has eight programs of high priority, and some that must not be featured", async () => {
  const programs = await programsOf("sub");
  expect(programs.filter((each) => each.highPriority && each.eligible)).toHaveLength(8);
  expect(programs).toHaveLength(14);
  expect(programs.some((each) => each.highPriority && !each.eligible)).toBe(true);
  expect(programs.some((each) => !each.highPriority && each.eligible)).toBe(true);
  expect(programs.some(({ name }) => name.length > 55)).toBe(true);
  expect(programs.map(({ id }) => id)).toEqual(expect.arrayContaining([13, 17, 20, 27, 33]));
  expect(programs.map(({ id }) => id)).not.toContain(37);
  const featured = featuredPrograms({ programs, termed: false });
  expect(featured.map(({ name }) => name)).toEqual([
    "Dental cost estimator",
    "Healthcare cost estimator",
    "Mobile therapy",
    "Text a doctor",
    "Active and fit",
  ]);
});

test("nav has Navitus, and a tile of every kind among the featured", async () => {
  const programs = await programsOf("nav");
  expect(programs.map(({ id }) => id)).toContain(37);
  const settings = {
    hasEbill: true,
    digitalClaimsUrl: "https://forms.example.test/digital-claims",
    applicationOrigins: ["https://apps.example.test"],
    ownHosts: [],
  };
  const kinds = featuredPrograms({ programs, termed: false }).map((tile) => {
    const target = programTarget(tile, settings);
    return target.kind === "internal" ? target.to : target.kind;
  });
  expect(kinds).toEqual([
    "/benefits/programs/45",
    "digital-claims",
    "/passport-dental",
    "ebill",
    "/find-care/find-a-dentist",
  ]);
});

test("multi has a program on another application of the carrier, first among the featured", async () => {
  const programs = await programsOf("multi");
  const [first] = featuredPrograms({ programs, termed: false });
  expect(first?.url).toMatch(/^https:\/\/apps\.example\.test\//);
});

test("hpp's featured limit is the annual one, behind others that are none to show", async () => {
  const answer = await answerOf<unknown>("hpp", "benefits/limits?suffix=0");
  const limits = limit.array().parse(answer);
  expect(featuredLimit(limits)).toMatchObject({
    limitType: "Annual Limit",
    totalCents: 150_000,
    totalMetCents: 13_209,
    totalRemainingCents: 136_791,
    detailedDescription: { header: "Annual Limit" },
  });
  expect(limits.length).toBeGreaterThan(4);
});

test("texts: due day, Outline of Coverage", async () => {
  expect(await textOf("cop", "pcp/city-of-portland")).toBe("12/31/2026");
  expect(await textOf("cop-nodue", "pcp/city-of-portland")).toBe("");
  expect(await textOf("sub", "handbook/ooc")).toBe(
    "https://documents.example.test/outline-of-coverage.pdf",
  );
  expect(await textOf("term", "handbook/ooc")).toBe("");
  expect(await textOf("sub", "token/userkey")).toMatch(/^\S{20,}$/);
});

test("groups: two for multi and flag360, one of the latter flagged; special ones by number", async () => {
  const groups = async (username: string) => answerOf<Group[]>(username, "groups");
  expect((await groups("sub")).map(({ groupId }) => groupId)).toEqual(["10004417"]);
  expect((await groups("multi")).map(({ moda360 }) => moda360)).toEqual([false, false]);
  expect((await groups("flag360")).map(({ moda360 }) => moda360)).toEqual([false, true]);
  expect((await groups("flag-one")).map(({ moda360 }) => moda360)).toEqual([true]);
  expect(new Set((await groups("multi")).map(({ memberKey }) => memberKey)).size).toBe(2);
  expect((await groups("cop"))[0]?.groupId).toBe("10002805");
  expect((await groups("ma"))[0]?.groupId).toBe("10004760");
  const medgrp = await answerOf<{ parentGroupId: string }>("medgrp", "account");
  expect(medgrp.parentGroupId).toBe("100000075");
});

test("preferences: only those meant to be asked have one open; none is chosen by nopref", async () => {
  type Preferences = z.output<typeof preferencesAnswer>;
  const of = async (username: string): Promise<Preferences> =>
    preferencesAnswer.parse(await answerOf<unknown>(username, "account/preferences"));
  const asked: string[] = [];
  for (const { username } of personas) {
    const path = "account/relevant-preferences";
    const relevant = await answerOf<(keyof Preferences)[]>(username, path);
    const chosen = await of(username);
    if (relevant.some((name) => chosen[name] === null)) asked.push(username);
  }
  expect(asked).toEqual(["nopref", "nopref-ext", "emp", "nonemp"]);
  for (const username of ["nopref", "nopref-ext"]) {
    expect(Object.values(await of(username))).toEqual(Array.from({ length: 10 }, () => null));
  }
});

test("l598 has an employee ID, and extended policies are nopref-ext's alone", async () => {
  expect(await answerOf("l598", "account/getEmployeeId")).toEqual({
    employeeId: "598041770",
    local598: true,
  });
  const extended: string[] = [];
  for (const { username } of personas) {
    const path = "account/policy-details";
    const answer = await answerOf<{ hasExtendedPolicy: boolean }>(username, path);
    if (answer.hasExtendedPolicy) extended.push(username);
  }
  expect(extended).toEqual(["nopref-ext"]);
  const relevant = await answerOf<string[]>("nopref-ext", "account/relevant-preferences");
  expect(relevant).toContain("electronicMedicareMailing");
});

test("ini and ini-dep, an adult, have the status INI, everybody else ACT", async () => {
  const initial: string[] = [];
  for (const { username } of personas) {
    const status = await textOf(username, "account/status");
    if (status !== "ACT") initial.push(`${username} ${status}`);
  }
  expect(initial).toEqual(["ini INI", "ini-dep INI"]);
  type Members = { members: { memberSuffix: number; dateOfBirth: string }[] };
  const { members } = await answerOf<Members>("ini-dep", "account");
  expect(Number(members[1]?.dateOfBirth.slice(0, 4))).toBeLessThan(2008);
});

test("primary care: two of sub's family have chosen, one may, one may not", async () => {
  type Pcp = { memberKey: string; pcpHistory: { pcpSelected: boolean; providerName: string }[] };
  const members = await answerOf<Pcp[]>("sub", "pcp/members");
  const chosen = members.map(
    ({ pcpHistory }) => pcpHistory.find(({ pcpSelected }) => pcpSelected)?.providerName ?? null,
  );
  expect(chosen).toEqual(["Alder Creek Family Medicine", null, "Riverbend Pediatrics"]);
  const eligible = await answerOf<{ eligible: boolean; members: unknown[] }>(
    "sub",
    "pcp/eligibility",
  );
  expect([eligible.eligible, eligible.members.length]).toEqual([true, 3]);
  expect(await answerOf("hpp", "pcp/eligibility")).toEqual({ eligible: false, members: [] });
});

test("eBill: nobody bills a minor", async () => {
  expect(await answerOf("dep-minor", "ebill/hasEbill")).toBe(false);
  expect(await answerOf("dep-minor", "ebill/showEbillAlert")).toBe(false);
});

test("eBill: registering is kept for that member alone", async () => {
  const world = openSandbox();
  const token = await world.tokenOf("dep-adult");
  expect(await world.answerOf("sub", "ebill/hasEbill")).toBe(true);
  expect(await world.answerOf("sub", "ebill/showEbillAlert")).toBe(true);
  expect(await world.answerOf("dep-adult", "ebill/ebillRegistered")).toBe(false);
  expect((await world.ask("PUT", "ebill/registerEbillUser", { token })).status).toBe(200);
  expect(await world.answerOf("dep-adult", "ebill/ebillRegistered")).toBe(true);
  expect(await world.answerOf("sub", "ebill/ebillRegistered")).toBe(false);
  expect(await world.answerOf("ma", "ebill/hasEbill")).toBe(false);
});
