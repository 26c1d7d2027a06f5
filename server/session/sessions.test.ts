import { afterAll, afterEach, expect, test, vi } from "vitest";
import { IN_MEMORY } from "#server/settings/in-memory.ts";
import { createSqliteStore } from "#server/store/sqlite.ts";
import { StoreAwayError } from "#server/store/store.ts";
import { eventually } from "#tests/harness/eventually.ts";
import { keyRing } from "./seal.ts";
import { memberOwner, ownersOf } from "./owners.ts";
import { createSession, newIds, TOKEN_TTL_MS, type Session } from "./session.ts";
import { createSessions, REMNANT_MS } from "./sessions.ts";

const store = createSqliteStore(IN_MEMORY);
afterAll(() => store.close());
afterEach(() => void vi.useRealTimers());

const keyOf = (byte: number) => new Uint8Array(32).fill(byte);
const IDLE_MS = 900_000;
const sessions = createSessions(store, keyRing([keyOf(1)]), IDLE_MS);
const SECOND_MS = 1000;

let people = 0;
/** A new member's session. */
function sessionOf(more: Partial<Session> = {}): Session {
  people += 1;
  const claims = { memberKey: `member-${people}`, role: null, issuedByRole: null };
  return { ...createSession(`h.token-${people}.s`, claims, 1, new Date()), ...more };
}
async function begun(more: Partial<Session> = {}): Promise<Session> {
  const made = await sessions.create(sessionOf(more), { now: new Date() });
  if (made === null) throw new Error("refused");
  return made;
}
const isOpen = (session: Session, by = sessions) => by.record(session).read();
const isGood = (session: Session, token = session.token) =>
  sessions.isTokenGood({ ...session, token }, Date.now());
/** What is left of a session; null for nothing. */
async function leftOf({ id }: Session) {
  const remnant = sessions.remnant(id);
  return (await remnant.read()) ? { end: remnant.text("end") } : null;
}

/** From now on it is so much later. */
const later = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });

test("a session that ends is gone, and its tokens open none, however a signature is written", async () => {
  const staff = { memberKey: "staff", role: "any", token: "h.staff.s", expires: 0 };
  const session = await begun({ staff });
  expect([await isOpen(session), await isGood(session)]).toEqual([true, true]);
  expect(await sessions.end(session, "log-out")).toBe(true);
  expect([await isOpen(session), await leftOf(session)]).toEqual([false, null]);
  const other = session.token.replace(/s$/, "S==");
  for (const token of [session.token, other, staff.token])
    expect(await isGood(session, token)).toBe(false);
});

test("a session that goes on under a new id keeps its token, and its old id is told apart for ten seconds", async () => {
  const old = await begun();
  const made = await begun({ ...old, ...newIds() });
  expect(await sessions.replace(old, made)).toBe(true);
  expect([await isOpen(old), await isOpen(made), await isGood(made)]).toEqual([false, true, true]);
  expect((await leftOf(old))?.end).toBe("replaced");
  // A log-out that comes now has to come again with the new id.
  expect(await sessions.end(old, "log-out")).toBe(false);
  later(11 * SECOND_MS);
  expect(await leftOf(old)).toBeNull();
});

test("a session that was ended meanwhile goes on under no new id", async () => {
  const old = await begun();
  const made = await begun({ ...old, ...newIds() });
  await sessions.end(old, "log-out");
  expect(await sessions.replace(old, made)).toBe(false);
});

test("S-02 a sign-in that began before all sessions of its owner were ended is refused", async () => {
  const session = sessionOf({ username: "Quux" });
  const generations = await sessions.generationsOf(ownersOf(session));
  const own = await begun({ memberKey: session.memberKey });
  const other = await begun({ memberKey: session.memberKey });
  await sessions.endAllOf([memberOwner(session.memberKey)], own);
  expect(await sessions.create({ ...session, generations }, { now: new Date() })).toBeNull();
  expect([await isOpen(own), await isOpen(other)]).toEqual([true, false]);
  expect((await leftOf(other))?.end).toBe("elsewhere");
  expect(await isGood(other)).toBe(false);
  expect(await isOpen(await begun({ memberKey: session.memberKey }))).toBe(true);
});

test("a session that was unused for too long before all of its owner's were ended is not told that it ended with them", async () => {
  const idle = await begun();
  later(IDLE_MS + SECOND_MS);
  await sessions.endAllOf(ownersOf(idle), null);
  expect(await leftOf(idle)).toEqual({ end: undefined });
});

test("an end of all sessions that the store broke off is carried out in full later on", async () => {
  const [own, other] = [await begun(), sessionOf()];
  const second = await begun({ memberKey: own.memberKey, token: other.token });
  const write = store.records.write.bind(store.records);
  vi.spyOn(store.records, "write").mockRejectedValue(new StoreAwayError());
  await expect(sessions.endAllOf([memberOwner(own.memberKey)], own)).rejects.toThrow(
    StoreAwayError,
  );
  vi.spyOn(store.records, "write").mockImplementation(write);
  await eventually(async () => expect(await isOpen(second)).toBe(false));
  expect((await leftOf(second))?.end).toBe("elsewhere");
  expect([await isOpen(own), await isGood(second)]).toEqual([true, false]);
});

test("of a token without a believable time, any earlier end of all sessions counts", async () => {
  const session = await begun();
  await sessions.endAllOf(ownersOf(session), session);
  later(5 * SECOND_MS);
  const fresh = (at: number | null) => sessions.isTokenGood({ ...session, token: "h.new.s" }, at);
  const now = Date.now();
  expect([await fresh(now), await fresh(now - 60 * SECOND_MS)]).toEqual([true, false]);
  expect([await fresh(null), await fresh(now + 120 * SECOND_MS)]).toEqual([false, false]);
});

test("a record lives as long as its session is used, at most two hours; what is left of it until 15 minutes after those", async () => {
  const session = await begun();
  later(IDLE_MS - SECOND_MS);
  await sessions.touch(session, new Date());
  later(IDLE_MS - SECOND_MS);
  expect(await isOpen(session)).toBe(true);
  later(2 * SECOND_MS);
  expect(await isOpen(session)).toBe(false);
  vi.useFakeTimers({ toFake: ["Date"], now: session.expires.getTime() + REMNANT_MS - SECOND_MS });
  expect(await leftOf(session)).not.toBeNull();
  later(2 * SECOND_MS);
  expect(await leftOf(session)).toBeNull();
  const nearly = await begun({ expires: new Date(Date.now() + SECOND_MS) });
  later(2 * SECOND_MS);
  expect(await isOpen(nearly)).toBe(false);
});

test("while keys change, processes with and without the new one open and end the same sessions", async () => {
  const both = createSessions(store, keyRing([keyOf(2), keyOf(1)]), IDLE_MS);
  const session = await begun();
  expect(await isOpen(session, both)).toBe(true);
  await both.endAllOf(ownersOf(session), null);
  expect([await isOpen(session), await isGood(session)]).toEqual([false, false]);
  const later = await begun();
  await both.end(later, "log-out");
  expect(await isGood(later)).toBe(false);
  expect(TOKEN_TTL_MS).toBe(7_200_000);
});
