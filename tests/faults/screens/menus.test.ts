import { expect, test } from "vitest";
import { whileLate } from "#tests/harness/world/skip-waits.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { allLabels } from "#tests/requests/menus/menus-of.ts";
import type { Page } from "#tests/harness/pages/visitor.ts";
import type { Fault } from "#tests/harness/world/world.ts";
import { expectNothingGivenAway } from "./error-page.ts";

const world = useWorld();

/** A page without calls of its own: it only waits for its frame. */
const PATH = "/account";

type MenuCall = {
  readonly path: string;
  readonly persona: string;
  /** The entry that depends on the call. */
  readonly entry: string;
  /** The other conditions under which the call alone decides. */
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

/** The fault that a call may take for its answer: a missing record. */
const MISSING: Fault = { status: 404 };
/** One call meets all faults: which of them leaves an entry out is one rule for all. */
const faultsOf = (path: string): readonly Fault[] =>
  path === "ebill/hasEbill"
    ? [
        { body: null },
        { status: 401 },
        { status: 500 },
        { reset: true },
        { bytes: 50_000_000 },
        MISSING,
      ]
    : [MISSING];

/** A page that is complete except for what the fault hides. */
function expectWhole(page: Page): void {
  expect.soft([page.status, page.hops]).toEqual([200, []]);
  expect.soft(page.text).not.toMatch(/Sorry|Error code|Reference number|unavailable/);
  expectNothingGivenAway(page);
}

test.each(CALLS)(
  "MENU-10 MENU-12 MENU-17 MENU-20 MENU-36 a failed $path leaves out only the menu entry $entry",
  async ({ path, persona, entry, also }) => {
    const faults = (fault: Fault) => [{ path, ...fault }, ...(also === undefined ? [] : [also])];
    await world.fault(...faults({ delayMs: 0 }));
    const healthy = allLabels(await (await world.enter(persona)).open(PATH));
    await world.mend();
    expect(healthy).toContain(entry);
    const without = healthy.filter((label) => label !== entry);
    for (const fault of faultsOf(path)) {
      const browser = await world.enter(persona);
      const page = await world.during(faults(fault), () => browser.open(PATH));
      expectWhole(page);
      expect.soft(allLabels(page), JSON.stringify(fault)).toEqual(without);
      expect.soft(browser.jar.has("access_token")).toBe(true);
      if (fault !== MISSING) continue;
      // A fault is no answer: the next page makes the call again, and has the entry.
      const next = await browser.open(PATH);
      expect.soft(allLabels(next), `after ${JSON.stringify(fault)}`).toEqual(healthy);
    }
  },
);

test("a page whose menu calls are all silent is shown with the other entries", async () => {
  const browser = await world.enter("sub");
  const silent = [...CALLS.map(({ path }) => path), "group-detail", "ncqa"];
  const { result: page } = await whileLate(world, silent, () => browser.open(PATH));
  expectWhole(page);
  for (const label of ["Home", "Medical benefits", "Programs", "EOBs", "Settings", "Log out"]) {
    expect(allLabels(page)).toContain(label);
  }
  for (const { entry } of CALLS) expect(allLabels(page)).not.toContain(entry);
});

/** Optional calls that a page shows something of; other faults: home.test.ts. */
const OPTIONAL = [
  ["group-detail", "multi", 'href="/select-group"'],
  ["ncqa", "sub", 'class="seal'],
] as const;

test.each(OPTIONAL)(
  "/home is shown without the data of a silent %s",
  async (path, persona, mark) => {
    const browser = await world.enter(persona);
    const { result: page } = await whileLate(world, [path], () => browser.open("/home"));
    expect([page.status, page.text.includes("Your recent claims")]).toEqual([200, true]);
    expect(page.html).not.toContain(mark);
  },
);
