import { afterEach, expect, test, vi } from "vitest";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { logIn } from "#tests/harness/pages/page-parts.ts";
import { roundsOf } from "#tests/harness/world/rounds.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import type { Page } from "#tests/harness/pages/visitor.ts";
import { HOST, PASSWORD, type RecordedCall } from "#tests/harness/world/world.ts";
import { writing } from "../sign-in/pending-steps.ts";
import { allLabels, belowOf, benefitsListed, labelsOf, popupOf } from "./menus-of.ts";

const world = resetting(useWorld());
afterEach(() => vi.useRealTimers());

const PATH = "/account";
const pathsOf = (calls: readonly RecordedCall[]) => calls.map(({ path }) => path).toSorted();

/** The calls of the frame of a member's page. */
const FRAME = [
  "/account",
  "/ebill/hasEbill",
  "/eligibility/family",
  "/group-detail",
  "/medicare-materials/eligibility",
  "/ncqa",
  "/pcp/eligibility",
  "/pcp/members",
  "/programs",
  "/referrals/hasReferrals",
];

const HIDDEN_ON_PROVIDENCE = ["/ebill/hasEbill", "/pcp/eligibility", "/pcp/members", "/programs"];
const has = (page: Page, label: string) => allLabels(page).includes(label);

/**
 * The differences of `sub` and `nav`: referrals and primary care here, the Navitus program there.
 */
const marksOf = (page: Page) => ({
  name: page.document.querySelector("header .who__name")?.textContent,
  referrals: has(page, "Referrals"),
  primaryCare: has(page, "Primary care"),
  pharmacy: has(page, "Pharmacy"),
});

const SUB = { name: "Jordan", referrals: true, primaryCare: true, pharmacy: false };
const NAV = { name: "Kit", referrals: false, primaryCare: false, pharmacy: true };

test.each([
  ["sub", HOST.carrier, FRAME],
  ["prov", HOST.providence, FRAME.filter((path) => !HIDDEN_ON_PROVIDENCE.includes(path))],
])(
  "ROUTE-05 GW-52 GW-54 a page without calls of its own makes these calls for %s, each once",
  async (persona, host, paths) => {
    const browser = await world.enter(persona, host);
    const calls = await world.callsDuring(() => browser.open(PATH));
    expect(pathsOf(calls)).toEqual(paths);
    const dateless = ["/referrals/hasReferrals", "/medicare-materials/eligibility"];
    const own = calls.filter(({ path }) => dateless.includes(path));
    expect(own.map(({ query, persona: of }) => [query, of])).toEqual(
      [1, 2].map(() => [{}, persona]),
    );
    expect(calls.filter(({ method, status }) => method !== "GET" || status !== 200)).toEqual([]);
  },
);

test("T-23 the frame's calls take two rounds: the account, then all others at once", async () => {
  const browser = await world.enter("sub");
  const rounds = await roundsOf(world, () => browser.open(PATH));
  expect([rounds[0], rounds.length, rounds.flat().length]).toEqual([["/account"], 2, FRAME.length]);
});

test("T-34 the frame's calls are made once a session, whatever page follows and whatever home asks anew", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const browser = await world.enter("sub");
  await browser.open(PATH);
  const others = await world.callsDuring(async () => {
    for (const path of [PATH, "/find-care", `${PATH}.data`, "/find-care.data"]) {
      expect((await browser.send(path)).status).toBe(200);
    }
  });
  expect(others).toEqual([]);
  vi.setSystemTime(Date.now() + 61_000);
  const { page, calls } = await writing(world, () => browser.open(PATH));
  expect(calls).toEqual([]);
  expect(allLabels(page)).toContain("eBill");
  expect(labelsOf(belowOf(page, "Find care"))).toContain("Primary care");
  const own = await world.callsDuring(() => browser.open("/home"));
  expect(pathsOf(own)).toEqual(expect.arrayContaining(["/ebill/hasEbill", "/pcp/members"]));
});

