import type { PcpMember } from "#server/gateway/calls/pcp.ts";
import { addYears, type PlainDate } from "../dates/plain-date.ts";

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
    .toSorted((a, b) => (a.effectiveDate < b.effectiveDate ? -1 : 1))
    .filter((period, place, all) => period.effectiveDate !== all[place - 1]?.effectiveDate);
}
