import { afterAll, afterEach, expect, test, vi } from "vitest";
import { IN_MEMORY } from "#server/settings/in-memory.ts";
import { createSqliteStore } from "#server/store/sqlite.ts";
import { StoreAwayError } from "#server/store/store.ts";
import { eventually } from "#tests/harness/eventually.ts";
import { memberOwner, ownersOf, personBehind } from "./owners.ts";
import { keyRing } from "./seal.ts";
import { createSession, newIds, type Session } from "./session.ts";
import { createSessions, REMNANT_MS } from "./session-store.ts";

// What no page shows; all else of sessions: tests/sessions, tests/requests/session.

const store = createSqliteStore(IN_MEMORY);
afterAll(() => store.close());
afterEach(() => void vi.useRealTimers());

const keyOf = (byte: number) => new Uint8Array(32).fill(byte);
const IDLE_MS = 900_000;
const sessions = createSessions(store, keyRing([keyOf(1)]), IDLE_MS);

let tokens = 0;
/** A session of this member, of whom each test has another. */
async function begun(memberKey: string, token = `h.token-${(tokens += 1)}.s`): Promise<Session> {
  const claims = { memberKey, role: null, issuedByRole: null };
  const session = createSession(token, claims, 1, new Date());
  const made = await sessions.create(session, { now: new Date() });
  if (made === null) throw new Error("refused");
  return made;
}
const isOpen = (session: Session) => sessions.record(session).read();
const isGood = (session: Session) => sessions.tokens.isGood(session, Date.now());
async function endOf({ id }: Session) {
  const remnant = sessions.remnant(id);
  await remnant.read();
  return remnant.text("end");
}

test("a person is recognized in all their groups, however the user name is typed, but not in another brand", () => {
  const personOf = (memberKey: string, domainId: number, username: string | null) =>
    personBehind(
      createSession("t", { memberKey, role: null, issuedByRole: null }, domainId, new Date(), {
        username,
      }),
    );
  const person = personOf("1", 1, "Ana");
  expect(personOf("2", 1, " ana")).toBe(person);
  expect([personOf("1", 2, "Ana"), personOf("1", 1, "Ben")]).not.toContain(person);
  expect([personOf("1", 1, null), personOf("2", 1, null)]).toEqual(["1", "2"]);
});

test("a session that logged out meanwhile cannot be renewed; one that was renewed meanwhile can be again", async () => {
  const [old, made] = [await begun("switching"), await begun("switching")];
  expect(await sessions.replace(old, made)).toBe(true);
  expect([await endOf(old), await isOpen(old), await isOpen(made)]).toEqual([
    "replaced",
    false,
    true,
  ]);
  expect(await sessions.replace(old, made)).toBe(true);
  // A log-out that comes now has to come again with the new id.
  expect(await sessions.end(old, "log-out")).toBe(false);
  expect(await sessions.end(made, "log-out")).toBe(true);
  expect(await sessions.replace(made, await begun("switching"))).toBe(false);
});

test("of a log-out and a renewal at once the first alone holds", async () => {
  const [old, made] = [await begun("leaving"), await begun("leaving")];
  const leaving = [sessions.end(old, "log-out"), sessions.replace(old, made)];
  expect(await Promise.all(leaving)).toEqual([true, false]);
  const [other, next] = [await begun("renewing"), await begun("renewing")];
  const renewing = [sessions.replace(other, next), sessions.end(other, "log-out")];
  expect(await Promise.all(renewing)).toEqual([true, false]);
});

test("S-02 a sign-in that began before all sessions of its owner were ended is refused, in the same moment, too", async () => {
  const own = await begun("changing");
  const twin = await begun("changing", own.token);
  const generations = await sessions.generationsOf(ownersOf(own));
  await sessions.endAllOf(ownersOf(own), own);
  const late = { ...own, ...newIds(), generations };
  expect(await sessions.create(late, { now: new Date() })).toBeNull();
  expect([await isOpen(own), await isOpen(late)]).toEqual([true, false]);
  // The token that both had is still the own session's.
  expect([await isOpen(twin), await isGood(own)]).toEqual([false, true]);
});

test("a session that was unused for too long is forgotten, and not told that it ended with all of its owner's later on", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const idle = await begun("idle");
  vi.setSystemTime(Date.now() + IDLE_MS);
  expect(await isOpen(idle)).toBe(false);
  await sessions.endAllOf(ownersOf(idle), null);
  expect(await endOf(idle)).toBeUndefined();
  // For 15 minutes after its two hours it is known whose it was.
  vi.setSystemTime(idle.expires.getTime() + REMNANT_MS - 1);
  expect(await sessions.remnant(idle.id).read()).toBe(true);
  vi.setSystemTime(idle.expires.getTime() + REMNANT_MS);
  expect(await sessions.remnant(idle.id).read()).toBe(false);
});

const SECOND_MS = 1000;

test.each<[string, string, number, (session: Session) => Promise<unknown>]>([
  [
    "was renewed",
    "replaced",
    10 * SECOND_MS,
    async (session) => sessions.replace(session, await begun("told")),
  ],
  ["the gateway refused", "refused", 900 * SECOND_MS, (one) => sessions.end(one, "refused")],
  [
    "ended with all of its owner's",
    "ended-with-all",
    900 * SECOND_MS,
    (one) => sessions.endAllOf(ownersOf(one), null),
  ],
])("the end of a session that %s is told for its time, and no longer", async (...row) => {
  const [, told, toldMs, end] = row;
  vi.useFakeTimers({ toFake: ["Date"] });
  const session = await begun("told");
  await end(session);
  const endedAt = Date.now();
  vi.setSystemTime(endedAt + toldMs - 1);
  expect(await endOf(session)).toBe(told);
  vi.setSystemTime(endedAt + toldMs);
  expect(await sessions.remnant(session.id).read()).toBe(false);
});

test("an end of all sessions that the store broke off is carried out in full later on", async () => {
  const [own, other] = [await begun("own"), await begun("own")];
  const broken = vi.spyOn(store.records, "remove").mockRejectedValue(new StoreAwayError());
  const ending = sessions.endAllOf([memberOwner("own")], own);
  await expect(ending).rejects.toThrow(StoreAwayError);
  expect([await isOpen(own), await isOpen(other)]).toEqual([true, true]);
  broken.mockRestore();
  await eventually(async () => expect(await isOpen(other)).toBe(false));
  expect(await endOf(other)).toBe("ended-with-all");
  expect([await isOpen(own), await isGood(other)]).toEqual([true, false]);
});

test("while keys change, a process with both keys ends the sessions of a process with the old key alone", async () => {
  const both = createSessions(store, keyRing([keyOf(2), keyOf(1)]), IDLE_MS);
  const [first, second] = [await begun("first"), await begun("second")];
  await both.endAllOf(ownersOf(first), null);
  await both.end(second, "log-out");
  for (const session of [first, second])
    expect([await isOpen(session), await isGood(session)]).toEqual([false, false]);
});
