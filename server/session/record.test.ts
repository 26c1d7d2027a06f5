import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { IN_MEMORY } from "#server/settings/in-memory.ts";
import { createSqliteStore } from "#server/store/sqlite.ts";
import { keyRing } from "./seal.ts";
import { findIds, findPendingIds, pendingCookie } from "./cookies.ts";
import { coreOf, recordKey, sessionIn, sessionRecord, type SessionIds } from "./record.ts";
import { createPendingSession, createSession } from "./session.ts";

const store = createSqliteStore(IN_MEMORY);
afterAll(() => store.close());
const { records } = store;
const ring = keyRing([new Uint8Array(32).fill(1)]);
const CLAIMS = { memberKey: "410000100", role: null, issuedByRole: null };

/** The session that these ids open. */
async function openedBy(ids: SessionIds) {
  const record = sessionRecord(records, ring, ids);
  await record.read();
  return sessionIn(record, ids);
}

async function stored() {
  const session = createSession("token.of.sub", CLAIMS, 1, new Date());
  const record = sessionRecord(records, ring, session);
  await records.create(record.key, coreOf(record, session), 60_000);
  await record.set("draft", "typed text");
  const read = async () => {
    const own = sessionRecord(records, ring, session);
    const isThere = await own.read();
    return { isThere, found: sessionIn(own, session), draft: own.get("draft", z.string()) };
  };
  return { session, record, read };
}

test("T-83 a record is found by the id, opened by the secret, and readable to neither alone", async () => {
  const { session, read } = await stored();
  expect(await read()).toEqual({ isThere: true, found: session, draft: "typed text" });
  const { id, secret } = session;
  const other = (await stored()).session;
  for (const ids of [
    { id, secret: other.secret },
    { id: other.id, secret },
  ])
    expect(await openedBy(ids)).toBeNull();
  const fields = await records.read(recordKey(id));
  const text = [recordKey(id), ...(fields ?? new Map<string, Buffer>()).values()]
    .map((each) => each.toString("latin1"))
    .join();
  for (const hidden of [id, secret, session.token, session.memberKey, "typed"])
    expect(text).not.toContain(hidden);
});

test("a field of another record, or of another name, does not open", async () => {
  const [one, other] = [await stored(), await stored()];
  const theirs = await records.read(other.record.key);
  const own = await records.read(one.record.key);
  const moved = [theirs?.get("draft"), own?.get("core")].map((field) => field ?? null);
  for (const draft of moved) {
    await records.write(one.record.key, { draft });
    expect((await one.read()).draft).toBeUndefined();
  }
  await records.write(one.record.key, { core: theirs?.get("core") ?? null });
  expect((await one.read()).found).toBeNull();
});

test("a removed record is not brought back by a request that writes late", async () => {
  const { record, read } = await stored();
  await records.remove(record.key);
  expect(await record.set("draft", "late")).toBe(false);
  expect((await read()).isThere).toBe(false);
});

test("a pending sign-in's cookie has both values, and only such values are looked for", () => {
  const pending = createPendingSession(createSession("token", CLAIMS, 1, new Date()));
  const { id, secret } = pending;
  const cookie = pendingCookie(pending);
  expect(findPendingIds(cookie)).toEqual({ id, secret });
  const foreign = [undefined, "", ".", id, `${cookie}.`, `${cookie}x`, ` ${cookie}`];
  expect(foreign.map(findPendingIds).filter((each) => each !== undefined)).toEqual([]);
  expect([findIds(secret, id), findIds(id, undefined), findIds(`${id}\n`, secret)]).toEqual(
    Array(3).fill(undefined),
  );
});
