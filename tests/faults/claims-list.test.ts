import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { textsOf } from "../world/page-parts.ts";
import { jsonLines } from "../world/processes.ts";
import { openRealWorld, type RealWorld } from "../world/real-world.ts";
import { expectErrorPage } from "./error-page.ts";
import { ALL_TROUBLES } from "./way-pages.ts";

let world: RealWorld;
beforeAll(async () => {
  world = await openRealWorld({ env: { GATEWAY_TIMEOUT_MS: "1000" } });
});
afterEach(() => world.mend());
afterAll(() => world.close());

/** Each call of each page; the page's heading once it is mended. */
const PAGES = [
  { page: "/claims", path: "claims/medical", heading: "Claims" },
  { page: "/claims", path: "claims/metadata", heading: "Claims" },
  { page: "/claims/print", path: "claims/medical", heading: "Your medical claims" },
] as const;

test.each(PAGES)(
  "HTTP-14 HTTP-15 T-36 $page shows the trouble that $path is in as the error page, in place, and never says none",
  async ({ page: address, path, heading }) => {
    for (const [fault, entry] of [...ALL_TROUBLES, [{ status: 401 }, 401] as const]) {
      const browser = await world.enter("sub");
      await world.fault({ path, ...fault });
      const page = await browser.open(address);
      await world.mend();
      expect.soft(page.hops, JSON.stringify(fault)).toEqual([]);
      expectErrorPage(page, entry);
      expect.soft(page.text).toContain("Log out");
      expect.soft(page.text).not.toMatch(/There are no|No claims match|Showing/);
      const next = await browser.open(address);
      expect.soft([next.status, textsOf(next, "main h1")]).toEqual([200, [heading]]);
    }
  },
  90_000,
);

test("HTTP-15 S-21 the file of the list never holds a failure: it leads to /error/{status}", async () => {
  for (const [fault, entry] of [...ALL_TROUBLES, [{ status: 401 }, 401] as const]) {
    const browser = await world.enter("sub");
    await world.fault({ path: "claims/medical", ...fault });
    const response = await browser.send("/claims/export.csv");
    await world.mend();
    const answer = [response.status, response.headers.get("location")];
    expect.soft(answer, JSON.stringify(fault)).toEqual([302, `/error/${entry}`]);
    expect.soft(response.headers.get("content-disposition")).toBeNull();
  }
}, 60_000);

test.each(["/claims", "/claims/print", "/claims/export.csv"])(
  "HTTP-01 T-36 on %s an ended session still leads to /login: the account is asked first",
  async (address) => {
    const browser = await world.enter("sub");
    await world.fault({ path: "account", status: 401 });
    const before = (await world.calls()).at(-1)?.n ?? 0;
    const page = await browser.open(address);
    expect(page.hops).toEqual(["/login"]);
    const asked = (await world.calls(before)).map(({ path }) => path);
    expect(asked.filter((path) => path.startsWith("/claims"))).toEqual([]);
  },
);

test("after all of this nothing took the process by surprise, and no log line holds a claim", async () => {
  expect(world.dashboard.isAlive()).toBe(true);
  const surprises = ["unexpected error", "request failed", "unforeseen fault"];
  const lines = jsonLines(world.dashboard.output());
  expect(lines.filter(({ msg }) => surprises.includes(String(msg)))).toEqual([]);
  expect(world.dashboard.output()).not.toMatch(/Alder Creek|2600001\d{4}|Testa-Lindqvist/);
});
