import { expect, test } from "vitest";
import { alertsOf, elementOf, logIn, WAY_HOME } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { createVisitor } from "#tests/harness/pages/visitor.ts";
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

test("the fourth try for one user name is held back, from whatever address and however it is written", async () => {
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

test("a name that is held back holds no other back, nor does it use its address's tries up", async () => {
  const browser = at("198.51.100.71");
  for (let tries = 0; tries < 3; tries += 1) await logIn(browser, "cop", "wrong");
  for (let tries = 0; tries < 9; tries += 1) {
    expect((await logIn(browser, "cop", "wrong")).status).toBe(429);
  }
  expect((await logIn(browser, "l598", PASSWORD)).hops).toEqual(WAY_HOME);
  for (let person = 1; person <= 5; person += 1) {
    expect((await logIn(browser, `none-${person}`, "wrong")).status).toBe(401);
  }
  expect((await logIn(browser, "none-6", "wrong")).status).toBe(429);
});

test("a log-in that succeeds frees its user name", async () => {
  for (let round = 0; round < 2; round += 1) {
    const browser = at(`198.51.100.${40 + round}`);
    expect((await logIn(browser, "nav", "wrong")).status).toBe(401);
    expect((await logIn(browser, "nav", "wrong")).status).toBe(401);
    expect((await logIn(browser, "nav", PASSWORD)).hops).toEqual(WAY_HOME);
  }
});

test("the ninth try from one address is held back, whoever it is for", async () => {
  const browser = at("198.51.100.60");
  for (let person = 1; person <= 8; person += 1) {
    expect((await logIn(browser, `nobody-${person}`, "wrong")).status).toBe(401);
  }
  const { page, calls } = await writing(world, () => logIn(browser, "sub", PASSWORD));
  expect(page.status).toBe(429);
  expect(alertsOf(page)).toEqual([LIMITED]);
  expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(590);
  expect(calls).toEqual([]);
  expect((await logIn(at("198.51.100.61"), "sub", PASSWORD)).hops).toEqual(WAY_HOME);
});

test("trouble at the gateway, or a field that is missing, uses no try up", async () => {
  const browser = at("198.51.100.70");
  for (const trouble of [{ status: 503 }, { reset: true }, { body: { token: 7 } }]) {
    await world.fault({ path: "token", ...trouble });
    for (let tries = 0; tries < 4; tries += 1) {
      expect((await logIn(browser, "term", PASSWORD)).status).toBeGreaterThanOrEqual(500);
    }
    await world.mend();
  }
  for (let tries = 0; tries < 9; tries += 1) {
    expect((await logIn(browser, "term", "")).status).toBe(400);
  }
  expect((await logIn(browser, "term", PASSWORD)).hops).toEqual(WAY_HOME);
});

test("many right ones at once from one address all pass, of many wrong ones only as many as may", async () => {
  const send = (username: string, password: string) =>
    post(at("198.51.100.72"), "/login", { username, password });
  const names = ["sub", "ma", "nav", "future", "dep-adult"];
  const right = await Promise.all([...names, ...names].map((name) => send(name, PASSWORD)));
  expect(right.map(({ status }) => status)).toEqual(Array(10).fill(303));
  let wrong: readonly Response[] = [];
  const calls = await world.callsDuring(async () => {
    wrong = await Promise.all(Array.from({ length: 20 }, (_, n) => send(`guess-${n}`, "wrong")));
  });
  expect(calls).toHaveLength(8);
  expect(wrong.filter(({ status }) => status === 401)).toHaveLength(8);
  expect(wrong.filter(({ status }) => status === 429)).toHaveLength(12);
});

test("where the host does not tell addresses, only the user name is counted", async () => {
  const browser = at(null);
  for (let person = 20; person < 30; person += 1) {
    expect((await logIn(browser, `nobody-${person}`, "wrong")).status).toBe(401);
  }
  expect((await logIn(browser, "future", PASSWORD)).hops).toEqual(WAY_HOME);
});
