import { spawn } from "node:child_process";
import { once } from "node:events";
import { randomUUID } from "node:crypto";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { createMetrics } from "#server/metrics/metrics.ts";
import { StoreAwayError } from "#server/store/store.ts";
import { eventually } from "#tests/harness/eventually.ts";
import { OWN_HOST } from "#tests/harness/network/own-host.ts";
import { startRelay, type Relay } from "#tests/harness/network/relay.ts";
import { startCluster } from "#tests/harness/store/redis-cluster.ts";
import { startFailover } from "#tests/harness/store/sentinel.ts";
import {
  describeWithOwnRedis,
  startRedis,
  type RedisServer,
} from "#tests/harness/store/redis-server.ts";
import { redisStores, untilNotThere, untilThere, USUAL_MS } from "#tests/harness/store/stores.ts";

// A Redis that is in trouble: an answer is right, none, or StoreAwayError, and it comes back by itself.
// Over HTTP, also killed, full, emptied and with foreign content: tests/sessions/store-trouble.test.ts.

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

/** What a question comes to: its answer, or "away". Any other error is a defect. */
const outcomeOf = async (asked: Promise<unknown>): Promise<unknown> =>
  asked.catch((error: unknown) => {
    if (error instanceof StoreAwayError) return "away";
    throw error;
  });

type Troubled = { readonly server: RedisServer; readonly relay: Relay };
type Change = (troubled: Troubled) => unknown;
type Trouble = readonly [title: string, begin: Change, end: Change];
const TROUBLES: readonly Trouble[] = [
  ["unreachable", ({ relay }) => relay.refuse(), ({ relay }) => relay.accept()],
  ["silent behind the network", ({ relay }) => relay.hold(), ({ relay }) => relay.release()],
  ["slower than the time-out", ({ relay }) => relay.delay(LATE_MS), ({ relay }) => relay.restore()],
  [
    "a replica",
    ({ server }) => server.ask((redis) => redis.replicaof(OWN_HOST, 1)),
    ({ server }) => server.ask((redis) => redis.call("REPLICAOF", "NO", "ONE")),
  ],
];

describeWithOwnRedis("a store whose Redis is in trouble", () => {
  test.each(TROUBLES)("%s: is away, and comes back by itself", async (_title, begin, end) => {
    const server = await serve();
    const relay = await startRelay(server.port, OWN_HOST);
    onTestFinished(() => relay.refuse().catch(() => undefined));
    const url = `redis://${OWN_HOST}:${relay.port}/0`;
    const store = stores.open({ url, timeoutMs: USUAL_MS });
    await untilThere(store);
    await eventually(() => store.records.create("key", { core: VALUE }, LONG_MS));
    await begin({ server, relay });
    await untilNotThere(store);
    const { records, values } = store;
    const asked = [records.read("key"), records.write("key", { seen: VALUE }), values.get("value")];
    expect(await Promise.all(asked.map((each) => outcomeOf(each)))).toEqual([
      "away",
      "away",
      "away",
    ]);
    await end({ server, relay });
    await untilThere(store);
    expect((await eventually(() => records.read("key")))?.get("core")).toEqual(VALUE);
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
    expect(store.isAnswering()).toBe(false);
    await expect(store.records.read("key")).rejects.toThrow(StoreAwayError);
  });

  test("moved: uses the new address, and none that cannot be used", async () => {
    const [from, to] = [await serve(), await serve()];
    const store = stores.open(from);
    await untilThere(store);
    await store.values.set("value", VALUE, LONG_MS);
    const never = store.moveTo(from.url.replace("//", "//nobody:wrong@"));
    expect(await store.values.get("value")).toEqual(VALUE);
    await store.moveTo(to.url);
    await never;
    expect(await store.values.get("value")).toBeNull();
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
    await servers.failOver();
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
      while (!store.isAnswering()) await new Promise((resolve) => setTimeout(resolve, 20));
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
