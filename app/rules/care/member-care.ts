import type { PcpMember } from "#server/gateway/calls/care/pcp.ts";
import { type PlainDate, addYears } from "../dates/plain-date.ts";

/** A present, earlier or upcoming provider of a member (§3 "PCP history per member"). */
export type CareEntry = PcpMember["pcpHistory"][number];

export type MemberCare = {
  readonly current: CareEntry | null;
  /** Upcoming providers, the nearest first. */
  readonly upcoming: readonly CareEntry[];
  readonly earlier: readonly CareEntry[];
  /** The periods they may choose for; none for members who are termed or not eligible (S-20). */
  readonly open: readonly OpenPeriod[];
  /**
   * Whether primary care applies to the member: by eligibility (§4), or because they have a
   * provider.
   */
  readonly applies: boolean;
};

/** Today (§4, S-20): eligibility decides who may choose, the periods for which days. */
export function memberCare(
  record: PcpMember | undefined,
  isEligible: boolean,
  today: PlainDate,
): MemberCare {
  const history = record?.pcpHistory ?? [];
  const periods = record?.eligibleDates ?? [];
  const chosen = history.filter((entry) => entry.pcpSelected && !hasEnded(entry, today));
  const upcoming = chosen.filter(({ beginDate }) => beginDate !== null && beginDate > today);
  const begun = latestFirst(chosen.filter((entry) => !upcoming.includes(entry)));
  const [current = null] = begun;
  // If two periods have not ended, only the later one counts: the other is history.
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
const latestFirst = (entries: readonly CareEntry[]): CareEntry[] =>
  entries.toSorted((a, b) => (b.beginDate ?? "").localeCompare(a.beginDate ?? ""));

/** No first day counts as never; `termedDate` is the first day without (§3 "eligibleDates"). */
type CarePeriod = PcpMember["eligibleDates"][number];

type PcpStatus = "active" | "future" | "termed";

/** How long an ended period still counts (§4: "roughly two years"). */
const COUNTS_YEARS = 2;

/** Active from the effective date on, termed on the termed date (§4 "PCP-level"). */
export function pcpStatus({ effectiveDate, termedDate }: CarePeriod, today: PlainDate): PcpStatus {
  if (effectiveDate === null) return "termed";
  if (today < effectiveDate) return "future";
  return termedDate === null || today < termedDate ? "active" : "termed";
}

/** Whether a period counts: not termed, or termed less than two years ago (§4 "PCP-level"). */
export function pcpEligible(period: CarePeriod, today: PlainDate): boolean {
  if (pcpStatus(period, today) !== "termed") return true;
  return period.termedDate !== null && period.termedDate > addYears(today, -COUNTS_YEARS);
}

export type OpenPeriod = {
  readonly effectiveDate: PlainDate;
  readonly status: Exclude<PcpStatus, "termed">;
};

/** Open to a choice, the earliest first and each day once; none that is termed (S-20). */
export function listOpenPeriods(periods: readonly CarePeriod[], today: PlainDate): OpenPeriod[] {
  const open = periods.flatMap((period): OpenPeriod[] => {
    const { effectiveDate, termedDate } = period;
    const status = pcpStatus(period, today);
    if (effectiveDate === null || status === "termed") return [];
    return termedDate !== null && termedDate <= effectiveDate ? [] : [{ effectiveDate, status }];
  });
  return open
    .toSorted((a, b) => a.effectiveDate.localeCompare(b.effectiveDate))
    .filter((period, index, all) => period.effectiveDate !== all[index - 1]?.effectiveDate);
}
