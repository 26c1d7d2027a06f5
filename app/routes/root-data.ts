import type { RouterContextProvider } from "react-router";
import { brandContext } from "../../server/middleware/brand.ts";
import { clockContext } from "../../server/middleware/clock.ts";
import { requestContext } from "../../server/middleware/log.ts";
import { sessionContext } from "../../server/middleware/session-state.ts";
import { getRuntime } from "../../server/runtime.ts";
import { pageBrand } from "../brand/brands.ts";
import { findSessionTimes } from "./session-times.ts";

/** What every page of this request shares: brand, footer, whether somebody is signed in. */
export function loadRoot(context: Readonly<RouterContextProvider>) {
  const { settings } = getRuntime();
  const policies = [
    { key: "privacy", href: settings.PRIVACY_POLICY_URL },
    { key: "terms", href: settings.TERMS_OF_USE_URL },
    { key: "nondiscrimination", href: settings.NONDISCRIMINATION_URL },
  ] as const;
  const state = context.get(sessionContext);
  const there = state.temporary() ?? state.current();
  return {
    brand: pageBrand(context.get(brandContext)),
    signedIn: there !== null,
    /** Whether staff act for a member: then every page says so. */
    acting: there !== null && there.staff !== null,
    session: findSessionTimes(context),
    requestId: context.get(requestContext).requestId,
    footer: {
      year: Number(context.get(clockContext).today.slice(0, 4)),
      policies: policies.flatMap(({ key, href }) => (href === null ? [] : [{ key, href }])),
      ncqa: null,
    },
  };
}

export type RootData = ReturnType<typeof loadRoot>;
