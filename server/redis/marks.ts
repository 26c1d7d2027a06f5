import type { Redis } from "ioredis";
import { LRUCache } from "lru-cache";
import { atMost } from "#server/at-most.ts";
import { EVENTS_CHANNEL, type StoreEvent } from "./events.ts";
import {
  ignoreRefusal,
  retryUntilAcknowledged,
  isRefusal,
  tellEach,
  type WaitBudget,
} from "./patience.ts";
import { KEY_PREFIX, type SharedStore } from "./store.ts";

/**
 * A time, milliseconds since 1970: when a session `ended`, or `since` when an owner's sessions are
 * valid.
 */
export type Mark = { readonly mark: Kind; readonly key: string };
type Kind = StoreEvent["mark"];

/** Of two times the one that ends more sessions wins: no process can weaken a mark. */
const STANDS = { ended: Math.min, since: Math.max } as const;
const MOST = { ended: 200_000, since: 50_000 } as const;

/** No process sets a later time, whatever its clock: such a value is not ours. */
const FURTHEST_MS = 300_000;
const LONGEST = 15;
/** Margin for processes whose clocks differ. */
const MARGIN_MS = 120_000;

/**
 * Sets a mark unless a stronger one exists, and publishes it. Works even if the server is full: a
 * log-out must not fail for lack of memory.
 */
const SET = `#!lua flags=allow-oom
local text, at = redis.pcall('GET', KEYS[1]), tonumber(ARGV[1])
local before = type(text) == 'string' and #text <= ${LONGEST} and string.find(text, '^%d+$') and tonumber(text)
local stands = before and before <= tonumber(ARGV[5])
  and ((ARGV[6] == 'ended' and before <= at) or (ARGV[6] == 'since' and before >= at))
if not stands then redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) end
if ARGV[4] ~= '' then redis.call('PUBLISH', ARGV[3], ARGV[4]) end
return 1`;

/**
 * Marks, in this process and on the store, for `keptMs`: at least as long as their sessions can
 * last.
 */
export function createMarks(store: SharedStore | null, keptMs: number) {
  type Kept = { readonly at: number; readonly until: number };
  const kept = {
    ended: new LRUCache<string, Kept>(atMost(MOST.ended)),
    since: new LRUCache<string, Kept>(atMost(MOST.since)),
  };
  const pending = new Map<string, Mark>();

  const find = ({ mark, key }: Mark): number | undefined => kept[mark].get(key)?.at;
  const learn = ({ mark, key }: Mark, at: number) => {
    const before = find({ mark, key });
    const stands = before === undefined ? at : STANDS[mark](before, at);
    const ttl = keptMs + MARGIN_MS;
    if (stands !== before) kept[mark].set(key, { at: stands, until: Date.now() + ttl }, { ttl });
  };

  const eventOf = (about: Mark, at: number): string =>
    store?.sign({ kind: "mark", ...about, at }) ?? "";

  async function tell(redis: Redis, about: Mark) {
    const name = nameOf(about);
    const known = kept[about.mark].get(about.key);
    if (known !== undefined) {
      const ttl = Math.max(1, known.until - Date.now());
      // After a restart of the server all processes publish everything they know, thousands of
      // marks each.
      const event = pending.has(name) ? eventOf(about, known.at) : "";
      const told = [known.at, ttl, EVENTS_CHANNEL, event, Date.now() + FURTHEST_MS, about.mark];
      await redis.eval(SET, 1, name, ...told);
    }
    // It may have changed meanwhile.
    if (find(about) === known?.at) pending.delete(name);
  }

  /**
   * A server that refuses writes, as one without its replicas, still publishes to all running
   * processes.
   */
  async function tellRunning(redis: Redis, about: Mark) {
    const at = pending.has(nameOf(about)) ? find(about) : undefined;
    if (at !== undefined) await redis.publish(EVENTS_CHANNEL, eventOf(about, at));
  }

  store?.onReturn((redis, { isBack, isOther }) => {
    const due = isOther
      ? [...allOf("ended", kept.ended.keys()), ...allOf("since", kept.since.keys())]
      : [...pending.values()];
    return tellEach(due, async (about) => {
      try {
        await tell(redis, about);
      } catch (error) {
        if (isBack && isRefusal(error)) await tellRunning(redis, about).catch(ignoreRefusal);
        throw error;
      }
    });
  });
  store?.onEvent((event) => learn(event, event.at));

  return {
    find,
    /**
     * Sets a mark everywhere; resolves when all running processes know it, or after a while without
     * the store.
     */
    async set(about: Mark, at: number) {
      learn(about, at);
      if (store === null) return;
      const name = nameOf(about);
      pending.set(name, about);
      let isHeard = false;
      await retryUntilAcknowledged(
        () => isHeard || !pending.has(name),
        () =>
          store
            .ask((redis) => tell(redis, about))
            .catch(async (error: unknown) => {
              // It is written once the server accepts it.
              ignoreRefusal(error);
              await store.ask((redis) => tellRunning(redis, about));
              isHeard = true;
            }),
      );
    },
    /** Asks the store about all of these in one round trip. True if it answered for each. */
    async ask(about: readonly Mark[], budget?: WaitBudget): Promise<boolean> {
      if (store === null) return true;
      const read = async (redis: Redis, one: Mark) => {
        const text = await redis.getrange(nameOf(one), 0, LONGEST).catch(refusedAsNone);
        if (text === "") return true;
        const isMark = /^\d{1,15}$/.test(text) && Number(text) <= Date.now() + FURTHEST_MS;
        if (isMark) learn(one, Number(text));
        return isMark;
      };
      try {
        const answers = await store.ask(
          (redis) => Promise.all(about.map((one) => read(redis, one))),
          budget,
        );
        return answers.every(Boolean);
      } catch {
        return false;
      }
    },
    countPending: () => pending.size,
  };
}

function refusedAsNone(error: unknown): string {
  ignoreRefusal(error);
  return "none";
}

const allOf = (mark: Kind, keys: Iterable<string>): Mark[] =>
  [...keys].map((key) => ({ mark, key }));

const nameOf = ({ mark, key }: Mark): string => `${KEY_PREFIX}${mark}:${key}`;
