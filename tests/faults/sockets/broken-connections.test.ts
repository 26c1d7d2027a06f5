import { expect, test } from "vitest";
import { getRuntime } from "#server/runtime.ts";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { useServed } from "#tests/harness/world/served.ts";
import { useFaultWorld } from "#tests/harness/world/use-world.ts";
import { expectErrorPage } from "../screens/error-page.ts";
import { HOME_CALLS } from "../screens/home-calls.ts";

// Over sockets on both sides. screens/home.test.ts and screens/page-calls.test.ts cover every other
// fault of a page; ../canary covers them in a process of its own.

const world = useFaultWorld();
const served = useServed(world);

/** A call of JSON, one of text, one that is exempt from the log-in redirect, and a partner's. */
const KINDS = ["account", "handbook/ooc", "claims/medical", "benefits/limits"];

test('HTTP-02 each kind of call whose connection breaks gives /home "no connection", and frees its place', async () => {
  const calls = HOME_CALLS.filter(({ path }) => KINDS.includes(path));
  expect(calls).toHaveLength(KINDS.length);
  for (const { path, persona, host } of calls) {
    const browser = await served.enter(persona, host);
    const page = await world.during({ path, reset: true }, () => browser.open("/home"));
    expect.soft(page.hops, path).toEqual([]);
    expectErrorPage(page, 1);
    const next = await browser.open("/home");
    expect.soft([next.status, next.text.includes("Your recent claims")]).toEqual([200, true]);
  }
  // A connection with an unread answer would be held forever.
  expect(getRuntime().connections.measure()).toMatchObject({ waitingCalls: 0, busyConnections: 0 });
});

test("while a gateway refuses connections the log tells the breaker's opening and closing, and names each call", async () => {
  const browser = await served.enter("sub");
  const linesOf = (msg: string) => jsonLines(world.log()).filter((line) => line["msg"] === msg);
  const breaker = () => linesOf("breaker before the gateway");
  const requestIds: (string | null)[] = [];
  await world.whileRefused(async () => {
    for (let n = 0; n < 50 && breaker().length === 0; n += 1) await browser.open("/home");
    // Calls that were under way when the breaker opened have failed after another page.
    await browser.open("/home");
    const before = linesOf("gateway fault").length;
    for (let n = 0; n < 5; n += 1) {
      requestIds.push((await browser.open("/home")).headers.get("x-request-id"));
    }
    expect(linesOf("gateway fault")).toHaveLength(before);
  });
  const of = (id: string | null) => linesOf("request").find((line) => line["requestId"] === id);
  for (const id of requestIds) {
    await expect
      .poll(() => of(id))
      .toMatchObject({
        status: 503,
        error: { name: "GatewayDownError", method: "GET", path: "account" },
      });
  }
  // The line of its end follows the first call that goes through.
  await expect.poll(() => breaker().length).toBe(2);
  const [open, closed, ...more] = breaker();
  expect([open, more]).toMatchObject([{ level: "warn", host: "gateway", reason: "open" }, []]);
  expect(closed).toMatchObject({
    level: "info",
    host: "gateway",
    reason: "closed",
    refused: expect.any(Number),
  });
  expect(closed?.["refused"]).toBeGreaterThanOrEqual(requestIds.length);
});
