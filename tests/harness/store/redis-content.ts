import { expect } from "vitest";
import type { RedisServer } from "./redis-server.ts";

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
  if (type === "hash") return JSON.stringify(await redis.hgetall(key));
  if (type === "set") return (await redis.smembers(key)).join("\n");
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
