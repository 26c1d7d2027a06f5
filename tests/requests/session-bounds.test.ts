import { afterAll, beforeAll, expect, test } from "vitest";
import { keyRing } from "../../server/session/seal.ts";
import { findTokenClaims } from "../../server/session/claims.ts";
import { newSession, sealSession, TOKEN_TTL_MS } from "../../server/session/session.ts";
import { copyCookies, logIn, textsOf } from "../world/page-parts.ts";
import type { Visitor } from "../world/visitor.ts";
import { HOST, openWorld, PASSWORD, TODAY, type World } from "../world/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const IN = "home";
const OUT = "led to /logout, nothing asked";

/** What the browser's cookies open. */
async function homeOf(browser: Visitor): Promise<string> {
  let answer = "";
  const calls = await world.callsDuring(async () => {
    const response = await browser.send("/home");
    answer = response.status === 200 ? IN : `led to ${response.headers.get("location")}`;
  });
  if (answer === IN) return IN;
  return `${answer}, ${calls.length === 0 ? "nothing" : "the gateway"} asked`;
}

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

test("a copied cookie is worth nothing after log-out", async () => {
  const browser = await world.enter("sub");
  const copy = thief(browser);
  expect(await homeOf(copy)).toBe(IN);
  await browser.open("/logout");
  expect(await homeOf(copy)).toBe(OUT);
});

test("a log-out ends this session only, not the member's other ones", async () => {
  const here = await world.enter("sub");
  const there = await world.enter("sub");
  await here.open("/logout");
  expect(await homeOf(there)).toBe(IN);
});

test("T-65 a new log-in over a session ends the old one on the server, too", async () => {
  const browser = await world.enter("sub");
  const copy = thief(browser);
  await logIn(browser, "l598", PASSWORD);
  expect(await homeOf(copy)).toBe(OUT);
  expect(await homeOf(browser)).toBe(IN);
});

test("LOGOUT-14 T-65 nothing of the first member shows for the second on the same browser", async () => {
  const { browser, page: first } = await world.signIn("sub");
  const marks = ["Jordan", "Testa-Lindqvist", "904417823", "Example Timber"];
  for (const mark of marks) expect(first.text).toContain(mark);
  await browser.open("/logout");
  const afterLogout = await logIn(browser, "cop", PASSWORD);
  const overSession = await logIn(browser, "nav", PASSWORD);
  for (const page of [afterLogout, overSession]) {
    expect(page.status).toBe(200);
    for (const mark of marks) expect(page.html).not.toContain(mark);
  }
});

test.each(Object.values(HOST).filter((host) => host !== HOST.carrier))(
  "a session of the main carrier is none on %s",
  async (host) => {
    const browser = await world.enter("sub");
    const copy = thief(browser, host);
    expect((await copy.send("/home")).headers.get("location")).toBe("/logout");
    expect(await homeOf(browser)).toBe(IN);
  },
);

test("T-16 two cookies of different sessions are no session, of one member or of two", async () => {
  const sub = await world.enter("sub");
  for (const persona of ["sub", "dep-adult", "l598"]) {
    const other = await world.enter(persona);
    const mixed = withCookies({
      access_token: valueOf(sub, "access_token"),
      api_token: valueOf(other, "api_token"),
    });
    expect(await homeOf(mixed)).toBe(OUT);
  }
});

test("T-16 one of the two cookies is no session, nor are both in each other's place", async () => {
  const browser = await world.enter("sub");
  const access = valueOf(browser, "access_token");
  const api = valueOf(browser, "api_token");
  expect(await homeOf(withCookies({ access_token: access }))).toBe(OUT);
  expect(await homeOf(withCookies({ api_token: api }))).toBe(OUT);
  expect(await homeOf(withCookies({ access_token: api, api_token: access }))).toBe(OUT);
  expect(await homeOf(withCookies({ access_token: access, api_token: access }))).toBe(OUT);
  expect(await homeOf(withCookies({ temp_token: access, api_token: api }))).toBe(OUT);
  expect(await homeOf(withCookies({ access_token: access, api_token: api }))).toBe(IN);
});

test("a changed cookie is no session, wherever it was changed", async () => {
  const browser = await world.enter("sub");
  const access = valueOf(browser, "access_token");
  const api = valueOf(browser, "api_token");
  for (const part of [0, 2, 3, 4]) {
    const parts = access.split(".");
    const text = parts[part] ?? "";
    parts[part] = `${text.startsWith("A") ? "B" : "A"}${text.slice(1)}`;
    const changed = withCookies({ access_token: parts.join("."), api_token: api });
    expect(await homeOf(changed)).toBe(OUT);
  }
  const broken = ["", "x", "....", access.slice(0, -3), `${access}A`, "%00", "a".repeat(10_000)];
  for (const value of broken) {
    expect(await homeOf(withCookies({ access_token: value, api_token: api }))).toBe(OUT);
  }
});

test("the gateway's bare token is no session", async () => {
  const token = await world.token("sub");
  expect(await homeOf(withCookies({ access_token: token, api_token: token }))).toBe(OUT);
});

/** A session that began `agoMs` before the world's moment, sealed with these keys. */
async function sealedSession(agoMs: number, keys: readonly string[]): Promise<Visitor> {
  const token = await world.token("sub");
  const claims = findTokenClaims(token);
  if (claims === null) throw new Error("the sandbox gave no token");
  const began = new Date(Date.parse(TODAY) - agoMs);
  const ring = keyRing(keys.map((key) => new Uint8Array(Buffer.from(key, "base64url"))));
  const { access, api } = await sealSession(ring, newSession(token, claims, 1, began));
  return withCookies({ access_token: access, api_token: api });
}

const ownKeys = () => (process.env["SESSION_KEYS"] ?? "").split(",");

test("CONST-01 a session ends two hours after it began, whether or not the browser forgot it", async () => {
  expect(await homeOf(await sealedSession(0, ownKeys()))).toBe(IN);
  expect(await homeOf(await sealedSession(TOKEN_TTL_MS - 1000, ownKeys()))).toBe(IN);
  expect(await homeOf(await sealedSession(TOKEN_TTL_MS, ownKeys()))).toBe(OUT);
  expect(await homeOf(await sealedSession(TOKEN_TTL_MS * 12, ownKeys()))).toBe(OUT);
});

test("a session sealed with a foreign key is none", async () => {
  const foreign = Buffer.alloc(32, 9).toString("base64url");
  expect(await homeOf(await sealedSession(0, [foreign]))).toBe(OUT);
});

test("T-11 a member whose session has ended by itself is asked to log in, without a banner", async () => {
  const browser = await sealedSession(TOKEN_TTL_MS, ownKeys());
  const page = await browser.open("/home");
  expect(page.hops).toEqual(["/logout", "/login"]);
  expect(page.text).not.toContain("You have logged out successfully.");
  expect(textsOf(page, "h1")).toEqual(["Log in to your Member Dashboard"]);
  expect(browser.jar.size).toBe(0);
});
