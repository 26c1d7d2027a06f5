import { expect, test } from "vitest";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { roundsOf } from "#tests/harness/world/rounds.ts";

const world = useWorld();

const SIX = [
  "/account/summary",
  "/account/member-information",
  "/account/settings",
  "/account/plan-benefits",
  "/account/ebill",
  "/account/support",
];
const OURS = ["/account/download", "/account/confidential"];

const entriesOf = (page: Page): string[] =>
  linksOf(page, "main :is(.entries, .onward)").map(([, href]) => href);

/** The entries that are not pages of their own, with their links. */
async function follow(browser: Visitor, paths: readonly string[]) {
  const elsewhere: unknown[] = [];
  for (const path of paths) {
    const page = await browser.open(path);
    const { status, hops } = page;
    const heads = textsOf(page, "h1");
    if (status !== 200 || hops.length > 0 || heads.length !== 1) {
      elsewhere.push([path, status, hops, heads]);
    }
  }
  return elsewhere;
}

test("ACCOUNT-01 S-05 /account links to its six pages, the most needed first, and each link works", async () => {
  const { browser, page } = await world.openAs("sub", "/account");
  const entries = entriesOf(page);
  expect(entries.slice(0, 4)).toEqual([
    "/id-card",
    "/account/ebill",
    "/account/member-information",
    "/documents",
  ]);
  // The others keep the order of the menu, with our own last.
  const others = SIX.filter((path) => !entries.slice(0, 4).includes(path));
  expect(entries.slice(4)).toEqual([...others, ...OURS]);
  expect(await follow(browser, entries)).toEqual([]);
});

test.each([
  ["noelig", HOST.carrier],
  ["prov", HOST.providence],
])("S-05 ACCOUNT-01 every link on /account of %s at %s opens a page", async (who, host) => {
  const browser = await world.enter(who, host);
  const entries = entriesOf(await browser.open("/account"));
  expect(entries.length).toBeGreaterThan(4);
  expect(entries).toEqual(expect.arrayContaining(["/account/summary", ...OURS]));
  expect(await follow(browser, entries)).toEqual([]);
});

test("S-05 staff who act for a member see no links to the download and the confidential request", async () => {
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  const page = await browser.open("/account");
  expect(entriesOf(page)).toContain("/account/summary");
  expect(entriesOf(page).filter((path) => OURS.includes(path))).toEqual([]);
  for (const path of OURS) expect(page.html).not.toContain(`"${path}"`);
  // On their own account they are members like others.
  const own = await world.enter("emp");
  expect(entriesOf(await own.open("/account")).slice(-2)).toEqual(OURS);
});

test.each([
  "/account",
  "/account/summary",
  "/account/member-information?edit=address",
  "/account/settings?edit=preferences",
  "/account/settings?edit=questions",
  "/account/plan-benefits",
  "/account/proof-of-coverage",
  "/account/ebill?edit=preferences",
  "/account/download",
  "/account/confidential",
])(
  "T-23 a cold %s reads the gateway in two rounds, and the account once, in the first",
  async (path) => {
    const browser = await world.enter("sub");
    const rounds = await roundsOf(world, async () => {
      expect((await browser.open(path)).status).toBe(200);
    });
    expect(rounds).toHaveLength(2);
    expect(rounds[0]).toContain("/account");
    expect(rounds[1]).not.toContain("/account");
  },
);
