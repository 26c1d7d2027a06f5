import { isMedicareAdvantageGroup } from "../member/groups.ts";
import { CATEGORIES, categoryStatus, type EligibilityRow } from "../member/eligibility.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import type { BenefitCategory } from "./benefit-categories.ts";

/**
 * The category that opens first: the first eligible of Medical, Dental, Vision, Pharmacy, else
 * Programs where there are any, else None (§4). Eligible is active or future (T-29). Takes ONE
 * member's rows.
 */
export function defaultCategory(
  rows: readonly EligibilityRow[],
  hasPrograms: boolean,
  today: PlainDate,
): BenefitCategory {
  const isEligible = (row: EligibilityRow) =>
    ["active", "future"].includes(categoryStatus(row, today));
  const first = CATEGORIES.find((category) =>
    rows.some((row) => row.category === category && isEligible(row)),
  );
  return first ?? (hasPrograms ? "programs" : "none");
}

/** Whether the summary stands for all categories: on Summit and in group 10004760 (S-12). */
export const opensSummary = (flags: { readonly summit: boolean }, groupId: string): boolean =>
  flags.summit || isMedicareAdvantageGroup(groupId);
