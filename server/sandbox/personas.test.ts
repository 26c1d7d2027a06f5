import { expect, test } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { personas } from "./personas.ts";
import { openSandbox } from "./sandbox.fixture.ts";
import { FAMILY_CODES, findFamily } from "./world/families.ts";

const { answerOf, get, tokenOf } = openSandbox();

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

test("the special ones are alone: who is asked, by an extended policy, or not active yet", async () => {
  const special = { asked: [] as string[], extended: [] as string[], initial: [] as string[] };
  for (const { username } of personas) {
    const relevant = await answerOf<string[]>(username, "account/relevant-preferences");
    const chosen = await answerOf<Record<string, unknown>>(username, "account/preferences");
    if (relevant.some((name) => chosen[name] === null)) special.asked.push(username);
    const policy = await answerOf<Record<string, unknown>>(username, "account/policy-details");
    if (policy["hasExtendedPolicy"] === true) special.extended.push(username);
    const status = await get("account/status", await tokenOf(username));
    if ((await status.text()) !== "ACT") special.initial.push(username);
  }
  expect(special).toEqual({
    asked: ["nopref", "nopref-ext", "emp", "nonemp"],
    extended: ["nopref-ext"],
    initial: ["ini", "ini-dep"],
  });
});
