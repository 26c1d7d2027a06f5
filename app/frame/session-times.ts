import type { RouterContextProvider } from "react-router";
import { clockContext } from "#server/middleware/clock.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { getRuntime } from "#server/runtime.ts";
import { TOKEN_TTL_MS } from "#server/session/session.ts";
import { canBeExtended, timeToSessionEnd, WARN_BEFORE_MS } from "#app/rules/sign-in/session-end.ts";

/** What a page knows of its session's end; milliseconds from now. */
export type SessionTimes = {
  readonly endsInMs: number;
  /** So long before the end the member is warned. */
  readonly warnBeforeMs: number;
  /** Whether being there at the warning still puts the end off. */
  readonly extendable: boolean;
};

/** When this session ends unless something happens; null without one. */
export function findSessionTimes(context: Readonly<RouterContextProvider>): SessionTimes | null {
  const state = context.get(sessionContext);
  const there = state.pending() ?? state.current();
  if (there === null) return null;
  const now = context.get(clockContext).now.getTime();
  const idleMs = getRuntime().settings.SESSION_IDLE_S * 1000;
  const times = {
    startedAt: there.expires.getTime() - TOKEN_TTL_MS,
    seenAt: state.lastSeenAt(),
    now,
    lengthMs: TOKEN_TTL_MS,
    idleMs,
  };
  const { endsInMs } = timeToSessionEnd(times);
  // The warning comes when this much is left; whether it can offer more time is known now.
  const atWarning = { ...times, now: now + Math.max(0, endsInMs - WARN_BEFORE_MS) };
  return { endsInMs, warnBeforeMs: WARN_BEFORE_MS, extendable: canBeExtended(atWarning) };
}
