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

/** The key on the store: wrong attempts are a number that expires, running ones a set of ids. */
const sharedKey = ({ limit, key }: Place, kept: "wrong" | "busy"): string =>
  `${KEY_PREFIX}limit:${limit.by}:${kept}:${key}`;

/** Adds one to a count whose window begins with the first. */
const COUNT = `
redis.call('SET', KEYS[1], 0, 'EX', ARGV[1], 'NX')
return redis.call('INCR', KEYS[1])`;

/**
 * Applies the limits across all processes (docs/decisions/sign-in/limits.md). An attempt passes the
 * limits of its process first, which bound the load on the store; then it takes a place there.
 */
export function shareLimits(
  inProcess: AttemptLimits,
  { store, bounds, placesOf }: Sharing,
): AttemptLimits {
  // Two waits for a turn at the gateway, times two since a form may call more than once. After that
  // the places of a crashed process are free.
  const heldMs = 4 * bounds.gatewayTimeoutMs + 1000;
  const entrance = createSharedEntrance(store, heldMs);

  /** Wrong attempts are counted in this process while the store is away or full. */
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
          // Counted first, so that no other request is let in between the two steps.
          await Promise.all(places.map((place) => count(place, verdict)));
          await entrance.leave(places, id);
        }
      };
      // The wrong attempt was counted on the store, or here instead.
      const tried = await inProcess.tryWithin(source, attempt, (inner) =>
        inner.kind === "done" && verdictOf(inner.result) === "right" ? "right" : "uncounted",
      );
      return tried.kind === "done" ? tried.result : tried;
    },
  };
}

/**
 * Takes a place at every limit, or none. KEYS are pairs: wrong and running attempts. "limited"
 * comes with milliseconds, "full" with the number of the limit.
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

/** How long the first in line pauses before it asks again, milliseconds; half of it random. */
const PAUSE_MS = 30;

/**
 * Admits attempts across all processes; a place that is not released is free again after `heldMs`.
 */
function createSharedEntrance(store: SharedStore, heldMs: number) {
  /** In each process at most one attempt polls for each limit that is full. */
  const lines = createLines();

  /** Undefined if the store does not answer; then the limits of this process decide. */
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
      // A place whose release the store missed expires by itself.
      await Promise.allSettled(left);
    },
  };
}

/** Lines of attempts that wait for the same limit: the first polls, the others wait behind it. */
function createLines() {
  const ends = new Map<string, Promise<void>>();
  return {
    isTaken: (name: string): boolean => ends.has(name),
    /** Joins a line; its `turn` comes when all earlier ones have left. */
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
