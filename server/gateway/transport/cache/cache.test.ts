import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keyRing, sealFor } from "#server/session/seal.ts";
import { IN_MEMORY } from "#server/settings/in-memory.ts";
import { createSqliteStore } from "#server/store/sqlite.ts";
import {
  argumentsKey,
  CacheArgumentError,
  cacheKey,
  createAnswerCache,
  type AnswerCache,
} from "./cache.ts";
import type { Lifetime } from "./lifetimes.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const trouble = new Error("trouble");
const refusal = new Error("refusal");
const newCache = () => createAnswerCache(100_000, (error) => error === trouble);

/** A load that counts its calls and answers the count. */
const counting = (bytes = 10) => {
  let calls = 0;
  const load = async () => ({ value: (calls += 1), bytes });
  return { load, calls: () => calls };
};

const NOON = new Date("2026-11-21T12:00:00-08:00");
const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

type Load = Parameters<AnswerCache["getOrLoad"]>[3];

/** The value of an answer that is read at noon. */
const read = async (
  cache: AnswerCache,
  session: string,
  key: string,
  lifetime: Lifetime,
  load: Load,
  version = "",
) => (await cache.getOrLoad(session, key, { lifetime, version, now: NOON }, load)).value;

const find = (cache: AnswerCache, session: string, key: string, version = "") =>
  cache.find(session, key, { lifetime: "session", version, now: NOON });

const failing = (error: Error) => () => Promise.reject(error);

test("HTTP-18 a cache key takes strings, numbers, null, undefined and dates, each with its own key", () => {
  for (const refused of [{}, ["a"], true]) {
    expect(() => cacheKey([refused])).toThrow(CacheArgumentError);
  }
  expect(cacheKey(["a", 1, null, undefined, new Date(0)])).toBe('s"a",n1,0,u,d0');
  const keys = [["1"], [1], [null], [undefined], [""], ["0"], ["a", "b"], ['a","b'], ["a,b"]];
  expect(new Set(keys.map(cacheKey)).size).toBe(keys.length);
  expect(argumentsKey("a", { x: 1, y: "2" })).toBe(argumentsKey("a", { y: "2", x: 1 }));
});

test("GW-05 T-39 an answer is kept for its session, arguments and version", async () => {
  const cache = newCache();
  const { load } = counting();
  const ask = (session: string, key: string, version?: string) =>
    read(cache, session, key, "session", load, version);
  expect([await ask("s1", "account?a"), await ask("s1", "account?a")]).toEqual([1, 1]);
  expect([await ask("s1", "account?b"), await ask("s2", "account?a")]).toEqual([2, 3]);
  expect(find(cache, "s2", "account?b")).toBeUndefined();
  expect([await ask("s1", "account?a", "2"), await ask("s2", "account?a")]).toEqual([4, 3]);
  expect(find(cache, "s1", "account?a", "3")).toBeUndefined();
});

test("five concurrent reads of one answer share one load", async () => {
  const cache = newCache();
  const it = counting();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => read(cache, "s1", "account?", "session", it.load)),
  );
  expect([answers, it.calls()]).toEqual([[1, 1, 1, 1, 1], 1]);
});

test("an answer is fresh for its lifetime or the shorter time that its load states", async () => {
  const cache = newCache();
  const loads = [{ freshMs: 1000 }, { freshMs: 1_000_000 }, {}].map((more, at) => {
    const { load } = counting();
    return () =>
      read(cache, "s1", `a?${at}`, "minute", async () => ({ ...(await load()), ...more }));
  });
  const ask = () => Promise.all(loads.map((load) => load()));
  await ask();
  vi.advanceTimersByTime(999);
  expect(await ask()).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(1);
  expect(await ask()).toEqual([2, 1, 1]);
  vi.advanceTimersByTime(59_000);
  expect(await ask()).toEqual([3, 2, 2]);
});

test("the cache drops old answers to stay within its bytes", async () => {
  const cache = createAnswerCache(20_000, () => false);
  const it = counting(1000);
  for (let n = 0; n < 100; n += 1) await read(cache, "s1", `a?${n}`, "session", it.load);
  expect(cache.measure().bytes).toBeLessThanOrEqual(20_000);
  expect(cache.measure().entries).toBeGreaterThan(3);
});

