import { expect, test } from "vitest";
import {
  argumentsKey,
  CacheArgumentError,
  cacheKey,
  createAnswerCache,
  type AnswerCache,
} from "./cache.ts";
import type { Lifetime } from "./lifetimes.ts";

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
) => (await cache.getOrLoad(session, key, { lifetime, now: NOON }, load)).value;

const find = (cache: AnswerCache, session: string, key: string) =>
  cache.find(session, key, { lifetime: "session", now: NOON });

const failing = (error: Error) => () => Promise.reject(error);

test("HTTP-18 arguments are plain values, which never share a key, in whatever order they are written", () => {
  expect(() => cacheKey([{}])).toThrow(CacheArgumentError);
  expect(() => cacheKey([["a"]])).toThrow(CacheArgumentError);
  expect(() => cacheKey([true])).toThrow(CacheArgumentError);
  expect(cacheKey(["a", 1, null, undefined, new Date(0)])).toBe('s"a",n1,0,u,d0');
  const keys = [["1"], [1], [null], [undefined], [""], ["0"], ["a", "b"], ['a","b'], ["a,b"]];
  expect(new Set(keys.map(cacheKey)).size).toBe(keys.length);
  expect(argumentsKey("a", { x: 1, y: "2" })).toBe(argumentsKey("a", { y: "2", x: 1 }));
});
test("GW-05 an answer is kept for its arguments, until it is forgotten, and never for another session", async () => {
  const cache = newCache();
  const it = counting();
  expect(await read(cache, "s1", "account?a", "session", it.load)).toBe(1);
  expect(await read(cache, "s1", "account?a", "session", it.load)).toBe(1);
  expect(await read(cache, "s1", "account?b", "session", it.load)).toBe(2);
  await cache.drop("s1");
  expect(await read(cache, "s1", "account?a", "session", it.load)).toBe(3);
  const otherCache = newCache();
  const otherIt = counting();
  await read(otherCache, "s1", "account?", "session", otherIt.load);
  expect(await read(otherCache, "s2", "account?", "session", otherIt.load)).toBe(2);
  await otherCache.drop("s1");
  expect(await read(otherCache, "s2", "account?", "session", otherIt.load)).toBe(2);
});

test("callers in flight share one load", async () => {
  const cache = newCache();
  const it = counting();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => read(cache, "s1", "account?", "session", it.load)),
  );
  expect(answers).toEqual([1, 1, 1, 1, 1]);
  expect(it.calls()).toBe(1);
});

test("an answer can be recalled however old, by its own session, until it is forgotten", async () => {
  const cache = newCache();
  const short = async () => ({ value: false, bytes: 10, freshMs: 1 });
  expect(find(cache, "s1", "ebill?")).toBeUndefined();
  await read(cache, "s1", "ebill?", "session", short);
  const anew = () => read(cache, "s1", "ebill?", "session", counting().load);
  await expect.poll(anew).toBe(1);
  const old = async () => ({ value: "old", bytes: 10, freshMs: 1 });
  await read(cache, "s1", "pcp?", "session", old);
  const later = performance.now() + 3;
  await expect.poll(() => performance.now()).toBeGreaterThan(later);
  expect(find(cache, "s1", "pcp?")).toMatchObject({ value: "old" });
  expect(find(cache, "s2", "pcp?")).toBeUndefined();
  await cache.drop("s1", ["pcp"]);
  expect(find(cache, "s1", "pcp?")).toBeUndefined();
});

test("forgetting a call leaves the others", async () => {
  const cache = newCache();
  const it = counting();
  await read(cache, "s1", "ebill/ebillRegistered?", "session", it.load);
  await read(cache, "s1", "ebill/hasEbill?", "session", it.load);
  await cache.drop("s1", ["ebill/ebillRegistered"]);
  expect(await read(cache, "s1", "ebill/hasEbill?", "session", it.load)).toBe(2);
  expect(await read(cache, "s1", "ebill/ebillRegistered?", "session", it.load)).toBe(3);
});

test("an answer that was fetched anew is forgotten like the first", async () => {
  const cache = newCache();
  const it = counting();
  const briefly = async () => ({ ...(await it.load()), freshMs: 1 });
  await read(cache, "s1", "ebill/ebillRegistered?", "minute", briefly);
  await new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
  expect(await read(cache, "s1", "ebill/ebillRegistered?", "minute", it.load)).toBe(2);
  await cache.drop("s1", ["ebill/ebillRegistered"]);
  expect(await read(cache, "s1", "ebill/ebillRegistered?", "minute", it.load)).toBe(3);
});

