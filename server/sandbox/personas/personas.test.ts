import { expect, test } from "vitest";
import type { z } from "zod";
import { preferencesAnswer } from "#server/gateway/calls/member/account.ts";
import { personas } from "./personas.ts";
import { openSandbox } from "../sandbox.fixture.ts";
import { FAMILY_CODES, findFamily } from "../world/families/families.ts";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { readSettings } from "#server/settings/settings.ts";
import { demoEnvironment } from "./demo-environment.ts";

const { answerOf, get, tokenOf } = openSandbox();
const textOf = async (username: string, path: string) =>
  (await get(path, await tokenOf(username))).text();

/** The personas that match the condition. */
async function listWhere(isSo: (username: string) => Promise<boolean>): Promise<string[]> {
  const found: string[] = [];
  for (const { username } of personas) if (await isSo(username)) found.push(username);
  return found;
}

test("every persona of the catalogue exists once, with a family of its own", () => {
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
  const families = FAMILY_CODES.map((code) => findFamily({ code }, today));
  for (const part of ["number", "subscriberId"] as const) {
    expect(new Set(families.map((family) => family?.[part])).size).toBe(families.length);
  }
  const keys = families.flatMap((family) => family?.members.map(({ key }) => key) ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});

test("only nopref, nopref-ext and staff have an open preference", async () => {
  type Preferences = z.output<typeof preferencesAnswer>;
  const of = async (username: string): Promise<Preferences> =>
    preferencesAnswer.parse(await answerOf<unknown>(username, "account/preferences"));
  const asked = await listWhere(async (username) => {
    const path = "account/relevant-preferences";
    const relevant = await answerOf<(keyof Preferences)[]>(username, path);
    const chosen = await of(username);
    return relevant.some((name) => chosen[name] === null);
  });
  expect(asked).toEqual(["nopref", "nopref-ext", "emp", "nonemp"]);
  for (const username of ["nopref", "nopref-ext"]) {
    expect(Object.values(await of(username))).toEqual(Array.from({ length: 10 }, () => null));
  }
});

test("only l598 has an employee ID, and only nopref-ext extended policies", async () => {
  const expected = { employeeId: "598041770", local598: true };
  expect(await answerOf("l598", "account/getEmployeeId")).toEqual(expected);
  type Policy = { hasExtendedPolicy: boolean };
  const extended = await listWhere(
    async (username) =>
      (await answerOf<Policy>(username, "account/policy-details")).hasExtendedPolicy,
  );
  expect(extended).toEqual(["nopref-ext"]);
  const relevant = await answerOf<string[]>("nopref-ext", "account/relevant-preferences");
  expect(relevant).toContain("electronicMedicareMailing");
});

test("only ini and ini-dep have the account status INI", async () => {
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

const options = { port: 3100, sandboxPort: 4100 };

test("the demo settings lead the dashboard to the sandbox", () => {
  const settings = readSettings(demoEnvironment(options));
  expect(settings).toMatchObject({
    MODE: "demo",
    PORT: 3100,
    GATEWAY_URL: "http://127.0.0.1:4100",
    NCQA_URL: "http://127.0.0.1:4100/ncqa",
    DRAIN_DELAY_MS: 0,
  });
  expect(settings.CLOCK).toBeUndefined();
  const clock = "2026-11-21T12:00:00-08:00";
  expect(readSettings(demoEnvironment({ ...options, clock })).CLOCK).toBe(clock);
});

test("session keys differ at every start", () => {
  const keys = () => demoEnvironment(options)["SESSION_KEYS"];
  expect(keys()).not.toBe(keys());
});

test("each persona's host belongs to their brand", () => {
  const { brands } = readSettings(demoEnvironment(options));
  for (const { host, domainId, code } of personas) {
    const expected = [code, domainId];
    expect([code, brands.find(({ hosts }) => hosts.includes(host))?.domainId]).toEqual(expected);
  }
});
