import { seenVersionOf } from "#app/forms/submit-save.ts";
import { endingCategories } from "#app/rules/benefits/plan-management.ts";
import {
  findCancellationOption,
  listLosses,
  planStanding,
  termsOf,
} from "#app/rules/account/plan-cancellation.ts";
import type { PlansData } from "./load-plans.ts";
import { nameOf } from "./view-plans.ts";

/** The step that confirms a cancellation; null where this one cannot be chosen. */
export function viewConfirm(data: PlansData, optionId: string | null) {
  const { details, members, eligibility, today, mayEnd } = data;
  if (!mayEnd || details === "unread" || details === null) return null;
  const option = findCancellationOption(planStanding(details, today), optionId);
  if (option === undefined) return null;
  const categories = endingCategories(option.id);
  const lastDay = details.coverageEndDateUponCancellation;
  const losses =
    categories === null ? null : listLosses(eligibility, categories, { today, lastDay });
  return {
    option,
    categories,
    lastDay,
    // The gateway's keys of members stay on the server.
    losses:
      losses?.map((loss) => ({
        name: nameOf(members, loss.memberKey),
        categories: loss.categories,
      })) ?? null,
    version: seenVersionOf(termsOf(option, details)),
  };
}

export type ConfirmView = NonNullable<ReturnType<typeof viewConfirm>>;
