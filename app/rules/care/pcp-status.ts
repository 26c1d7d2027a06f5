import type { PcpMember } from "#server/gateway/calls/pcp.ts";
import { addYears, type PlainDate } from "../dates/plain-date.ts";

/**
 * Days in which a member is eligible for primary care (§3 "eligibleDates"): a first day that is not given
 * counts as never; `termedDate` is the first day without it, null while no end is known.
 */
export type CarePeriod = PcpMember["eligibleDates"][number];

export type PcpStatus = "active" | "future" | "termed";

/** How long an ended period still counts (§4: "roughly two years"). */
const COUNTS_YEARS = 2;

/**
 * The status of a period today (§4 "PCP-level"). A day stands for its first instant: a period is
 * active from its effective date on, and termed on its termed date.
 */
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

/** A period that a provider can be chosen for. */
export type OpenPeriod = {
  readonly effectiveDate: PlainDate;
  readonly status: Exclude<PcpStatus, "termed">;
};

/**
 * The periods for which a member may choose, the earliest first and each day once: nothing is chosen
 * for a termed one (S-20). A period that ends before it begins is never open.
 */
export function listOpenPeriods(periods: readonly CarePeriod[], today: PlainDate): OpenPeriod[] {
  const open = periods.flatMap((period): OpenPeriod[] => {
    const { effectiveDate, termedDate } = period;
    const status = pcpStatus(period, today);
    if (effectiveDate === null || status === "termed") return [];
    return termedDate !== null && termedDate <= effectiveDate ? [] : [{ effectiveDate, status }];
  });
  return open
    .toSorted((a, b) => (a.effectiveDate < b.effectiveDate ? -1 : 1))
    .filter((period, place, all) => period.effectiveDate !== all[place - 1]?.effectiveDate);
}
