import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { Coverage } from "#app/rules/member/coverage.ts";
import type { PlanStatus } from "#app/rules/member/groups.ts";
import { benefitNoticesText } from "#app/text/benefits/notices.ts";
import { showDate } from "#app/text/common/format.ts";
import { groupsText } from "#app/text/sign-in/groups.ts";

type Dates = { readonly from: PlainDate | null; readonly until: PlainDate | null };

/** When a coverage begins and ends, as far as that is known (§2 "Shell", "Select-group"). */
export function showDates({ from, until }: Dates): string {
  const text = groupsText.timeline;
  if (until === null) return from === null ? text.unknown : text.since(showDate(from));
  return from === null
    ? text.until(showDate(until))
    : text.between(showDate(from), showDate(until));
}

/** A plan's status with the day it names, where that is known: "Active since 01/01/2026". */
export function showPlanStatus(status: PlanStatus, on: PlainDate | null): string {
  if (on === null) return groupsText.undated[status];
  const { activeSince, effectiveOn, terminatedOn } = groupsText;
  return { ACTIVE: activeSince, FUTURE: effectiveOn, TERMED: terminatedOn }[status](showDate(on));
}

/** The words for a coverage as of today: a future begin or end is not worded as past. */
export function showCoverage(coverage: Coverage, today: PlainDate): string {
  const text = benefitNoticesText.range;
  if (coverage.kind === "active") {
    const { from, until } = coverage;
    if (until !== null) return text.between(showDate(from), showDate(until));
    return text[from > today ? "begins" : "activeSince"](showDate(from));
  }
  if (coverage.kind === "begins") return text.begins(showDate(coverage.on));
  if (coverage.kind === "none" || coverage.on === null) return text.none;
  return text[coverage.on > today ? "ends" : "ended"](showDate(coverage.on));
}
