import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { getAccount } from "../../../server/gateway/account.ts";
import { listMemberEligibility } from "../../../server/gateway/eligibility.ts";
import { findNcqa } from "../../../server/gateway/ncqa.ts";
import { memberContext } from "../../../server/middleware/member.ts";
import { getRuntime } from "../../../server/runtime.ts";
import { NO_BRAND } from "../../brand/no-brand.ts";
import { PageFrame } from "../../components/PageFrame.tsx";
import { isTermed } from "../../rules/eligibility.ts";
import { ncqaBadge } from "../../rules/ncqa.ts";
import { notEnrolledAlert } from "../../text/shell.ts";
import { ErrorScreen } from "../error-screen.tsx";
import { PlainFrame } from "../plain-frame.tsx";
import { NO_FOOTER, useRootData } from "../root-data-hook.ts";
import { getViewer } from "./viewer.ts";
import type { Route } from "./+types/shell.ts";

/** What the frame of every member page needs. An ornament that fails is left out, the account is not. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { gateway, session, today } = context.get(memberContext);
  const viewer = getViewer(await getAccount(gateway), session);
  const [eligibility, ncqa] = await Promise.all([
    listMemberEligibility(gateway, viewer.memberKey),
    getRuntime().settings.NCQA_URL === null ? null : findNcqa(gateway),
  ]);
  const badge = ncqaBadge(ncqa?.description ?? ncqa?.logo ?? null);
  return {
    member: { firstName: viewer.firstName, lastName: viewer.lastName },
    termed: isTermed(eligibility, today),
    ncqa: badge === null ? null : { badge, description: ncqa?.description ?? null },
  };
};

type ShellData = Awaited<ReturnType<typeof loader>>;

function Frame({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const root = useRootData();
  return (
    <PageFrame
      brand={root?.brand ?? NO_BRAND}
      member={shell.member}
      group={null}
      alerts={shell.termed ? [notEnrolledAlert] : []}
      flash={null}
      footer={{ ...(root?.footer ?? NO_FOOTER), ncqa: shell.ncqa }}
    >
      {children}
    </PageFrame>
  );
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <Frame shell={loaderData}>
      <Outlet />
    </Frame>
  );
}

/** A screen that failed keeps its frame; without the account there is none to keep. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const root = useRootData();
  const screen = <ErrorScreen error={error} root={root} />;
  if (loaderData !== undefined) return <Frame shell={loaderData}>{screen}</Frame>;
  return <PlainFrame>{screen}</PlainFrame>;
}
