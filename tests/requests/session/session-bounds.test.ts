import { expect, test } from "vitest";
import { DOMAIN_IDS } from "#server/sandbox/world/domains.ts";
import { ACTIVITY_COOKIE_S, sealActivity } from "#server/session/store/activity.ts";
import { type KeyRing, keyRing } from "#server/session/cookies/seal.ts";
import { sealSession, type Session, TOKEN_TTL_MS } from "#server/session/session.ts";
import { copyCookies, logIn, textsOf } from "#tests/harness/pages/page-parts.ts";
import { before, cookieOf, give, sessionOf, worldKeys } from "#tests/harness/world/sealed.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST, PASSWORD } from "#tests/harness/world/world.ts";
import { homeOf as homeOfIn, IN, LAPSED, NOT_IN, OUT } from "../home/home-of.ts";

const world = useWorld();
const homeOf = (browser: Visitor) => homeOfIn(world, browser);

function thief(of: Visitor): Visitor {
  const other = world.visitor();
  copyCookies(of, other);
  return other;
}

function withCookies(cookies: Record<string, string>): Visitor {
  const browser = world.visitor();
  for (const [name, value] of Object.entries(cookies)) browser.jar.set(name, { value, path: "/" });
  return browser;
}

const valueOf = (browser: Visitor, name: string): string => browser.jar.get(name)?.value ?? "";

type Sealing = {
  readonly keys?: KeyRing;
  readonly seenAgoMs?: number;
  readonly host?: string;
  /** The brand in the stamp of the last activity. */
  readonly stampOf?: number;
};

/** A browser with the cookies of a session, sealed with these keys. */
async function sealedAs(
  session: Session,
  { keys = worldKeys(), seenAgoMs = 0, host, stampOf = DOMAIN_IDS.carrier }: Sealing = {},
): Promise<Visitor> {
  const browser = world.visitor(host);
  const stamped = { ...session, domainId: stampOf };
  const activity = await sealActivity(worldKeys(), stamped, before(seenAgoMs));
  const { access, api } = await sealSession(keys, session);
  give(browser, { access, api, activity });
  return browser;
}

/** A session of sub that began `agoMs` before the world's moment. */
const sealedSession = async (agoMs: number, sealing: Sealing = {}): Promise<Visitor> =>
  sealedAs(await sessionOf(world, "sub", agoMs), sealing);

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
  const { browser, page: first } = await world.openAs("sub", "/home");
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
  // Neither of them was affected by the attempts.
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
    // A session without a readable stamp was ended for good: a stamp found later opens nothing.
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
  // The stamp comes last: a session whose stamp can't be read is ended for good.
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

test("a session sealed with a foreign key is none", async () => {
  const keys = keyRing([new Uint8Array(32).fill(9)]);
  expect(await homeOf(await sealedSession(0, { keys }))).toBe(LAPSED);
  expect(await homeOf(await sealedSession(0))).toBe(IN);
});

test("CONST-01 a session is good for its brand alone, whatever brand its stamp is of", async () => {
  for (const brand of ["summit", "partner"] as const) {
    const session = await sessionOf(world, "sub", 0);
    const own = await sealedAs(session);
    const elsewhere = { host: HOST[brand], stampOf: DOMAIN_IDS[brand] };
    expect(await homeOf(await sealedAs(session, elsewhere))).toBe(LAPSED);
    expect(await homeOf(own)).toBe(IN);
    // The session opened a moment ago is judged in the same way.
    const again = await sealedAs(session, elsewhere);
    give(again, { access: cookieOf(own, "access") ?? "", api: cookieOf(own, "api") ?? "" });
    expect(await homeOf(again)).toBe(LAPSED);
    expect(await homeOf(own)).toBe(IN);
  }
});

test("T-11 a member whose session has ended by itself is told so or asked to log in, without a banner", async () => {
  const browser = await sealedSession(TOKEN_TTL_MS);
  const page = await browser.open("/home");
  expect(page.hops).toEqual(["/session-ended"]);
  expect([...browser.jar.keys()]).toEqual(["activity"]);
  const login = await browser.open("/login");
  const ago = { seenAgoMs: ACTIVITY_COOKIE_S * 1000 };
  const longAgo = await sealedSession(2 * TOKEN_TTL_MS, ago);
  const late = await longAgo.open("/home");
  expect([late.hops, longAgo.jar.size]).toEqual([["/logout", "/login"], 0]);
  expect(textsOf(late, "h1")).toEqual(["Log in to your Member Dashboard"]);
  for (const { text } of [page, login, late]) {
    expect(text).not.toContain("You have logged out successfully.");
  }
});
