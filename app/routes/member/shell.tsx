import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { getAccount, type AccountMember } from "../../../server/gateway/account.ts";
import { listMemberEligibility } from "../../../server/gateway/eligibility.ts";
import { findGroupSelectData, type GroupSelectData } from "../../../server/gateway/groups.ts";
import { findNcqa } from "../../../server/gateway/ncqa.ts";
import { memberContext } from "../../../server/middleware/member.ts";
import { staffOf } from "../../../server/middleware/staff.ts";
import { getRuntime } from "../../../server/runtime.ts";
import type { Session } from "../../../server/session/session.ts";
import { NO_BRAND } from "../../brand/no-brand.ts";
import { PageFrame } from "../../components/PageFrame.tsx";
import { isTermed } from "../../rules/eligibility.ts";
import { coverageTimeline, hasSeveralGroups } from "../../rules/groups.ts";
import { ncqaBadge } from "../../rules/ncqa.ts";
import { loginAsText } from "../../text/login-as.ts";
import { notEnrolledAlert } from "../../text/shell.ts";
import { ErrorScreen } from "../error-screen.tsx";
import { takeFlash } from "../flash.ts";
import { PlainFrame } from "../plain-frame.tsx";
import { NO_FOOTER, useRootData } from "../root-data-hook.ts";
import { showTimeline } from "../show-timeline.ts";
import { getViewer } from "./viewer.ts";
import type { Route } from "./+types/shell.ts";

/** What the frame of every member page needs. An ornament that fails is left out, the account is not. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { gateway, session, today } = context.get(memberContext);
  const account = await getAccount(gateway);
  const viewer = getViewer(account, session);
  const [eligibility, ncqa, groups] = await Promise.all([
    listMemberEligibility(gateway, viewer.memberKey),
    getRuntime().settings.NCQA_URL === null ? null : findNcqa(gateway),
    findGroupSelectData(gateway),
  ]);
  const badge = ncqaBadge(ncqa?.description ?? ncqa?.logo ?? null);
  return {
    flash: takeFlash(context),
    staff: session.staff === null ? null : staffBannerOf(viewer, account.subscriberId),
    loginAs: loginAsOf(session),
    group: groupLinkOf(groups),
    member: { firstName: viewer.firstName, lastName: viewer.lastName },
    termed: isTermed(eligibility, today),
    ncqa: badge === null ? null : { badge, description: ncqa?.description ?? null },
  };
};

const staffBannerOf = ({ firstName, lastName }: AccountMember, subscriberId: string) => ({
  memberName: `${firstName} ${lastName}`,
  subscriberId,
});

/** Staff keep their way to another member, also while they act for one (T-48). */
function loginAsOf(session: Session): { label: string } | null {
  const staff = staffOf(session);
  return staff === null ? null : { label: loginAsText.menu[staff.role] };
}

/** Only who has another group gets the link to change to it (§2 "Shell"). */
function groupLinkOf(data: GroupSelectData | null): { name: string; dates: string } | null {
  if (data === null || !hasSeveralGroups(data.groups)) return null;
  const current = data.groups.find(({ groupId }) => groupId === data.currentGroup);
  if (current === undefined) return null;
  const { groupName, startDate, endDate } = current;
  const dates = showTimeline(coverageTimeline({ from: startDate, until: endDate }));
  return { name: groupName, dates };
}

type ShellData = Awaited<ReturnType<typeof loader>>;

function Frame({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const root = useRootData();
  return (
    <PageFrame
      brand={root?.brand ?? NO_BRAND}
      member={shell.member}
      group={shell.group}
      loginAs={shell.loginAs}
      staff={shell.staff}
      alerts={shell.termed ? [notEnrolledAlert] : []}
      flash={shell.flash}
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
