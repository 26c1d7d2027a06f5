import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { getAccount, type AccountMember } from "../../../server/gateway/account.ts";
import { listMemberEligibility } from "../../../server/gateway/eligibility.ts";
import { findGroupSelectData, type GroupSelectData } from "../../../server/gateway/groups.ts";
import { findNcqa } from "../../../server/gateway/ncqa.ts";
import { memberContext } from "../../../server/middleware/member.ts";
import { getRuntime } from "../../../server/runtime.ts";
import { NO_BRAND } from "../../brand/no-brand.ts";
import { Chat } from "../../components/Chat.tsx";
import { DataLayer } from "../../components/DataLayer.tsx";
import { PageFrame, type PageMenus } from "../../components/PageFrame.tsx";
import { coverageTimeline, hasSeveralGroups } from "../../rules/groups.ts";
import type { MenuFacts } from "../../rules/menus/facts.ts";
import { primaryBarMenu, sitemap } from "../../rules/menus/primary.ts";
import { settingsMenu } from "../../rules/menus/settings.ts";
import { utilityMenu } from "../../rules/menus/utility.ts";
import { ncqaBadge } from "../../rules/ncqa.ts";
import { notEnrolledAlert } from "../../text/shell.ts";
import { ErrorScreen } from "../error-screen.tsx";
import { takeFlash } from "../flash.ts";
import { paperOf } from "../paper.ts";
import { PlainFrame } from "../plain-frame.tsx";
import { NO_FOOTER, useRootData } from "../root-data-hook.ts";
import { showMenu } from "../show-menu.ts";
import { showTimeline } from "../show-timeline.ts";
import { loadChat } from "./chat.ts";
import { CollapseMenus } from "./collapse-menus.tsx";
import { findDataLayer } from "./data-layer.ts";
import { loadMenuFacts } from "./menu-facts.ts";
import { getViewer } from "./viewer.ts";
import type { Route } from "./+types/shell.ts";

/** What the frame of every member page needs. An ornament that fails is left out, the account is not. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const { gateway, session } = member;
  const account = await getAccount(gateway);
  const viewer = await getViewer(account, member);
  const [facts, eligibility, ncqa, groups, chat] = await Promise.all([
    loadMenuFacts(member, account, viewer),
    listMemberEligibility(gateway, viewer.memberKey),
    getRuntime().settings.NCQA_URL === null ? null : findNcqa(gateway),
    findGroupSelectData(gateway),
    loadChat(member, account),
  ]);
  const badge = ncqaBadge(ncqa?.description ?? ncqa?.logo ?? null);
  return {
    flash: takeFlash(context),
    staff: session.staff === null ? null : staffBannerOf(viewer, account.subscriberId),
    menus: menusOf(facts),
    group: groupLinkOf(groups),
    member: { firstName: viewer.firstName, lastName: viewer.lastName },
    plan: account.groupName,
    chat,
    dataLayer: findDataLayer(member, account, viewer, eligibility),
    termed: facts.termed,
    ncqa: badge === null ? null : { badge, description: ncqa?.description ?? null },
  };
};

const staffBannerOf = ({ firstName, lastName }: AccountMember, subscriberId: string) => ({
  memberName: `${firstName} ${lastName}`,
  subscriberId,
});

/** The popup ends with what every member has; Log out stands there once. */
function menusOf(facts: MenuFacts): PageMenus {
  const settings = settingsMenu(facts).filter(({ id }) => id !== "log-out");
  const utility = utilityMenu({ flags: facts.flags, signedIn: true });
  return {
    bar: showMenu(primaryBarMenu(facts)),
    sitemap: showMenu(sitemap(facts)),
    popup: [showMenu(settings), showMenu(utility)],
  };
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

export type ShellData = Awaited<ReturnType<typeof loader>>;

function Frame({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const root = useRootData();
  const { firstName, lastName } = shell.member;
  const whose = { memberName: `${firstName} ${lastName}`, plan: shell.plan };
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
