import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/use-world.ts";
import { allLabels } from "#tests/requests/menus/menus-of.ts";
import type { Page } from "#tests/harness/visitor.ts";
import type { Fault } from "#tests/harness/world.ts";
import { expectErrorPage, expectNothingGivenAway } from "./error-page.ts";
import { SOME_TROUBLES } from "./home-calls.ts";

const world = useWorld();

/** A page that asks for nothing itself: all it waits for is its frame. */
const PATH = "/account";
const SLOW_MS = 3000;
/** What a page may take while a call of its menus is silent. */
const PATIENCE_MS = 2500;

type MenuCall = {
  readonly path: string;
  readonly persona: string;
  /** The entry that stands or falls with the call. */
  readonly entry: string;
  /** What else has to be so for the call alone to decide. */
  readonly also?: Fault;
};

const CALLS: readonly MenuCall[] = [
  { path: "programs", persona: "nav", entry: "Pharmacy" },
  { path: "pcp/eligibility", persona: "dep-adult", entry: "Primary care" },
  {
    path: "pcp/members",
    persona: "sub",
    entry: "Primary care",
    also: { path: "pcp/eligibility", body: { eligible: false, members: [] } },
  },
  { path: "ebill/hasEbill", persona: "sub", entry: "eBill" },
  { path: "referrals/hasReferrals", persona: "sub", entry: "Referrals" },
  { path: "medicare-materials/eligibility", persona: "medgrp", entry: "Medicare Materials" },
];

const FAULTS: readonly Fault[] = [
  ...[400, 401, 403, 404, 408, 500, 502, 503].map((status) => ({ status })),
  { body: { unexpected: ["answer"] } },
  { body: "<!doctype html><title>Sign in to the network</title>" },
  { body: null },
  { truncate: true },
  { reset: true },
  { bytes: 50_000_000 },
];

/** What tells one call from another: its session, its shape, its connection. */
const SOME_FAULTS: readonly Fault[] = [
  { status: 401 },
  { status: 404 },
  { status: 500 },
  { body: null },
  { truncate: true },
  { reset: true },
];
const faultsOf = (path: string) => (path === "ebill/hasEbill" ? FAULTS : SOME_FAULTS);

/** A page that is whole, but for what the trouble took from it. */
function expectWhole(page: Page): void {
  expect.soft([page.status, page.hops]).toEqual([200, []]);
  expect.soft(page.text).not.toMatch(/Sorry|Error code|Reference number|unavailable/);
  expectNothingGivenAway(page);
}

test.each(CALLS)(
  "MENU-10 MENU-12 MENU-17 MENU-20 MENU-36 whatever is wrong with $path, only $entry is left out",
  { timeout: 120_000 },
  async ({ path, persona, entry, also }) => {
    const faults = (fault: Fault) => [{ path, ...fault }, ...(also === undefined ? [] : [also])];
    await world.fault(...faults({ delayMs: 0 }));
    const healthy = allLabels(await (await world.enter(persona)).open(PATH));
    await world.mend();
    expect(healthy).toContain(entry);
    const without = healthy.filter((label) => label !== entry);
    for (const fault of faultsOf(path)) {
      const browser = await world.enter(persona);
      await world.fault(...faults(fault));
      const page = await browser.open(PATH);
      await world.mend();
      expectWhole(page);
      expect.soft(allLabels(page), JSON.stringify(fault)).toEqual(without);
      expect.soft(browser.jar.has("access_token")).toBe(true);
      // A fault is no answer: the next page asks, and has the entry.
      const next = await browser.open(PATH);
      expect.soft(allLabels(next), `after ${JSON.stringify(fault)}`).toEqual(healthy);
    }
  },
);

