import { expect, test } from "vitest";
import { alertsOf, elementOf, logIn } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { createVisitor } from "#tests/harness/pages/visitor.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import { named, submitIdentity, WREN } from "./registration-walk.ts";

const world = useWorld({
  env: {
    LOGIN_LIMIT_PER_USERNAME: "3",
    LOGIN_LIMIT_PER_ADDRESS: "4",
    LOGIN_LIMIT_WINDOW_S: "600",
  },
});

const LIMITED = "Too many attempts. Please wait a few minutes, then try again.";
const at = (address: string | null) =>
  createVisitor(world.handleFrom(address), "http://localhost:3000");
const guess = (index: number, memberId: string) => ({
  ...WREN,
  "First name": `Guess${"abcdefghijkl"[index]}`,
  "Member ID": memberId,
});

test("the fourth guess at one member ID is held back, from any address and however written", async () => {
  for (const [index, id] of ["zz0000001", "ZZ0000001", " zz0000001 "].entries()) {
    expect((await submitIdentity(at(`198.51.100.${index}`), guess(index, id))).status).toBe(400);
  }
  const calls = await world.callsDuring(async () => {
    const page = await submitIdentity(at("198.51.100.9"), guess(4, "ZZ0000001"));
    expect([page.status, alertsOf(page)]).toEqual([429, [LIMITED]]);
    const seconds = Number(page.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(590);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(elementOf(page, "#memberId").getAttribute("value")).toBe("ZZ0000001");
  });
  expect(calls).toEqual([]);
});

test("the fifth guess from one address is held back for any person; other addresses can log in", async () => {
  const browser = at("198.51.100.60");
  for (let place = 0; place < 4; place += 1) {
    const page = await submitIdentity(browser, guess(place, `YY000000${place}`));
    expect(page.status).toBe(400);
  }
  expect((await submitIdentity(browser, guess(9, "YY0000009"))).status).toBe(429);
  expect((await logIn(at("198.51.100.61"), "sub", PASSWORD)).hops).toContain("/home");
});

test("incomplete and correct forms use up no try", async () => {
  const browser = at("198.51.100.80");
  for (let tries = 0; tries < 4; tries += 1) {
    expect((await submitIdentity(browser, { ...WREN, "First name": "" })).status).toBe(400);
    expect((await submitIdentity(browser)).hops).toEqual(["/registration/account"]);
  }
});

test("the fourth taken username is held back, so that usernames cannot be listed", async () => {
  const browser = at("198.51.100.90");
  const page = await submitIdentity(browser);
  for (const name of ["sub", "term", "future"]) {
    expect((await browser.submit(page, "Continue", named(name))).status).toBe(400);
  }
  const calls = await world.callsDuring(async () => {
    const held = await browser.submit(page, "Continue", named("multi"));
    expect([held.status, alertsOf(held)]).toEqual([429, [LIMITED]]);
    expect(Number(held.headers.get("retry-after"))).toBeGreaterThan(590);
  });
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
});
