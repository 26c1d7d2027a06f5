import type { PlainDate } from "../dates/plain-date.ts";
import { listOpenPeriods, pcpEligible, type CarePeriod, type OpenPeriod } from "./pcp-status.ts";

/** A provider whom a member has, had or will have (§3 "PCP history per member"). */
export type CareEntry = {
  readonly providerId: string | null;
  readonly providerName: string | null;
  /** Whether it is the member's choice, or was theirs until its end. */
  readonly pcpSelected: boolean;
  readonly beginDate: PlainDate | null;
  readonly endDate: PlainDate | null;
};

/** What the gateway says of a member's primary care. */
export type CareRecord<Entry extends CareEntry = CareEntry> = {
  readonly memberKey: string;
  readonly pcpHistory: readonly Entry[];
  readonly eligibleDates: readonly CarePeriod[];
};

export type MemberCare<Entry extends CareEntry> = {
  /** Whom the member has today. */
  readonly current: Entry | null;
  /** Whom they have chosen for a day to come, the nearest first. */
  readonly upcoming: readonly Entry[];
  /** Whom they had, the latest first. */
  readonly earlier: readonly Entry[];
  /** The periods they may choose for; none for members who are termed or not eligible (S-20). */
  readonly open: readonly OpenPeriod[];
  /** Whether primary care has to do with them: by eligibility (§4), or because they have somebody. */
  readonly applies: boolean;
};

/**
 * A member's primary care today (§4 "PCP-level", S-20). The gateway's eligibility decides who may
 * choose, their periods for which days.
 */
export function memberCare<Entry extends CareEntry>(
  record: CareRecord<Entry> | undefined,
  isEligible: boolean,
  today: PlainDate,
): MemberCare<Entry> {
  const history = record?.pcpHistory ?? [];
  const periods = record?.eligibleDates ?? [];
  const chosen = history.filter((entry) => entry.pcpSelected && !hasEnded(entry, today));
  const upcoming = chosen.filter(({ beginDate }) => beginDate !== null && beginDate > today);
  const begun = latestFirst(chosen.filter((entry) => !upcoming.includes(entry)));
  const [current = null] = begun;
  // Of two that have not ended only the later one counts: the other is history.
  const earlier = history.filter((entry) => entry !== current && !upcoming.includes(entry));
  return {
    current,
    upcoming: latestFirst(upcoming).toReversed(),
    earlier: latestFirst(earlier),
    open: isEligible ? listOpenPeriods(periods, today) : [],
    applies:
      isEligible || chosen.length > 0 || periods.some((period) => pcpEligible(period, today)),
  };
}

/** The last day is still the provider's. */
const hasEnded = ({ endDate }: CareEntry, today: PlainDate): boolean =>
  endDate !== null && endDate < today;

/** Entries without a first day come last; entries of one day keep the gateway's order. */
const latestFirst = <Entry extends CareEntry>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => {
    const [one, other] = [a.beginDate ?? "", b.beginDate ?? ""];
    return one === other ? 0 : one < other ? 1 : -1;
  });
