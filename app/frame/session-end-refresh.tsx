import { useLocation } from "react-router";
import { useRootData } from "./root-data-hook.ts";

/** Pages that go on by themselves, or whose visitor is signed in here no more. */
const WITHOUT = new Set(["/session-ended", "/sso-landing"]);

/**
 * What stands in for the warning where there is no script: the browser is led to the page that asks
 * whether the member is still there. A Refresh header would do the same to browsers with script, whose
 * pages live on without loading (docs/decisions/2026-11-21-session-end.md).
 */
export function SessionEndRefresh() {
  const session = useRootData()?.session;
  const { pathname, search } = useLocation();
  if (session === null || session === undefined || WITHOUT.has(pathname)) return null;
  const { endsInMs, warnBeforeMs } = session;
  const untilWarningMs = endsInMs - warnBeforeMs;
  // Who goes on after the last warning is left in peace until the end: "finish what you are doing".
  const seconds =
    untilWarningMs > 0 ? Math.floor(untilWarningMs / 1000) : Math.ceil(endsInMs / 1000);
  const query = new URLSearchParams({ from: `${pathname}${search}` });
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${Math.max(1, seconds)};url=/session-ended?${query}`} />
    </noscript>
  );
}
