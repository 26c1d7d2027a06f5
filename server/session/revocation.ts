import type { Redis } from "ioredis";
import { LRUCache } from "lru-cache";
import { atMost } from "#server/at-most.ts";
import { EVENTS_CHANNEL, type StoreEvent } from "#server/redis/events.ts";
import { ignoreAway, insist } from "#server/redis/insist.ts";
import { KEY_PREFIX, type SharedStore } from "#server/redis/store.ts";
import type { Runtime } from "#server/runtime.ts";
import { sessionKey } from "./session-key.ts";
import { TOKEN_TTL_MS, type Session } from "./session.ts";

/** How long a replaced session still counts: as long as a double click may take. */
export const REPLACED_GRACE_MS = 10_000;

/** Whether a session counts; "unknown" when the shared store does not say, which is never "live". */
export type SessionStatus = "live" | "ended" | "unknown";

/** Restored in parts, so that a probe of the server does not wait for all. */
const RESTORED_AT_ONCE = 500;

/** Ended at once; no clock says so, since those of two machines differ. */
const AT_ONCE = 0;

/**
 * Ends a session from a moment on, the earliest that was ever told, and tells all processes, unless
 * they were told before. Also when the server is full: a log-out must not fail for want of memory.
 */
const END = `#!lua flags=allow-oom
local before = tonumber(redis.call('GET', KEYS[1]))
if before == nil or tonumber(ARGV[1]) < before then
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
end
if ARGV[4] ~= '' then redis.call('PUBLISH', ARGV[3], ARGV[4]) end
return 1`;

type Ended = { readonly from: number; readonly until: number };

/**
 * Sessions that were ended early, so that a copied cookie is worth nothing after log-out: kept for the
 * length of a session. With a shared store all processes know of them
 * (docs/decisions/2026-11-23-shared-revocation.md).
 */
export function createRevocations(store: SharedStore | null) {
  const ended = new LRUCache<string, Ended>(atMost(200_000));
  /** Those that the store does not know yet. */
  const unshared = new Set<string>();

  const learn = (key: string, from: number, until: number) => {
    const earliest = Math.min(ended.get(key)?.from ?? Number.POSITIVE_INFINITY, from);
    ended.set(key, { from: earliest, until }, { ttl: Math.max(1, until - Date.now()) });
    return earliest;
  };
  const knowsEnded = (key: string): boolean =>
    (ended.get(key)?.from ?? Number.POSITIVE_INFINITY) <= Date.now();

  const eventOf = (key: string, known: Ended): string =>
    JSON.stringify({ kind: "ended", session: key, ...known } satisfies StoreEvent);

  async function share(redis: Redis, key: string) {
    const known = ended.get(key);
    if (known !== undefined) {
      const ttl = Math.max(1, known.until - Date.now());
      // After a restart of the server all processes tell it all they know: thousands of words to each.
      const event = unshared.has(key) ? eventOf(key, known) : "";
      const told = [known.from, ttl, EVENTS_CHANNEL, event];
      await redis.eval(END, 1, redisKey(key), ...told);
    }
    // It may have been ended earlier meanwhile.
    if (ended.get(key)?.from === known?.from) unshared.delete(key);
  }

  /** A server that is there and refuses, as one without its replicas does, still tells all that run. */
  async function tellRunning(key: string, shared: SharedStore) {
    const known = unshared.has(key) ? ended.get(key) : undefined;
    if (known === undefined) return;
    const event = eventOf(key, known);
    await shared.ask((redis) => redis.publish(EVENTS_CHANNEL, event)).catch(ignoreAway);
  }

  store?.onReturn(async (redis, isOther) => {
    const keys = isOther ? [...ended.keys()] : [...unshared];
    for (let at = 0; at < keys.length; at += RESTORED_AT_ONCE) {
      await Promise.all(keys.slice(at, at + RESTORED_AT_ONCE).map((key) => share(redis, key)));
    }
  });
  store?.onEvent((event) => {
    if (event.kind === "ended") learn(event.session, event.from, event.until);
  });

  return {
    /**
     * Ends a session for good: at once, or with `graceMs` a moment later, so that the second click
     * of a double one still counts (docs/decisions/2026-11-21-idempotent-forms.md).
     */
    async revoke(sessionId: string, graceMs = 0) {
      const key = sessionKey(sessionId);
      const now = Date.now();
      learn(key, graceMs === 0 ? AT_ONCE : now + graceMs, now + graceMs + TOKEN_TTL_MS);
      if (store === null) return;
      unshared.add(key);
      await insist(
        () => !unshared.has(key),
        () => store.ask((redis) => share(redis, key)),
      );
      await tellRunning(key, store);
    },
    async statusOf(sessionId: string): Promise<SessionStatus> {
      const key = sessionKey(sessionId);
      if (knowsEnded(key)) return "ended";
      if (store === null) return "live";
      try {
        const from = await store.ask((redis) => redis.get(redisKey(key)));
        if (from !== null) learn(key, Number(from), Date.now() + TOKEN_TTL_MS);
        // It may also have been told meanwhile.
        return knowsEnded(key) ? "ended" : "live";
      } catch {
        return "unknown";
      }
    },
    /** Whether this process knows that the session has ended; asks no other. */
    knowsEnded: (sessionId: string): boolean => knowsEnded(sessionKey(sessionId)),
    /** How many ended sessions the store does not know yet. */
    countUnshared: () => unshared.size,
  };
}

/** Ends a session on the server: revokes it and forgets the gateway's answers cached for it. */
export async function endOnServer(
  { revocations, answers }: Pick<Runtime, "revocations" | "answers">,
  { id }: Session,
  graceMs = 0,
): Promise<void> {
  await Promise.all([revocations.revoke(id, graceMs), answers.drop(sessionKey(id))]);
}

const redisKey = (key: string): string => `${KEY_PREFIX}ended:${key}`;
