import { expect } from "vitest";
import { createSharedStore, type SharedStore } from "#server/redis/store.ts";
import { keyRing, type KeyRing } from "#server/session/key-ring.ts";
import { sharedSecrets } from "#server/session/key-ring.ts";
import { startRedis, useRedis, type RedisServer } from "./redis-server.ts";
import { eventually } from "../eventually.ts";

/** The session keys of all processes here. */
export const RING: KeyRing = keyRing([new Uint8Array(32).fill(7)]);
export const SECRETS = () => sharedSecrets(RING, "events");

/** Redis servers and the stores of processes on them, for one file of tests. */
export function sharedStores() {
  const ends: (() => Promise<void>)[] = [];
  let lent: ReturnType<typeof useRedis> | undefined;
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
    /** The server of all tests of the file, perhaps a developer's: keys must be new in each run. */
    lend: (): Promise<{ readonly url: string }> => (lent ??= useRedis()),
    /** The store of one more process; `asked` counts its requests to the server. */
    storeOn: async ({ url, sentinels = [] }: Served, timeoutMs = PATIENT_MS) => {
      const store = createSharedStore({
        address: { url, sentinels },
        secrets: SECRETS,
        timeoutMs,
        onChange: noted,
        onError: noted,
      });
      ends.unshift(() => store.close());
      await untilOpen(store);
      let asked = 0;
      const ask: SharedStore["ask"] = (work, budget) => {
        asked += 1;
        return store.ask(work, budget);
      };
      return { ...store, ask, asked: () => asked };
    },
    /** To be called after each test. */
    end,
    /** To be called after all tests. */
    endAll: async () => {
      await (await lent)?.stop();
    },
  };
}

type Served = { readonly url: string; readonly sentinels?: readonly string[] };

const noted = () => undefined;
/**
 * A reachable server may be slow on a busy machine. Tests of a silent server take longer than this.
 */
export const PATIENT_MS = 100_000;
/** The time-out of a process whose server is silent in the test. */
export const USUAL_MS = 150;

type Opened = Pick<SharedStore, "isOpen">;
export const untilOpen = (store: Opened) => eventually(() => expect(store.isOpen()).toBe(true));
export const untilAway = (store: Opened) => eventually(() => expect(store.isOpen()).toBe(false));

/** Everything that a server holds, as one text. */
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

/** From now on the server refuses every command that needs memory, as a full one does. */
export const fill = (server: RedisServer) =>
  server.ask(async (redis) => {
    await redis.config("SET", "maxmemory-policy", "noeviction");
    await redis.config("SET", "maxmemory", "1");
    expect(await redis.set("more", "than it can take").catch(String)).toContain("OOM");
  });
