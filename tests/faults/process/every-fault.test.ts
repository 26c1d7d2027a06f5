import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { jsonLines } from "#tests/harness/processes.ts";
import type { RealWorld } from "#tests/harness/real-world.ts";
import { borrowWorld } from "#tests/harness/shared-world.ts";
import type { Fault } from "#tests/harness/world.ts";
import { expectErrorPage, type Entry } from "../screens/error-page.ts";
import { BROKEN_JSON, HOME_CALLS, TROUBLES, type HomeCall } from "../screens/home-calls.ts";

// Over sockets and between processes: every call meets one fault, one call meets every fault. All
// calls with all faults meet in process (screens/home.test.ts).

let world: RealWorld;
beforeAll(async () => {
  world = await borrowWorld();
});
afterEach(() => world.mend());
afterAll(() => world.close());

/** A member's first /home while the call is in trouble is its entry, in place, and the next is well. */
async function meet({ path, persona, host }: HomeCall, fault: Fault, entry: Entry): Promise<void> {
  const browser = await world.enter(persona, host);
  await world.fault({ path, ...fault });
  const page = await browser.open("/home");
  await world.mend();
  expect.soft(page.hops, `${path} ${JSON.stringify(fault)}`).toEqual([]);
  expectErrorPage(page, entry);
  const next = await browser.open("/home");
  expect.soft([next.status, next.text.includes("Your recent claims")]).toEqual([200, true]);
}

test("HOME-50 HTTP-02 every call of /home whose connection breaks is the page of no connection", async () => {
  for (const call of HOME_CALLS) await meet(call, { reset: true }, 1);
  expect(HOME_CALLS.length).toBeGreaterThan(14);
});

test("HOME-50 HTTP-02 one call meets every fault, and each is its entry", async () => {
  const [call] = HOME_CALLS;
  if (call === undefined) throw new Error("home asks for nothing");
  for (const [fault, entry] of [...TROUBLES, ...BROKEN_JSON]) await meet(call, fault, entry);
  expect(new Set([...TROUBLES, ...BROKEN_JSON].map(([, entry]) => entry)).size).toBe(8);
});

test("after all of this the process lives, nothing took it by surprise, and no connection is left", async () => {
  expect(world.dashboard.isAlive()).toBe(true);
  const surprises = ["unexpected error", "request failed", "unforeseen fault"];
  const lines = jsonLines(world.dashboard.output());
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter(({ msg }) => surprises.includes(String(msg)))).toEqual([]);
  // Idle connections are given back within seconds; one whose answer nobody read never is.
  await expect.poll(() => world.relay.connections(), { timeout: 15_000 }).toBe(0);
});