test("the cache stays within its bytes", async () => {
  const cache = createAnswerCache(20_000, () => false);
  const it = counting(1000);
  for (let n = 0; n < 100; n += 1) await read(cache, "s1", `a?${n}`, "session", it.load);
  expect(cache.measure().bytes).toBeLessThanOrEqual(20_000);
  expect(cache.measure().entries).toBeGreaterThan(3);
});

/** Caches one answer and lets its freshness pass. */
async function withOldAnswer(): Promise<AnswerCache> {
  const cache = newCache();
  await read(cache, "s1", "claims?", "minute", async () => ({
    value: "old",
    bytes: 3,
    freshMs: 1,
  }));
  await new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
  return cache;
}

const readLater = (cache: AnswerCache, minutes: number, load: Load) =>
  cache.getOrLoad("s1", "claims?", { lifetime: "minute", now: minutesLater(minutes) }, load);

test("T-70 an older good answer serves a read that meets trouble, with the time of the gateway", async () => {
  const cache = await withOldAnswer();
  const served = { value: "old", at: NOON, isStale: true };
  // After a second failure it is still no fresher.
  expect(await readLater(cache, 14, failing(trouble))).toEqual(served);
  expect(await readLater(cache, 15, failing(trouble))).toEqual(served);
  const fresh = { value: 1, at: minutesLater(15), isStale: false };
  expect(await readLater(cache, 15, counting().load)).toEqual(fresh);
});

test("T-34 T-70 an answer serves no longer than 15 minutes, or until log-out where it is kept for that", async () => {
  const cache = await withOldAnswer();
  await expect(readLater(cache, 15.1, failing(trouble))).rejects.toBe(trouble);
  const found = (minutes: number) =>
    cache.find("s1", "claims?", { lifetime: "minute", now: minutesLater(minutes) });
  expect(found(15)).toMatchObject({ value: "old" });
  expect(found(15.1)).toBeUndefined();
  const otherCache = newCache();
  await read(otherCache, "s1", "account?", "session", counting().load);
  const otherFound = (minutes: number) =>
    otherCache.find("s1", "account?", { lifetime: "session", now: minutesLater(minutes) });
  expect(otherFound(119)).toEqual({ value: 1, at: NOON, isStale: false });
  expect(otherFound(121)).toBeUndefined();
});

test("an older answer serves no read that is refused, and is gone afterwards; a failure is not kept", async () => {
  const cache = await withOldAnswer();
  await expect(read(cache, "s1", "claims?", "minute", failing(refusal))).rejects.toBe(refusal);
  await expect(read(cache, "s1", "claims?", "minute", failing(trouble))).rejects.toBe(trouble);
  const otherCache = newCache();
  await expect(read(otherCache, "s1", "a?", "session", failing(trouble))).rejects.toBe(trouble);
  expect(await read(otherCache, "s1", "a?", "session", counting().load)).toBe(1);
});

test("T-39 an answer still under way when a write changes it is not kept", async () => {
  const cache = newCache();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const waiting = read(cache, "s1", "account?", "session", async () => {
    await arrived;
    return { value: "before", bytes: 10 };
  });
  const other = read(cache, "s2", "account?", "session", counting().load);
  await cache.drop("s1", ["account"]);
  const after = read(cache, "s1", "account?", "session", async () => {
    await arrived;
    return { value: "after", bytes: 10 };
  });
  arrive();
  expect([await waiting, await after, await other]).toEqual(["before", "after", 1]);
  expect(find(cache, "s2", "account?")).toMatchObject({ value: 1 });
  expect(find(cache, "s1", "account?")).toMatchObject({ value: "after" });
});

test("LOGOUT-11 T-39 an answer that comes after its session has ended leaves nothing behind", async () => {
  const cache = newCache();
  const waiting = read(cache, "s1", "account?", "session", counting().load);
  await cache.drop("s1");
  expect(await waiting).toBe(1);
  // The next read of the same page does not wait either.
  expect(await read(cache, "s1", "groups?", "session", counting().load)).toBe(1);
  expect(find(cache, "s1", "account?")).toBeUndefined();
  expect(cache.measure().entries).toBe(0);
});