test("T-34 a changed answer that home gets is in the menus of the next page", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const browser = await world.enter("sub");
  expect(allLabels(await browser.open("/home"))).toContain("eBill");
  await world.fault({ path: "ebill/hasEbill", body: false });
  expect(allLabels(await browser.open(PATH))).toContain("eBill");
  vi.setSystemTime(Date.now() + 61_000);
  await browser.open("/home");
  expect(allLabels(await browser.open(PATH))).not.toContain("eBill");
});

test("TILE-14 registering with eBill keeps the menu's entry, and causes no further call", async () => {
  const browser = await world.enter("sub");
  await browser.open("/home");
  const writes = await world.callsDuring(() => browser.post("/home", { intent: "ebill" }));
  expect(writes.map(({ method }) => method)).toContain("PUT");
  const calls = await world.callsDuring(async () => {
    expect(allLabels(await browser.open(PATH))).toContain("eBill");
  });
  expect(calls).toEqual([]);
});

test("MENU-10 T-39 pages opened by several members at once have each member's own menus", async () => {
  const personas = ["sub", "nav", "dep-adult", "medgrp", "term"];
  const alone = new Map<string, readonly string[]>();
  for (const persona of personas) {
    alone.set(persona, allLabels(await world.see(persona, PATH)));
  }
  expect(new Set([...alone.values()].map((labels) => labels.join("|"))).size).toBe(5);
  const browsers = await Promise.all(personas.map((persona) => world.enter(persona)));
  const pages = await Promise.all(browsers.map((browser) => browser.open(PATH)));
  for (const [at, page] of pages.entries()) {
    const own = alone.get(personas[at] ?? "") ?? [];
    // An entry may be missing while its call is late; another member's may never appear.
    expect.soft(allLabels(page).filter((label) => !own.includes(label))).toEqual([]);
    expect.soft(allLabels(page).length).toBeGreaterThan(8);
  }
  // Nor is anything of the first member left for the next one in the same browser.
  const [browser = world.visitor()] = browsers;
  await logIn(browser, "nav", PASSWORD);
  expect(marksOf(await browser.open(PATH))).toEqual(NAV);
});

test("T-39 another group has its own menus, asked for anew", async () => {
  const browser = await world.enter("multi");
  await world.fault({ path: "referrals/hasReferrals", body: true, times: 1 });
  const before = await browser.open("/benefits");
  const benefitsOf = (page: Page) => labelsOf(belowOf(page, "Benefits")).join(", ");
  expect(benefitsOf(before)).toBe(
    "Medical benefits, Dental benefits, Vision benefits, Pharmacy benefits, Programs, Referrals, Member Handbooks",
  );
  const form = await browser.open("/select-group");
  await browser.submit(form, "View group of Invented Bakery Co-op");
  const after = await browser.open("/benefits");
  expect(benefitsOf(after)).toBe("Dental benefits, Programs, Member Handbooks");
  expect(benefitsListed(after)).toEqual(
    expect.arrayContaining(belowOf(after, "Benefits").map(([, href]) => href)),
  );
  expect(benefitsListed(after)).not.toContain("/benefits/medical");
});

test("MENU-22 T-39 staff have the member's menus while they act, and their own before and after", async () => {
  const own = await world.see("emp", PATH);
  expect([has(own, "Referrals"), has(own, "Primary care")]).toEqual([false, false]);
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  const acting = await browser.open(PATH);
  expect(marksOf(acting)).toEqual(SUB);
  expect(popupOf(acting)).toContainEqual(["LoginAsAnyone", "/login-as"]);
  await browser.send("/login-as/end", { method: "POST" });
  const after = await browser.open(PATH);
  expect(allLabels(after)).toEqual(allLabels(own));
  expect(marksOf(after).name).toBe("Reese");
  // Nor does the next member get anything of the previous one.
  await browser.post("/login-as", { way: "subscriber", subscriberId: SUBSCRIBER.multi });
  await browser.send("/sso-landing");
  const next = marksOf(await browser.open(PATH));
  expect(next).toEqual({ name: "Jamie", referrals: false, primaryCare: false, pharmacy: false });
});
