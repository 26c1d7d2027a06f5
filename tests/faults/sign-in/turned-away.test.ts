import { afterEach, beforeEach, expect, test } from "vitest";
import { getRuntime } from "#server/runtime.ts";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import { expectErrorPage } from "../screens/error-page.ts";

// The queue is full and does not move: the next request is refused at once.
const world = resetting(useWorld({ env: { GATEWAY_CONNECTIONS: "2", LOG_LEVEL: "info" } }));
const queue = () => {
  const { settings, connections } = getRuntime();
  return connections.poolFor(new URL(settings.GATEWAY_URL), "json").queue;
};
let ends: (() => void)[] = [];

beforeEach(() => {
  ends = [];
});
afterEach(() => {
  for (const end of ends) end();
});

async function fillLine(): Promise<void> {
  const leaving = new AbortController();
  const ask = () =>
    queue().acquire({
      call: { method: "GET", path: "account" },
      ticket: { isSignedIn: true },
      optional: false,
      signal: leaving.signal,
    });
  ends.push(await ask());
  const { turnedAway } = queue().measure();
  while (queue().measure().turnedAway === turnedAway) ask().catch(() => undefined);
  ends.unshift(() => leaving.abort());
}

test("a page that finds the queue full is answered 503 at once, with a refresh, and logged once", async () => {
  const [browser, warm] = [await world.enter("sub"), await world.enter("dep-adult")];
  await warm.open("/home");
  await fillLine();
  const calls = await world.callsDuring(async () => {
    const page = await browser.open("/home");
    expectErrorPage(page, 1);
    // One line for the request, however many calls it has, and for the one that found the queue
    // full.
    expect(queue().measure().turnedAway).toBe(2);
    expect(page.headers.get("refresh")).toMatch(/^\d{1,2}$/);
    expect(page.headers.get("retry-after")).toBe(page.headers.get("refresh"));
    expect(page.text).toContain("This page tries again by itself within a minute.");
    expect(page.html).not.toContain("<script");
    // Pages without calls are shown, and log-out works.
    expect((await warm.open("/home")).status).toBe(200);
    expect((await warm.open("/contact-us")).status).toBe(200);
    expect((await warm.send("/logout", { method: "POST" })).status).toBe(303);
  });
  expect(calls).toEqual([]);
  const lines = jsonLines(world.log()).filter(({ msg }) => String(msg).includes("turned away"));
  expect(lines).toMatchObject([{ level: "warn", length: queue().measure().waitingRequests }]);
  for (const end of ends) end();
  expect((await browser.open("/home")).status).toBe(200);
});

test("S-20 a form that finds the queue full is answered 503 without a refresh and keeps its fields", async () => {
  const browser = world.visitor();
  const login = await browser.open("/login");
  await fillLine();
  const page = await browser.submit(login, "Log in", { Username: "sub", Password: PASSWORD });
  expect([page.status, page.headers.get("refresh")]).toEqual([503, null]);
  expect(page.headers.get("retry-after")).toMatch(/^\d{1,2}$/);
  expect(page.text).toContain("Temporarily unable to access resource. Please try again later.");
  expect(page.document.querySelector("#username")?.getAttribute("value")).toBe("sub");
  for (const end of ends) end();
  const after = await browser.submit(page, "Log in", { Password: PASSWORD });
  expect(after.url.pathname).toBe("/home");
});

test("S-20 both presses of a form that finds the queue full are answered 503 with retry-after", async () => {
  const browser = world.visitor();
  const login = await browser.open("/login");
  await fillLine();
  const press = () => browser.submit(login, "Log in", { Username: "sub", Password: PASSWORD });
  const pages = await Promise.all([press(), press()]);
  for (const page of pages) {
    expect(page.status).toBe(503);
    expect(page.headers.get("retry-after")).toMatch(/^\d{1,2}$/);
  }
});
