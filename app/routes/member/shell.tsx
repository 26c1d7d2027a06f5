import type { ReactNode } from "react";
import { NO_BRAND } from "#app/brand/no-brand.ts";
import { Chat } from "#app/components/frame/Chat.tsx";
import { DataLayer } from "#app/components/frame/DataLayer.tsx";
import { PageFrame } from "#app/components/frame/PageFrame.tsx";
import { CollapseMenus } from "#app/frame/collapse-menus.tsx";
import { ErrorScreen } from "#app/frame/error-screen.tsx";
import { loadShell, type ShellData } from "#app/frame/load-shell.ts";
import { PageOutlet } from "#app/frame/page-outlet.tsx";
import { paperOf } from "#app/frame/paper.ts";
import { PlainFrame } from "#app/frame/plain-frame.tsx";
import { NO_FOOTER, useRootData } from "#app/frame/root-data-hook.ts";
import { notEnrolledAlert } from "#app/text/shell.ts";
import type { Route } from "./+types/shell.ts";
import { fullName } from "#app/rules/member/member.ts";

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
      alerts={[...(shell.termed ? [notEnrolledAlert] : []), ...(root?.alerts ?? [])]}
      paper={paperOf(root, whose)}
      flash={shell.flash}
      footer={{ ...(root?.footer ?? NO_FOOTER), ncqa: shell.ncqa }}
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
