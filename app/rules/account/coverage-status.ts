import type { PlanStatus } from "../member/groups.ts";
import {
  CATEGORIES,
  categoryStatus,
  preferredEligibility,
  type Category,
  type EligibilityRow,
} from "../member/eligibility.ts";
import type { PlainDate } from "../dates/plain-date.ts";

/** One kind of coverage of one member as the account's summary says it (S-06). */
export type CoverageStatus = {
  readonly category: Category;
  readonly status: PlanStatus;
  /** The day its words name; null where the gateway does not say. */
  readonly on: PlainDate | null;
  /** The end of a coverage that is active or to come, where one is known. */
  readonly ends: PlainDate | null;
};

const STATUSES = { active: "ACTIVE", future: "FUTURE", termed: "TERMED" } as const;

/** ONE member's status in each category they have or had, by the row that represents it (§4). */
export function coverageStatuses(
  rows: readonly EligibilityRow[],
  today: PlainDate,
): CoverageStatus[] {
  return CATEGORIES.flatMap((category): CoverageStatus[] => {
    const own = rows.filter((row) => row.category === category);
    const row = preferredEligibility(own, today);
    if (row === null) return [];
    const status = categoryStatus(row, today);
    if (status === "ineligible") return [];
    const termed = status === "termed";
    return [
      {
        category,
        status: STATUSES[status],
        on: termed ? row.terminationDate : row.effectiveDate,
        ends: termed ? null : row.terminationDate,
      },
    ];
  });
}
