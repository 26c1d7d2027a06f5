import type { RouterContextProvider } from "react-router";
import { dismissedIn } from "#server/global-alerts.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { getRuntime } from "#server/runtime.ts";
import type { AlertItem } from "#app/components/frame/GlobalAlerts.tsx";
import { alertsToShow } from "#app/rules/frame/global-alerts.ts";

/** The carrier's alerts on every page of this brand, without the dismissed ones (S-30). */
export function listAlerts(
  request: Request,
  context: Readonly<RouterContextProvider>,
): AlertItem[] {
  const { GLOBAL_ALERTS } = getRuntime().settings;
  const { key } = context.get(brandContext);
  return alertsToShow(GLOBAL_ALERTS, key, dismissedIn(request)).map(
    ({ brands: _brands, ...alert }) => alert,
  );
}
