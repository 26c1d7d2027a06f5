import { afterAll, expect, test } from "vitest";
import { IN_MEMORY } from "#server/settings/in-memory.ts";
import { createSqliteStore } from "#server/store/sqlite.ts";
import { StoreAwayError, type RecordStore } from "#server/store/store.ts";
import { sessionRecord } from "./record.ts";
import { keyRing } from "./seal.ts";
import { newIds } from "./session.ts";
import { createVersions } from "./versions.ts";

// That one's own write is seen at once in every process: tests/sessions/once.ts.

const store = createSqliteStore(IN_MEMORY);
afterAll(() => store.close());
const { records } = store;
const ring = keyRing([new Uint8Array(32).fill(1)]);

/** Requests of one session, each with the record as it is when it begins. */
async function requests(engine: RecordStore = records) {
  const ids = newIds();
  await records.create(sessionRecord(records, ring, ids).key, {}, 60_000);
  let count = 0;
  return async () => {
    const record = sessionRecord(engine, ring, ids);
    await record.read();
    return createVersions(record, `request-${(count += 1)}`);
  };
}

const CALLS = ["account", "groups"];

test("what is read while one of two writes is under way is kept for nobody else, whichever ends first; other calls' answers are", async () => {
  const begin = await requests();
  const [first, second] = [await begin(), await begin()];
  const [endFirst, endSecond] = [await first.begin(CALLS), await second.begin(CALLS)];
  const [one, other] = [(await begin()).of("account"), (await begin()).of("account")];
  expect([one.isKept, other.isKept, one.version === other.version]).toEqual([false, false, false]);
  expect((await begin()).of("claims").isKept).toBe(true);
  await endFirst();
  const between = (await begin()).of("account");
  await endSecond();
  const after = (await begin()).of("account");
  expect([between.isKept, after.isKept]).toEqual([false, true]);
  expect(between.version).not.toContain(after.version);
});

test("a store that goes away during a write leaves its answers kept by nobody, and no write unsent", async () => {
  let isAway = false;
  const write: RecordStore["write"] = async (...args) => {
    if (isAway) throw new StoreAwayError();
    return records.write(...args);
  };
  const begin = await requests({ ...records, write });
  const writer = await begin();
  const end = await writer.begin(CALLS);
  isAway = true;
  await end();
  expect((await begin()).of("account").isKept).toBe(false);
  await expect(writer.begin(CALLS)).rejects.toThrow(StoreAwayError);
});
