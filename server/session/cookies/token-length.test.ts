import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { sealActivity } from "../store/activity.ts";
import { COOKIE, createCookieWriter, readCookies } from "./cookies.ts";
import { packedToken, packToken } from "./pack-token.ts";
import { keyRing, open, openPacked, seal, sealPacked, type KeyRing } from "./seal.ts";
import { createSession, openSession, sealSession, type Session } from "../session.ts";
import {
  createPendingSession,
  openPendingSession,
  sealPendingSession,
} from "../pending-session.ts";
import { LONGEST_TOKEN } from "./token-length.ts";

const now = new Date("2026-11-21T20:00:00Z");
const ring: KeyRing = keyRing([new Uint8Array(randomBytes(32))]);
const claims = { memberKey: "0012345678", role: "logInAsAnyone", issuedByRole: null };

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The longest signed token with this many of these claims. */
function tokenOf(length: number, claimOf: (n: number) => unknown): string {
  const signature = randomBytes(256).toString("base64url");
  const list: unknown[] = [];
  const made = () =>
    `${encode({ alg: "RS256", kid: randomUUID() })}.${encode({ ...claims, list })}.${signature}`;
  while (made().length <= length) list.push(claimOf(list.length));
  list.pop();
  return made();
}

const RIGHTS = ["claims:read", "claims:write", "eobs:read", "documents:read", "pcp:write"];
const rights = (n: number) => `${RIGHTS[n % 5]}:group-${1000 + n * 37}`;
const ids = () => randomUUID();
const noise = () => randomBytes(30).toString("base64");

const sessionWith = (token: string, staff: Session["staff"] = null) =>
  createSession(token, claims, 1, now, { staff });
const staffWith = (token: string) => ({
  memberKey: "0087654321",
  role: "logInAsAnyone",
  token,
  expires: now.getTime(),
});

test.each([
  ["rights", rights],
  ["ids", ids],
  ["noise", noise],
])("an 8 kB token of %s fits a session and a pending session", async (_, claimOf) => {
  const session = sessionWith(tokenOf(LONGEST_TOKEN, claimOf));
  expect(session.token.length).toBeGreaterThan(8100);
  expect(await openSession(ring, await sealSession(ring, session), 1, now)).toEqual(session);
  const way = createPendingSession(session);
  expect(await openPendingSession(ring, await sealPendingSession(ring, way), 1, now)).toEqual(way);
});

test("an 8 kB token and a staff token of 8 kB fit in 8 kB of cookies", async () => {
  const token = tokenOf(LONGEST_TOKEN, rights);
  const acting = sessionWith(token, staffWith(tokenOf(LONGEST_TOKEN, rights)));
  const cookies = await sealSession(ring, acting);
  expect(await openSession(ring, cookies, 1, now)).toEqual(acting);
  expect(await headerOf(acting)).toBeLessThan(8192);
});

test("the longest accepted cookies are below 8 kB with their names", async () => {
  const lengths = Array.from({ length: 40 }, (_, n) => 2000 + n * 100);
  const headers = await Promise.allSettled(
    lengths.map((length) =>
      headerOf(sessionWith(tokenOf(length, noise), staffWith(tokenOf(length, noise)))),
    ),
  );
  const taken = headers.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const longest = Math.max(...taken);
  expect(taken.length).toBeLessThan(lengths.length);
  expect(longest).toBeGreaterThan(7500);
  expect(longest).toBeLessThan(8192);
});

/** The Cookie header of a session, as long as a browser would send it. */
async function headerOf(session: Session): Promise<number> {
  const sealed = await sealSession(ring, session);
  const writer = createCookieWriter("/");
  writer.set("access", sealed.access, 7200);
  writer.set("api", sealed.api, 7200);
  if (sealed.staff !== null) writer.set("staff", sealed.staff, 7200);
  writer.set("activity", await sealActivity(ring, session, now), 7200);
  const headers = new Headers();
  writer.writeTo(headers);
  const pairs = headers.getSetCookie().map((line) => line.split(";")[0]);
  return pairs.join("; ").length;
}

test("a token that is too long is refused with its length and the limit", async () => {
  const longer = sessionWith(`${tokenOf(LONGEST_TOKEN, rights)}${"x".repeat(200)}`);
  const said = { name: "TokenTooLongError", length: longer.token.length, limit: LONGEST_TOKEN };
  await expect(sealSession(ring, longer)).rejects.toMatchObject(said);
  await expect(sealPendingSession(ring, createPendingSession(longer))).rejects.toMatchObject(said);
});

test("a claim that leaves no room for a token is refused as too long a token", async () => {
  const session = { ...sessionWith("a.b.c"), memberKey: "9".repeat(9000) };
  const said = { name: "TokenTooLongError", length: 5, limit: 7400 };
  await expect(sealSession(ring, session)).rejects.toMatchObject(said);
  await expect(sealPendingSession(ring, createPendingSession(session))).rejects.toMatchObject(said);
});

