import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { dropping } from "#server/gateway/transport/create-gateway.ts";
import { GatewayUnreachableError } from "#server/gateway/transport/errors.ts";
import { LONG_AWAY_MS } from "#server/redis/store-health.ts";
import { answeringOn, NOW } from "#tests/harness/store/answering.ts";
import { describeWithOwnRedis, type RedisServer } from "#tests/harness/store/redis-server.ts";
import {
  sharedStores,
  untilAway,
  untilOpen,
  USUAL_MS,
} from "#tests/harness/store/shared-stores.ts";
import { eventually } from "#tests/harness/eventually.ts";

// Two processes with an answer cache each, and one server.

/**
 * When the answers that a lost write may have changed are read again; the test does not wait for
 * it.
 */
const LATER_MS = 123_456;
const OUTAGE = new Error("outage");

const { serve, storeOn, end } = sharedStores();
afterEach(end);

const processOn = (server: RedisServer, timeoutMs?: number) =>
  answeringOn({ storeOn }, server, { timeoutMs, mayServeStale: (error) => error === OUTAGE });

/** Answers are stored in the background. */
const isStored = (server: RedisServer, count = 1) =>
  eventually(async () => {
    const fields = await server.ask(async (redis) => {
      const keys = await redis.keys("*answers*");
      const sizes = await Promise.all(keys.map((key) => redis.hkeys(key)));
      return sizes.flat().filter((field) => field !== "generation");
    });
    expect(fields).toHaveLength(count);
  });

