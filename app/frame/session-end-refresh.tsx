import { useLocation } from "react-router";
import { useRootData } from "./root-data-hook.ts";

/** Pages that redirect by themselves, or whose visitor is no longer signed in. */
const WITHOUT = new Set(["/session-ended", "/sso-landing"]);

/**
 * The session warning of browsers without script: a refresh to the page that offers to extend the
 * session. A Refresh header would also act on browsers with script, whose pages stay without
 * loading (docs/decisions/2026-11-21-session-end.md).
 */
export function SessionEndRefresh() {
  const session = useRootData()?.session;
  const { pathname, search } = useLocation();
  if (session === null || session === undefined || WITHOUT.has(pathname)) return null;
  const { endsInMs, warnBeforeMs } = session;
  const untilWarningMs = endsInMs - warnBeforeMs;
  // After the last warning there is no further one until the end: "finish what you are doing".
  const seconds =
    untilWarningMs > 0 ? Math.floor(untilWarningMs / 1000) : Math.ceil(endsInMs / 1000);
  const query = new URLSearchParams({ from: `${pathname}${search}` });
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${Math.max(1, seconds)};url=/session-ended?${query}`} />
    </noscript>
  );
}
