import { spawn } from "node:child_process";
import { once } from "node:events";
import { randomUUID } from "node:crypto";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { createMetrics } from "#server/metrics/metrics.ts";
import { StoreAwayError, type Store } from "#server/store/store.ts";
import { eventually } from "#tests/harness/eventually.ts";
import { OWN_HOST } from "#tests/harness/network/own-host.ts";
import { startRelay, type Relay } from "#tests/harness/network/relay.ts";
import { startCluster } from "#tests/harness/store/redis-cluster.ts";
import { startFailover } from "#tests/harness/store/sentinel.ts";
import { fill } from "#tests/harness/store/redis-content.ts";
import {
  describeWithOwnRedis,
  startRedis,
  type RedisServer,
} from "#tests/harness/store/redis-server.ts";
import { redisStores, untilNotThere, untilThere, USUAL_MS } from "#tests/harness/store/stores.ts";

// A Redis that is in trouble: an answer is right, none, or StoreAwayError, and it comes back by itself.

const stores = redisStores();
afterEach(() => stores.end());

const LONG_MS = 600_000;
const LATE_MS = 10 * USUAL_MS;
const VALUE = Buffer.from("value");

async function serve(...settings: readonly string[]): Promise<RedisServer> {
  const server = await startRedis(...settings);
  onTestFinished(() => server.stop());
  return server;
}

/** Every function of a store, on a record and a value. */
const asking = (key: string): Record<string, (store: Store) => Promise<unknown>> => ({
  read: ({ records }) => records.read(key),
  create: ({ records }) => records.create(randomUUID(), { core: VALUE }, LONG_MS, [MINE]),
  write: ({ records }) => records.write(key, { seen: VALUE }, LONG_MS),
  remove: ({ records }) => records.remove(randomUUID()),
  ownedBy: ({ records }) => records.ownedBy([randomUUID()]),
  get: ({ values }) => values.get(`value:${key}`),
  set: ({ values }) => values.set(randomUUID(), VALUE, LONG_MS),
  setAnyway: ({ values }) => values.setAnyway(randomUUID(), VALUE, LONG_MS),
  add: ({ values }) => values.add(randomUUID(), VALUE, LONG_MS),
  extend: ({ values }) => values.extend(`value:${key}`, VALUE, LONG_MS),
});
const MINE = "mine";

/** What a question comes to: its answer, or "away". Any other error is a defect. */
const outcomeOf = async <Answer>(asked: Promise<Answer>): Promise<Answer | "away"> =>
  asked.catch((error: unknown) => {
    if (error instanceof StoreAwayError) return "away";
    throw error;
  });

/** Which functions are answered, by name. */
async function answering(store: Store, key: string): Promise<string[]> {
  const asked = Object.entries(asking(key)).map(async ([name, ask]) =>
    (await outcomeOf(ask(store))) === "away" ? [] : [name],
  );
  return (await Promise.all(asked)).flat();
}

const ALL = Object.keys(asking(""));

type Troubled = { readonly server: RedisServer; readonly relay: Relay };

