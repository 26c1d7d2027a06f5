import type { PlanManagementDetails } from "#server/gateway/calls/plan/plan-management.ts";
import { addYears, type PlainDate } from "../dates/plain-date.ts";

/** A direct plan's renewal or cancellation (§3 "Plan management details"). */
export type PlanManagement = NonNullable<PlanManagementDetails>;

/** A kind of coverage that a cancellation can end. */
export type EndingCategory = "medical" | "dental";

/** `on` is the day benefits end; null if unknown. */
export type PlanManagementBanner =
  | { kind: "renew"; openEnrollmentEnd: PlainDate; planYear: string | null }
  | { kind: "ending"; categories: readonly EndingCategory[]; on: PlainDate | null };

/** The coverage that a cancellation of this id ends; null for an id that is not known. */
export function endingCategories(statusId: string): readonly EndingCategory[] | null {
  if (statusId === "M") return ["medical"];
  return statusId === "D" ? ["medical", "dental"] : null;
}

/** A last day later than this counts as none, such as 12/31/9999. */
const FURTHEST_YEARS = 2;

/** The day on which a cancelled plan ends; null if it is unknown or none. */
export function findCoverageEnd(
  { coverageEndDateUponCancellation: on }: PlanManagement,
  today: PlainDate,
): PlainDate | null {
  return on !== null && on > addYears(today, FURTHEST_YEARS) ? null : on;
}

/**
 * Whether a plan can still end on the day that is given for it: today or later, within two years.
 * Without a day it can; the page then asks the member to call first.
 */
export const canEnd = (details: PlanManagement, today: PlainDate): boolean => {
  const { coverageEndDateUponCancellation: on } = details;
  return on === null || (on >= today && findCoverageEnd(details, today) !== null);
};

/**
 * The banner of a plan that is eligible and active (§1, §4): the reminder to renew up to the last day
 * of open enrollment, or what a cancellation ends up to that day; null for a status that is not known.
 */
export function planManagementBanner(
  details: PlanManagement,
  today: PlainDate,
): PlanManagementBanner | null {
  const { openEnrollmentEnd, upcomingPlanYear: planYear } = details;
  const { eligibleAndActive, directPlanCancellationStatus: status } = details;
  if (!eligibleAndActive) return null;
  if (status === null) {
    if (openEnrollmentEnd === null || openEnrollmentEnd < today) return null;
    return { kind: "renew", openEnrollmentEnd, planYear };
  }
  const categories = endingCategories(status.id);
  const on = findCoverageEnd(details, today);
  if (categories === null || (on !== null && on < today)) return null;
  return { kind: "ending", categories, on };
}
