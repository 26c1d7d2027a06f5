import { expect, test } from "vitest";
import { getRuntime } from "#server/runtime.ts";
import { useServed } from "#tests/harness/world/served.ts";
import { useFaultWorld } from "#tests/harness/world/use-world.ts";
import { expectErrorPage } from "../screens/error-page.ts";
import { HOME_CALLS } from "../screens/home-calls.ts";

// Over sockets on both sides. Every other fault meets a page in screens/home.test.ts and
// screens/page-calls.test.ts; a process of its own meets them in ../canary.

const world = useFaultWorld();
const served = useServed(world);

test("HOME-50 HTTP-02 every call of /home whose connection breaks is the page of no connection", async () => {
  for (const { path, persona, host } of HOME_CALLS) {
    const browser = await served.enter(persona, host);
    const page = await world.during({ path, reset: true }, () => browser.open("/home"));
    expect.soft(page.hops, path).toEqual([]);
    expectErrorPage(page, 1);
    const next = await browser.open("/home");
    expect.soft([next.status, next.text.includes("Your recent claims")]).toEqual([200, true]);
  }
  expect(HOME_CALLS.length).toBeGreaterThan(14);
  // One whose answer nobody read would be held for good.
  expect(getRuntime().connections.measure()).toMatchObject({ waitingCalls: 0, busyConnections: 0 });
});
