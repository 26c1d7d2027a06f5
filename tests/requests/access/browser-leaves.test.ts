import { http } from "msw";
import { expect, test } from "vitest";
import { eventually } from "#tests/harness/eventually.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { GATEWAY, PASSWORD } from "#tests/harness/world/world.ts";

/** As long as the sandbox can wait, and longer than this file does: a call that ends was given up. */
const SLOW_MS = 600_000;

const world = resetting(useWorld({ env: { GATEWAY_TIMEOUT_MS: `${SLOW_MS}` } }));

const callsOf = async (path: string) =>
  (await world.calls()).filter((call) => call.path === `/${path}`);

/** Sends a request, and closes the browser once the gateway was asked. */
async function leaveOnce(asked: () => unknown, browser: Visitor, path: string, init?: RequestInit) {
  const leaving = new AbortController();
  const sent = browser.send(path, { ...init, signal: leaving.signal }).catch(() => null);
  await eventually(asked);
  return async () => {
    leaving.abort();
    await sent;
  };
}

/** The gateway's answers at a path wait until they are let go. */
function hold(path: string) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const held: Request[] = [];
  world.network.use(
    http.all(`${GATEWAY}/${path}`, ({ request }) => {
      held.push(request);
      return promise.then(() => world.ask(request.clone()));
    }),
  );
  const asked = () => expect(held).not.toEqual([]);
  return { held, asked, letGo: () => resolve(undefined) };
}

test.each([
  ["page's own answer, which is not cached", "/sso-landing", "account/status"],
  ["document", "/resource-download/id-card.pdf", "idCard/view"],
])("a browser that leaves ends the gateway call of a %s", async (_what, page, path) => {
  const browser = await world[page === "/sso-landing" ? "enterPending" : "enter"]("sub");
  await world.fault({ path, delayMs: SLOW_MS });
  const asked = async () => expect(await callsOf(path)).toMatchObject([{ ms: null }]);
  const leave = await leaveOnce(asked, browser, page);
  await leave();
  await eventually(async () => expect((await callsOf(path))[0]?.ms).not.toBeNull());
});

test("a browser that leaves takes no answer from another request that waits for the same call", async () => {
  const browser = await world.enter("sub");
  const { held, asked, letGo } = hold("programs");
  const leave = await leaveOnce(asked, browser, "/home");
  const second = browser.open("/home");
  await leave();
  letGo();
  const page = await second;
  expect(page.status).toBe(200);
  expect(page.text).toContain("Dental cost estimator");
  expect(held).toHaveLength(1);
});

test("a browser that leaves does not cancel a write", async () => {
  const { held, asked, letGo } = hold("token");
  const body = new URLSearchParams({ username: "sub", password: PASSWORD });
  const leave = await leaveOnce(asked, world.visitor(), "/login", { method: "POST", body });
  await leave();
  letGo();
  await eventually(async () => expect(await callsOf("token")).toMatchObject([{ status: 200 }]));
  expect(held.map(({ signal }) => signal.aborted)).toEqual([false]);
});
