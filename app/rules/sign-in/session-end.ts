/** How long before a session's end the warning appears, milliseconds. */
export const WARN_BEFORE_MS = 120_000;

/** The shortest extension that is offered, milliseconds. */
const WORTHWHILE_MS = 60_000;

/** Times are epoch milliseconds, durations milliseconds. */
export type SessionTimes = {
  /** When the member signed in. */
  readonly startedAt: number;
  /** When the member was last active. */
  readonly seenAt: number;
  readonly now: number;
  /** The longest session (§9: 2 hours). */
  readonly lengthMs: number;
  /** The longest time without activity. */
  readonly idleMs: number;
};

/**
 * Milliseconds until the session ends (0 or less: it has ended), and which limit ends it; the
 * absolute one where both do.
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
 * Whether activity can still extend the session by at least a minute: not after its end, and not
 * when the absolute end is as near.
 */
export function canBeExtended(times: SessionTimes): boolean {
  const { endsInMs } = timeToSessionEnd(times);
  const latest = times.startedAt + times.lengthMs - times.now;
  return endsInMs > 0 && latest - endsInMs >= WORTHWHILE_MS;
}
