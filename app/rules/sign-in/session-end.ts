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

/** Milliseconds until the session ends by either limit; 0 or less when it has ended. */
export function timeToSessionEnd({
  startedAt,
  seenAt,
  now,
  lengthMs,
  idleMs,
}: SessionTimes): number {
  return Math.min(startedAt + lengthMs, seenAt + idleMs) - now;
}

/** Whether activity can still extend the session by at least a minute before its absolute end. */
export function canBeExtended(times: SessionTimes): boolean {
  const endsInMs = timeToSessionEnd(times);
  const latest = times.startedAt + times.lengthMs - times.now;
  return endsInMs > 0 && latest - endsInMs >= WORTHWHILE_MS;
}
