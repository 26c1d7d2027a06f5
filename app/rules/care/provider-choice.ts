import type { MemberOnDay, PcpMember } from "#server/gateway/calls/care/pcp.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { fullName } from "../member/member.ts";
import { memberCare, type CareEntry, type OpenPeriod } from "./member-care.ts";
import type { PrimaryCareMember } from "./primary-care.ts";

/**
 * A member for whom a provider can be chosen. `days` has at least one period, the earliest first.
 */
export type Chooser = {
  readonly memberKey: string;
  readonly suffix: number;
  readonly name: string;
  /** The present provider and the one chosen for a future day; null for none. */
  readonly current: CareEntry | null;
  readonly upcoming: CareEntry | null;
  readonly days: readonly OpenPeriod[];
};

/**
 * The members for whom the viewer may choose, by suffix: the gateway calls them eligible and they
 * have a period that is not termed (§4). `members` are those the viewer may act for: a dependent
 * only themself (§6).
 */
export function listChoosers(family: {
  readonly members: readonly PrimaryCareMember[];
  readonly eligibleMemberKeys: readonly string[];
  readonly records: readonly PcpMember[];
  readonly today: PlainDate;
}): Chooser[] {
  const { members, eligibleMemberKeys, records, today } = family;
  return members
    .toSorted((a, b) => a.memberSuffix - b.memberSuffix)
    .flatMap((member) => {
      const { memberKey, memberSuffix: suffix } = member;
      const record = records.find((it) => it.memberKey === memberKey);
      const care = memberCare(record, eligibleMemberKeys.includes(memberKey), today);
      if (care.open.length === 0) return [];
      const { current, upcoming, open: days } = care;
      const name = fullName(member);
      return [{ memberKey, suffix, name, current, upcoming: upcoming[0] ?? null, days }];
    });
}

/** Whether choosing the provider would change nothing for a member. */
export const hasProvider = ({ current, upcoming, days }: Chooser, providerId: string): boolean =>
  (upcoming ?? current)?.providerId === providerId && days.length === 1;

type SelectionReads = {
  readonly before: readonly PcpMember[];
  readonly after: readonly PcpMember[];
  readonly today: PlainDate;
};

/** An entry with the provider that has not ended, and was not there before. */
export function isChoiceSaved(
  choice: { readonly members: readonly MemberOnDay[]; readonly providerId: string },
  { before, after, today }: SelectionReads,
): boolean {
  const entriesIn = (records: readonly PcpMember[], memberKey: string) =>
    listWith(records, { memberKey, providerId: choice.providerId, today }).map(
      ({ beginDate, endDate, pcpSelected }) => [beginDate, endDate, pcpSelected].join(" "),
    );
  return choice.members.every(({ memberKey }) => {
    const known = entriesIn(before, memberKey);
    return entriesIn(after, memberKey).some((entry) => !known.includes(entry));
  });
}

type With = {
  readonly memberKey: string;
  readonly providerId: string;
  readonly today: PlainDate;
};

/** A member's entries with a provider that have not ended, chosen or not. */
const listWith = (
  records: readonly PcpMember[],
  { memberKey, providerId, today }: With,
): readonly CareEntry[] =>
  (records.find((it) => it.memberKey === memberKey)?.pcpHistory ?? []).filter(
    (entry) => entry.providerId === providerId && !hasEnded(entry, today),
  );

/** Whether a member's records name the provider, for today or a future day. */
export const isWithProvider = (records: readonly PcpMember[], one: With): boolean =>
  listWith(records, one).length > 0;

const hasEnded = ({ endDate }: CareEntry, today: PlainDate): boolean =>
  endDate !== null && endDate < today;
