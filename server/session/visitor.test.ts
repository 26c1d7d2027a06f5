import { parseSetCookie } from "cookie";
import { expect, test } from "vitest";
import { z } from "zod";
import { createCookieWriter } from "./cookies.ts";
import { createFlash } from "./remembered.ts";
import { keyRing, sealFor } from "./seal.ts";
import { openVisitorCookie, type VisitorCookie } from "./visitor.ts";

// Forged, changed and foreign ones: tests/faults/hostile/hostile-cookies.test.ts, tests/sessions/kept.ts.

const NOON = Date.parse("2026-11-21T12:00:00-08:00");
const seal = sealFor(keyRing([new Uint8Array(32)]), "visitor", "cookie");

/** The cookie after this work, so many seconds later; undefined when none was written. */
function after(visitor: string | undefined, work: (cookie: VisitorCookie) => void, seconds = 0) {
  const received = { access: undefined, api: undefined, temporary: undefined, visitor };
  const writer = createCookieWriter("/", received);
  const now = new Date(NOON + seconds * 1000);
  const cookie = openVisitorCookie({ domainId: 1, seal, cookie: visitor, writer, now });
  work(cookie);
  cookie.finish();
  const headers = new Headers();
  writer.writeTo(headers);
  const [line] = headers.getSetCookie();
  return line === undefined ? undefined : parseSetCookie(line);
}

/** The entry `page` that the cookie has then. */
function pageIn(cookie: string | undefined, seconds = 0): string | undefined {
  let found: string | undefined;
  after(cookie, (visitor) => void (found = visitor.get("page", z.string())), seconds);
  return found;
}

const written = after(undefined, (visitor) => {
  visitor.set("page", "/claims", 60);
  visitor.set("other", 1, 10);
});
const cookie = written?.value ?? "";

test("a visitor's cookie keeps each entry for its time, and itself for the longest", () => {
  expect(written).toMatchObject({ name: "visitor", path: "/", maxAge: 60, httpOnly: true });
  expect([0, 59, 60].map((seconds) => pageIn(cookie, seconds))).toEqual([
    "/claims",
    "/claims",
    undefined,
  ]);
});

test("a visitor's cookie is written only when it changed, and expired when nothing is left in it", () => {
  expect(after(cookie, (visitor) => visitor.drop("unknown"))).toBeUndefined();
  const empty = after(cookie, (visitor) => visitor.drop("page", "other"));
  expect(empty).toMatchObject({ value: "", maxAge: 0 });
});

test.each([
  ["a page", 200, 0],
  ["a redirect", 303, undefined],
  ["a redirect of a client navigation", 202, undefined],
])("%s uses up a message only if it shows it", (_what, status, maxAge) => {
  const noted = after(undefined, (visitor) => createFlash(visitor).state.setFlash("logged-out"));
  const left = after(noted?.value, (visitor) => {
    const flash = createFlash(visitor);
    expect(flash.state.takeFlash()).toBe("logged-out");
    flash.expireTaken(status);
  });
  expect(left?.maxAge).toBe(maxAge);
});

test("what would make a visitor's cookie too long for browsers is left out, the longest first", () => {
  const long = after(cookie, (visitor) => visitor.set("draft", "x".repeat(4000), 60));
  expect(long?.value?.length).toBeLessThan(3800);
  expect(pageIn(long?.value)).toBe("/claims");
});
