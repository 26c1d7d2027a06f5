import type { Account, AccountMember } from "#server/gateway/calls/member/account.ts";
import { hasEbill } from "#server/gateway/calls/plan/ebill.ts";
import { listMemberEligibility } from "#server/gateway/calls/member/eligibility.ts";
import { medicareMaterialsEligibility } from "#server/gateway/calls/plan/medicare-materials.ts";
import { pcpEligibility, pcpMembers } from "#server/gateway/calls/care/pcp.ts";
import { programs } from "#server/gateway/calls/care/programs.ts";
import { hasReferrals } from "#server/gateway/calls/care/referrals.ts";
import { findWithShortTimeout } from "#server/gateway/transport/call-functions.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { staffOf } from "#server/middleware/staff.ts";
import { getRuntime } from "#server/runtime.ts";
import { isOfProvider } from "#server/session/session.ts";
import { isMinor } from "#app/rules/dates/plain-date.ts";
import { activeCategories, hasNoEligibility, isTermed } from "#app/rules/member/eligibility.ts";
import { isSubscriber, listViewableMembers } from "#app/rules/member/member.ts";
import type { MenuFacts } from "#app/rules/menus/menu-facts.ts";
import {
  selectionOf,
  showsPrimaryCareLink,
  type PrimaryCareSelection,
} from "#app/rules/care/primary-care.ts";
import { PROGRAM_IDS, programsVisible } from "#app/rules/programs/programs.ts";
import type { NavItem } from "#app/components/frame/nav-item.ts";
import type { MenuItem } from "#app/rules/menus/menu-item.ts";
import { menuText } from "#app/text/frame/menus.ts";

/** The eligibility is required; other facts decide on entries that a failed call leaves out. */
export async function loadMenuFacts(
  member: MemberRequest,
  account: Account,
  viewer: AccountMember,
): Promise<MenuFacts> {
  const { gateway, brand, session, today } = member;
  const { settings } = getRuntime();
  const { flags } = brand;
  const withPrograms = programsVisible(flags);
  const [rows, programList, care, careMembers, ebill, referrals, materials] = await Promise.all([
    listMemberEligibility(gateway, viewer.memberKey),
    withPrograms ? findWithShortTimeout(gateway, programs) : null,
    flags.providence ? null : findWithShortTimeout(gateway, pcpEligibility),
    flags.providence ? null : findWithShortTimeout(gateway, pcpMembers),
    withPrograms && brand.links.ebill !== null ? findWithShortTimeout(gateway, hasEbill) : null,
    findWithShortTimeout(gateway, hasReferrals),
    findWithShortTimeout(gateway, medicareMaterialsEligibility),
  ]);
  return {
    flags,
    subscriber: isSubscriber(viewer.memberSuffix),
    minor: isMinor(viewer.dateOfBirth, today),
    termed: isTermed(rows, today),
    hasEligibility: !hasNoEligibility(rows),
    activeCategories: activeCategories(rows, today),
    groupId: account.groupId,
    hasReferrals: referrals ?? false,
    hasMedicareMaterials: materials ?? false,
    hasEbill: ebill ?? false,
    hasPharmacyProgram: programList?.some(({ id }) => id === PROGRAM_IDS.navitus) ?? false,
    primaryCareShown: showsPrimaryCareLink({
      ...selectionsOf(
        (careMembers ?? []).map((record) => selectionOf(record, today)),
        account,
        viewer,
      ),
      eligible: care?.eligible ?? false,
    }),
    staffRole: staffOf(session)?.role ?? null,
    acting: session.staff !== null,
    passwordAtProvider: isOfProvider(session, brand),
    hasCommunicationChoices:
      settings.GATEWAY_PATHS["account/confidential-communication"] !== undefined,
    handbooksPath: settings.HANDBOOKS_PATH,
  };
}

/**
 * Whether a PCP selection makes the link visible (§6): the viewer's own, and for a subscriber the
 * family's.
 */
function selectionsOf(
  selections: readonly PrimaryCareSelection[],
  account: Account,
  viewer: AccountMember,
): { subscriberHasSelections: boolean; memberHasSelection: boolean } {
  const chosen = new Set(
    selections.flatMap(({ memberKey, providerName }) => (providerName === null ? [] : memberKey)),
  );
  const viewable = listViewableMembers(account.members, viewer);
  return {
    subscriberHasSelections:
      isSubscriber(viewer.memberSuffix) && viewable.some(({ memberKey }) => chosen.has(memberKey)),
    memberHasSelection: chosen.has(viewer.memberKey),
  };
}

/** One for all: the data of a page names the same object once. */
const NO_CHILDREN: readonly NavItem[] = [];

/** A menu with its labels; the entry that logs out has no address. */
export function viewMenu(items: readonly MenuItem[]): NavItem[] {
  return items.map(({ id, target, children }) => ({
    id,
    label: menuText[id],
    href: typeof target === "string" ? target : null,
    children: children.length === 0 ? NO_CHILDREN : viewMenu(children),
  }));
}
