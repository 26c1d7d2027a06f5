import type { PlainDate } from "../dates/plain-date.ts";
import { fullName } from "../member/member.ts";
import { memberCare, type CareEntry, type CareRecord } from "./member-care.ts";
import type { OpenPeriod } from "./pcp-status.ts";

type FamilyMember = {
  readonly memberKey: string;
  readonly memberSuffix: number;
  readonly firstName: string;
  readonly lastName: string;
};

/** Somebody for whom a provider can be chosen. `days` has one period at least, the earliest first. */
export type Chooser<Entry extends CareEntry = CareEntry> = {
  readonly memberKey: string;
  readonly suffix: number;
  readonly name: string;
  /** Whom they have now, and whom they have chosen for a day to come; null for nobody. */
  readonly current: Entry | null;
  readonly upcoming: Entry | null;
  readonly days: readonly OpenPeriod[];
};

/**
 * Everybody for whom the viewer may choose, by suffix: whom the gateway calls eligible and who has a
 * period that is not termed (§4). `members` are those the viewer may act for: a dependent only
 * themself (§6).
 */
export function listChoosers<Entry extends CareEntry>(family: {
  readonly members: readonly FamilyMember[];
  readonly eligibleMemberKeys: readonly string[];
  readonly records: readonly CareRecord<Entry>[];
  readonly today: PlainDate;
}): Chooser<Entry>[] {
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

/** A member, and the first day of the period that a provider is chosen for. */
type MemberOnDay = { readonly memberKey: string; readonly effectiveDate: PlainDate };

type Read = {
  readonly before: readonly CareRecord[];
  readonly after: readonly CareRecord[];
  readonly today: PlainDate;
};

/**
 * Whether a choice shows in what was read after it: the members' records name the provider, in an
 * entry that has not ended and that was not there before.
 */
export function isChoiceSaved(
  choice: { readonly members: readonly MemberOnDay[]; readonly providerId: string },
  { before, after, today }: Read,
): boolean {
  const entriesIn = (records: readonly CareRecord[], memberKey: string) =>
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
  records: readonly CareRecord[],
  { memberKey, providerId, today }: With,
): readonly CareEntry[] =>
  (records.find((it) => it.memberKey === memberKey)?.pcpHistory ?? []).filter(
    (entry) => entry.providerId === providerId && !hasEnded(entry, today),
  );

/** Whether the records name the provider for a member, now or for a day to come. */
export const isWithProvider = (records: readonly CareRecord[], one: With): boolean =>
  listWith(records, one).length > 0;

const hasEnded = ({ endDate }: CareEntry, today: PlainDate): boolean =>
  endDate !== null && endDate < today;