describeWithOwnRedis("gateway answers that processes share", () => {
  test("an answer of one process is used by the other, from its memory without the server too", async () => {
    const server = await serve();
    const [a, b] = [await processOn(server), await processOn(server)];
    const session = randomUUID();
    expect(await a.read(session, "one")).toEqual({ value: "one", asked: 1, isStale: false });
    await isStored(server);
    expect(await b.read(session, "two")).toEqual({ value: "one", asked: 0, isStale: false });
    // From its own memory, without the server.
    await server.kill();
    expect(await b.read(session, "two")).toEqual({ value: "one", asked: 0, isStale: false });
  });

  test("after a write in one process the other asks the gateway at once", async () => {
    const server = await serve();
    const [a, b] = [await processOn(server), await processOn(server)];
    const session = randomUUID();
    await a.read(session, "old");
    await isStored(server);
    await b.read(session, "old");
    await a.cache.drop(session, ["account"]);
    expect((await b.read(session, "new")).value).toBe("new");
    // The answer is stored in the background.
    const notYet = () => Promise.reject(new Error("not stored yet"));
    await eventually(async () => expect((await a.read(session, notYet)).value).toBe("new"));
  });

  test("a write whose answer was lost is read again by the other process after the gateway's time limit", async () => {
    const server = await serve();
    const [a, b] = [await processOn(server), await processOn(server)];
    const session = randomUUID();
    const timers = vi.spyOn(globalThis, "setTimeout");
    const call = { method: "POST", path: "plan-management/cancellation" } as const;
    const context = { cache: a.cache, session, settings: { timeoutMs: LATER_MS } };
    const write = Promise.reject(new GatewayUnreachableError(call));
    await expect(dropping(context, [{ path: "account" }], write)).rejects.toThrow(
      GatewayUnreachableError,
    );
    // The gateway may still be working on the write.
    await a.read(session, "old");
    await isStored(server);
    expect((await b.read(session, "old")).value).toBe("old");
    const [later] = timers.mock.calls.find(([, ms]) => ms === LATER_MS) ?? [];
    timers.mockRestore();
    later?.();
    await eventually(async () => expect((await b.read(session, "new")).value).toBe("new"));
  });

  test("an answer from before a write is not stored after it", async () => {
    const server = await serve();
    const [a, b] = [await processOn(server), await processOn(server)];
    const session = randomUUID();
    const slow = Promise.withResolvers<string>();
    const reading = b.read(session, () => slow.promise);
    await eventually(() => expect(server.ask((redis) => redis.ping())).resolves.toBe("PONG"));
    await a.cache.drop(session, ["claims/{type}"]);
    slow.resolve("old");
    await reading;
    const c = await processOn(server);
    expect(await c.read(session, "new")).toEqual({ value: "new", asked: 1, isStale: false });
  });

  test("a stored answer opens with its member's token only", async () => {
    const server = await serve();
    const [a, b] = [await processOn(server), await processOn(server)];
    const session = randomUUID();
    const call = 'claims/{type}/{id}?sid,s"CLAIM-SENTINEL"';
    await a.read(session, '{"name":"NAME-SENTINEL"}', { call });
    await isStored(server);
    const other = await b.read(session, "own", { call, token: "another token" });
    expect(other).toEqual({ value: "own", asked: 1, isStale: false });
    const everything = await server.ask(async (redis) => {
      const keys = await redis.keys("*");
      const values = await Promise.all(keys.map((key) => redis.hgetall(key)));
      return JSON.stringify([keys, values]);
    });
    expect(everything).not.toMatch(/SENTINEL|claims|token-of/);
  });

  test("an ended session leaves no answer on the store", async () => {
    const server = await serve();
    const a = await processOn(server);
    const session = randomUUID();
    await a.read(session, "one");
    await isStored(server);
    await a.cache.drop(session);
    await isStored(server, 0);
    expect((await a.read(session, "two")).asked).toBe(1);
    await isStored(server, 0);
  });

  test("an older answer of another process bridges a gateway outage for 15 minutes", async () => {
    const server = await serve();
    const [a, b] = [await processOn(server), await processOn(server)];
    const session = randomUUID();
    await a.read(session, "one");
    await isStored(server);
    const fails = () => Promise.reject(OUTAGE);
    const after = (minutes: number) => ({
      lifetime: "minute" as const,
      now: new Date(NOW.getTime() + minutes * 60_000),
    });
    expect(await b.read(session, fails, after(15))).toEqual({
      value: "one",
      asked: 1,
      isStale: true,
    });
    await expect(b.read(session, fails, after(16))).rejects.toBe(OUTAGE);
  });

  test("without the server each process asks the gateway, and shows what the browser wrote", async () => {
    const server = await serve();
    const [a, b] = [await processOn(server, USUAL_MS), await processOn(server, USUAL_MS)];
    const session = randomUUID();
    await a.read(session, "old");
    await isStored(server);
    await b.read(session, "old");
    server.pause();
    const written = await a.cache.drop(session, ["account"]);
    expect((await a.read(session, "new", { written })).value).toBe("new");
    expect((await b.read(session, "new", { written })).value).toBe("new");
    // A request without the cookie of a write need not wait for the store.
    expect((await b.read(session, "newer")).asked).toBe(1);
    server.resume();
    for (const { store } of [a, b]) await untilOpen(store);
    await eventually(async () => expect((await b.read(session, "new")).value).toBe("new"));
  });

  test("a write just after a long outage is known to the other process", async () => {
    const server = await serve();
    const [a, b] = [await processOn(server, USUAL_MS), await processOn(server, USUAL_MS)];
    const session = randomUUID();
    await a.read(session, "old");
    await isStored(server);
    await b.read(session, "old");
    server.pause();
    await untilAway(a.store);
    await sleep(LONG_AWAY_MS);
    server.resume();
    // It is there, and each process first lets the others tell what it missed.
    await server.ask((redis) => redis.ping());
    await a.cache.drop(session, ["account"]);
    await untilOpen(b.store);
    await eventually(async () => expect((await b.read(session, "new")).value).toBe("new"));
  });

  test("with a full server a write is still read by the other process", async () => {
    const server = await serve("--maxmemory", "3mb", "--maxmemory-policy", "noeviction");
    const [a, b] = [await processOn(server), await processOn(server)];
    const session = randomUUID();
    await a.read(session, "old");
    await isStored(server);
    await b.read(session, "old");
    await server.ask(async (redis) => {
      for (let at = 0; ; at += 1) {
        if ((await redis.set(`fill${at}`, "x".repeat(50_000)).catch(String)) !== "OK") return;
      }
    });
    await a.cache.drop(session, ["account"]);
    await eventually(async () => expect((await b.read(session, "new")).value).toBe("new"));
    expect(a.store.isOpen()).toBe(true);
  });
});