/** A cache with one answer that is no longer fresh. */
async function withOldAnswer(): Promise<AnswerCache> {
  const cache = newCache();
  await read(cache, "s1", "claims?", "minute", async () => ({ value: "old", bytes: 3 }));
  vi.advanceTimersByTime(60_000);
  return cache;
}

const readLater = (cache: AnswerCache, minutes: number, load: Load) =>
  cache.getOrLoad(
    "s1",
    "claims?",
    { lifetime: "minute", version: "", now: minutesLater(minutes) },
    load,
  );

test("T-70 an old answer stands in for a read that meets an outage, with its own time, and stays old", async () => {
  const cache = await withOldAnswer();
  const served = { value: "old", at: NOON, isStale: true };
  expect(await readLater(cache, 14, failing(trouble))).toEqual(served);
  expect(await readLater(cache, 15, failing(trouble))).toEqual(served);
  const fresh = { value: 1, at: minutesLater(15), isStale: false };
  expect(await readLater(cache, 15, counting().load)).toEqual(fresh);
});

test("T-70 an answer that stays fresh for less than its session stands in for 15 minutes as any other", async () => {
  const cache = newCache();
  const soon = async () => ({ value: "old", bytes: 3, freshMs: 60_000 });
  await read(cache, "s1", "handbook?", "session", soon);
  vi.advanceTimersByTime(60_000);
  const later = (minutes: number) => {
    const query = { lifetime: "session", version: "", now: minutesLater(minutes) } as const;
    return cache.getOrLoad("s1", "handbook?", query, failing(trouble));
  };
  expect(await later(15)).toMatchObject({ value: "old", isStale: true });
  await expect(later(15.1)).rejects.toBe(trouble);
});

test("T-34 T-70 the cache can serve an answer of lifetime minute for 15 minutes, one of session for two hours", async () => {
  const cache = await withOldAnswer();
  await expect(readLater(cache, 15.1, failing(trouble))).rejects.toBe(trouble);
  await read(cache, "s1", "account?", "session", counting().load);
  const found = (path: string, lifetime: Lifetime, minutes: number) =>
    cache.find("s1", path, { lifetime, version: "", now: minutesLater(minutes) });
  expect(found("claims?", "minute", 15)).toMatchObject({ value: "old" });
  expect(found("claims?", "minute", 15.1)).toBeUndefined();
  expect(found("account?", "session", 119)).toEqual({ value: 1, at: NOON, isStale: false });
  expect(found("account?", "session", 121)).toBeUndefined();
});

test("T-70 a refused read drops the old answer instead of serving it, and a failure is not kept", async () => {
  const cache = await withOldAnswer();
  await expect(read(cache, "s1", "claims?", "minute", failing(refusal))).rejects.toBe(refusal);
  await expect(read(cache, "s1", "claims?", "minute", failing(trouble))).rejects.toBe(trouble);
  expect(await read(cache, "s1", "claims?", "minute", counting().load)).toBe(1);
});

test("T-39 an answer that was under way before a write is not shared with later reads", async () => {
  const cache = newCache();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const late = (value: string) => async () => {
    await arrived;
    return { value, bytes: 10 };
  };
  const waiting = read(cache, "s1", "account?", "session", late("before"), "1");
  const other = read(cache, "s2", "account?", "session", counting().load, "1");
  const after = read(cache, "s1", "account?", "session", late("after"), "2");
  arrive();
  expect([await waiting, await after, await other]).toEqual(["before", "after", 1]);
  expect(find(cache, "s1", "account?", "2")).toMatchObject({ value: "after" });
});

test("T-39 another process's answer is used, but not for a version that a write made", async () => {
  const store = createSqliteStore(IN_MEMORY);
  const [here, there] = [1, 2].map(() => createAnswerCache(100_000, () => false, store.values));
  const seal = sealFor(keyRing([new Uint8Array(32)]), "member", "answers");
  const sharing = { seal, parse: (text: string): unknown => JSON.parse(text) };
  const ask = (cache: AnswerCache | undefined, version: string, value: string) =>
    cache?.getOrLoad("s1", "account?", { lifetime: "session", version, now: NOON, sharing }, () =>
      Promise.resolve({ value, text: JSON.stringify(value), bytes: 10 }),
    );
  await ask(here, "1", "before");
  expect(await ask(there, "1", "unread")).toMatchObject({ value: "before", isShared: true });
  expect(await ask(there, "2", "after")).toMatchObject({ value: "after" });
  await store.close();
});
