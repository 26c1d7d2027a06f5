import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { residentMb } from "#tests/harness/processes/processes.ts";
import { openRealWorld, type RealWorld } from "#tests/harness/world/real-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { expectErrorPage } from "./error-page.ts";
import { HOME_CALLS, type HomeCall } from "./home-calls.ts";

/**
 * Far below the delay, and far above the time in which a busy machine takes in all pages: one that came after
 * the first time-outs would be told of them.
 */
const TIMEOUT_MS = 20_000;
const DELAY_MS = 200_000;

let world: RealWorld;
beforeAll(async () => {
  world = await openRealWorld({ env: { GATEWAY_TIMEOUT_MS: `${TIMEOUT_MS}` } });
});
afterEach(() => world.mend());
afterAll(() => world.close());

/** A member with cached answers for all calls of /home but one. */
async function lacking({ path, persona, host }: HomeCall): Promise<Visitor> {
  const browser = await world.enter(persona, host);
  await world.fault({ path, status: 403 });
  await browser.open("/home");
  await world.mend();
  return browser;
}

/** One such member for each call. The next page of each makes only that call. */
async function listMembers(): Promise<readonly Visitor[]> {
  const members: Visitor[] = [];
  for (const call of HOME_CALLS) members.push(await lacking(call));
  return members;
}

const openAll = (members: readonly Visitor[]) =>
  Promise.all(members.map((browser) => browser.open("/home")));

test("HOME-50 HTTP-02 each silent call gives /home the time-out page", async () => {
  const members = await listMembers();
  await world.fault({ path: "*", delayMs: DELAY_MS });
  const pages = await openAll(members);
  for (const page of pages) {
    expect.soft(page.hops).toEqual([]);
    expectErrorPage(page, 408);
  }
  await world.mend();
  const next = await openAll(members);
  expect(next.map(({ status }) => status)).toEqual(members.map(() => 200));
});

test('HOME-50 HTTP-02 each call with a refused connection gives /home "no connection"', async () => {
  const members = await listMembers();
  await world.relay.refuse();
  const pages = await openAll(members);
  const login = await world.visitor().open("/login");
  await world.relay.accept();
  for (const page of pages) {
    expect.soft(page.hops).toEqual([]);
    expectErrorPage(page, 1);
  }
  // The log gives operators the reason, not only the status.
  expect(world.dashboard.output()).toMatch(/"GatewayUnreachableError".*"code":"ECONNREFUSED"/);
  expect(login.status).toBe(200);
  // After a refused connection the gateway is called once a second, by one page; its next pages are
  // answered again.
  const first = async () => (await openAll(members.slice(0, 1))).map(({ status }) => status);
  await expect.poll(first).toEqual([200]);
  const next = await openAll(members);
  expect(next.map(({ status }) => status)).toEqual(members.map(() => 200));
});

test("HOME-50 HTTP-02 answers of 50 MB to every call take up no memory", async () => {
  const members = await listMembers();
  await world.fault({ path: "*", bytes: 50_000_000 });
  const round = async () => {
    for (const browser of members) expectErrorPage(await browser.open("/home"), 502);
    return residentMb(world.dashboard.pid);
  };
  // The first round brings the process to the size that reading up to the limit needs.
  const before = await round();
  await round();
  await round();
  // If references were kept, these answers would take 150 MB when cut at the limit, and 1.5 GB
  // whole.
  expect((await round()) - before).toBeLessThan(60);
  await world.mend();
  const next = await openAll(members);
  expect(next.map(({ status }) => status)).toEqual(members.map(() => 200));
});

test("the process is alive after all faults, with no connection left", async () => {
  expect(world.dashboard.isAlive()).toBe(true);
  expect(world.dashboard.output()).not.toMatch(/unexpected error|request failed|unforeseen fault/);
  // What is at rest closes; a connection with an unread answer never does.
  await expect
    .poll(() => {
      world.sandbox.closeIdle();
      return world.relay.connections();
    })
    .toBe(0);
});
