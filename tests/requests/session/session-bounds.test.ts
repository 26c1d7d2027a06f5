import { expect, test } from "vitest";
import { DOMAIN_IDS } from "#server/sandbox/world/domains.ts";
import { ACTIVITY_COOKIE_S, sealActivity } from "#server/session/store/activity.ts";
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
  readonly seenAgoMs?: number;
  readonly host?: string;
  /** The brand in the stamp of the last activity. */
  readonly stampOf?: number;
};

/** A browser with the cookies of a session. */
async function sealedAs(
  session: Session,
  { seenAgoMs = 0, host, stampOf = DOMAIN_IDS.carrier }: Sealing = {},
): Promise<Visitor> {
  const browser = world.visitor(host);
  const stamped = { ...session, domainId: stampOf };
  const activity = await sealActivity(worldKeys(), stamped, before(seenAgoMs));
  const { access, api } = await sealSession(worldKeys(), session);
  give(browser, { access, api, activity });
  return browser;
}

/** A session of sub that began `agoMs` before the world's moment. */
const sealedSession = async (agoMs: number, sealing: Sealing = {}): Promise<Visitor> =>
  sealedAs(await sessionOf(world, "sub", agoMs), sealing);

test("a copied session opens nothing after log-out; the member's other session stays open", async () => {
  const browser = await world.enter("sub");
  const there = await world.enter("sub");
  const copy = thief(browser);
  expect(await homeOf(copy)).toBe(IN);
  await browser.open("/logout");
  expect(await homeOf(copy)).toBe(OUT);
  expect(await homeOf(there)).toBe(IN);
});

test("LOGOUT-14 T-65 after another member logs in, no data of the first member is shown and their session is over", async () => {
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

test("T-16 cookies of two different sessions open no session", async () => {
  const sub = await world.enter("sub");
  for (const persona of ["sub", "dep-adult"]) {
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

test("T-16 one of the two cookies, swapped cookies, or a bare gateway token open no session", async () => {
  const browser = await world.enter("sub");
  const access = valueOf(browser, "access_token");
  const api = valueOf(browser, "api_token");
  const activity = valueOf(browser, "activity");
  const token = await world.token("sub");
  for (const cookies of [
    { access_token: access },
    { access_token: api, api_token: access },
    { temp_token: access },
    { activity },
    { access_token: token, api_token: token },
  ]) {
    expect(await homeOf(withCookies(cookies))).toBe(cookies.activity === undefined ? OUT : LAPSED);
    expect(await homeOf(withCookies({ ...cookies, activity }))).toBe(LAPSED);
  }
  expect(await homeOf(withCookies({ access_token: access, api_token: api, activity }))).toBe(IN);
});

test("a session without its own activity stamp opens nothing and has ended for good", async () => {
  const browser = await world.enter("sub");
  const names = ["access_token", "api_token"];
  const pair = Object.fromEntries(names.map((name) => [name, valueOf(browser, name)]));
  const activity = valueOf(await world.enter("l598"), "activity");
  expect(await homeOf(withCookies({ ...pair, activity }))).toMatch(NOT_IN);
  expect(await homeOf(withCookies(pair))).toBe(OUT);
  // A session without a readable stamp was ended for good: a stamp found later opens nothing.
  expect(await homeOf(browser)).toMatch(NOT_IN);
});

test("a changed session cookie opens no session", async () => {
  const browser = await world.enter("sub");
  const names = ["access_token", "api_token", "activity"];
  const whole = Object.fromEntries(names.map((name) => [name, valueOf(browser, name)]));
  for (const name of ["access_token", "api_token"] as const) {
    const sealed = valueOf(browser, name);
    for (const value of ["", "....", sealed.slice(0, -3), `${sealed}A`, "a".repeat(10_000)]) {
      expect(await homeOf(withCookies({ ...whole, [name]: value }))).toBe(LAPSED);
    }
  }
  // The stamp comes last: a session whose stamp can't be read is ended for good.
  expect(await homeOf(withCookies(whole))).toBe(IN);
  expect(await homeOf(withCookies({ ...whole, activity: `${whole["activity"]}A` }))).toBe(OUT);
});

test("CONST-01 a session opens nothing at another brand", async () => {
  const session = await sessionOf(world, "sub", 0);
  const own = await sealedAs(session);
  const elsewhere = { host: HOST.summit, stampOf: DOMAIN_IDS.summit };
  expect(await homeOf(await sealedAs(session, elsewhere))).toBe(LAPSED);
  expect(await homeOf(own)).toBe(IN);
  // The session opened a moment ago is judged in the same way.
  const again = await sealedAs(session, elsewhere);
  give(again, { access: cookieOf(own, "access") ?? "", api: cookieOf(own, "api") ?? "" });
  expect(await homeOf(again)).toBe(LAPSED);
});

test("T-11 after a session has ended by itself, no page says that the member logged out", async () => {
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