describeWithOwnRedis("a store whose Redis is in trouble", () => {
  test.each<[string, Record<"begin" | "end", (troubled: Troubled) => unknown>, "kept" | "lost"]>([
    [
      "killed",
      { begin: ({ server }) => server.kill(), end: ({ server }) => server.restart() },
      "lost",
    ],
    [
      "stopped",
      { begin: ({ server }) => server.pause(), end: ({ server }) => server.resume() },
      "kept",
    ],
    [
      "unreachable",
      { begin: ({ relay }) => relay.refuse(), end: ({ relay }) => relay.accept() },
      "kept",
    ],
    [
      "silent behind the network",
      { begin: ({ relay }) => relay.hold(), end: ({ relay }) => relay.release() },
      "kept",
    ],
    [
      "slower than the time-out",
      { begin: ({ relay }) => relay.delay(LATE_MS), end: ({ relay }) => relay.restore() },
      "kept",
    ],
    [
      "a replica",
      {
        begin: ({ server }) => server.ask((redis) => redis.replicaof(OWN_HOST, 1)),
        end: ({ server }) => server.ask((redis) => redis.call("REPLICAOF", "NO", "ONE")),
      },
      "kept",
    ],
  ])("%s: is away for all, and comes back by itself", async (_title, trouble, data) => {
    const server = await serve();
    const relay = await startRelay(server.port, OWN_HOST);
    onTestFinished(() => relay.refuse().catch(() => undefined));
    const url = `redis://${OWN_HOST}:${relay.port}/0`;
    const store = stores.open({ url, timeoutMs: USUAL_MS });
    await untilThere(store);
    const key = randomUUID();
    await eventually(() => store.records.create(key, { core: VALUE }, LONG_MS));
    await trouble.begin({ server, relay });
    await untilNotThere(store);
    expect(await answering(store, key)).toEqual([]);
    await trouble.end({ server, relay });
    await untilThere(store);
    const found = await eventually(() => store.records.read(key));
    expect(found?.get("core")).toEqual(data === "kept" ? VALUE : undefined);
  });

  test("stopped: is not asked by each request", async () => {
    const server = await serve();
    const store = stores.open({ url: server.url, timeoutMs: USUAL_MS });
    await untilThere(store);
    server.pause();
    for (let at = 0; at < 50; at += 1)
      expect(await outcomeOf(store.records.read("key"))).toBe("away");
    server.resume();
    await untilThere(store);
    const stats = await server.ask((redis) => redis.info("commandstats"));
    const asked = Number(/^cmdstat_hgetall:calls=(\d+)/m.exec(stats)?.[1] ?? 0);
    expect(asked).toBeLessThan(5);
  });

  test("full: ends and changes sessions, takes no new ones, and is there", async () => {
    const server = await serve();
    const store = stores.open(server);
    await untilThere(store);
    const [key, other] = [randomUUID(), randomUUID()];
    await store.records.create(key, { core: VALUE }, LONG_MS, [MINE]);
    await store.records.create(other, { core: VALUE }, LONG_MS, [MINE]);
    await store.values.set(`value:${key}`, VALUE, LONG_MS);
    await fill(server);
    const refused = ["create", "set", "add"];
    expect(await answering(store, key)).toEqual(ALL.filter((name) => !refused.includes(name)));
    expect(await store.records.write(key, { seen: VALUE })).toBe(true);
    expect((await store.records.read(key))?.get("seen")).toEqual(VALUE);
    expect(await store.values.extend(`value:${key}`, VALUE, LONG_MS)).toBe(true);
    const keys = await store.records.ownedBy([MINE]);
    expect(keys.toSorted()).toEqual([key, other].toSorted());
    expect(await store.records.remove(other)).toBe(true);
    expect(store.isThere()).toBe(true);
    await server.ask((redis) => redis.config("SET", "maxmemory", "0"));
    expect(await answering(store, key)).toEqual(ALL);
  });

  test("emptied: has no record, and none comes back", async () => {
    const server = await serve();
    const store = stores.open(server);
    await untilThere(store);
    const key = randomUUID();
    await store.records.create(key, {}, LONG_MS, [MINE]);
    await server.ask((redis) => redis.flushall());
    expect(await store.records.read(key)).toBeNull();
    expect(await store.records.write(key, { seen: VALUE })).toBe(false);
    expect(await store.records.ownedBy([MINE])).toEqual([]);
  });

  test("written to by others: what is not a record or a value is none", async () => {
    const server = await serve();
    const store = stores.open(server);
    await untilThere(store);
    const name = (key: string) => `member-dashboard:${key}`;
    await server.ask(async (redis) => {
      await redis.set(name("text"), "text");
      await redis.rpush(name("list"), "item");
      await redis.hset(name("hash"), "core", "of nobody");
      await redis.set(name("long"), Buffer.alloc(4_000_001, 1));
      await redis.set(name("owner:text"), "text");
    });
    for (const key of ["text", "list", "hash"]) expect(await store.records.read(key)).toBeNull();
    for (const key of ["text", "list"])
      expect(await store.records.write(key, { core: VALUE })).toBe(false);
    for (const key of ["list", "hash", "long"]) expect(await store.values.get(key)).toBeNull();
    expect(await store.values.extend("list", VALUE, LONG_MS)).toBe(false);
    expect(await store.records.ownedBy(["text"])).toEqual([]);
    await store.records.create("list", { core: VALUE }, LONG_MS, ["text"]);
    expect(await store.records.ownedBy(["text"])).toEqual(["list"]);
    expect(store.isThere()).toBe(true);
  });

  test.each([
    ["a password that is wrong", "default:wrong", "WRONGPASS"],
    ["a user without a command that is needed", "reader:known", "NOPERM"],
  ])("reports the server's error for %s", async (_title, user, word) => {
    const server = await serve();
    await server.ask(async (redis) => {
      await redis.call("ACL", "SETUSER", "reader", "on", ">known", "~*", "&*", "+@all", "-info");
      await redis.config("SET", "requirepass", "known");
    });
    const errors: string[] = [];
    const url = server.url.replace("//", `//${user}@`);
    const store = stores.open({ url, onError: (error) => void errors.push(String(error)) });
    await eventually(() => expect(errors.join("\n")).toContain(word));
    expect(store.isThere()).toBe(false);
    await expect(store.records.read("key")).rejects.toThrow(StoreAwayError);
  });

  test("moved: uses the new address", async () => {
    const [from, to] = [await serve(), await serve()];
    const store = stores.open(from);
    await untilThere(store);
    await store.values.set("value", Buffer.from("of the first"), LONG_MS);
    await store.moveTo(to.url);
    await eventually(async () => expect(await store.values.get("value")).toBeNull());
  });
});

