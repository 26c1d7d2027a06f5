import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { KEY_PREFIX, type SharedStore } from "#server/redis/store.ts";
import { RETRY_AFTER_S } from "./limit-queue.ts";
import type { Place } from "./sign-in-limits.ts";

/** The key on the store: wrong attempts are a number that expires, those under way a set of ids. */
export const sharedKey = ({ limit, key }: Place, kept: "wrong" | "busy"): string =>
  `${KEY_PREFIX}limit:${limit.by}:${kept}:${key}`;

/**
 * Takes a place at every limit, or none. KEYS are pairs: the wrong ones and those under way.
 * "limited" comes with milliseconds, "full" with the number of the limit.
 */
const ENTER = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local blocked, full = 0, 0
for at = 1, #KEYS / 2 do
  local wrong = tonumber(redis.call('GET', KEYS[2 * at - 1]) or '0')
  local most = tonumber(ARGV[2 + at])
  redis.call('ZREMRANGEBYSCORE', KEYS[2 * at], '-inf', now)
  if wrong >= most then
    blocked = math.max(blocked, redis.call('PTTL', KEYS[2 * at - 1]), 1)
  elseif full == 0 and wrong + redis.call('ZCARD', KEYS[2 * at]) >= most then
    full = at
  end
end
if blocked > 0 then return {'limited', blocked} end
if full > 0 then return {'full', full} end
for at = 1, #KEYS / 2 do
  redis.call('ZADD', KEYS[2 * at], now + ARGV[2], ARGV[1])
  redis.call('PEXPIRE', KEYS[2 * at], ARGV[2])
end
return {'entered', 0}`;

const enterReply = z.tuple([z.enum(["entered", "limited", "full"]), z.number()]);

/** How long the first in line pauses before it asks again, milliseconds; half of it by chance. */
const PAUSE_MS = 30;

/** Lets attempts in, over all processes together; a place not left is free again after `heldMs`. */
export function createSharedEntrance(store: SharedStore, heldMs: number) {
  /** In each process one at most asks again and again for each limit that has no room. */
  const lines = createLines();

  /** Undefined: the store does not say, so the limits of this process decide. */
  async function ask(places: readonly Place[], id: string) {
    const keys = places.flatMap((each) => [sharedKey(each, "wrong"), sharedKey(each, "busy")]);
    const limits = places.map(({ limit }) => limit.limit);
    try {
      return enterReply.parse(
        await store.ask((redis) => redis.eval(ENTER, keys.length, ...keys, id, heldMs, ...limits)),
      );
    } catch (error) {
      if (error instanceof z.ZodError) throw error;
      return undefined;
    }
  }

  return {
    /** Null when the attempt may begin, else seconds to wait before the next. */
    async enter(places: readonly Place[], id: string, until: number): Promise<number | null> {
      const names = places.map((place) => sharedKey(place, "busy"));
      const line = lines.stand(until);
      let behind = names.find(lines.isTaken);
      try {
        do {
          if (behind !== undefined && !(await line.moveTo(behind))) return RETRY_AFTER_S;
          const [answer, about] = (await ask(places, id)) ?? ["entered", 0];
          if (answer === "entered") return null;
          if (answer === "limited") return Math.ceil(about / 1000);
          behind = names[about - 1];
          if (line.isFirstOf(behind)) await sleep(PAUSE_MS * (0.5 + Math.random()));
        } while (performance.now() < until);
        return RETRY_AFTER_S;
      } finally {
        line.leave();
      }
    },
    async leave(places: readonly Place[], id: string): Promise<void> {
      const left = places.map((place) =>
        store.ask((redis) => redis.zrem(sharedKey(place, "busy"), id)),
      );
      // A place that the store was not told of ends by itself.
      await Promise.allSettled(left);
    },
  };
}

/** Lines of those who wait for the same thing: the first looks after it, the others wait behind it. */
function createLines() {
  /** Those behind the first, in order of arrival. */
  const lines = new Map<string, Set<() => void>>();

  /** Resolves when first in line; false when `until` came before. */
  function join(name: string, until: number): Promise<boolean> {
    const line = lines.get(name);
    if (line === undefined) {
      lines.set(name, new Set());
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const giveUp = () => {
        line.delete(goOn);
        resolve(false);
      };
      const timer = setTimeout(giveUp, until - performance.now());
      line.add(goOn);
    });
  }

  function leave(name: string) {
    const line = lines.get(name);
    const [next] = line ?? [];
    if (next === undefined) lines.delete(name);
    else line?.delete(next);
    next?.();
  }

  return {
    isTaken: (name: string): boolean => lines.has(name),
    /** Somebody who stands in one line at most, until a moment. */
    stand(until: number) {
      let firstOf: string | undefined;
      const leaveLine = () => {
        if (firstOf !== undefined) leave(firstOf);
        firstOf = undefined;
      };
      return {
        isFirstOf: (name: string | undefined): boolean => name !== undefined && firstOf === name,
        /** Resolves when first in that line; false when it took too long. */
        async moveTo(name: string): Promise<boolean> {
          if (firstOf === name) return true;
          leaveLine();
          if (!(await join(name, until))) return false;
          firstOf = name;
          return true;
        },
        leave: leaveLine,
      };
    },
  };
}
