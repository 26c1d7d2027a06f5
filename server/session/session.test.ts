import { randomBytes } from "node:crypto";
import { UnsecuredJWT } from "jose";
import { describe, expect, test } from "vitest";
import { findTokenClaims } from "./claims.ts";
import { createCookieWriter, readCookies, type CookieKind } from "./cookies.ts";
import { isAwake, isStale, openActivity, sealActivity } from "./activity.ts";
import { openFlow, sealFlow } from "./flow.ts";
import { openKeptForm, sealKeptForm } from "./kept-form.ts";
import { createRevocations } from "./revocation.ts";
import { newTemporary, openTemporary, sealTemporary, sessionOf } from "./temporary.ts";
import { keyRing, open, seal } from "./seal.ts";
import {
  createSessionOpener,
  newSession,
  openSession,
  sealSession,
  TOKEN_TTL_MS,
} from "./session.ts";
import { createSignInLimits } from "./sign-in-limits.ts";

const now = new Date("2026-11-21T20:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const newKey = () => new Uint8Array(randomBytes(32));
const ring = keyRing([newKey()]);
const claims = { memberKey: "M1", role: null, issuedByRole: null };
const session = newSession("TOKEN", claims, 1, now);

describe("seals", () => {
  test("only the ring's keys open a seal, and only for its purpose and in its time", async () => {
    const sealed = await seal(ring, "api", { token: "SECRET" }, later(1000));
    expect(sealed).not.toContain("SECRET");
    expect(await open(ring, "api", sealed, now)).toMatchObject({ token: "SECRET" });
    expect(await open(ring, "access", sealed, now)).toBeNull();
    expect(await open(ring, "api", sealed, later(2000))).toBeNull();
    expect(await open(keyRing([newKey()]), "api", sealed, now)).toBeNull();
  });

  test("a changed seal does not open", async () => {
    const sealed = await seal(ring, "api", { token: "SECRET" }, later(1000));
    for (const at of [5, 40, sealed.length - 3]) {
      const letter = sealed[at] === "A" ? "B" : "A";
      expect(
        await open(ring, "api", sealed.slice(0, at) + letter + sealed.slice(at + 1), now),
      ).toBeNull();
    }
    for (const junk of ["", "a.b.c", "....", "x".repeat(10_000)]) {
      expect(await open(ring, "api", junk, now)).toBeNull();
    }
  });

  test("keys change without logging anybody out: the first seals, all open", async () => {
    const before = newKey();
    const sealed = await seal(keyRing([before]), "api", { token: "T" }, later(1000));
    expect(await open(keyRing([newKey(), before]), "api", sealed, now)).toMatchObject({
      token: "T",
    });
  });
});

describe("a session", () => {
  test("CONST-01 it lives two hours from its beginning, used or not", async () => {
    expect(TOKEN_TTL_MS).toBe(7_200_000);
    const cookies = await sealSession(ring, session);
    expect(await openSession(ring, cookies, 1, later(TOKEN_TTL_MS - 2000))).toEqual(session);
    expect(await openSession(ring, cookies, 1, later(TOKEN_TTL_MS + 1000))).toBeNull();
  });

  test("it needs both cookies, of the same session and the same brand", async () => {
    const mine = await sealSession(ring, session);
    const other = await sealSession(ring, newSession("OTHER", claims, 1, now));
    expect(await openSession(ring, { access: mine.access, api: undefined }, 1, now)).toBeNull();
    expect(await openSession(ring, { access: undefined, api: mine.api }, 1, now)).toBeNull();
    expect(await openSession(ring, { access: mine.access, api: other.api }, 1, now)).toBeNull();
    expect(await openSession(ring, { access: mine.api, api: mine.access }, 1, now)).toBeNull();
    expect(await openSession(ring, mine, 2, now)).toBeNull();
  });

  test("what an opener remembers is still held against brand and time", async () => {
    const openRemembered = createSessionOpener(ring);
    const cookies = await sealSession(ring, session);
    expect(await openRemembered(cookies, 1, now)).toEqual(session);
    expect(await openRemembered(cookies, 1, later(1000))).toEqual(session);
    expect(await openRemembered(cookies, 2, now)).toBeNull();
    expect(await openRemembered(cookies, 1, later(TOKEN_TTL_MS))).toBeNull();
    const other = await sealSession(ring, newSession("OTHER", claims, 1, now));
    expect(await openRemembered({ access: cookies.access, api: other.api }, 1, now)).toBeNull();
  });

  test("every sign-in gets an id of its own", () => {
    expect(newSession("TOKEN", claims, 1, now).id).not.toBe(session.id);
  });

  test("staff behind a session travel with it, their token in a cookie of its own", async () => {
    const staff = { memberKey: "STAFF", role: "logInAsAnyone", token: "STAFF-TOKEN", expires: 1 };
    const acting = newSession("TOKEN", claims, 1, now, { staff, handOffPrevented: true });
    const cookies = await sealSession(ring, acting);
    expect(await openSession(ring, cookies, 1, now)).toEqual(acting);
    const way = newTemporary(acting, { afterLoginAs: true });
    const sealed = await sealTemporary(ring, way);
    expect(await openTemporary(ring, sealed, 1, now)).toEqual(way);
    // Without their cookie, or with another session's, it is nobody's session.
    const other = await sealSession(ring, newSession("OTHER", claims, 1, now, { staff }));
    for (const foreign of [null, other.staff, cookies.api]) {
      expect(await openSession(ring, { ...cookies, staff: foreign }, 1, now)).toBeNull();
      expect(await openTemporary(ring, { ...sealed, staff: foreign }, 1, now)).toBeNull();
    }
  });

  test("tokens of 2,500 characters fit, two at a time; longer ones are refused, not lost", async () => {
    const long = randomBytes(1875).toString("base64url");
    const staff = { memberKey: "STAFF", role: "logInAsAnyone", token: long, expires: 1 };
    const acting = newTemporary(newSession(long, claims, 1, now, { staff }));
    const sealed = await sealTemporary(ring, acting);
    expect(await openTemporary(ring, sealed, 1, now)).toEqual(acting);
    const cookies = await sealSession(ring, sessionOf(acting));
    expect(await openSession(ring, cookies, 1, now)).toEqual(sessionOf(acting));
    const longer = newSession(`${long}${long}`, claims, 1, now);
    await expect(sealSession(ring, longer)).rejects.toThrow("too long for a cookie");
    await expect(sealTemporary(ring, newTemporary(longer))).rejects.toThrow("too long");
  });

  test("a way keeps what was decided on it, and becomes the session of the same id", async () => {
    const way = newTemporary(session, { groupChosen: true, elsewhere: "https://a.example" });
    const sealed = await sealTemporary(ring, way);
    expect(sealed.staff).toBeNull();
    expect(await openTemporary(ring, sealed, 1, later(1000))).toEqual(way);
    expect(await openTemporary(ring, sealed, 2, now)).toBeNull();
    expect(await openTemporary(ring, sealed, 1, later(TOKEN_TTL_MS + 1000))).toBeNull();
    expect(sessionOf(way)).toEqual(session);
    const { access } = await sealSession(ring, session);
    expect(await openTemporary(ring, { temporary: access }, 1, now)).toBeNull();
  });

  test("it is awake until it lay idle for the limit, and never without its stamp", async () => {
    const sealed = await sealActivity(ring, session, now);
    const seen = await openActivity(ring, sealed, 1, later(1000));
    const limit = 900_000;
    expect(isAwake(seen, session.id, later(limit - 1), limit)).toBe(true);
    expect(isAwake(seen, session.id, later(limit), limit)).toBe(false);
    expect(isAwake(seen, "another", now, limit)).toBe(false);
    expect(isAwake(null, session.id, now, limit)).toBe(false);
    expect(await openActivity(ring, sealed, 2, now)).toBeNull();
    expect(isStale(seen, session.id, later(29_999))).toBe(false);
    expect(isStale(seen, session.id, later(30_000))).toBe(true);
  });

  test("whose it was is known a quarter of an hour longer than it lasts, and no longer", async () => {
    const sealed = await sealActivity(ring, session, now);
    const end = TOKEN_TTL_MS + 900_000;
    expect(await openActivity(ring, sealed, 1, later(end - 2000))).toMatchObject({
      memberKey: "M1",
    });
    expect(await openActivity(ring, sealed, 1, later(end + 1000))).toBeNull();
  });

  test("a form is kept for fifteen minutes, for one brand, and only as long as a cookie may be", async () => {
    const form = { memberKey: "M1", domainId: 1, path: "/update-preferences", fields: { a: "b" } };
    const sealed = (await sealKeptForm(ring, form, now)) ?? "";
    expect(sealed).not.toContain("update");
    expect(await openKeptForm(ring, sealed, 1, later(899_000))).toEqual(form);
    expect(await openKeptForm(ring, sealed, 1, later(901_000))).toBeNull();
    expect(await openKeptForm(ring, sealed, 5, now)).toBeNull();
    const long = { ...form, fields: { a: "x".repeat(4000) } };
    expect(await sealKeptForm(ring, long, now)).toBeNull();
  });

  test("a flow's state opens for its own name and brand only", async () => {
    const content = { domainId: 1, state: { step: 2 } };
    const sealed = await sealFlow(ring, "registration", content, now);
    expect(await openFlow(ring, "registration", sealed, 1, now)).toEqual({ step: 2 });
    expect(await openFlow(ring, "recovery", sealed, 1, now)).toBeNull();
    expect(await openFlow(ring, "registration", sealed, 2, now)).toBeNull();
    expect(await openFlow(ring, "registration", sealed, 1, later(1_801_000))).toBeNull();
  });

  test("what was replaced still counts for a moment, what was ended does not", async () => {
    const revocations = createRevocations();
    await revocations.revoke("replaced", 60_000);
    expect(await revocations.isRevoked("replaced")).toBe(false);
    await revocations.revoke("replaced");
    expect(await revocations.isRevoked("replaced")).toBe(true);
    // A later grace does not bring back what was ended.
    await revocations.revoke("replaced", 60_000);
    expect(await revocations.isRevoked("replaced")).toBe(true);
  });

  test("a revoked session stays revoked, another does not", async () => {
    const revocations = createRevocations();
    await revocations.revoke("s1");
    expect(await revocations.isRevoked("s1")).toBe(true);
    expect(await revocations.isRevoked("s2")).toBe(false);
  });
});

describe("token claims", () => {
  const token = (payload: Record<string, unknown>) => new UnsecuredJWT(payload).encode();

  test("DATA-02 memberKey, role and issuedByRole are read from the token", () => {
    const payload = { memberKey: "M1", role: "logInAsAnyone", issuedByRole: "x", more: 1 };
    expect(findTokenClaims(token(payload))).toEqual({
      memberKey: "M1",
      role: "logInAsAnyone",
      issuedByRole: "x",
    });
    expect(findTokenClaims(token({ memberKey: 12 }))).toEqual({
      memberKey: "12",
      role: null,
      issuedByRole: null,
    });
  });

  test("what is no token of the contract has no claims", () => {
    for (const junk of ["", "abc", "a.b.c", token({ role: "x" }), token({ memberKey: "" })]) {
      expect(findTokenClaims(junk)).toBeNull();
    }
  });
});

describe("cookies", () => {
  /** The lines of a writer that did this. */
  function written(
    work: (writer: ReturnType<typeof createCookieWriter>) => void,
    base = "/",
  ): string[] {
    const writer = createCookieWriter(base);
    work(writer);
    const headers = new Headers();
    writer.writeTo(headers);
    return headers.getSetCookie();
  }
  const setLine = (kind: CookieKind, seconds: number, base: string) =>
    written((writer) => writer.set(kind, "v", seconds), base)[0] ?? "";

  test("CONST-02 the access token's path is the base path", () => {
    expect(setLine("access", 7200, "/dashboard")).toContain("Path=/dashboard");
    const gone = written((writer) => writer.expire("access"), "/dashboard");
    expect(gone[0]).toContain("Path=/dashboard");
  });

  test("CONST-03 the api token's path is /", () => {
    expect(setLine("api", 7200, "/dashboard")).toMatch(/Path=\/(;|$)/);
  });

  test("CONST-01 CONST-04 CONST-05 two hours, Strict, Secure, out of script's reach", () => {
    const line = setLine("access", TOKEN_TTL_MS / 1000, "/");
    for (const part of ["Max-Age=7200", "SameSite=Strict", "Secure", "HttpOnly"]) {
      expect(line.split("; ")).toContain(part);
    }
  });

  test("of several lines for one cookie only the last is sent", () => {
    const lines = written((writer) => {
      writer.set("temporary", "v", 7200);
      writer.set("api", "w", 7200);
      writer.expire("temporary");
    });
    expect(lines).toHaveLength(2);
    expect(lines.find((line) => line.startsWith("temp_token="))).toContain("Max-Age=0");
  });

  test("a hostile Cookie header counts as none", () => {
    const headers = { cookie: `access_token=%zz; api_token="; ;;=;${"x=1;".repeat(200)}` };
    const request = new Request("http://app.test/", { headers });
    expect(readCookies(request).temporary).toBeUndefined();
  });
});

describe("sign-in limits", () => {
  const limits = () =>
    createSignInLimits({
      LOGIN_LIMIT_PER_ADDRESS: 3,
      LOGIN_LIMIT_PER_USERNAME: 2,
      LOGIN_LIMIT_WINDOW_S: 60,
    });

  test("many user names from one address are held back", async () => {
    const it = limits();
    for (const name of ["a", "b", "c"]) expect(await it.attempt("1.2.3.4", name)).toBeNull();
    expect(await it.attempt("1.2.3.4", "d")).toBeGreaterThan(0);
    expect(await it.attempt("5.6.7.8", "d")).toBeNull();
  });

  test("many addresses for one user name are held back, however it is written", async () => {
    const it = limits();
    expect(await it.attempt("1.1.1.1", "sub")).toBeNull();
    expect(await it.attempt("2.2.2.2", " SUB ")).toBeNull();
    expect(await it.attempt("3.3.3.3", "sub")).toBeGreaterThan(0);
  });

  test("sign-ins that succeed do not use up what an address may try", async () => {
    const it = limits();
    for (const name of ["a", "b", "c", "d", "e"]) {
      expect(await it.attempt("1.2.3.4", name)).toBeNull();
      await it.succeeded("1.2.3.4", name);
    }
  });

  test("a sign-in that succeeds frees its user name", async () => {
    const it = limits();
    await it.attempt(null, "sub");
    await it.attempt(null, "sub");
    await it.succeeded(null, "sub");
    expect(await it.attempt(null, "sub")).toBeNull();
  });
});
