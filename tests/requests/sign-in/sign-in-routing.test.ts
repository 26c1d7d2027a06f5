import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Page } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";

const world = useWorld();

const LANDING = "/sso-landing";

/** What a page is headed with, and where redirects led on the way to it. */
const landed = (page: Page) => [page.status, page.hops, textsOf(page, "h1")] as const;

test.each([
  ["sub", HOST.carrier, "Jordan"],
  ["dep-adult", HOST.carrier, "Theo"],
  ["dep-minor", HOST.carrier, "Marisol"],
  ["term", HOST.carrier, "Casey"],
  ["noelig", HOST.carrier, "Quinn"],
  ["future", HOST.carrier, "Morgan"],
  ["l598", HOST.carrier, "Avery"],
  ["cop", HOST.carrier, "Rowan"],
  ["cop-nodue", HOST.carrier, "Rowan"],
  ["ma", HOST.carrier, "Harper"],
  ["medgrp", HOST.carrier, "Ellis"],
  ["nav", HOST.carrier, "Kit"],
  ["elsewhere", HOST.carrier, "Ripley"],
  ["summit", HOST.summit, "Skyler"],
  ["hpp", HOST.partner, "Ari"],
  ["hpp-dep", HOST.partner, "Mika"],
  ["mod", HOST.medicare, "Lou"],
])("ROUTING-20 %s at %s lands on home", async (persona, host, name) => {
  const { page } = await world.signIn(persona, host);
  expect(landed(page)).toEqual([200, [LANDING, "/home"], [`Welcome, ${name}`]]);
});

test("ROUTING-11 two groups, none of them flagged, are no choice: multi lands on home", async () => {
  const { page } = await world.signIn("multi");
  expect(landed(page)).toEqual([200, [LANDING, "/home"], ["Welcome, Jamie"]]);
});

test("ROUTING-09 T-56 two groups, one of them flagged, lead flag360 to the choice", async () => {
  const { page } = await world.signIn("flag360");
  const heading = "Access your Member Dashboard: Select plan";
  expect(landed(page)).toEqual([200, [LANDING, "/group-selection"], [heading]]);
});

test.each(["nopref", "nopref-ext"])(
  "ROUTING-12 ROUTING-13 %s has neither e-mail address nor preferences and is asked for them",
  async (persona) => {
    const { page } = await world.signIn(persona);
    const heading = "Update communication preferences";
    expect(landed(page)).toEqual([200, [LANDING, "/update-preferences"], [heading]]);
  },
);

test.each([
  ["emp", "Reese"],
  ["nonemp", "Blair"],
])(
  "ROUTING-14 ROLE-15 %s has neither, too, but is staff, and lands on the main carrier's home",
  async (persona, name) => {
    const { page } = await world.signIn(persona, HOST.carrier);
    expect(landed(page)).toEqual([200, [LANDING, "/home"], [`Welcome, ${name}`]]);
  },
);

test.each([
  ["emp", HOST.providence, "Login as anyone"],
  ["nonemp", HOST.providence, "Login as non-employee"],
])("ROUTING-03 ROLE-14 %s at %s lands on login-as", async (persona, host, heading) => {
  const { page } = await world.signIn(persona, host);
  expect(landed(page)).toEqual([200, [LANDING, "/login-as"], [heading]]);
});

test.each([
  ["emp", HOST.summit, "Login as anyone"],
  ["nonemp", HOST.summit, "Login as non-employee"],
])("ROUTING-04 ROLE-14 %s at %s lands on login-as", async (persona, host, heading) => {
  const { page } = await world.signIn(persona, host);
  expect(landed(page)).toEqual([200, [LANDING, "/login-as"], [heading]]);
});

test.each(["ini", "ini-dep"])(
  "ROUTING-19 %s still has the first password and must change it",
  async (persona) => {
    const { page } = await world.signIn(persona);
    const way = [LANDING, "/account/settings/change-password"];
    expect(landed(page)).toEqual([200, way, ["Change your password"]]);
  },
);

test("ROUTING-16 T-20 flag-one's only group is flagged: the landing itself hands them off", async () => {
  const { page } = await world.signIn("flag-one");
  expect(landed(page)).toEqual([200, [LANDING], ["Continue"]]);
  const form = page.document.querySelector("main form");
  expect(form?.getAttribute("action")).toBe(process.env["CRM_SSO_URL"]);
});

test.each([
  ["prov", "Dana"],
  ["prov-dep-adult", "Corey"],
  ["prov-dep-minor", "Noa"],
])("ROUTING-22 %s has signed the policy and lands on home", async (persona, name) => {
  const { page } = await world.signIn(persona, HOST.providence);
  expect(landed(page)).toEqual([200, [LANDING, "/home"], [`Welcome, ${name}`]]);
});

test.each(["prov-unsigned", "prov-unsigned-dep"])(
  "ROUTING-21 BRAND-18 %s has not and is led to the policy",
  async (persona) => {
    const { page } = await world.signIn(persona, HOST.providence);
    const heading = "Welcome to your dental Member Dashboard";
    expect(landed(page)).toEqual([200, [LANDING, "/registration-policies"], [heading]]);
  },
);

test("ROUTING-13 one relevant preference that was never chosen is enough to be asked", async () => {
  const saved = {
    emailAddress: "jordan@members.example",
    electronicEob: "Y",
    discontinuePaperStatements: "Y",
    emailWhenBillReady: "Y",
    emailPaymentReminder: "Y",
    emailBreakingNews: "N",
  };
  const landingWith = async (changed: object) => {
    await world.fault({ path: "account/preferences", body: { ...saved, ...changed } });
    const { page } = await world.signIn("sub");
    await world.mend();
    return page.hops.at(-1);
  };
  expect(await landingWith({})).toBe("/home");
  for (const name of Object.keys(saved)) {
    expect([name, await landingWith({ [name]: null })]).toEqual([name, "/update-preferences"]);
  }
  // Nobody asks sub about Medicare materials.
  expect(await landingWith({ electronicMedicareMailing: null })).toBe("/home");
  expect(await landingWith({ emailAddress: "  " })).toBe("/update-preferences");
});

test("T-14 ROUTING-12 of several reasons the first in order decides: groups, preferences, hand-off, password", async () => {
  const landing = async (persona: string) => (await world.signIn(persona)).page.hops.at(-1);
  await world.fault({ path: "account/status", body: "INI" });
  expect(await landing("flag360")).toBe("/group-selection");
  expect(await landing("nopref")).toBe("/update-preferences");
  expect(await landing("flag-one")).toBe("/sso-landing");
  expect(await landing("multi")).toBe("/account/settings/change-password");
  await world.fault({ path: "account/preferences", body: { emailAddress: null } });
  expect(await landing("flag-one")).toBe("/update-preferences");
});

test.each(["ACT", "DIS", "DLG", "FRC", "LCK"])(
  "ROUTING-20 T-72 the account status %s leads home",
  async (status) => {
    await world.fault({ path: "account/status", body: status });
    const { page } = await world.signIn("sub");
    expect(page.hops).toEqual([LANDING, "/home"]);
  },
);

test("T-72 a group's plan in a state that is not known keeps nobody out", async () => {
  const plan = { planStatus: "PAUSED" };
  const own = { groupId: "1", groupName: "Imaginary Orchards", memberKey: "410000100" };
  await world.fault({ path: "groups", body: [{ ...own, medical: plan }] });
  expect((await world.signIn("sub")).page.hops).toEqual([LANDING, "/home"]);
});
