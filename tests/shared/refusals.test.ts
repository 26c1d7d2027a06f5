import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { keepLog } from "#server/log/quiet-log.fixture.ts";
import { createRuntime } from "#server/runtime.ts";
import { createRevocations } from "#server/session/store/revocation.ts";
import { settingsWith } from "#server/settings/settings.fixture.ts";
import { answeringOn } from "#tests/harness/store/answering.ts";
import { fill } from "#tests/harness/store/redis-content.ts";
import { describeWithOwnRedis, type RedisServer } from "#tests/harness/store/redis-server.ts";
import { RING, sharedStores } from "#tests/harness/store/shared-stores.ts";
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

/** Milliseconds until the answers of the only session expire, once the server has some. */
const timeLeft = (server: RedisServer): Promise<number> =>
  eventually(async () => {
    const [key = ""] = await server.ask((redis) => redis.keys("*answers*"));
    const left = await server.ask((redis) => redis.pttl(key));
    expect(left).not.toBe(-2);
    return left;
  });

describeWithOwnRedis("a server that refuses writes", () => {
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
