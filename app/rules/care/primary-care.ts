import { href } from "react-router";
import type { AccountMember } from "#server/gateway/calls/member/account.ts";
import type { PcpEligibility, PcpMember } from "#server/gateway/calls/care/pcp.ts";
import { getPlainDate, type PlainDate } from "../dates/plain-date.ts";
import { memberCare } from "./member-care.ts";
import { fullName } from "../member/member.ts";

/** The last day of the primary care administrative update banner (§9). */
export const PRIMARY_CARE_UPDATE_DEADLINE = getPlainDate("2025-03-31");

/** No name means no choice (§3); `from` is the first day, null for a provider of today. */
export type PrimaryCareSelection = {
  memberKey: string;
  providerName: string | null;
  from: PlainDate | null;
};

export type PrimaryCareMember = Pick<
  AccountMember,
  "memberKey" | "memberSuffix" | "firstName" | "lastName"
>;

/** A member who may still choose: `href` is where they search. */
export type PrimaryCareRow = { suffix: number; name: string; href: string };

type PrimaryCareChoice = PrimaryCareRow & { providerName: string; from: PlainDate | null };

/** The update banner shows to an eligible member up to and including 31 March 2025 (§2). */
export function showsPrimaryCareUpdate(eligible: boolean, today: PlainDate): boolean {
  return eligible && today <= PRIMARY_CARE_UPDATE_DEADLINE;
}

/** A member's selection: the provider of today, else the one chosen for the nearest future day. */
export function selectionOf(record: PcpMember, today: PlainDate): PrimaryCareSelection {
  const { current, upcoming } = memberCare(record, true, today);
  const shown = current ?? upcoming[0];
  return {
    memberKey: record.memberKey,
    providerName: shown?.providerName ?? null,
    from: current === null ? (shown?.beginDate ?? null) : null,
  };
}

/** Primary care applies to the member, and the records lack them. */
export function lacksRecord(
  memberKey: string,
  records: readonly Pick<PcpMember, "memberKey">[],
  { eligible, members }: PcpEligibility,
): boolean {
  const isNamed = (each: { readonly memberKey: string }) => each.memberKey === memberKey;
  return eligible && members.some(isNamed) && !records.some(isNamed);
}

/**
 * The lists of the primary care card, each by suffix (§2): members who are eligible but have no
 * selection, members with one, eligible or not, and those whose record could not be read. Members
 * outside `members` are ignored, so that the caller decides whose names may appear.
 */
export function primaryCareList(family: {
  eligibleMemberKeys: readonly string[];
  unread: ReadonlySet<string>;
  selections: readonly PrimaryCareSelection[];
  members: readonly PrimaryCareMember[];
}): {
  withoutSelection: PrimaryCareRow[];
  withSelection: PrimaryCareChoice[];
  unread: Omit<PrimaryCareRow, "href">[];
} {
  const withoutSelection: PrimaryCareRow[] = [];
  const withSelection: PrimaryCareChoice[] = [];
  const unread: Omit<PrimaryCareRow, "href">[] = [];
  for (const member of family.members.toSorted((a, b) => a.memberSuffix - b.memberSuffix)) {
    const { memberKey, memberSuffix: suffix } = member;
    const name = fullName(member);
    const person = { suffix: String(suffix) };
    const selection = family.selections.find(
      (each) => each.memberKey === memberKey && each.providerName?.trim(),
    );
    const providerName = selection?.providerName?.trim();
    if (selection !== undefined && providerName) {
      const { from } = selection;
      const to = href("/find-care/primary-care/:suffix", person);
      withSelection.push({ suffix, name, href: to, providerName, from });
    } else if (family.unread.has(memberKey)) {
      unread.push({ suffix, name });
    } else if (family.eligibleMemberKeys.includes(memberKey)) {
      const to = href("/find-care/primary-care/:suffix/search", person);
      withoutSelection.push({ suffix, name, href: to });
    }
  }
  return { withoutSelection, withSelection, unread };
}

/** The primary care link shows for any one of three reasons (§6). */
export function showsPrimaryCareLink(reasons: {
  subscriberHasSelections: boolean;
  memberHasSelection: boolean;
  eligible: boolean;
}): boolean {
  return reasons.subscriberHasSelections || reasons.memberHasSelection || reasons.eligible;
}
