/** How long before its end a session is announced to end, in milliseconds. */
export const WARN_BEFORE_MS = 120_000;

/** Less than this is no extension worth offering, in milliseconds. */
const WORTHWHILE_MS = 60_000;

/** Moments are milliseconds since the epoch, lengths milliseconds. */
export type SessionTimes = {
  /** When the member signed in. */
  readonly startedAt: number;
  /** When the member was last active. */
  readonly seenAt: number;
  readonly now: number;
  /** How long a session may last at most (§9: 2 hours). */
  readonly lengthMs: number;
  /** How long it may last without activity. */
  readonly idleMs: number;
};

/**
 * How long the session still lasts, in milliseconds (0 or less: it is over), and which of its two
 * limits ends it. Where both end it at once it is the absolute one: staying active helps nothing.
 */
export function timeToSessionEnd(times: SessionTimes): {
  readonly endsInMs: number;
  readonly reason: "idle" | "absolute";
} {
  const absolute = times.startedAt + times.lengthMs - times.now;
  const idle = times.seenAt + times.idleMs - times.now;
  return idle < absolute
    ? { endsInMs: idle, reason: "idle" }
    : { endsInMs: absolute, reason: "absolute" };
}

/**
 * Whether staying active can still move the end by at least a minute: not once it is over, and not
 * when the absolute end is as near. Else an offer to stay would be a promise that is not kept.
 */
export function canBeExtended(times: SessionTimes): boolean {
  const { endsInMs } = timeToSessionEnd(times);
  const latest = times.startedAt + times.lengthMs - times.now;
  return endsInMs > 0 && latest - endsInMs >= WORTHWHILE_MS;
}
