import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { keepLog } from "#server/log/quiet-log.fixture.ts";
import { createRuntime } from "#server/runtime.ts";
import { createRevocations } from "#server/session/store/revocation.ts";
import { settingsWith } from "#server/settings/settings.fixture.ts";
import { answeringOn } from "#tests/harness/store/answering.ts";
import { describeWithOwnRedis, type RedisServer } from "#tests/harness/store/redis-server.ts";
import { fill, RING, sharedStores } from "#tests/harness/store/shared-stores.ts";
import { eventually } from "#tests/harness/eventually.ts";

// A server that answers reads and refuses writes, as a primary without its replicas does.

const stores = sharedStores();
afterEach(stores.end);

async function processOn(server: RedisServer) {
  const answering = await answeringOn(stores, server);
  return { ...answering, ...createRevocations(answering.store, RING) };
}

const set = (server: RedisServer, name: string, value: string) =>
  server.ask((redis) => redis.config("SET", name, value));
const refuseWrites = (server: RedisServer) => set(server, "min-replicas-to-write", "1");
const takeWrites = (server: RedisServer) => set(server, "min-replicas-to-write", "0");

/** Milliseconds until the answers of the only session expire, once the server has some. */
const timeLeft = (server: RedisServer): Promise<number> =>
  eventually(async () => {
    const [key = ""] = await server.ask((redis) => redis.keys("*answers*"));
    const left = await server.ask((redis) => redis.pttl(key));
    expect(left).not.toBe(-2);
    return left;
  });

describeWithOwnRedis("a server that refuses writes", () => {
  test("a log-out is known to running processes, and written once the server takes writes", async () => {
    const server = await stores.serve();
    const [a, b] = [await processOn(server), await processOn(server)];
    const session = randomUUID();
    await refuseWrites(server);
    await a.revoke(session);
    expect(a.countUnshared()).toBe(1);
    expect(await b.statusOf(session)).toBe("ended");
    await takeWrites(server);
    await eventually(() => expect(a.countUnshared()).toBe(0));
    expect(await (await processOn(server)).statusOf(session)).toBe("ended");
  });

  test("a browser's write is seen by every process while the server refuses writes", async () => {
    const server = await stores.serve();
    const [a, b] = [await processOn(server), await processOn(server)];
    const session = randomUUID();
    await a.read(session, "old");
    await timeLeft(server);
    expect((await b.read(session, "new")).value).toBe("old");
    await refuseWrites(server);
    const written = await a.cache.drop(session, ["account"]);
    for (const each of [a, b]) {
      expect((await each.read(session, "new", { written })).value).toBe("new");
    }
    await takeWrites(server);
    await eventually(async () => expect((await b.read(session, "new")).value).toBe("new"));
  });

  test("answers that a server takes after it was full have an expiry", async () => {
    const server = await stores.serve();
    const a = await processOn(server);
    const session = randomUUID();
    await fill(server);
    await a.read(session, "one");
    // Its reply on the same connection proves that the answer before it is stored.
    await a.statusOf(session);
    await set(server, "maxmemory", "0");
    await a.read(session, "two", { call: "groups?" });
    expect(await timeLeft(server)).toBeGreaterThan(0);
  });

  test("a process that ends during an outage logs how many log-outs were not written", async () => {
    const server = await stores.serve();
    const log = keepLog();
    const runtime = createRuntime(settingsWith({ REDIS_URL: server.url, LOG_LEVEL: "error" }));
    await runtime.store?.ready();
    await server.kill();
    await runtime.revocations.revoke(randomUUID());
    await runtime.finish(100);
    await runtime.store?.close();
    const told = /"level":"error".*"length":1,"msg":"shared store was not told of all"/;
    await expect.poll(log).toMatch(told);
  });
});
