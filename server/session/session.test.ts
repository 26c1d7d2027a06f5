import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { isActive, isStampDue, openActivity, sealActivity } from "./store/activity.ts";
import { openFlow, sealFlow } from "./forms/flow.ts";
import { openDraft, sealDraft } from "./forms/draft.ts";
import { createRevocations } from "./store/revocation.ts";
import {
  createPendingSession,
  openPendingSession,
  sealPendingSession,
  toSession,
} from "./pending-session.ts";
import { keyRing } from "./cookies/seal.ts";
import { createSession, openSession, sealSession, TOKEN_TTL_MS } from "./session.ts";

const now = new Date("2026-11-21T20:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const newKey = () => new Uint8Array(randomBytes(32));
const ring = keyRing([newKey()]);
const claims = { memberKey: "M1", role: null, issuedByRole: null };
const session = createSession("TOKEN", claims, 1, now);

test("CONST-01 it lives two hours from its beginning, used or not", async () => {
  expect(TOKEN_TTL_MS).toBe(7_200_000);
  const cookies = await sealSession(ring, session);
  expect(await openSession(ring, cookies, 1, later(TOKEN_TTL_MS - 2000))).toEqual(session);
  expect(await openSession(ring, cookies, 1, later(TOKEN_TTL_MS + 1000))).toBeNull();
});

test("it needs both cookies, of the same session and the same brand", async () => {
  const mine = await sealSession(ring, session);
  const other = await sealSession(ring, createSession("OTHER", claims, 1, now));
  expect(await openSession(ring, { access: mine.access, api: undefined }, 1, now)).toBeNull();
  expect(await openSession(ring, { access: undefined, api: mine.api }, 1, now)).toBeNull();
  expect(await openSession(ring, { access: mine.access, api: other.api }, 1, now)).toBeNull();
  expect(await openSession(ring, { access: mine.api, api: mine.access }, 1, now)).toBeNull();
  expect(await openSession(ring, mine, 2, now)).toBeNull();
});

test("what was opened before is still held against brand and time", async () => {
  const cookies = await sealSession(ring, session);
  expect(await openSession(ring, cookies, 1, now)).toEqual(session);
  expect(await openSession(ring, cookies, 1, later(1000))).toEqual(session);
  expect(await openSession(ring, cookies, 2, now)).toBeNull();
  expect(await openSession(ring, cookies, 1, later(TOKEN_TTL_MS))).toBeNull();
  const other = await sealSession(ring, createSession("OTHER", claims, 1, now));
  expect(await openSession(ring, { access: cookies.access, api: other.api }, 1, now)).toBeNull();
  const staff = { memberKey: "STAFF", role: "logInAsAnyone", token: "STAFF-TOKEN", expires: 1 };
  const acting = createSession("TOKEN", claims, 1, now, { staff });
  const sealed = await sealSession(ring, acting);
  expect(await openSession(ring, sealed, 1, now)).toEqual(acting);
  expect(await openSession(ring, { ...sealed, staff: undefined }, 1, now)).toBeNull();
});

test("every sign-in gets an id of its own; the user name travels with it, or none does", async () => {
  expect(createSession("TOKEN", claims, 1, now).id).not.toBe(session.id);
  const named = createSession("TOKEN", claims, 1, now, { username: "sub" });
  expect(await openSession(ring, await sealSession(ring, named), 1, now)).toEqual(named);
  const { username: _none, ...before } = createSession("TOKEN", claims, 1, now);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const cookies = await sealSession(ring, before as typeof named);
  expect(await openSession(ring, cookies, 1, now)).toMatchObject({ username: null });
});

test("staff behind a session travel with it, their token in a cookie of its own", async () => {
  const staff = { memberKey: "STAFF", role: "logInAsAnyone", token: "STAFF-TOKEN", expires: 1 };
  const acting = createSession("TOKEN", claims, 1, now, { staff, handOffPrevented: true });
  const cookies = await sealSession(ring, acting);
  expect(await openSession(ring, cookies, 1, now)).toEqual(acting);
  const way = createPendingSession(acting, { afterLoginAs: true });
  const sealed = await sealPendingSession(ring, way);
  expect(await openPendingSession(ring, sealed, 1, now)).toEqual(way);
  // Without the staff cookie, or with another session's, there is no session.
  const other = await sealSession(ring, createSession("OTHER", claims, 1, now, { staff }));
  for (const foreign of [null, other.staff, cookies.api]) {
    expect(await openSession(ring, { ...cookies, staff: foreign }, 1, now)).toBeNull();
    expect(await openPendingSession(ring, { ...sealed, staff: foreign }, 1, now)).toBeNull();
  }
});

test("a way keeps what was decided on it, and becomes the session of the same id", async () => {
  const way = createPendingSession(session, { groupChosen: true, elsewhere: "https://a.example" });
  const sealed = await sealPendingSession(ring, way);
  expect(sealed.staff).toBeNull();
  expect(await openPendingSession(ring, sealed, 1, later(1000))).toEqual(way);
  expect(await openPendingSession(ring, sealed, 2, now)).toBeNull();
  expect(await openPendingSession(ring, sealed, 1, later(TOKEN_TTL_MS + 1000))).toBeNull();
  expect(toSession(way)).toEqual(session);
  const { access } = await sealSession(ring, session);
  expect(await openPendingSession(ring, { temporary: access }, 1, now)).toBeNull();
});

test("it is awake until it lay idle; whose it was is known a quarter of an hour longer", async () => {
  const sealed = await sealActivity(ring, session, now);
  const seen = await openActivity(ring, sealed, 1, later(1000));
  const limit = 900_000;
  expect(isActive(seen, session.id, later(limit - 1), limit)).toBe(true);
  expect(isActive(seen, session.id, later(limit), limit)).toBe(false);
  expect(isActive(seen, "another", now, limit)).toBe(false);
  expect(isActive(null, session.id, now, limit)).toBe(false);
  expect(await openActivity(ring, sealed, 2, now)).toBeNull();
  expect(isStampDue(seen, session.id, later(29_999))).toBe(false);
  expect(isStampDue(seen, session.id, later(30_000))).toBe(true);
  const end = TOKEN_TTL_MS + 900_000;
  const known = await openActivity(ring, sealed, 1, later(end - 2000));
  expect(known).toMatchObject({ memberKey: "M1" });
  expect(await openActivity(ring, sealed, 1, later(end + 1000))).toBeNull();
});

test("a form is kept for fifteen minutes, for one brand, and only as long as a cookie may be", async () => {
  const form = { memberKey: "M1", domainId: 1, path: "/update-preferences", fields: { a: "b" } };
  const sealed = (await sealDraft(ring, form, now)) ?? "";
  expect(sealed).not.toContain("update");
  expect(await openDraft(ring, sealed, 1, later(899_000))).toMatchObject(form);
  expect(await openDraft(ring, sealed, 1, later(901_000))).toBeNull();
  expect(await openDraft(ring, sealed, 5, now)).toBeNull();
  const long = { ...form, fields: { a: "x".repeat(4000) } };
  expect(await sealDraft(ring, long, now)).toBeNull();
});

test("a flow's state opens for its own name and brand only", async () => {
  const content = { domainId: 1, state: { step: 2 } };
  const sealed = await sealFlow(ring, "registration", content, now);
  expect(await openFlow(ring, "registration", sealed, 1, now)).toEqual({ step: 2 });
  expect(await openFlow(ring, "recovery", sealed, 1, now)).toBeNull();
  expect(await openFlow(ring, "registration", sealed, 2, now)).toBeNull();
  expect(await openFlow(ring, "registration", sealed, 1, later(1_801_000))).toBeNull();
});

test("what was replaced counts for a moment; what was ended or revoked does not, another does", async () => {
  const revocations = createRevocations(null, ring);
  await revocations.revoke("replaced", 60_000);
  expect(await revocations.statusOf("replaced")).toBe("live");
  await revocations.revoke("replaced");
  expect(await revocations.statusOf("replaced")).toBe("ended");
  // A later grace period does not restore an ended session.
  await revocations.revoke("replaced", 60_000);
  expect(await revocations.statusOf("replaced")).toBe("ended");
  await revocations.revoke("s1");
  expect(await revocations.statusOf("s1")).toBe("ended");
  expect(await revocations.statusOf("s2")).toBe("live");
});
