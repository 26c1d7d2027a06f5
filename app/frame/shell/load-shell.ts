import type { PageMenus } from "#app/components/frame/PageFrame.tsx";
import { ncqaBadge } from "#app/rules/frame/ncqa.ts";
import { offeredCategories } from "#app/rules/member/coverage.ts";
import { hasUnknownDays } from "#app/rules/member/eligibility.ts";
import { hasSeveralGroups } from "#app/rules/member/groups.ts";
import type { MenuFacts } from "#app/rules/menus/menu-facts.ts";
import { primaryBarMenu, primaryMenu, settingsMenu, utilityMenu } from "#app/rules/menus/menus.ts";
import {
  listMemberEligibility,
  type FamilyEligibility,
} from "#server/gateway/calls/member/eligibility.ts";
import { findGroupSelectData, type GroupSelectData } from "#server/gateway/calls/member/groups.ts";
import { findNcqa } from "#server/gateway/calls/frame/ncqa.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext, type MemberRequest } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { staffBannerOf, takeFlash } from "../document/root-data.ts";
import { loadMenuFacts, viewMenu } from "./menu-facts.ts";
import { showDates } from "../words/show-coverage.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import type { Account, AccountMember } from "#server/gateway/calls/member/account.ts";
import { findChatConfig } from "#server/gateway/calls/frame/chat.ts";
import { planPhonesOf } from "#app/rules/contact/plan-line.ts";
import { findChat } from "#app/rules/frame/chat.ts";
import { dataLayer } from "#app/rules/frame/data-layer.ts";

/** Data of the frame of every member page. Only the optional calls may fail. */
export async function loadShell(context: Context) {
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
    staff: session.staff === null ? null : staffBannerOf(viewer, account.subscriberId),
    menus: menusOf(facts),
    benefitCategories: offeredCategories(eligibility, member.today),
    group: groupLinkOf(groups),
    member: { firstName: viewer.firstName, lastName: viewer.lastName },
    plan: account.groupName,
    planPhones: planPhonesOf(member.brand, account),
    chat,
    dataLayer: findDataLayer(member, account, viewer, eligibility),
    enrollment: enrollmentOf(facts.termed, eligibility, member.today),
    ncqa: badge === null ? null : { badge, description: ncqa?.description ?? null },
  };
}

/**
 * Whether the member has coverage, now or later; "unknown" if a termed member's rows do not say from when
 * they are covered.
 */
function enrollmentOf(
  termed: boolean,
  rows: readonly FamilyEligibility[],
  today: MemberRequest["today"],
): "enrolled" | "none" | "unknown" {
  if (!termed) return "enrolled";
  return hasUnknownDays(rows, today) ? "unknown" : "none";
}

/** The popup ends with the utility menu, whose Log out replaces that of the settings menu. */
function menusOf(facts: MenuFacts): PageMenus {
  const settings = settingsMenu(facts).filter(({ id }) => id !== "log-out");
  const utility = utilityMenu({ flags: facts.flags, signedIn: true });
  const sitemap = viewMenu(primaryMenu(facts));
  const inBar = new Set<string>(primaryBarMenu(facts).map(({ id }) => id));
  return {
    // The same objects as in the sitemap: they are in the page's serialized data once.
    bar: sitemap.filter(({ id }) => inBar.has(id)),
    sitemap,
    popup: [viewMenu(settings), viewMenu(utility)],
  };
}

function groupLinkOf(data: GroupSelectData | null): { name: string; dates: string } | null {
  if (data === null || !hasSeveralGroups(data.groups)) return null;
  const current = data.groups.find(({ groupId }) => groupId === data.currentGroup);
  if (current === undefined) return null;
  const { groupName, startDate, endDate } = current;
  return { name: groupName, dates: showDates({ from: startDate, until: endDate }) };
}

export type ShellData = Awaited<ReturnType<typeof loadShell>>;

/** None while staff act for the member: they would write in the member's name (§4, §6). */
async function loadChat(
  { gateway, session }: Pick<MemberRequest, "gateway" | "session">,
  { chatConfig }: Pick<Account, "chatConfig">,
) {
  const { CHAT_URL, CHAT_VENDOR_HOST, CHAT_SITE_ID, CHAT_SCRIPT_PATH } = getRuntime().settings;
  if (CHAT_URL === null || CHAT_VENDOR_HOST === null || CHAT_SITE_ID === null) return null;
  if (session.staff !== null) return null;
  const chat = findChat({
    fromUrl: await findChatConfig(gateway),
    fromAccount: chatConfig,
    vendorHost: CHAT_VENDOR_HOST,
    siteId: CHAT_SITE_ID,
  });
  if (chat === null) return null;
  const { host, ...facts } = chat;
  return { ...facts, src: `https://${host}${CHAT_SCRIPT_PATH}` };
}

/**
 * Null if the data layer is off (§4), and while staff act, whose visits would count as the
 * member's.
 */
function findDataLayer(
  { session, today }: Pick<MemberRequest, "session" | "today">,
  account: Account,
  viewer: AccountMember,
  eligibility: readonly FamilyEligibility[],
) {
  if (getRuntime().settings.DATA_LAYER === "off" || session.staff !== null) return null;
  return dataLayer(account, viewer, [...eligibility], today);
}
