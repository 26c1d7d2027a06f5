import { Agent } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { catalogue, expectNothingGivenAway } from "#tests/faults/screens/error-page.ts";
import { overHttp } from "#tests/harness/over-http.ts";
import { jsonLines } from "#tests/harness/processes.ts";
import { openRealWorld, signIn, type RealWorld } from "#tests/harness/real-world.ts";
import { sized } from "#tests/harness/sized.ts";
import { createVisitor, type Visitor } from "#tests/harness/visitor.ts";

const MEMBERS = sized(40, 200);
const CALL_MS = sized(1500, 3000);
const TIMEOUT_MS = sized(2000, 4000);
/** Far above what a busy machine adds to two rounds, and far below 200 pages one after the other. */
const LATEST_MS = 40_000;
const CONNECTIONS = MEMBERS / 10;

let world: RealWorld;
let crowd: readonly Visitor[];
beforeAll(async () => {
  world = await openRealWorld({
    env: { GATEWAY_TIMEOUT_MS: `${TIMEOUT_MS}`, GATEWAY_CONNECTIONS: `${CONNECTIONS}` },
  });
  const handle = overHttp(world.dashboard.port, new Agent({ keepAlive: true }), LATEST_MS);
  const origin = `http://localhost:${world.dashboard.port}`;
  const browsers = Array.from({ length: MEMBERS }, () => createVisitor(handle, origin));
  // Ten at a time, so that nobody waits long: what comes after is what is looked at.
  for (let at = 0; at < MEMBERS; at += 10) {
    await Promise.all(
      browsers.slice(at, at + 10).map(async (browser) => {
        // A busy machine may take longer for this than the gateway has.
        await vi.waitFor(
          async () => {
            await signIn(browser, "sub");
            const { headers } = await browser.send("/sso-landing");
            if (headers.get("location") !== "/home") throw new Error("not signed in yet");
          },
          { timeout: LATEST_MS },
        );
      }),
    );
  }
  crowd = browsers;
}, 60_000);
afterAll(() => world.close());

test("of a slow gateway each of many cold pages is answered in time, or by the error page", async () => {
  await world.fault({ path: "*", delayMs: CALL_MS });
  const pages = await Promise.all(
    crowd.map(async (browser) => {
      const answer = await browser.send("/home");
      return { status: answer.status, html: await answer.text() };
    }),
  );
  await world.mend();

  const shed = pages.filter(({ status }) => status !== 200);
  expect(shed.length).toBeGreaterThan(MEMBERS / 2);
  const entries = [1, 408] as const;
  for (const page of shed) {
    const entry = entries.map(catalogue).find(({ status }) => status === page.status);
    expect.soft(page.html).toContain(entry?.title.replaceAll("'", "&#x27;") ?? "an entry");
    expectNothingGivenAway(page);
  }
  expect(world.relay.highest().connections).toBeLessThanOrEqual(CONNECTIONS);

  // The log tells waiting from answering.
  const lines = jsonLines(world.dashboard.output());
  const longest = (msg: string, field: string) =>
    Math.max(
      ...lines.filter((line) => line["msg"] === msg).map((line) => Number(line[field] ?? 0)),
    );
  expect(longest("gateway fault", "waitMs")).toBeGreaterThan(TIMEOUT_MS / 2);
  expect(longest("request", "gatewayWaitMs")).toBeGreaterThan(TIMEOUT_MS / 2);

  // Nothing is left of it: who asks again is answered.
  expect((await crowd[0]?.send("/home"))?.status).toBe(200);
}, 60_000);
