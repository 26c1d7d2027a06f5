import { expect, test } from "vitest";
import { personas } from "./personas.ts";
import { FAMILY_CODES, findFamily } from "../world/families/families.ts";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { readSettings } from "#server/settings/settings.ts";
import { demoEnvironment } from "./demo-environment.ts";

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

test("each start of the demo makes new SESSION_KEYS", () => {
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
