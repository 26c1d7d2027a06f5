import { expect, test } from "vitest";
import { copyCookies, logIn } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Visitor } from "#tests/harness/visitor.ts";
import { HOST, PASSWORD } from "#tests/harness/world.ts";
import { homeOf as homeOfIn, IN, LAPSED, NOT_IN, OUT } from "../home/home-of.ts";

const world = useWorld();

const homeOf = (browser: Visitor) => homeOfIn(world, browser);

function thief(of: Visitor, host: string = HOST.carrier): Visitor {
  const other = world.visitor(host);
  copyCookies(of, other);
  return other;
}

function withCookies(cookies: Record<string, string>, host?: string): Visitor {
  const browser = world.visitor(host);
  for (const [name, value] of Object.entries(cookies)) browser.jar.set(name, { value, path: "/" });
  return browser;
}

const valueOf = (browser: Visitor, name: string): string => browser.jar.get(name)?.value ?? "";

test("a copied cookie is worth nothing after log-out, which ends no other session of the member", async () => {
  const browser = await world.enter("sub");
  const there = await world.enter("sub");
  const copy = thief(browser);
  expect(await homeOf(copy)).toBe(IN);
  await browser.open("/logout");
  expect(await homeOf(copy)).toBe(OUT);
  expect(await homeOf(there)).toBe(IN);
});

test("LOGOUT-14 T-65 of the first member nothing shows for the second, and their session ends", async () => {
  const browser = await world.enter("sub");
  const first = await browser.open("/home");
  const marks = ["Jordan", "Testa-Lindqvist", "904417823", "Example Timber"];
  for (const mark of marks) expect(first.text).toContain(mark);
  const copy = thief(browser);
  const overSession = await logIn(browser, "nav", PASSWORD);
  expect(await homeOf(copy)).toBe(OUT);
  expect(await homeOf(browser)).toBe(IN);
  await browser.open("/logout");
  const afterLogout = await logIn(browser, "cop", PASSWORD);
  for (const page of [afterLogout, overSession]) {
    expect(page.status).toBe(200);
    for (const mark of marks) expect(page.html).not.toContain(mark);
  }
});

test("T-16 two cookies of different sessions are no session, of one member or of two", async () => {
  const sub = await world.enter("sub");
  for (const persona of ["sub", "dep-adult", "l598"]) {
    const other = await world.enter(persona);
    for (const activity of [valueOf(sub, "activity"), valueOf(other, "activity")]) {
      const mixed = withCookies({
        access_token: valueOf(sub, "access_token"),
        api_token: valueOf(other, "api_token"),
        activity,
      });
      expect(await homeOf(mixed)).toMatch(NOT_IN);
    }
  }
  // Neither of them was harmed by the attempts.
  expect(await homeOf(sub)).toBe(IN);
});

test("T-16 one of the two cookies is no session, nor are both in each other's place", async () => {
  const browser = await world.enter("sub");
  const access = valueOf(browser, "access_token");
  const api = valueOf(browser, "api_token");
  const activity = valueOf(browser, "activity");
  for (const cookies of [
    { access_token: access },
    { api_token: api },
    { access_token: api, api_token: access },
    { access_token: access, api_token: access },
    { temp_token: access, api_token: api },
    { temp_token: access },
    { activity },
  ]) {
    expect(await homeOf(withCookies(cookies))).toBe(cookies.activity === undefined ? OUT : LAPSED);
    expect(await homeOf(withCookies({ ...cookies, activity }))).toBe(LAPSED);
  }
  expect(await homeOf(withCookies({ access_token: access, api_token: api, activity }))).toBe(IN);
});

test("a session without the stamp of when it was last seen is none, nor with another's", async () => {
  for (const other of ["sub", "l598"]) {
    const browser = await world.enter("sub");
    const names = ["access_token", "api_token"];
    const pair = Object.fromEntries(names.map((name) => [name, valueOf(browser, name)]));
    const activity = valueOf(await world.enter(other), "activity");
    expect(await homeOf(withCookies({ ...pair, activity }))).toMatch(NOT_IN);
    expect(await homeOf(withCookies(pair))).toBe(OUT);
    // What cannot be told when it was seen was ended for good: a stamp found later opens nothing.
    expect(await homeOf(browser)).toMatch(NOT_IN);
  }
});

test("a changed cookie is no session, wherever it was changed", async () => {
  const browser = await world.enter("sub");
  const names = ["access_token", "api_token", "activity"];
  const whole = Object.fromEntries(names.map((name) => [name, valueOf(browser, name)]));
  for (const name of ["access_token", "api_token"] as const) {
    const sealed = valueOf(browser, name);
    const changed = [0, 2, 3, 4].map((part) => {
      const parts = sealed.split(".");
      const text = parts[part] ?? "";
      parts[part] = `${text.startsWith("A") ? "B" : "A"}${text.slice(1)}`;
      return parts.join(".");
    });
    const broken = ["", "x", "....", sealed.slice(0, -3), `${sealed}A`, "%00", "a".repeat(10_000)];
    for (const value of [...changed, ...broken]) {
      expect(await homeOf(withCookies({ ...whole, [name]: value }))).toBe(LAPSED);
    }
  }
  // The stamp comes last: a session whose stamp cannot be read is ended for good.
  expect(await homeOf(withCookies(whole))).toBe(IN);
  expect(await homeOf(withCookies({ ...whole, activity: `${whole["activity"]}A` }))).toBe(OUT);
});

test("the gateway's bare token is no session", async () => {
  const token = await world.token("sub");
  const activity = valueOf(await world.enter("sub"), "activity");
  expect(await homeOf(withCookies({ access_token: token, api_token: token }))).toBe(OUT);
  for (const cookies of [{ access_token: token, api_token: token }, { temp_token: token }]) {
    expect(await homeOf(withCookies({ ...cookies, activity }))).toMatch(NOT_IN);
  }
});
