import type { LoaderFunctionArgs } from "react-router";
import { appearanceContext } from "#server/appearance.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { freshnessOf } from "#server/middleware/freshness.ts";
import { requestContext } from "#server/middleware/log.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { getRuntime } from "#server/runtime.ts";
import type { SessionState } from "#server/session/session-store.ts";
import type { ErrorViewer } from "#app/components/frame/error-links.ts";
import { pageBrand } from "#app/brand/brands.ts";
import { utilityMenu, visitorMenu } from "#app/rules/menus/utility.ts";
import { yearOf } from "#app/rules/dates/plain-date.ts";
import { findActedFor } from "./acting.ts";
import { listAlerts } from "./alerts.ts";
import { showMenu } from "./show-menu.ts";
import { headTags } from "./head-tags.ts";
import { sessionEndRefresh } from "./session-end-refresh.ts";
import { findSessionTimes } from "./session-times.ts";

/** Who looks at a page; logged in means with a session (T-73). */
export function viewerOf(state: Pick<SessionState, "current" | "pending">): ErrorViewer {
  if (state.current() !== null) return "member";
  return state.pending() === null ? "visitor" : "pending";
}

/** Data that every page shares: brand, footer, who looks at it. */
export async function loadRoot(args: LoaderFunctionArgs) {
  const { request, url, context } = args;
  const { settings } = getRuntime();
  const policies = [
    { key: "privacy", href: settings.PRIVACY_POLICY_URL },
    { key: "terms", href: settings.TERMS_OF_USE_URL },
    { key: "nondiscrimination", href: settings.NONDISCRIMINATION_URL },
  ] as const;
  const state = context.get(sessionContext);
  const session = state.pending() ?? state.current();
  const signedIn = session !== null;
  const times = findSessionTimes(context);
  const brand = context.get(brandContext);
  const { flags } = brand;
  return {
    brand: pageBrand(brand),
    /** What browsers and phones show around the page. */
    head: headTags(brand.key, context.get(appearanceContext)),
    /** The chosen colour scheme: light, dark, or the device's. */
    scheme: context.get(appearanceContext),
    freshness: freshnessOf(context).page,
    alerts: listAlerts(request, context),
    /** The menu of pages outside the member's shell. */
    menu: showMenu(signedIn ? utilityMenu({ flags, signedIn }) : visitorMenu(flags)),
    viewer: viewerOf(state),
    /** The member that staff act for, on pages outside the member's shell. */
    acting: await findActedFor(args, session),
    session: times,
    refresh: sessionEndRefresh(times, url),
    requestId: context.get(requestContext).requestId,
    footer: {
      year: yearOf(context.get(clockContext).today),
      policies: policies.flatMap(({ key, href }) => (href === null ? [] : [{ key, href }])),
      ncqa: null,
      scheme: context.get(appearanceContext),
    },
  };
}

export type RootData = Awaited<ReturnType<typeof loadRoot>>;
