import { href } from "react-router";
import { clockContext } from "#server/middleware/clock.ts";
import type { Context } from "#server/middleware/context.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { getRuntime } from "#server/runtime.ts";
import { TOKEN_TTL_MS } from "#server/session/session.ts";
import { canBeExtended, timeToSessionEnd, WARN_BEFORE_MS } from "#app/rules/sign-in/session-end.ts";
import { findSafePath } from "#app/rules/frame/safe-path.ts";

/** When the session of a page ends; milliseconds from now. */
type SessionTimes = {
  readonly endsInMs: number;
  /** How long before the end the warning is shown. */
  readonly warnBeforeMs: number;
  /** Whether the session can still be extended at the warning. */
  readonly extendable: boolean;
};

export function findSessionTimes(context: Context): SessionTimes | null {
  const state = context.get(sessionContext);
  const session = state.pending() ?? state.current();
  if (session === null) return null;
  const now = context.get(clockContext).now.getTime();
  const idleMs = getRuntime().settings.SESSION_IDLE_S * 1000;
  const times = {
    startedAt: session.expires.getTime() - TOKEN_TTL_MS,
    seenAt: state.lastSeenAt(),
    now,
    lengthMs: TOKEN_TTL_MS,
    idleMs,
  };
  const endsInMs = timeToSessionEnd(times);
  // The warning is shown when this much is left; whether it can be extended is known now.
  const atWarning = { ...times, now: now + Math.max(0, endsInMs - WARN_BEFORE_MS) };
  return { endsInMs, warnBeforeMs: WARN_BEFORE_MS, extendable: canBeExtended(atWarning) };
}

/** The page that warns before the session's end, and the same page after it. */
const WARNING = href("/session-ended");

/**
 * The session warning of browsers without script: the content of a refresh that opens the page that
 * offers to extend the session; null without one. A Refresh header would also act on browsers with
 * script, whose pages stay without loading (docs/decisions/session/end.md).
 */
export function sessionEndRefresh(session: SessionTimes | null, url: URL): string | null {
  const { pathname, search, searchParams } = url;
  if (session === null || pathname === href("/sso-landing")) return null;
  const { endsInMs, warnBeforeMs } = session;
  const isWarning = pathname === WARNING;
  const untilWarningMs = isWarning ? 0 : endsInMs - warnBeforeMs;
  // After the last warning there is no further one until the end: "finish what you are doing".
  const seconds =
    untilWarningMs > 0 ? Math.floor(untilWarningMs / 1000) : Math.ceil(endsInMs / 1000);
  const from = isWarning
    ? (findSafePath(searchParams.get("from")) ?? href("/home"))
    : pathname + search;
  return `${Math.max(1, seconds)};url=${WARNING}?${new URLSearchParams({ from })}`;
}
