import { parseSetCookie } from "cookie";
import { expect, test } from "vitest";
import { z } from "zod";
import { createCookieWriter } from "./cookies.ts";
import { keyRing } from "./seal.ts";
import { sealFor } from "./seal.ts";
import { openVisitorCookie, type VisitorCookie } from "./visitor.ts";

const NOON = Date.parse("2026-11-21T12:00:00-08:00");
const sealOf = (byte: number) =>
  sealFor(keyRing([new Uint8Array(32).fill(byte)]), "visitor", "cookie");
const seal = sealOf(1);

type More = { readonly domainId?: number; readonly seal?: typeof seal; readonly seconds?: number };

/** The cookie after this work; undefined when none was written. */
function after(
  cookie: string | undefined,
  work: (visitor: VisitorCookie) => void,
  more: More = {},
) {
  const received = { access: undefined, api: undefined, temporary: undefined, visitor: cookie };
  const writer = createCookieWriter("/", received);
  const now = new Date(NOON + (more.seconds ?? 0) * 1000);
  const visitor = openVisitorCookie({ domainId: 1, seal, ...more, cookie, writer, now });
  work(visitor);
  visitor.finish();
  const headers = new Headers();
  writer.writeTo(headers);
  const [line] = headers.getSetCookie();
  return line === undefined ? undefined : parseSetCookie(line);
}

/** The entry `page` that the cookie has. */
function pageIn(cookie: string | undefined, more: More = {}): string | undefined {
  let found: string | undefined;
  after(cookie, (visitor) => void (found = visitor.get("page", z.string())), more);
  return found;
}

const written = after(undefined, (visitor) => {
  visitor.set("page", "/claims", 60);
  visitor.set("other", 1, 10);
});
const cookie = written?.value ?? "";

test("the cookie keeps each entry for its time, and itself for the longest", () => {
  expect(written).toMatchObject({ name: "visitor", path: "/", maxAge: 60, httpOnly: true });
  expect(pageIn(cookie)).toBe("/claims");
  expect(pageIn(cookie, { seconds: 59 })).toBe("/claims");
  expect(pageIn(cookie, { seconds: 60 })).toBeUndefined();
});

test("a cookie that is changed, foreign, of another brand or too long counts as none", () => {
  const bytes = Buffer.from(cookie, "base64url");
  const changed = [...bytes.keys()].map((at) =>
    Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))).toString("base64url"),
  );
  const forged = [...changed, cookie.slice(0, -5), "", "e".repeat(7000), "%zz"];
  expect(forged.map((each) => pageIn(each)).filter((each) => each !== undefined)).toEqual([]);
  expect(pageIn(cookie, { domainId: 2 })).toBeUndefined();
  expect(pageIn(cookie, { seal: sealOf(2) })).toBeUndefined();
});

test("it is written only when it changed, and expired when nothing is left in it", () => {
  expect(after(cookie, () => undefined)).toBeUndefined();
  expect(after(cookie, (visitor) => visitor.drop("unknown"))).toBeUndefined();
  const empty = after(cookie, (visitor) => visitor.drop("page", "other"));
  expect(empty).toMatchObject({ value: "", maxAge: 0 });
});

test("what would make it too long for browsers is left out, the longest first", () => {
  const long = after(cookie, (visitor) => visitor.set("draft", "x".repeat(4000), 60));
  expect(long?.value?.length).toBeLessThan(3800);
  expect(pageIn(long?.value)).toBe("/claims");
});
