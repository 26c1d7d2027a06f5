import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { KEY_PREFIX, type SharedStore } from "#server/redis/store.ts";
import { RETRY_AFTER_S } from "./limit-queue.ts";
import {
  turnTimeoutMs,
  type AttemptBounds,
  type AttemptLimits,
  type AttemptSource,
  type AttemptVerdict,
  type Place,
} from "./attempt-limits.ts";

type Sharing = {
  readonly store: SharedStore;
  readonly bounds: AttemptBounds;
  readonly placesOf: (source: AttemptSource) => readonly Place[];
};

/** The key on the store: wrong attempts are a number that expires, those under way a set of ids. */
const sharedKey = ({ limit, key }: Place, kept: "wrong" | "busy"): string =>
  `${KEY_PREFIX}limit:${limit.by}:${kept}:${key}`;

/** Counts one more, for a window that begins with the first. */
const COUNT = `
redis.call('SET', KEYS[1], 0, 'EX', ARGV[1], 'NX')
return redis.call('INCR', KEYS[1])`;

/**
 * Holds the limits over all processes (docs/decisions/sign-in/limits.md). An attempt
 * passes the limits of its process first, which bound how many ask the store; then it takes a place
 * there.
 */
export function shareLimits(
  inProcess: AttemptLimits,
  { store, bounds, placesOf }: Sharing,
): AttemptLimits {
  // Twice for its turn at the gateway, twice since a form may ask more than once. The places of a
  // process that died are free then.
  const heldMs = 4 * bounds.gatewayTimeoutMs + 1000;
  const entrance = createSharedEntrance(store, heldMs);

  /** What is wrong stays in this process where the store is away or full. */
  async function count(place: Place, verdict: AttemptVerdict): Promise<void> {
    const { limit, key } = place;
    const name = sharedKey(place, "wrong");
    if (verdict === "wrong") {
      await store
        .ask((redis) => redis.eval(COUNT, 1, name, bounds.windowS))
        .catch(() => limit.failed.add(key));
    }
    if (verdict === "right" && limit.by === "name") {
      await store.ask((redis) => redis.del(name)).catch(() => limit.failed.clear(key));
    }
  }

  return {
    async tryWithin(source, work, verdictOf) {
      const until = performance.now() + turnTimeoutMs(bounds);
      const places = placesOf(source);
      const attempt = async () => {
        const id = randomUUID();
        const wait = await entrance.enter(places, id, until);
        if (wait !== null) return { kind: "limited", wait } as const;
        let verdict: AttemptVerdict = "uncounted";
        try {
          const result = await work();
          verdict = verdictOf(result);
          return { kind: "done", result } as const;
        } finally {
          // Counted first: no other request may be let in between the two.
          await Promise.all(places.map((place) => count(place, verdict)));
          await entrance.leave(places, id);
        }
      };
      // What is wrong was counted on the store, or here in its stead.
      const tried = await inProcess.tryWithin(source, attempt, (inner) =>
        inner.kind === "done" && verdictOf(inner.result) === "right" ? "right" : "uncounted",
      );
      return tried.kind === "done" ? tried.result : tried;
    },
  };
}

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
function createSharedEntrance(store: SharedStore, heldMs: number) {
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
      let behind = names.find(lines.isTaken);
      let line: ReturnType<typeof lines.join> | undefined;
      try {
        do {
          if (behind !== undefined && behind !== line?.name) {
            line?.leave();
            line = lines.join(behind);
            const tooLate = sleep(until - performance.now(), "late", { ref: false });
            if ((await Promise.race([line.turn, tooLate])) === "late") return RETRY_AFTER_S;
          }
          const [answer, about] = (await ask(places, id)) ?? ["entered", 0];
          if (answer === "entered") return null;
          if (answer === "limited") return Math.ceil(about / 1000);
          behind = names[about - 1];
          if (behind === line?.name) await sleep(PAUSE_MS * (0.5 + Math.random()));
        } while (performance.now() < until);
        return RETRY_AFTER_S;
      } finally {
        line?.leave();
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
  const ends = new Map<string, Promise<void>>();
  return {
    isTaken: (name: string): boolean => ends.has(name),
    /** Joins a line; its `turn` comes when all before have left. */
    join(name: string) {
      const { promise: left, resolve: leave } = Promise.withResolvers<void>();
      const turn = ends.get(name) ?? Promise.resolve();
      const end = Promise.all([turn, left]).then(() => {
        if (ends.get(name) === end) ends.delete(name);
      });
      ends.set(name, end);
      return { name, turn, leave };
    },
  };
}
