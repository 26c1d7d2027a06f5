import { useLocation } from "react-router";
import { findSafePath } from "#app/rules/frame/safe-path.ts";
import { useRootData } from "./root-data-hook.ts";

/** Where the warning stands, and the end. */
const WARNING = "/session-ended";

/**
 * The session warning of browsers without script: a refresh to the page that offers to extend the
 * session. A Refresh header would also act on browsers with script, whose pages stay without
 * loading (docs/decisions/2026-11-21-session-end.md).
 */
export function SessionEndRefresh() {
  const session = useRootData()?.session;
  const { pathname, search } = useLocation();
  if (session === null || session === undefined || pathname === "/sso-landing") return null;
  const { endsInMs, warnBeforeMs } = session;
  const isWarning = pathname === WARNING;
  const untilWarningMs = isWarning ? 0 : endsInMs - warnBeforeMs;
  // After the last warning there is no further one until the end: "finish what you are doing".
  const seconds =
    untilWarningMs > 0 ? Math.floor(untilWarningMs / 1000) : Math.ceil(endsInMs / 1000);
  const from = isWarning
    ? (findSafePath(new URLSearchParams(search).get("from")) ?? "/home")
    : `${pathname}${search}`;
  const query = new URLSearchParams({ from });
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${Math.max(1, seconds)};url=${WARNING}?${query}`} />
    </noscript>
  );
}
