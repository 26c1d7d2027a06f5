import { Agent } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enterCrowd, ID_CARD_PDF, markOf, marksIn } from "#tests/harness/crowd.ts";
import { overHttp } from "#tests/harness/over-http.ts";
import { stopAll, type Running } from "#tests/harness/processes.ts";
import { startRelay, type Relay } from "#tests/harness/relay.ts";
import { startDashboard, startSandbox } from "#tests/harness/real-world.ts";
import { createVisitor, type Handler } from "#tests/harness/visitor.ts";

const MEMBERS = 200;

/** Ten requests of one member, in this order: cold pages first, then kept ones beside others' cold ones. */
const REQUESTS = [
  "/home",
  "/home",
  "/home.data",
  "/home",
  "/home",
  "/resource-download",
  ID_CARD_PDF,
  "/home",
  "/home.data",
  "/home",
];

/** What the gateway takes: so many connections, and so many that wait to be accepted. */
const GATEWAY = { connections: 50, backlog: 64 };

let relay: Relay;
let dashboard: Running;
let handle: Handler;
beforeAll(async () => {
  const sandbox = await startSandbox(MEMBERS);
  relay = await startRelay(sandbox.port, GATEWAY);
  // What is measured here is whose answer is whose; how fast they come is measured elsewhere.
  dashboard = await startDashboard(relay.port, { GATEWAY_TIMEOUT_MS: "100000" });
  handle = overHttp(dashboard.port, new Agent({ keepAlive: true }), 110_000);
}, 30_000);
afterAll(async () => {
  await stopAll();
  await relay.refuse();
});

/** What a member's browser was answered with: the statuses, and whose sentinels it was shown. */
async function browse(member: number) {
  const browser = createVisitor(handle, `http://localhost:${dashboard.port}`);
  await enterCrowd(browser, member);
  const statuses: number[] = [];
  const seen = new Set<string>();
  let unsigned = 0;
  for (const path of REQUESTS) {
    // Not opened: to take 2,000 pages apart would be most of this test's work.
    const answer = await browser.send(path);
    const { status } = answer;
    const found = marksIn(await answer.text());
    statuses.push(status);
    for (const mark of found) seen.add(mark);
    if (found.length === 0 && path !== "/resource-download") unsigned += 1;
  }
  return { own: markOf(member), statuses, seen: [...seen], unsigned };
}

test("members at once, ten requests each, are shown themselves and nobody else", async () => {
  const members = Array.from({ length: MEMBERS }, (_, n) => n + 1);
  const visits = await Promise.all(members.map(browse));
  expect(REQUESTS.length).toBe(10);
  for (const { own, statuses, seen, unsigned } of visits) {
    expect.soft(statuses).toEqual(REQUESTS.map(() => 200));
    expect.soft(seen).toEqual([own]);
    // An answer without any sentinel would prove nothing.
    expect.soft(unsigned).toBe(0);
  }
  expect(dashboard.isAlive()).toBe(true);
  // The setting's default, however many calls were made at once.
  expect(relay.highest()).toEqual({ connections: expect.any(Number), refused: 0 });
  expect(relay.highest().connections).toBeLessThanOrEqual(40);
}, 180_000);
