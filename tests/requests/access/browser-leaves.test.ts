import { expect, test } from "vitest";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import { eventually } from "#tests/harness/eventually.ts";

const world = resetting(useWorld({ env: { GATEWAY_TIMEOUT_MS: "60000" } }));

/** Longer than this file waits for anything, and shorter than the budget of a call. */
const SLOW_MS = 40_000;

const callOf = async (path: string) =>
  (await world.calls()).findLast((call) => call.path === `/${path}`);

/** Opens a page whose call of `path` is slow, and closes it while the call is under way. */
async function leaveDuring(browser: Visitor, page: string, path: string): Promise<void> {
  const before = (await callOf(path))?.n ?? 0;
  await world.fault({ path, delayMs: SLOW_MS });
  const leaving = new AbortController();
  const asked = browser.send(page, { signal: leaving.signal }).catch(() => null);
  await eventually(async () => expect((await callOf(path))?.n ?? 0).toBeGreaterThan(before));
  leaving.abort();
  await asked;
}

test.each([
  ["a page's own answer, which is not kept", "/sso-landing", "account/status"],
  ["a document", "/resource-download/id-card.pdf", "idCard/view"],
])("who leaves does not keep the gateway busy with %s", async (_what, page, path) => {
  const way = page === "/sso-landing";
  const browser = await (way ? world.enterPending("sub") : world.enter("sub"));
  await leaveDuring(browser, page, path);
  await eventually(async () => expect((await callOf(path))?.ms).toBeLessThan(SLOW_MS / 2));
});

test("who leaves takes no answer from others who wait for the same one", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "programs", delayMs: 300 });
  const leaving = new AbortController();
  const first = browser.send("/home", { signal: leaving.signal }).catch(() => null);
  await eventually(async () => expect(await callOf("programs")).toBeDefined());
  const second = browser.open("/home");
  leaving.abort();
  await first;
  const page = await second;
  expect(page.status).toBe(200);
  expect(page.text).toContain("Dental cost estimator");
  expect((await world.calls()).filter((call) => call.path === "/programs")).toHaveLength(1);
});

test("what was asked to be done is done, whoever leaves", async () => {
  const browser = world.visitor();
  await world.fault({ path: "token", delayMs: 300 });
  const leaving = new AbortController();
  const body = new URLSearchParams({ username: "sub", password: PASSWORD });
  const posted = browser.send("/login", { method: "POST", body, signal: leaving.signal });
  const asked = posted.catch(() => null);
  await eventually(async () => expect(await callOf("token")).toBeDefined());
  leaving.abort();
  await asked;
  await eventually(async () => expect((await callOf("token"))?.ms).toBeGreaterThanOrEqual(290));
});
