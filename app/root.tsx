import { Links, Outlet } from "react-router";
import type { ReactNode } from "react";
import "./styles/app.css";
import { scheme } from "#server/middleware/scheme.ts";
import { brand } from "#server/middleware/brand.ts";
import { clock } from "#server/middleware/clock.ts";
import { freshness } from "#server/middleware/freshness.ts";
import { log, serverTiming } from "#server/middleware/log.ts";
import { once } from "#server/middleware/once.ts";
import { sameOrigin } from "#server/middleware/same-origin.ts";
import { session } from "#server/middleware/session.ts";
import type { Route } from "./+types/root.ts";
import { SwitchedFormContext } from "./components/forms/typed-context.ts";
import { LoadingOverlay } from "./components/frame/LoadingOverlay.tsx";
import { ConnectionNotice, connection } from "#app/frame/document/connection.tsx";
import { ErrorScreen } from "#app/frame/errors/error-screen.tsx";
import { NavigationEnd } from "#app/frame/document/navigation-end.tsx";
import { leaveOtherLanguage } from "#app/frame/document/other-language.ts";
import { PageScripts } from "#app/frame/document/page-scripts.tsx";
import { PlainFrame } from "#app/frame/document/plain-frame.tsx";
import { loadRoot } from "#app/frame/document/root-data.ts";
import { useRootData } from "#app/frame/document/root-data-hook.ts";
import { SessionWatch } from "#app/frame/session/session-watch.tsx";
import { NO_BRAND } from "./brand/no-brand.ts";
import { locale } from "#app/text/common/locale.ts";

export const middleware: Route.MiddlewareFunction[] = [
  log,
  ...(import.meta.env.DEV ? [serverTiming] : []),
  clock,
  freshness,
  brand,
  scheme,
  sameOrigin,
  once,
  session,
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  leaveOtherLanguage,
  connection.keepPage,
];

export const loader = (args: Route.LoaderArgs) => loadRoot(args);

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData();
  const { key } = root?.brand ?? NO_BRAND;
  // Without root data the member's choice is unknown, and the device's setting applies.
  const scheme = root === undefined || root.scheme === "system" ? undefined : root.scheme;
  return (
    <html lang={locale} data-brand={key} data-scheme={scheme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {root?.head.metas.map((tag) => (
          <meta key={tag.content} {...tag} />
        ))}
        {root?.head.links.map((tag) => (
          <link key={tag.href} {...tag} />
        ))}
        {root?.refresh && (
          <noscript>
            <meta httpEquiv="refresh" content={root.refresh} />
          </noscript>
        )}
        <Links />
      </head>
      <body>
        <SwitchedFormContext value={root?.typed ?? null}>{children}</SwitchedFormContext>
        <LoadingOverlay />
        <SessionWatch />
        <NavigationEnd />
        <ConnectionNotice />
        <PageScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PlainFrame>
      <ErrorScreen error={error} />
    </PlainFrame>
  );
}
