import { expect, vi } from "vitest";
import type { ContactState } from "#server/redis/contact.ts";
import { createSharedStore, type SharedStore } from "#server/redis/store.ts";
import { startRedis, useRedis, type RedisServer } from "./redis-server.ts";

/** Servers and the stores of processes on them, for one file of tests; `end` ends all. */
export function sharedStores() {
  const ends: (() => Promise<void>)[] = [];
  let lent: ReturnType<typeof useRedis> | undefined;
  let lost = 0;
  const onChange = (state: ContactState) => void (lost += state === "away" ? 1 : 0);
  const end = async () => {
    for (const each of ends.splice(0)) await each();
  };
  return {
    /** A server of this test's own. */
    serve: async (...settings: readonly string[]): Promise<RedisServer> => {
      const server = await startRedis(...settings);
      ends.unshift(() => server.stop());
      return server;
    },
    /** The server of all tests of the file, which may be somebody's: keys on it must be new in each run. */
    lend: (): Promise<{ readonly url: string }> => (lent ??= useRedis()),
    /** The store of one more process. */
    storeOn: async ({ url }: { readonly url: string }): Promise<SharedStore> => {
      const store = createSharedStore({ url, timeoutMs: 150, onChange, onError: () => undefined });
      ends.unshift(() => store.close());
      await untilOpen(store);
      return store;
    },
    /**
     * A test of what holds while the server answers: again if it fails and a store lost the server
     * meanwhile, as happens on a machine so busy that an answer takes 150 ms.
     */
    steady: (body: () => Promise<void>) => async () => {
      for (let tries = 1; ; tries += 1) {
        const before = lost;
        try {
          return await body();
        } catch (error) {
          if (lost === before || tries === 5) throw error;
          await end();
        }
      }
    },
    /** After each test. */
    end,
    /** After all tests. */
    endAll: async () => {
      await (await lent)?.stop();
    },
  };
}

const patient = { timeout: 10_000, interval: 20 };
export const untilOpen = (store: SharedStore) =>
  vi.waitFor(() => expect(store.isOpen()).toBe(true), patient);
export const untilAway = (store: SharedStore) =>
  vi.waitFor(() => expect(store.isOpen()).toBe(false), patient);

/** All that a server holds, as one text. */
export const contentOf = (server: RedisServer): Promise<string> =>
  server.ask(async (redis) => {
    const keys = await redis.keys("*");
    const dumps = await Promise.all(keys.map((key) => redis.dumpBuffer(key)));
    const texts = await Promise.all(keys.map((key) => textOf(key, redis)));
    return [...keys, ...texts, ...dumps.map((dump) => dump?.toString("latin1"))].join("\n");
  });

/** A dump may be compressed, so the values are read as well. */
async function textOf(key: string, redis: Parameters<Parameters<RedisServer["ask"]>[0]>[0]) {
  const type = await redis.type(key);
  if (type === "zset") return (await redis.zrange(key, 0, -1)).join("\n");
  return type === "string" ? await redis.get(key) : "";
}

/** From now on the server answers every command that needs memory as a full one does. */
export const fill = (server: RedisServer) =>
  server.ask(async (redis) => {
    await redis.config("SET", "maxmemory-policy", "noeviction");
    await redis.config("SET", "maxmemory", "1");
    expect(await redis.set("more", "than it can take").catch(String)).toContain("OOM");
  });
