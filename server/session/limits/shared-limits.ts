import { randomUUID } from "node:crypto";
import type { SharedStore } from "#server/redis/store.ts";
import { createSharedEntrance, sharedKey } from "./shared-entrance.ts";
import type {
  AttemptSource,
  AttemptVerdict,
  Limits,
  Place,
  SignInLimits,
} from "./sign-in-limits.ts";

type Sharing = {
  readonly store: SharedStore;
  readonly settings: Limits;
  /** How long an attempt may wait. */
  readonly timeoutMs: number;
  readonly placesOf: (source: AttemptSource) => readonly Place[];
};

/** Counts one more, for a window that begins with the first. */
const COUNT = `
redis.call('SET', KEYS[1], 0, 'EX', ARGV[1], 'NX')
return redis.call('INCR', KEYS[1])`;

/**
 * Holds the limits over all processes (docs/decisions/2026-11-23-shared-limits.md). An attempt
 * passes the limits of its process first, which bound how many ask the store; then it takes a place
 * there.
 */
export function shareLimits(
  inProcess: SignInLimits,
  { store, settings, timeoutMs, placesOf }: Sharing,
): SignInLimits {
  // Twice for its turn at the gateway, twice since a form may ask more than once. The places of a
  // process that died are free then.
  const heldMs = 4 * settings.GATEWAY_TIMEOUT_MS + 1000;
  const entrance = createSharedEntrance(store, heldMs);

  /** What is wrong stays in this process where the store is away or full. */
  async function count(place: Place, verdict: AttemptVerdict): Promise<void> {
    const { limit, key } = place;
    const name = sharedKey(place, "wrong");
    if (verdict === "wrong") {
      await store
        .ask((redis) => redis.eval(COUNT, 1, name, settings.LOGIN_LIMIT_WINDOW_S))
        .catch(() => limit.failed.add(key));
    }
    if (verdict === "right" && limit.by === "name") {
      await store.ask((redis) => redis.del(name)).catch(() => limit.failed.clear(key));
    }
  }

  return {
    async tryWithin(source, work, verdictOf) {
      const until = performance.now() + timeoutMs;
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
          // Counted first: between the two nobody else may be let in.
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
