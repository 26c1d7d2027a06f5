import type { RouterContextProvider } from "react-router";
import { appearanceContext } from "#server/appearance.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { requestContext } from "#server/middleware/log.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { getRuntime } from "#server/runtime.ts";
import { pageBrand } from "#app/brand/brands.ts";
import { utilityMenu, visitorMenu } from "#app/rules/menus/utility.ts";
import { formatCarrierTime } from "#app/rules/dates/carrier-time.ts";
import { yearOf } from "#app/rules/dates/plain-date.ts";
import { listAlerts } from "./alerts.ts";
import { showMenu } from "./show-menu.ts";
import { findSessionTimes } from "./session-times.ts";

/** Data that every page shares: brand, footer, whether somebody is signed in. */
export function loadRoot(request: Request, context: Readonly<RouterContextProvider>) {
  const { settings } = getRuntime();
  const policies = [
    { key: "privacy", href: settings.PRIVACY_POLICY_URL },
    { key: "terms", href: settings.TERMS_OF_USE_URL },
    { key: "nondiscrimination", href: settings.NONDISCRIMINATION_URL },
  ] as const;
  const state = context.get(sessionContext);
  const session = state.pending() ?? state.current();
  const signedIn = session !== null;
  const { flags } = context.get(brandContext);
  return {
    brand: pageBrand(context.get(brandContext)),
    /** The chosen colour scheme: light, dark, or the device's. */
    scheme: context.get(appearanceContext),
    /** The time of this request, for print: "11/21/2026, 12:00 PM PT". */
    asOf: formatCarrierTime(context.get(clockContext).now),
    alerts: listAlerts(request, context),
    /** The menu of pages outside the member's shell. */
    menu: showMenu(signedIn ? utilityMenu({ flags, signedIn }) : visitorMenu(flags)),
    signedIn,
    /** Whether staff act for a member, which every page then says. */
    acting: session !== null && session.staff !== null,
    session: findSessionTimes(context),
    requestId: context.get(requestContext).requestId,
    footer: {
      year: yearOf(context.get(clockContext).today),
      policies: policies.flatMap(({ key, href }) => (href === null ? [] : [{ key, href }])),
      ncqa: null,
      scheme: context.get(appearanceContext),
    },
  };
}

export type RootData = ReturnType<typeof loadRoot>;
