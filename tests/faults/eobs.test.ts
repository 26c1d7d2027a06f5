import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { textsOf } from "../world/page-parts.ts";
import { jsonLines } from "../world/processes.ts";
import { openRealWorld, type RealWorld } from "../world/real-world.ts";
import { expectErrorPage } from "./error-page.ts";
import { ALL_TROUBLES, SILENCE } from "./way-pages.ts";

let world: RealWorld;
beforeAll(async () => {
  world = await openRealWorld({ env: { GATEWAY_TIMEOUT_MS: "1000" } });
});
afterEach(() => world.mend());
afterAll(() => world.close());

const DETAIL = "/eobs/EOB26000010001";
const LIST_HEADING = "Explanations of benefits";
const PAGES = [
  { page: "/eobs", path: "v2/eobs", heading: LIST_HEADING },
  { page: "/eobs", path: "eobs/metadata", heading: LIST_HEADING },
  { page: DETAIL, path: "eobs/eob-detail", heading: "Explanation of benefits" },
] as const;

test.each(PAGES)(
  "HTTP-14 T-36 $page shows the trouble that $path is in as the error page, in place, and never says none",
  async ({ page: address, path, heading }) => {
    for (const [fault, entry] of [...ALL_TROUBLES, [{ status: 401 }, 401] as const]) {
      const browser = await world.enter("sub");
      await world.fault({ path, ...fault });
      const page = await browser.open(address);
      await world.mend();
      expect.soft(page.hops, JSON.stringify(fault)).toEqual([]);
      expectErrorPage(page, entry);
      expect.soft(page.text).toContain("Log out");
      expect.soft(page.text).not.toMatch(/There are no|No EOBs match|lists no claims/);
      const next = await browser.open(address);
      expect.soft([next.status, textsOf(next, "main h1")]).toEqual([200, [heading]]);
    }
  },
  60_000,
);

test.each(["/eobs", DETAIL])(
  "HTTP-01 T-36 on %s an ended session still leads to /login: the account is asked first",
  async (address) => {
    const browser = await world.enter("sub");
    await world.fault({ path: "account", status: 401 });
    const page = await browser.open(address);
    expect(page.hops).toEqual(["/login"]);
    expect(await eobsAsked()).toEqual([]);
  },
);

/** What of explanations was asked of late: nothing before the account was known. */
async function eobsAsked() {
  const calls = await world.calls();
  const account = calls.findLastIndex(({ path }) => path === "/account");
  return calls.slice(account).filter(({ path }) => path.includes("eobs"));
}

test("EOB-05 a document that is broken off on its way never passes for a whole one", async () => {
  const browser = await world.enter("sub");
  const whole = await (await browser.send(`${DETAIL}/pdf`)).arrayBuffer();
  world.relay.resetAfter(1500);
  // Broken off before its beginning is known it is an error page, after it a broken download.
  const response = await browser.send(`${DETAIL}/pdf`).catch(() => undefined);
  const received = await response?.arrayBuffer().catch(() => undefined);
  const seen = response?.headers.get("location") ?? received?.byteLength ?? "broken off";
  expect(["/error/1", "/error/502", "broken off"]).toContain(seen);
  expect(whole.byteLength).toBeGreaterThan(1500);
});

test("EOB-05 a document that nobody sends leads to the page of a time-out", async () => {
  const browser = await world.enter("sub");
  await browser.open(DETAIL);
  await world.fault({ path: "eobs/pdf", ...SILENCE[0] });
  const page = await browser.open(`${DETAIL}/pdf`);
  expect(page.hops).toEqual(["/error/408"]);
  expectErrorPage(page, 408);
});

test("after all of this the process lives, and nothing took it by surprise", async () => {
  expect(world.dashboard.isAlive()).toBe(true);
  const surprises = ["unexpected error", "unforeseen fault"];
  const lines = jsonLines(world.dashboard.output());
  expect(lines.filter(({ msg }) => surprises.includes(String(msg)))).toEqual([]);
  await expect.poll(() => world.relay.connections(), { timeout: 15_000 }).toBe(0);
});
