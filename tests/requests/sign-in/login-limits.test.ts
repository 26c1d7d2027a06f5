import { expect, test } from "vitest";
import { alertsOf, elementOf, logIn } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { createVisitor, type Visitor } from "#tests/harness/pages/visitor.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import { post, writing } from "./pending-steps.ts";

const world = useWorld({
  env: {
    LOGIN_LIMIT_PER_USERNAME: "3",
    LOGIN_LIMIT_PER_ADDRESS: "8",
    LOGIN_LIMIT_WINDOW_S: "600",
  },
});

const LIMITED = "Too many attempts to log in. Please wait 10 minutes, then try again.";
const at = (address: string | null) =>
  createVisitor(world.handleFrom(address), "http://localhost:3000");

/** The answer to the log-in form, which is not opened before. */
const send = (browser: Visitor, username: string, password: string) =>
  post(browser, "/login", { username, password });

test("the fourth wrong log-in of one username is held back, from any address and however written", async () => {
  const names = ["Multi", "multi", " MULTI "];
  for (const [index, name] of names.entries()) {
    expect((await logIn(at(`198.51.100.${index}`), name, "wrong")).status).toBe(401);
  }
  const { page, calls } = await writing(world, () => logIn(at("198.51.100.9"), "multi", PASSWORD));
  expect(page.status).toBe(429);
  expect(alertsOf(page)).toEqual([LIMITED]);
  expect(elementOf(page, "#username").getAttribute("value")).toBe("multi");
  const seconds = Number(page.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(590);
  expect(seconds).toBeLessThanOrEqual(600);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.html).not.toContain(PASSWORD);
  expect(page.headers.getSetCookie()).toEqual([]);
  expect(calls).toEqual([]);
});

test("the ninth wrong log-in from one address is held back for any username", async () => {
  const browser = at("198.51.100.60");
  for (let person = 1; person <= 8; person += 1) {
    expect((await send(browser, `nobody-${person}`, "wrong")).status).toBe(401);
  }
  const { page, calls } = await writing(world, () => logIn(browser, "sub", PASSWORD));
  expect(page.status).toBe(429);
  expect(alertsOf(page)).toEqual([LIMITED]);
  expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(590);
  expect(calls).toEqual([]);
  expect((await send(at("198.51.100.61"), "sub", PASSWORD)).status).toBe(303);
});

test("gateway trouble or a missing field uses up no try", async () => {
  const browser = at("198.51.100.70");
  for (const trouble of [{ status: 503 }, { body: { token: 7 } }]) {
    await world.fault({ path: "token", ...trouble });
    for (let tries = 0; tries < 4; tries += 1) {
      expect((await send(browser, "term", PASSWORD)).status).toBeGreaterThanOrEqual(500);
    }
    await world.mend();
  }
  for (let tries = 0; tries < 9; tries += 1) {
    expect((await send(browser, "term", "")).status).toBe(400);
  }
  expect((await send(browser, "term", PASSWORD)).status).toBe(303);
});

test("without a client address only the username is counted", async () => {
  const browser = at(null);
  for (let person = 20; person < 30; person += 1) {
    expect((await send(browser, `nobody-${person}`, "wrong")).status).toBe(401);
  }
  expect((await send(browser, "future", PASSWORD)).status).toBe(303);
});
