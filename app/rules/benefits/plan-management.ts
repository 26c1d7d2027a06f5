import type { PlanManagementDetails } from "#server/gateway/calls/plan-management.ts";
import { addYears, type PlainDate } from "../dates/plain-date.ts";

/** A direct plan's renewal or cancellation (§3 "Plan management details"). */
export type PlanManagement = NonNullable<PlanManagementDetails>;

/** A kind of coverage that a cancellation can end. */
export type EndingCategory = "medical" | "dental";

/** `on` is the day benefits end; null where unknown. */
export type PlanManagementBanner =
  | { kind: "renew"; openEnrollmentEnd: PlainDate }
  | { kind: "ending"; categories: readonly EndingCategory[]; on: PlainDate | null };

const endingByStatus: ReadonlyMap<string, readonly EndingCategory[]> = new Map([
  ["M", ["medical"]],
  ["D", ["medical", "dental"]],
]);

/** The coverage that a cancellation of this id ends; null for an id that is not known. */
export function endingCategories(statusId: string): readonly EndingCategory[] | null {
  return endingByStatus.get(statusId) ?? null;
}

/** A last day later than this stands for none, as 12/31/9999 does. */
const FURTHEST_YEARS = 2;

/** The day on which a cancelled plan ends; null where it is unknown or none. */
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
 * The plan-management banner (§1, §4), or null for none.
 * - Only for a plan that is eligible and active.
 * - Without a cancellation: the reminder to renew, change or cancel, up to and including the last
 *   day of open enrollment; none without that day, which the sentence names.
 * - With one: what is ending and when, up to and including that day.
 * - Another status shows nothing, because it is unknown which coverage ends.
 */
export function planManagementBanner(
  details: PlanManagement,
  today: PlainDate,
): PlanManagementBanner | null {
  if (!details.eligibleAndActive) return null;
  const status = details.directPlanCancellationStatus;
  return status === null ? renewal(details, today) : ending(status.id, details, today);
}

function renewal(details: PlanManagement, today: PlainDate): PlanManagementBanner | null {
  const { openEnrollmentEnd } = details;
  if (openEnrollmentEnd === null || openEnrollmentEnd < today) return null;
  return { kind: "renew", openEnrollmentEnd };
}

function ending(
  statusId: string,
  details: PlanManagement,
  today: PlainDate,
): PlanManagementBanner | null {
  const categories = endingCategories(statusId);
  const on = findCoverageEnd(details, today);
  if (categories === null || (on !== null && on < today)) return null;
  return { kind: "ending", categories, on };
}
