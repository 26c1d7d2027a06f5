import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { CONTRACT } from "#server/store/contract.fixture.ts";
import type { Store } from "#server/store/store.ts";
import { startCluster, type RedisCluster } from "#tests/harness/store/redis-cluster.ts";
import {
  describeWithOwnRedis,
  describeWithRedis,
  useRedis,
} from "#tests/harness/store/redis-server.ts";
import { redisStores, untilThere } from "#tests/harness/store/stores.ts";

// Redis keeps the contract of stores as SQLite does (server/store/sqlite.test.ts).

const stores = redisStores();
afterEach(() => void vi.useRealTimers());
let here: Store;
let there: Store;

async function openTwo(served: Parameters<typeof stores.open>[0]) {
  [here, there] = [stores.open(served), stores.open(served)];
  await Promise.all([untilThere(here), untilThere(there)]);
}

describeWithRedis("a store on a Redis server that two processes share", () => {
  let server: Awaited<ReturnType<typeof useRedis>>;
  beforeAll(async () => {
    server = await useRedis();
    await openTwo(server);
  });
  afterAll(async () => {
    await stores.end();
    await server.stop();
  });
  test.each(CONTRACT)("%s", async (_title, prove) => {
    await expect(prove({ here, there })).resolves.toBeUndefined();
  });

  test("forgets after a day that an owner had a record", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await here.records.create("early", {}, 1, ["owner"]);
    vi.setSystemTime(Date.now() + 86_400_000);
    await there.records.create("late", {}, 1, ["owner"]);
    expect(await here.records.ownedBy(["owner"])).toEqual(["late"]);
  });
});

describeWithOwnRedis("a store on a Redis Cluster that two processes share", () => {
  let cluster: RedisCluster;
  beforeAll(async () => {
    cluster = await startCluster();
    await openTwo({ url: cluster.url, isCluster: true });
  });
  afterAll(async () => {
    await stores.end();
    await cluster.stop();
  });
  test.each(CONTRACT)("%s", async (_title, prove) => {
    await expect(prove({ here, there })).resolves.toBeUndefined();
  });

  test("has its records on all nodes", async () => {
    const counts = await Promise.all(
      cluster.nodes.map((node) => node.ask((redis) => redis.dbsize())),
    );
    for (const count of counts) expect(count).toBeGreaterThan(0);
  });
});
