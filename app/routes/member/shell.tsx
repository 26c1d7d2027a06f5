import { type ReactNode, useEffect } from "react";
import { NO_BRAND } from "#app/brand/no-brand.ts";
import { Chat } from "#app/components/frame/Chat.tsx";
import { PageFrame } from "#app/components/frame/PageFrame.tsx";
import { ErrorScreen } from "#app/frame/errors/error-screen.tsx";
import { loadShell, type ShellData } from "#app/frame/shell/load-shell.ts";
import { PageOutlet, paperHeadOf, PlainFrame } from "#app/frame/document/plain-frame.tsx";
import { EMPTY_FOOTER, useRootData } from "#app/frame/document/root-data-hook.ts";
import { enrollmentAlerts } from "#app/text/frame/shell.ts";
import { fullName } from "#app/rules/member/member.ts";
import { DESKTOP_MIN_WIDTH, TABLET_MIN_WIDTH } from "#app/rules/frame/layout.ts";
import type { Route } from "./+types/shell.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadShell(context);

function Frame({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const root = useRootData();
  const whose = { memberName: fullName(shell.member), plan: shell.plan };
  return (
    <PageFrame
      brand={root?.brand ?? NO_BRAND}
      member={shell.member}
      group={shell.group}
      menus={shell.menus}
      staff={shell.staff}
      alerts={[...enrollmentAlerts[shell.enrollment], ...(root?.alerts ?? [])]}
      paper={paperHeadOf(root, whose)}
      flash={shell.flash}
      footer={{ ...(root?.footer ?? EMPTY_FOOTER), ncqa: shell.ncqa }}
    >
      {shell.chat && <Chat {...shell.chat} />}
      {shell.dataLayer && <DataLayer values={shell.dataLayer} />}
      {children}
    </PageFrame>
  );
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <Frame shell={loaderData}>
      <CollapseMenus />
      <PageOutlet />
    </Frame>
  );
}

/** Keeps the frame around a failed screen, unless the frame's own data could not be loaded. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const screen = <ErrorScreen error={error} />;
  if (loaderData !== undefined) return <Frame shell={loaderData}>{screen}</Frame>;
  return <PlainFrame>{screen}</PlainFrame>;
}

/** Below this width the menus are tabs at the bottom instead of a bar at the top. */
const BAR_MIN_WIDTH = 1024;

/** Closes an open menu when the layout changes, which may hide its button (§2 "Shared layout"). */
function CollapseMenus() {
  useEffect(() => {
    const queries = [TABLET_MIN_WIDTH, BAR_MIN_WIDTH, DESKTOP_MIN_WIDTH].map((width) =>
      matchMedia(`(min-width: ${width}px)`),
    );
    for (const query of queries) query.addEventListener("change", collapse);
    return () => {
      for (const query of queries) query.removeEventListener("change", collapse);
    };
  }, []);
  return null;
}

function collapse() {
  for (const menu of document.querySelectorAll<HTMLElement>(".menu:popover-open")) {
    menu.hidePopover();
  }
}

/** Names come from outside: "<" is escaped, so that none can end the block. */
function DataLayer({ values }: { values: Readonly<Record<string, string | number>> }) {
  const json = JSON.stringify(values).replaceAll("<", String.raw`\u003c`);
  return (
    <script
      type="application/json"
      id="data-layer"
      // oxlint-disable-next-line react/no-danger -- escaped above; React would write &quot; for quotes
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