describeWithOwnRedis("a store on a Redis Cluster that loses a node", () => {
  test.each(["killed", "stopped"] as const)("%s: comes back by itself", async (how) => {
    const cluster = await startCluster();
    onTestFinished(() => cluster.stop());
    const store = stores.open({ url: cluster.url, isCluster: true, timeoutMs: USUAL_MS });
    await untilThere(store);
    const keys = Array.from({ length: 30 }, () => `{${randomUUID()}}`);
    for (const key of keys) await eventually(() => store.records.create(key, {}, LONG_MS));
    const [lost] = cluster.nodes;
    if (how === "killed") await lost?.kill();
    else lost?.pause();
    await untilNotThere(store);
    const read = (key: string) => outcomeOf(store.records.read(key).then((record) => !!record));
    const during = await Promise.all(keys.map(read));
    expect(during).toContain("away");
    expect(during).not.toContain(false);
    if (how === "killed") await lost?.restart();
    else lost?.resume();
    await untilThere(store);
    await eventually(async () => {
      const after = await Promise.all(keys.map(read));
      expect(after).not.toContain("away");
      // A node that was killed comes back empty.
      expect(after.includes(false)).toBe(how === "killed");
    });
  });
});

describeWithOwnRedis("a store behind sentinels", () => {
  test("follows to the new primary, also after a connection that was cut as it was made", async () => {
    const servers = await startFailover();
    onTestFinished(() => servers.close());
    const { REDIS_URL: url, REDIS_SENTINELS: sentinel } = servers.env;
    const store = stores.open({ url, sentinels: [sentinel], timeoutMs: USUAL_MS });
    await untilThere(store);
    if (store.engine.kind !== "redis") throw new Error("another engine");
    const client = store.engine.client();
    // As the library itself does when a sentinel tells of a failover.
    const cut = new Promise<void>((resolve) => {
      // An error of the lost connection may come first.
      client.once("connecting", () => {
        client.disconnect(true);
        resolve();
      });
    });
    await servers.first.kill();
    await cut;
    await untilNotThere(store);
    await untilThere(store);
    const key = randomUUID();
    await eventually(() => store.records.create(key, { core: VALUE }, LONG_MS));
    const role = await servers.second.ask((redis) => redis.role());
    expect(role[0]).toBe("master");
  });
});

const STORE = new URL("../../server/store/redis.ts", import.meta.url).href;

describeWithOwnRedis("a process with a store on Redis", () => {
  test.each(["a server", "a cluster"])(
    "ends when nothing else keeps it running: %s",
    async (at) => {
      const isCluster = at === "a cluster";
      const server = isCluster ? await startCluster() : await startRedis();
      onTestFinished(() => server.stop());
      const program = `
      const { createRedisStore } = await import(${JSON.stringify(STORE)});
      const done = () => undefined;
      const address = { url: ${JSON.stringify(server.url)}, sentinels: [], isCluster: ${isCluster} };
      const store = createRedisStore({ address, timeoutMs: 100_000, onChange: done, onError: done });
      // However slow the machine is: \`ready\` gives up after a while.
      while (!store.isThere()) await new Promise((resolve) => setTimeout(resolve, 20));
      process.exitCode = 7;`;
      const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
      onTestFinished(() => void child.kill("SIGKILL"));
      const [code] = await once(child, "exit");
      expect(code).toBe(7);
    },
  );

  test("times its commands by name and outcome, without their keys and values", async () => {
    const server = await serve();
    const metrics = createMetrics(() => ({ lostLogLines: 0, begunRequests: 0, turnedAway: 0 }));
    metrics.watchStore();
    const store = stores.open(server);
    await untilThere(store);
    await store.values.set("zebulon", Buffer.from("quux"), LONG_MS);
    expect(await store.records.read("zebulon")).toBeNull();
    const text = await metrics.text();
    const counted = (labels: string) => `shared_store_command_duration_seconds_count{${labels}} 1`;
    expect(text).toContain(counted('command="set",outcome="ok"'));
    expect(text).toContain(counted('command="hgetall",outcome="error"'));
    expect(text).not.toMatch(/zebulon|quux/);
  });
});
