import { findSafePath } from "#app/rules/frame/safe-path.ts";
import type { SessionTimes } from "./session-times.ts";

/** Where the warning stands, and the end. */
const WARNING = "/session-ended";

/**
 * The session warning of browsers without script: what a refresh says that leads to the page that offers
 * to extend the session; null without one. A Refresh header would also act on browsers with script, whose
 * pages stay without loading (docs/decisions/2026-11-21-session-end.md).
 */
export function sessionEndRefresh(session: SessionTimes | null, url: URL): string | null {
  const { pathname, search, searchParams } = url;
  if (session === null || pathname === "/sso-landing") return null;
  const { endsInMs, warnBeforeMs } = session;
  const isWarning = pathname === WARNING;
  const untilWarningMs = isWarning ? 0 : endsInMs - warnBeforeMs;
  // After the last warning there is no further one until the end: "finish what you are doing".
  const seconds =
    untilWarningMs > 0 ? Math.floor(untilWarningMs / 1000) : Math.ceil(endsInMs / 1000);
  const from = isWarning ? (findSafePath(searchParams.get("from")) ?? "/home") : pathname + search;
  return `${Math.max(1, seconds)};url=${WARNING}?${new URLSearchParams({ from })}`;
}
