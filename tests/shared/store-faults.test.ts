import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createMetrics } from "#server/metrics/metrics.ts";
import { createWaitBudget, StoreAwayError, type WaitBudget } from "#server/redis/patience.ts";
import { createSharedStore, type SharedStore } from "#server/redis/store.ts";
import {
  describeWithOwnRedis,
  startRedis,
  type RedisServer,
} from "#tests/harness/store/redis-server.ts";
import { PATIENT_MS, SECRETS, sharedStores } from "#tests/harness/store/shared-stores.ts";
import { eventually } from "#tests/harness/eventually.ts";

// A reachable server that can't be used: the log tells operators why.

let server: RedisServer | undefined;
let store: SharedStore | undefined;
afterEach(async () => {
  await store?.close();
  await server?.stop();
});

const STORE = new URL("../../server/redis/store.ts", import.meta.url).href;

describeWithOwnRedis("a process with a shared store", () => {
  test("exits when nothing else keeps it running", async () => {
    server = await startRedis();
    const program = `
      const { createSharedStore } = await import(${JSON.stringify(STORE)});
      const done = () => undefined;
      const address = { url: ${JSON.stringify(server.url)}, sentinels: [] };
      const options = { secrets: () => [], timeoutMs: 100_000, onChange: done, onError: done };
      const store = createSharedStore({ address, ...options });
      await store.ready();
      process.exitCode = store.isOpen() ? 7 : 8;`;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
    onTestFinished(() => void child.kill("SIGKILL"));
    const [code] = await once(child, "exit");
    expect(code).toBe(7);
  });
});

describeWithOwnRedis("a shared store", () => {
  test("times its commands by name and outcome, without their keys and values", async () => {
    server = await startRedis();
    const metrics = createMetrics(() => ({ lostLogLines: 0, begunRequests: 0, turnedAway: 0 }));
    metrics.watchStore();
    const quiet = { onChange: () => undefined, onError: () => undefined };
    const address = { url: server.url, sentinels: [] };
    store = createSharedStore({ address, secrets: SECRETS, timeoutMs: PATIENT_MS, ...quiet });
    await store.ready();
    await store.ask((redis) => redis.set("zebulon", "quux"));
    await store.ask((redis) => redis.get("zebulon"));
    await expect(store.ask((redis) => redis.incr("zebulon"))).rejects.toThrow("not an integer");
    const text = await metrics.text();
    const counted = (labels: string) => `shared_store_command_duration_seconds_count{${labels}} 1`;
    expect(text).toContain(counted('command="set",outcome="ok"'));
    expect(text).toContain(counted('command="get",outcome="ok"'));
    expect(text).toContain(counted('command="incr",outcome="error"'));
    expect(text).not.toMatch(/zebulon|quux/);
  });
});

describeWithOwnRedis("a shared store that cannot be used", () => {
  test.each([
    ["a password that is wrong", "default:wrong", "WRONGPASS"],
    ["a user without a command that is needed", "reader:known", "NOPERM"],
    ["a user without the channel", "deaf:known", "NOPERM"],
  ])("reports the server's error for %s", async (_title, user, word) => {
    server = await startRedis();
    await server.ask(async (redis) => {
      await redis.call("ACL", "SETUSER", "reader", "on", ">known", "~*", "&*", "+@all", "-info");
      await redis.call("ACL", "SETUSER", "deaf", "on", ">known", "~*", "resetchannels", "+@all");
      await redis.config("SET", "requirepass", "known");
    });
    const onChange = vi.fn<(state: string) => void>();
    const onError = vi.fn<(error: unknown) => void>();
    const url = server.url.replace("//", `//${user}@`);
    store = createSharedStore({
      address: { url, sentinels: [] },
      secrets: SECRETS,
      timeoutMs: PATIENT_MS,
      onChange,
      onError,
    });
    await store.ready();
    await eventually(() => expect(onChange.mock.lastCall?.[0]).toBe("away"));
    expect(onError.mock.calls.map(([error]) => String(error))).toContainEqual(
      expect.stringContaining(word),
    );
  });
});

describeWithOwnRedis("a shared store that is slow", () => {
  test("counts as away after a command that used a whole wait budget, not after a shortened one", async () => {
    const stores = sharedStores();
    try {
      const held = await stores.serve();
      const open = await stores.storeOn(held);
      held.pause();
      const ask = (budget: WaitBudget) => open.ask((redis) => redis.ping(), budget);
      const rest = createWaitBudget(200);
      await rest.within(sleep(100));
      await expect(ask(rest)).rejects.toThrow(StoreAwayError);
      expect(open.isOpen()).toBe(true);
      await expect(ask(createWaitBudget(200))).rejects.toThrow(StoreAwayError);
      expect(open.isOpen()).toBe(false);
    } finally {
      await stores.end();
    }
  });
});
