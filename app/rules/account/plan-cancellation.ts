import type { PlainDate } from "../dates/plain-date.ts";
import {
  canEnd,
  endingCategories,
  findCoverageEnd,
  type EndingCategory,
  type PlanManagement,
} from "./plan-management.ts";
import { categoryStatus, type EligibilityRow } from "../member/eligibility.ts";

type CancellationOption = PlanManagement["directCancellationOptions"][number];

type PlanStanding = ReturnType<typeof planStanding>;

/**
 * What can be done with a plan that the member manages (S-10), on a day: it is "managed", without
 * options where it cannot be ended here; "ending" on a last day; cancelled in an unknown way
 * ("other-status"); or there is nothing to manage ("none").
 */
export function planStanding(details: PlanManagement | null, today: PlainDate) {
  if (details === null || !details.eligibleAndActive) return { kind: "none" as const };
  const status = details.directPlanCancellationStatus;
  if (status === null) {
    const options = canEnd(details, today) ? details.directCancellationOptions : [];
    return { kind: "managed" as const, options };
  }
  const categories = endingCategories(status.id);
  if (categories === null) return { kind: "other-status" as const };
  const on = findCoverageEnd(details, today);
  return { kind: "ending" as const, categories, on, over: on !== null && on < today };
}

/** The option of that id among those a plan may be cancelled by; undefined for any other id. */
export function findCancellationOption(
  standing: PlanStanding,
  id: string | null,
): CancellationOption | undefined {
  if (standing.kind !== "managed") return undefined;
  return standing.options.find((option) => option.id === id);
}

/** The terms of a cancellation: after a change of any of them the member must confirm again. */
export const endingTermsOf = (
  option: CancellationOption | undefined,
  details: PlanManagement | null,
) => ({
  id: option?.id,
  description: option?.description,
  ends: details?.coverageEndDateUponCancellation,
});

/** A member who loses coverage, and which. */
export type Loss = {
  readonly memberKey: string;
  readonly categories: readonly EndingCategory[];
};

/**
 * The members who lose coverage after the last day, with the coverage, in row order; coverage that
 * ends by then anyway is left out.
 */
export function listLosses(
  rows: readonly EligibilityRow[],
  categories: readonly EndingCategory[],
  { today, lastDay }: { readonly today: PlainDate; readonly lastDay: PlainDate | null },
): Loss[] {
  const loses = (row: EligibilityRow) =>
    ["active", "future"].includes(categoryStatus(row, today)) &&
    (lastDay === null || row.terminationDate === null || row.terminationDate > lastDay);
  const losing = rows.filter(loses);
  return [...new Set(losing.map(({ memberKey }) => memberKey))].flatMap((memberKey) => {
    const lost = categories.filter((category) =>
      losing.some((row) => row.memberKey === memberKey && row.category === category),
    );
    return lost.length === 0 ? [] : [{ memberKey, categories: lost }];
  });
}
