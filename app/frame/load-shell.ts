import type { RouterContextProvider } from "react-router";
import type { PageMenus } from "#app/components/frame/PageFrame.tsx";
import { ncqaBadge } from "#app/rules/frame/ncqa.ts";
import { offeredCategories } from "#app/rules/member/coverage.ts";
import { hasSeveralGroups } from "#app/rules/member/groups.ts";
import type { MenuFacts } from "#app/rules/menus/menu-facts.ts";
import { primaryBarMenu, primaryMenu } from "#app/rules/menus/primary.ts";
import { settingsMenu } from "#app/rules/menus/settings.ts";
import { utilityMenu } from "#app/rules/menus/utility.ts";
import { listMemberEligibility } from "#server/gateway/calls/eligibility.ts";
import { findGroupSelectData, type GroupSelectData } from "#server/gateway/calls/groups.ts";
import { findNcqa } from "#server/gateway/calls/ncqa.ts";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { actedFor } from "./acting.ts";
import { loadChat } from "./chat.ts";
import { findDataLayer } from "./data-layer.ts";
import { takeFlash } from "./flash.ts";
import { loadMenuFacts } from "./menu-facts.ts";
import { showMenu } from "./show-menu.ts";
import { sayDates } from "./say-coverage.ts";
import { getFamily } from "./family.ts";

/** Data of the frame of every member page. Only the optional calls may fail. */
export async function loadShell(context: Readonly<RouterContextProvider>) {
  const member = context.get(memberContext);
  const { gateway, session } = member;
  const { account, viewer } = await getFamily(member);
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
    staff: session.staff === null ? null : actedFor(viewer, account.subscriberId),
    menus: menusOf(facts),
    /** The tabs of the pages of benefits. */
    benefitCategories: offeredCategories(eligibility, member.today),
    group: groupLinkOf(groups),
    member: { firstName: viewer.firstName, lastName: viewer.lastName },
    plan: account.groupName,
    chat,
    dataLayer: findDataLayer(member, account, viewer, eligibility),
    termed: facts.termed,
    ncqa: badge === null ? null : { badge, description: ncqa?.description ?? null },
  };
}

/** The popup ends with the utility menu, whose Log out replaces that of the settings menu. */
function menusOf(facts: MenuFacts): PageMenus {
  const settings = settingsMenu(facts).filter(({ id }) => id !== "log-out");
  const utility = utilityMenu({ flags: facts.flags, signedIn: true });
  const sitemap = showMenu(primaryMenu(facts));
  const inBar = new Set<string>(primaryBarMenu(facts).map(({ id }) => id));
  return {
    // The same entries, which the page's data then names once.
    bar: sitemap.filter(({ id }) => inBar.has(id)),
    sitemap,
    popup: [showMenu(settings), showMenu(utility)],
  };
}

/** The link to change the group, only for members of several groups (§2 "Shell"). */
function groupLinkOf(data: GroupSelectData | null): { name: string; dates: string } | null {
  if (data === null || !hasSeveralGroups(data.groups)) return null;
  const current = data.groups.find(({ groupId }) => groupId === data.currentGroup);
  if (current === undefined) return null;
  const { groupName, startDate, endDate } = current;
  return { name: groupName, dates: sayDates({ from: startDate, until: endDate }) };
}

export type ShellData = Awaited<ReturnType<typeof loadShell>>;
