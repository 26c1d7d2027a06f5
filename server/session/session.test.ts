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

test("CONST-01 a session ends two hours after its beginning", async () => {
  expect(TOKEN_TTL_MS).toBe(7_200_000);
  const cookies = await sealSession(ring, session);
  expect(await openSession(ring, cookies, 1, later(TOKEN_TTL_MS - 2000))).toEqual(session);
  expect(await openSession(ring, cookies, 1, later(TOKEN_TTL_MS + 1000))).toBeNull();
});

test("a session needs both cookies, of one session and one brand", async () => {
  const mine = await sealSession(ring, session);
  const other = await sealSession(ring, createSession("OTHER", claims, 1, now));
  expect(await openSession(ring, { access: mine.access, api: undefined }, 1, now)).toBeNull();
  expect(await openSession(ring, { access: undefined, api: mine.api }, 1, now)).toBeNull();
  expect(await openSession(ring, { access: mine.access, api: other.api }, 1, now)).toBeNull();
  expect(await openSession(ring, { access: mine.api, api: mine.access }, 1, now)).toBeNull();
  expect(await openSession(ring, mine, 2, now)).toBeNull();
});

test("a cached session is still checked for brand, time and staff cookie", async () => {
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

test("each session has its own id, and keeps its user name or none", async () => {
  expect(createSession("TOKEN", claims, 1, now).id).not.toBe(session.id);
  const named = createSession("TOKEN", claims, 1, now, { username: "sub" });
  expect(await openSession(ring, await sealSession(ring, named), 1, now)).toEqual(named);
  const { username: _none, ...before } = createSession("TOKEN", claims, 1, now);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const cookies = await sealSession(ring, before as typeof named);
  expect(await openSession(ring, cookies, 1, now)).toMatchObject({ username: null });
});

test("a session keeps its staff member, and needs the staff token's own cookie", async () => {
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

test("a pending session keeps its decisions, and becomes a session of the same id", async () => {
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

test("a session is active up to its idle limit; its owner is known 15 minutes longer", async () => {
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

test("a draft is kept 15 minutes, for one brand, if it fits in a cookie", async () => {
  const form = { memberKey: "M1", domainId: 1, path: "/update-preferences", fields: { a: "b" } };
  const sealed = (await sealDraft(ring, form, now)) ?? "";
  expect(sealed).not.toContain("update");
  expect(await openDraft(ring, sealed, 1, later(899_000))).toMatchObject(form);
  expect(await openDraft(ring, sealed, 1, later(901_000))).toBeNull();
  expect(await openDraft(ring, sealed, 5, now)).toBeNull();
  const long = { ...form, fields: { a: "x".repeat(4000) } };
  expect(await sealDraft(ring, long, now)).toBeNull();
});

test("a flow's state opens for its own name, brand and half an hour", async () => {
  const content = { domainId: 1, state: { step: 2 } };
  const sealed = await sealFlow(ring, "registration", content, now);
  expect(await openFlow(ring, "registration", sealed, 1, now)).toEqual({ step: 2 });
  expect(await openFlow(ring, "recovery", sealed, 1, now)).toBeNull();
  expect(await openFlow(ring, "registration", sealed, 2, now)).toBeNull();
  expect(await openFlow(ring, "registration", sealed, 1, later(1_801_000))).toBeNull();
});

test("a replaced session lives until it is ended, and a later grace period does not restore it", async () => {
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