test("MENU-10 MENU-12 MENU-17 MENU-20 MENU-36 a silent call is not waited for, and heard once it speaks", async () => {
  const byItself = CALLS.filter(({ also }) => also !== undefined);
  for (const calls of [CALLS.filter((call) => !byItself.includes(call)), byItself]) {
    const browsers = await Promise.all(calls.map(({ persona }) => world.enter(persona)));
    await world.fault(
      ...calls.flatMap(({ path, also }) => [{ path, delayMs: SLOW_MS }, ...(also ? [also] : [])]),
    );
    const start = performance.now();
    const pages = await Promise.all(browsers.map((browser) => browser.open(PATH)));
    expect(performance.now() - start).toBeLessThan(SLOW_MS - 500);
    for (const [at, page] of pages.entries()) {
      expectWhole(page);
      expect.soft(allLabels(page)).not.toContain(calls[at]?.entry);
    }
    await world.mend();
    // The answer on its way is waited for by each page a little; nobody asks beside it.
    for (const [at, browser] of browsers.entries()) {
      const labels = async () => allLabels(await browser.open(PATH));
      await expect.poll(labels, { timeout: 20_000 }).toContain(calls[at]?.entry);
    }
  }
}, 60_000);

test("a page whose menus' calls are all silent at once is there in time, with what is known", async () => {
  const times: number[] = [];
  for (let visit = 0; visit < 3 && !(Math.min(...times) < PATIENCE_MS); visit += 1) {
    const browser = await world.enter("sub");
    const silent = [...CALLS.map(({ path }) => path), "group-detail", "ncqa"];
    await world.fault(...silent.map((path) => ({ path, delayMs: SLOW_MS })));
    const start = performance.now();
    const page = await browser.open(PATH);
    times.push(performance.now() - start);
    await world.mend();
    expectWhole(page);
    for (const label of ["Home", "Medical benefits", "Programs", "EOBs", "Settings", "Log out"]) {
      expect(allLabels(page)).toContain(label);
    }
  }
  // Other work on the machine only ever adds to a time, so the least one is the product's.
  expect(Math.min(...times)).toBeLessThan(PATIENCE_MS);
});

test.each([
  ["group-detail", "multi", 'href="/select-group"'],
  ["ncqa", "sub", 'class="seal'],
])(
  "%s is optional: whatever is wrong with it, the menus are whole",
  async (path, persona, mark) => {
    const healthy = await (await world.enter(persona)).open(PATH);
    expect(healthy.html).toContain(mark);
    for (const fault of SOME_FAULTS) {
      const browser = await world.enter(persona);
      await world.fault({ path, ...fault });
      const page = await browser.open(PATH);
      await world.mend();
      expectWhole(page);
      expect.soft(page.html, JSON.stringify(fault)).not.toContain(mark);
      expect.soft(allLabels(page)).toEqual(allLabels(healthy));
    }
  },
  60_000,
);

test.each(["ncqa", "group-detail"])(
  "/home waits for %s no longer than an optional call is waited for",
  async (path) => {
    const browser = await world.enter("sub");
    await world.fault({ path, delayMs: 10_000 });
    const start = performance.now();
    const page = await browser.open("/home");
    // Far from the six seconds that any call has.
    expect(performance.now() - start).toBeLessThan(5000);
    expect([page.status, page.text.includes("Your recent claims")]).toEqual([200, true]);
  },
);

test.each(["account", "eligibility/family"])(
  "HTTP-02 without %s nobody knows what the member has: the error page of the catalogue, in place",
  { timeout: 120_000 },
  async (path) => {
    for (const [fault, entry] of SOME_TROUBLES) {
      const browser = await world.enter("sub");
      await world.fault({ path, ...fault });
      const page = await browser.open(PATH);
      await world.mend();
      expect.soft(page.hops, JSON.stringify(fault)).toEqual([]);
      expectErrorPage(page, entry);
      expect.soft(page.text).toContain("Log out");
      expect.soft(allLabels(page)).toEqual([]);
      expect.soft(allLabels(await browser.open(PATH))).toContain("Claims/EOBs");
    }
  },
);

test.each(["account", "eligibility/family"])(
  "HTTP-01 a 401 of %s behind a member's page leads to /login",
  async (path) => {
    const browser = await world.enter("sub");
    await world.fault({ path, status: 401 });
    const page = await browser.open(PATH);
    expect(page.hops).toEqual(["/login"]);
    // For the same member, after the next log-in.
    expect([...browser.jar.keys()]).toEqual(["requested_page"]);
  },
);