test.each([
  tokenOf(900, rights),
  "a.b.c",
  "eyJ9.eyJ9",
  "eyJ9.eyJ9.x.y",
  "",
  "eyJ9.e yJ9.sig",
  `${encode({ name: "Zoë \u{1f600}" })}.${encode({})}.`,
  // Another encoding of the same bytes, and bytes that are no text.
  "eyJ9.eyJ-.sig",
  `${Buffer.from([0xff, 0xfe, 0]).toString("base64url")}.eyJ9.sig`,
])("the token %j is unchanged after packing and unpacking", (token) => {
  expect(packedToken.parse(JSON.parse(JSON.stringify(packToken(token))))).toBe(token);
});

test("a compressed seal opens for its purpose and until its end, and never over its size limit", async () => {
  const expires = new Date(now.getTime() + 5000);
  const sealed = await sealPacked(ring, "api", { token: "T" }, expires);
  expect(await openPacked(ring, "api", sealed, now)).toMatchObject({ token: "T" });
  expect(await openPacked(ring, "staff", sealed, now)).toBeNull();
  expect(await openPacked(ring, "api", sealed, new Date(expires.getTime() - 1))).not.toBeNull();
  expect(await openPacked(ring, "api", sealed, expires)).toBeNull();
  expect(await openPacked(ring, "api", await seal(ring, "api", {}, expires), now)).toBeNull();
  expect(await open(ring, "api", sealed, now)).toBeNull();
  const bomb = await sealPacked(ring, "api", { token: "T".repeat(1_000_000) }, expires);
  expect(await openPacked(ring, "api", bomb, now)).toBeNull();
  const noisy = { token: randomBytes(15_000).toString("hex") };
  const long = await sealPacked(ring, "api", noisy, expires);
  expect(long.length).toBeGreaterThan(16_000);
  expect(await openPacked(ring, "api", long, now)).toBeNull();
});

type Jar = Map<string, string>;
const requestOf = (jar: Jar) =>
  new Request("http://app.test/", {
    headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
  });
/** The cookies of the browser after a response with these changes. */
function after(jar: Jar, work: (writer: ReturnType<typeof createCookieWriter>) => void): Jar {
  const writer = createCookieWriter("/", readCookies(requestOf(jar)));
  work(writer);
  const headers = new Headers();
  writer.writeTo(headers);
  const next = new Map(jar);
  for (const line of headers.getSetCookie()) {
    const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
    expect(name.length + value.length).toBeLessThan(4000);
    if (line.includes("Max-Age=0")) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
const valueOf = (jar: Jar) => readCookies(requestOf(jar)).values.api;
const long = `ey${"a".repeat(4000)}${"b".repeat(4000)}`;
const held = () => after(new Map(), (writer) => writer.set("api", long, 60));

test("a long value is split into several cookies and read back unchanged", () => {
  const jar = held();
  expect([...jar.keys()]).toEqual(["api_token", "api_token.1", "api_token.2"]);
  expect(valueOf(jar)).toBe(long);
});

test("a split cookie with a missing or misplaced part is not read as the whole value", () => {
  for (const missing of ["api_token.1", "api_token.2"]) {
    const jar = held();
    jar.delete(missing);
    expect(valueOf(jar)).toBe("");
  }
  const headless = held();
  headless.delete("api_token");
  expect(valueOf(headless)).toBeUndefined();
  const [one, two] = [held().get("api_token.1") ?? "", held().get("api_token.2") ?? ""];
  const turned = held().set("api_token.1", two).set("api_token.2", one);
  expect(valueOf(turned)).not.toBe(long);
});

test("a shorter or removed value removes the unused parts", () => {
  const shorter = after(held(), (writer) => writer.set("api", long.slice(0, 5000), 60));
  expect([...shorter.keys()]).toEqual(["api_token", "api_token.1"]);
  const short = after(held(), (writer) => writer.set("api", "ey", 60));
  expect([...short]).toEqual([["api_token", "ey"]]);
  expect(after(held(), (writer) => writer.expire("api")).size).toBe(0);
  const once = after(new Map(), (writer) => {
    writer.set("api", long, 60);
    writer.set("api", "ey", 60);
  });
  expect([...once]).toEqual([["api_token", "ey"]]);
});

test("a stray part of a split cookie is not read, and is removed with the next answer", () => {
  const jar = new Map([
    ["api_token", "ey"],
    ["api_token.1", "left over"],
    [COOKIE.staff + ".2", "left over"],
  ]);
  expect(valueOf(jar)).toBe("ey");
  expect([...after(jar, () => undefined)]).toEqual([["api_token", "ey"]]);
  const whole = held();
  expect(after(whole, () => undefined)).toEqual(whole);
});
