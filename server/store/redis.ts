import { randomUUID } from "node:crypto";
import { createRedisGuard, isRefusal, type RedisOptions } from "./redis-guard.ts";
import { LONGEST_LIFE_MS, type Store } from "./store.ts";

const KEY_PREFIX = "member-dashboard:";
const nameOf = (key: string): string => `${KEY_PREFIX}${key}`;
const generationOf = (owner: string): string => nameOf(`owner:{${owner}}:gen`);
const ownedBy = (owner: string): string => nameOf(`owner:{${owner}}:set`);

/** Longer values are not ours. */
const LONGEST_VALUE = 4_000_000;

/** A hash needs a field, so each record has this one, which says nothing. */
const ALWAYS = "";

const CREATE = `#!lua
redis.call("UNLINK", KEYS[1])
redis.call("HSET", KEYS[1], unpack(ARGV, 2))
redis.call("PEXPIRE", KEYS[1], ARGV[1])`;

/** What ends sessions runs on a full server, too. */
const WHEN_FULL = "#!lua flags=allow-oom";

/** ARGV: a lifetime or "", how many fields to delete, their names, then names and values. */
const WRITE = `${WHEN_FULL}
if redis.call("TYPE", KEYS[1]).ok ~= "hash" then return 0 end
if ARGV[1] ~= "" then redis.call("PEXPIRE", KEYS[1], ARGV[1]) end
local first = 3 + tonumber(ARGV[2])
for at = 3, first - 1 do redis.call("HDEL", KEYS[1], ARGV[at]) end
for at = first, #ARGV, 2 do redis.call("HSET", KEYS[1], ARGV[at], ARGV[at + 1]) end
return 1`;

/** Adds a key to an owner's, without those that expired, and answers the owner's generation. */
const OWN = `#!lua
if redis.call("TYPE", KEYS[1]).ok ~= "zset" then redis.call("UNLINK", KEYS[1]) end
redis.call("ZREMRANGEBYSCORE", KEYS[1], 0, ARGV[2])
redis.call("ZADD", KEYS[1], ARGV[2] + ARGV[3], ARGV[1])
redis.call("PEXPIRE", KEYS[1], ARGV[3])
if redis.call("TYPE", KEYS[2]).ok ~= "string" then return "" end
return redis.call("GET", KEYS[2])`;

/** Begins a generation, then reads the owner's keys. */
const DISOWN = `${WHEN_FULL}
redis.call("SET", KEYS[2], ARGV[1], "PX", ARGV[2])
if redis.call("TYPE", KEYS[1]).ok ~= "zset" then return {} end
return redis.call("ZRANGE", KEYS[1], 0, -1)`;

const SET_ANYWAY = `${WHEN_FULL}
return redis.call("SET", KEYS[1], ARGV[1], "PX", ARGV[2])`;

const EXTEND = `${WHEN_FULL}
if redis.call("TYPE", KEYS[1]).ok ~= "string" then return 0 end
if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call("PEXPIRE", KEYS[1], ARGV[2])`;

/**
 * A store on Redis 7 or Valkey 8: a server, a primary behind sentinels, or a cluster, of whose
 * servers a script or a command uses one.
 */
export function createRedisStore(options: RedisOptions): Store {
  const { ask, client, isThere, ready, moveTo, close } = createRedisGuard(options);

  const remove = async (key: string) => (await ask((redis) => redis.unlink(nameOf(key)))) > 0;

  return {
    records: {
      async read(key) {
        const found = await ask((redis) => redis.hgetallBuffer(nameOf(key)).catch(noneIfForeign));
        if (found === null || !(ALWAYS in found)) return null;
        const fields = Object.entries(found).filter(([name]) => name !== ALWAYS);
        return new Map(fields);
      },
      async create(key, fields, ttlMs, owners = []) {
        const pairs = [ALWAYS, "", ...Object.entries(fields).flat().map(bufferOf)];
        await ask((redis) => redis.eval(CREATE, 1, nameOf(key), Math.ceil(ttlMs), ...pairs));
        // Whoever removes all from now on finds it; whoever did before has left a new generation.
        const generations = await Promise.all(
          owners.map(({ owner }) =>
            ask((redis) => {
              const keys = [ownedBy(owner), generationOf(owner)];
              return redis.eval(OWN, 2, ...keys, key, Date.now(), LONGEST_LIFE_MS);
            }),
          ),
        );
        if (
          owners.every(({ generation }, at) => [generation, ""].includes(String(generations[at])))
        )
          return true;
        await remove(key);
        return false;
      },
      async write(key, changes, ttlMs) {
        const deleted: string[] = [];
        const written: (string | Buffer)[] = [];
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) deleted.push(name);
          else written.push(name, bufferOf(value));
        }
        const ttl = ttlMs === undefined ? "" : Math.ceil(ttlMs);
        const args = [ttl, deleted.length, ...deleted, ...written];
        return (await ask((redis) => redis.eval(WRITE, 1, nameOf(key), ...args))) === 1;
      },
      remove,
      generations: (owners) =>
        Promise.all(
          owners.map(async (owner) => {
            const get = ask((redis) => redis.get(generationOf(owner)).catch(noneIfForeign));
            return (await get) ?? "";
          }),
        ),
      async disown(owners) {
        const generations = owners.map(() => randomUUID());
        const owned = await Promise.all(
          owners.map(async (owner, at) => {
            const keys = [ownedBy(owner), generationOf(owner)];
            const args = [generations[at] ?? "", LONGEST_LIFE_MS];
            const found = await ask((redis) => redis.eval(DISOWN, 2, ...keys, ...args));
            return Array.isArray(found) ? found.map(String) : [];
          }),
        );
        return { generations, keys: [...new Set(owned.flat())] };
      },
    },
    values: {
      async get(key) {
        const value = await ask((redis) =>
          redis.getrangeBuffer(nameOf(key), 0, LONGEST_VALUE).catch(noneIfForeign),
        );
        const isOurs = value !== null && value.length > 0 && value.length <= LONGEST_VALUE;
        return isOurs ? value : null;
      },
      async set(key, value, ttlMs) {
        await ask((redis) => redis.set(nameOf(key), bufferOf(value), "PX", Math.ceil(ttlMs)));
      },
      async setAnyway(key, value, ttlMs) {
        const args = [bufferOf(value), Math.ceil(ttlMs)];
        await ask((redis) => redis.eval(SET_ANYWAY, 1, nameOf(key), ...args));
      },
      async add(key, value, ttlMs) {
        const args = [nameOf(key), bufferOf(value), "PX", Math.ceil(ttlMs), "NX"] as const;
        return (await ask((redis) => redis.set(...args))) === "OK";
      },
      async extend(key, value, ttlMs) {
        const args = [bufferOf(value), Math.ceil(ttlMs)];
        return (await ask((redis) => redis.eval(EXTEND, 1, nameOf(key), ...args))) === 1;
      },
      remove: async (key) => void (await remove(key)),
    },
    engine: { kind: "redis", client },
    isShared: true,
    ready,
    isThere,
    moveTo,
    close,
  };
}

/** A key of a foreign type counts as none. */
function noneIfForeign(error: unknown): null {
  if (isRefusal(error) && error.message.startsWith("WRONGTYPE")) return null;
  throw error;
}

const bufferOf = (value: string | Uint8Array): Buffer =>
  typeof value === "string"
    ? Buffer.from(value)
    : Buffer.from(value.buffer, value.byteOffset, value.byteLength);
