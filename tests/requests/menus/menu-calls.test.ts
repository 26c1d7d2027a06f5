import { afterEach, expect, test, vi } from "vitest";
import { roundsOf } from "#tests/harness/rounds.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { HOST, type RecordedCall } from "#tests/harness/world.ts";
import { allLabels, barOf, belowOf, labelsOf } from "./menus-of.ts";

const world = useWorld();
afterEach(async () => {
  vi.useRealTimers();
  await world.reset();
  await world.mend();
});

const PATH = "/account";
const pathsOf = (calls: readonly RecordedCall[]) => calls.map(({ path }) => path).toSorted();

/** What stands behind the frame of a member's page. */
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

test.each([
  ["sub", HOST.carrier, FRAME],
  ["term", HOST.carrier, FRAME],
  ["prov", HOST.providence, FRAME.filter((path) => !HIDDEN_ON_PROVIDENCE.includes(path))],
])(
  "ROUTE-05 GW-52 GW-54 a page without calls of its own asks these for %s, none twice",
  async (persona, host, paths) => {
    const browser = await world.enter(persona, host);
    const calls = await world.callsDuring(() => browser.open(PATH));
    expect(pathsOf(calls)).toEqual(paths);
    expect(new Set(calls.map(({ method, status }) => `${method} ${status}`))).toEqual(
      new Set(["GET 200"]),
    );
  },
);

test("T-23 the menus take no round of their own: the account, then all else at once", async () => {
  const browser = await world.enter("sub");
  const rounds = await roundsOf(world, () => browser.open(PATH));
  expect([rounds[0], rounds.length, rounds.flat().length]).toEqual([["/account"], 2, FRAME.length]);
});

test("GW-52 GW-54 neither call carries a date or any parameter", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(() => browser.open(PATH));
  for (const path of ["/referrals/hasReferrals", "/medicare-materials/eligibility"]) {
    expect(calls.find((call) => call.path === path)).toMatchObject({ query: {}, persona: "sub" });
  }
});

test("T-34 the frame asks nothing again, whichever page comes next", async () => {
  const browser = await world.enter("sub");
  await browser.open(PATH);
  const calls = await world.callsDuring(async () => {
    for (const path of [PATH, "/find-care", `${PATH}.data`, "/find-care.data"]) {
      expect((await browser.send(path)).status).toBe(200);
    }
  });
  expect(calls).toEqual([]);
});

test("T-34 the frame keeps its menus past the minute after which home asks anew", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const browser = await world.enter("sub");
  await browser.open(PATH);
  vi.setSystemTime(Date.now() + 61_000);
  let page = await browser.open("/login");
  const calls = await world.callsDuring(async () => {
    page = await browser.open(PATH);
  });
  expect(calls).toEqual([]);
  expect(allLabels(page)).toContain("eBill");
  expect(labelsOf(belowOf(page, "Find care"))).toContain("Primary care");
  const own = await world.callsDuring(() => browser.open("/home"));
  expect(pathsOf(own)).toEqual(expect.arrayContaining(["/ebill/hasEbill", "/pcp/members"]));
});

test("T-34 what home heard anew is in the menus of the next page", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const browser = await world.enter("sub");
  expect(allLabels(await browser.open("/home"))).toContain("eBill");
  await world.fault({ path: "ebill/hasEbill", body: false });
  expect(allLabels(await browser.open(PATH))).toContain("eBill");
  vi.setSystemTime(Date.now() + 61_000);
  await browser.open("/home");
  expect(allLabels(await browser.open(PATH))).not.toContain("eBill");
});

test("TILE-14 registering with eBill leaves the entry where it is, and asks for it no more often", async () => {
  const browser = await world.enter("sub");
  await browser.open("/home");
  const body = new URLSearchParams({ intent: "ebill" });
  const writes = await world.callsDuring(() => browser.send("/home", { method: "POST", body }));
  expect(writes.map(({ method }) => method)).toContain("PUT");
  const calls = await world.callsDuring(async () => {
    expect(allLabels(await browser.open(PATH))).toContain("eBill");
  });
  expect(calls).toEqual([]);
});

test("SHELL-29 the first page after sign-in, and the first data, has the member's menus", async () => {
  const { page } = await world.signIn("sub");
  expect(page.url.pathname).toBe("/home");
  expect(barOf(page).map(({ label }) => label)).toEqual([
    "Home",
    "Benefits",
    "Find care",
    "Claims/EOBs",
  ]);
  expect(page.document.querySelector('header a[href="/login"]')).toBeNull();
});
