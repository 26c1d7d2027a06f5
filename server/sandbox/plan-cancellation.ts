import { z } from "zod";
import { addDays, getPlainDate } from "#app/rules/dates/plain-date.ts";
import type { SandboxState } from "./state.ts";
import { cancellationStatus } from "./world/plans/enrollment.ts";
import type { Coverage, Family, Member } from "./world/families/family.ts";

/** The name of the change that a cancellation records for its family. */
export const CANCELLATION = "plan-cancellation";

const id = z.string();

/** The categories that each status ends, by their letters. */
const ENDED: Readonly<Record<string, string>> = { M: "M", D: "MD" };

/** Plan management as last changed, else as seeded. */
export function planManagementOf(
  { changes }: SandboxState,
  family: Family,
): Family["planManagement"] {
  const made = changes.find(family.members[0].key, CANCELLATION);
  const { planManagement } = family;
  if (made === undefined || !planManagement) return planManagement;
  return { ...planManagement, directPlanCancellationStatus: cancellationStatus(id.parse(made)) };
}

/** A member's coverages, with the ends of a cancellation, made or seeded. */
export function coveragesOf(
  state: SandboxState,
  family: Family,
  { coverages }: Member,
): readonly Coverage[] {
  const plan = planManagementOf(state, family);
  const lastDay = plan?.coverageEndDateUponCancellation;
  const ended = ENDED[plan?.directPlanCancellationStatus?.id ?? ""];
  if (!lastDay || ended === undefined) return coverages;
  // The first day without coverage.
  const until = addDays(getPlainDate(lastDay), 1);
  return coverages.map((coverage) =>
    ended.includes(coverage.category) && (coverage.until === null || coverage.until > until)
      ? { ...coverage, until }
      : coverage,
  );
}
