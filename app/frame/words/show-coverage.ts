import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { lastCoveredDay, type Coverage } from "#app/rules/member/coverage.ts";
import type { PlanStatus } from "#app/rules/member/groups.ts";
import { benefitNoticesText } from "#app/text/benefits/notices.ts";
import { shortDate, showDate } from "#app/text/common/format.ts";
import { groupsText } from "#app/text/sign-in/groups.ts";

/** `until` is a termination date: the first day without cover. */
type Dates = { readonly from: PlainDate | null; readonly until: PlainDate | null };

/**
 * The first and the last day of a coverage, as far as they are known (§2 "Shell", "Select-group",
 * T-85).
 */
export function showDates({ from, until }: Dates): string {
  const text = groupsText.timeline;
  if (until === null) return from === null ? text.unknown : text.since(showDate(from));
  const last = showDate(lastCoveredDay(until));
  return from === null ? text.until(last) : text.between(showDate(from), last);
}

/**
 * A plan's status with the day it names, where that is known, in figures, as tables have them: "Active
 * since 01/01/2026".
 */
export function showPlanStatus(status: PlanStatus, on: PlainDate | null): string {
  if (on === null) return groupsText.undated[status];
  const { activeSince, effectiveOn, terminatedOn } = groupsText;
  if (status === "TERMED") return terminatedOn(shortDate(on), shortDate(lastCoveredDay(on)));
  return { ACTIVE: activeSince, FUTURE: effectiveOn }[status](shortDate(on));
}

/** The words for a coverage as of today: a future begin or end is not worded as past. */
export function showCoverage(coverage: Coverage, today: PlainDate): string {
  const text = benefitNoticesText.range;
  if (coverage.kind === "active") {
    const { from, until } = coverage;
    if (until !== null) return text.between(showDate(from), showDate(lastCoveredDay(until)));
    return text[from > today ? "begins" : "activeSince"](showDate(from));
  }
  if (coverage.kind === "begins") return text.begins(showDate(coverage.on));
  if (coverage.kind === "none" || coverage.on === null) return text.none;
  return text.lastDay(showDate(lastCoveredDay(coverage.on)));
}
