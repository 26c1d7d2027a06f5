import { createRedisGuard, isRefusal, type RedisOptions } from "./redis-guard.ts";
import type { Store } from "./store.ts";

const KEY_PREFIX = "member-dashboard:";
const nameOf = (key: string): string => `${KEY_PREFIX}${key}`;
const ownedBy = (owner: string): string => nameOf(`owner:${owner}`);

/** No record lives longer: for so long its owners are known. */
const LONGEST_LIFE_MS = 86_400_000;

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

/** ARGV: a lifetime or "", then names and values for the second record. */
const REMOVE = `${WHEN_FULL}
if redis.call("UNLINK", KEYS[1]) == 0 then return 0 end
if redis.call("TYPE", KEYS[2]).ok == "hash" then
  if #ARGV > 1 then redis.call("HSET", KEYS[2], unpack(ARGV, 2)) end
  if ARGV[1] ~= "" then redis.call("PEXPIRE", KEYS[2], ARGV[1]) end
end
return 1`;

/** Adds a key to an owner's, without those that expired. */
const OWN = `#!lua
if redis.call("TYPE", KEYS[1]).ok ~= "zset" then redis.call("UNLINK", KEYS[1]) end
redis.call("ZREMRANGEBYSCORE", KEYS[1], 0, ARGV[2])
redis.call("ZADD", KEYS[1], ARGV[2] + ARGV[3], ARGV[1])
redis.call("PEXPIRE", KEYS[1], ARGV[3])`;

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
  const open = (url: string) => {
    const made = createRedisGuard({
      ...options,
      address: { ...options.address, url },
      onChange: (...change) => made === guard && options.onChange(...change),
    });
    return made;
  };
  let guard = open(options.address.url);
  /** At another address, until it can be used. */
  let next: typeof guard | undefined;

  const ask: typeof guard.ask = (work) => guard.ask(work);

  return {
    records: {
      async read(key) {
        const found = await ask((redis) => redis.hgetallBuffer(nameOf(key)).catch(noneIfForeign));
        if (found === null || !(ALWAYS in found)) return null;
        const fields = Object.entries(found).filter(([name]) => name !== ALWAYS);
        return new Map(fields);
      },
      async create(key, fields, ttlMs, owners = []) {
        const pairs = [ALWAYS, "", ...pairsOf(fields)];
        await ask((redis) => redis.eval(CREATE, 1, nameOf(key), Math.ceil(ttlMs), ...pairs));
        const own = (owner: string) =>
          ask((redis) => redis.eval(OWN, 1, ownedBy(owner), key, Date.now(), LONGEST_LIFE_MS));
        await Promise.all(owners.map(own));
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
      async remove(key, remnant) {
        if (remnant === undefined) return (await ask((redis) => redis.unlink(nameOf(key)))) > 0;
        const ttl = remnant.ttlMs === undefined ? "" : Math.ceil(remnant.ttlMs);
        const args = [nameOf(key), nameOf(remnant.key), ttl, ...pairsOf(remnant.fields)];
        return (await ask((redis) => redis.eval(REMOVE, 2, ...args))) === 1;
      },
      async ownedBy(owners) {
        const owned = await Promise.all(
          owners.map((owner) =>
            ask((redis) => redis.zrange(ownedBy(owner), 0, -1).catch(noneIfForeign)),
          ),
        );
        return [...new Set(owned.flatMap((keys) => keys ?? []))];
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
    },
    engine: { kind: "redis", client: () => guard.client() },
    ready: () => guard.ready(),
    isAnswering: () => guard.isAnswering(),
    async moveTo(url) {
      next?.close();
      const made = open(url);
      next = made;
      await made.opened;
      if (next !== made) return;
      const before = guard;
      guard = made;
      next = undefined;
      // What it was asked is answered by then, or given up.
      setTimeout(() => before.close(), 2 * options.timeoutMs).unref();
    },
    async close() {
      next?.close();
      next = undefined;
      guard.close();
    },
  };
}

/** A key of a foreign type counts as none. */
function noneIfForeign(error: unknown): null {
  if (isRefusal(error) && error.message.startsWith("WRONGTYPE")) return null;
  throw error;
}

/** Names and values in turn. */
const pairsOf = (fields: Readonly<Record<string, Uint8Array>>): Buffer[] =>
  Object.entries(fields).flat().map(bufferOf);

const bufferOf = (value: string | Uint8Array): Buffer =>
  typeof value === "string"
    ? Buffer.from(value)
    : Buffer.from(value.buffer, value.byteOffset, value.byteLength);
