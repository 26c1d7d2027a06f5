import { expect, test } from "vitest";
import { TOKEN_TTL_MS } from "#server/session/session.ts";
import { REMNANT_MS } from "#server/session/session-store.ts";
import { calling } from "#tests/harness/world/asking.ts";
import { copyCookies, logIn, textsOf } from "#tests/harness/pages/page-parts.ts";
import { isShutOut, signInCookiesOf } from "#tests/harness/world/kept.ts";
import { cookieOf, give, overAge, withSession } from "#tests/harness/world/sealed.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";

// Mixed, changed and foreign cookies: tests/faults/hostile/hostile-cookies.test.ts.

const world = useWorld();

const IN = "home";
const OUT = "led to /logout, nothing asked";

/** The session that the browser's cookies open. */
async function homeOf(browser: Visitor): Promise<string> {
  const { result: response, calls } = await calling(world, () => browser.send("/home"));
  if (response.status === 200) return IN;
  const asked = calls.length === 0 ? "nothing" : "the gateway";
  return `led to ${response.headers.get("location")}, ${asked} asked`;
}

function thief(of: Visitor): Visitor {
  const other = world.visitor();
  copyCookies(of, other);
  return other;
}

test("a copied session opens nothing after log-out; the member's other session stays open", async () => {
  const browser = await world.enter("sub");
  const there = await world.enter("sub");
  const copy = thief(browser);
  expect(await homeOf(copy)).toBe(IN);
  await browser.open("/logout");
  expect(await homeOf(copy)).toBe(OUT);
  expect(await homeOf(there)).toBe(IN);
});

test("LOGOUT-14 T-65 another member's log-in ends the first member's session and shows none of its data", async () => {
  const { browser, page: first } = await world.openAs("sub", "/home");
  const marks = ["Jordan", "Testa-Lindqvist", "904417823", "Example Timber"];
  for (const mark of marks) expect(first.text).toContain(mark);
  const copy = thief(browser);
  const overSession = await logIn(browser, "nav", PASSWORD);
  // A request that was under way meanwhile is told to try again, with the new member's cookies.
  const late = await copy.open("/home");
  expect(await isShutOut(copy)).toBe(true);
  expect(await homeOf(browser)).toBe(IN);
  await browser.open("/logout");
  const afterLogout = await logIn(browser, "cop", PASSWORD);
  for (const page of [afterLogout, overSession]) expect(page.status).toBe(200);
  for (const page of [afterLogout, overSession, late]) {
    for (const mark of marks) expect(page.html).not.toContain(mark);
  }
});

test("T-11 after a session has ended by itself, no page says that the member logged out", async () => {
  const browser = await withSession(world, "sub", overAge);
  const page = await browser.open("/home");
  expect(page.hops).toEqual(["/session-ended"]);
  expect(signInCookiesOf(browser)).toEqual([]);
  const login = await browser.open("/login");
  const ago = { beganMs: 2 * TOKEN_TTL_MS, seenMs: TOKEN_TTL_MS + REMNANT_MS };
  const longAgo = await withSession(world, "sub", ago);
  const late = await longAgo.open("/home");
  expect([late.hops, signInCookiesOf(longAgo)]).toEqual([["/logout", "/login"], []]);
  expect(textsOf(late, "h1")).toEqual(["Log in to your Member Dashboard"]);
  for (const { text } of [page, login, late]) {
    expect(text).not.toContain("You have logged out successfully.");
  }
});

test("a sign-in that another tab has completed is completed again without ending its session", async () => {
  const browser = await world.enterPending("sub");
  const temporary = cookieOf(browser, "temporary") ?? "";
  expect((await browser.open("/sso-landing")).hops).toEqual(["/home"]);
  give(browser, { temporary });
  const page = await browser.open("/sso-landing");
  expect([page.status, page.url.pathname]).toEqual([200, "/home"]);
  expect(cookieOf(browser, "temporary") ?? "").toBe("");
  expect((await browser.open("/claims")).hops).toEqual([]);
});
