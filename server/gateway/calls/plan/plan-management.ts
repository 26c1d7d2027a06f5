import { z } from "zod";
import { account } from "../member/account.ts";
import { eligibilityFamily } from "../member/eligibility.ts";
import { defineCall, defineWrite } from "../../transport/call.ts";
import { attemptFreshOf, attemptOf, readOf } from "../../transport/call-functions.ts";
import * as wire from "../../wire/wire.ts";

const statusOption = z.object({
  id: z.string(),
  description: wire.orElse(z.string(), ""),
});

export const planManagementAnswer = wire.orNull(
  z.object({
    eligibleAndActive: wire.flag,
    groupType: wire.textOrNull,
    openEnrollmentStart: wire.dayOrNull,
    openEnrollmentEnd: wire.dayOrNull,
    currentPlanYear: wire.keyOrNull,
    upcomingPlanYear: wire.keyOrNull,
    coverageEndDateUponCancellation: wire.dayOrNull,
    coverageStartDateUponRenewal: wire.dayOrNull,
    directPlanCancellationStatus: wire.orNull(statusOption),
    directCancellationOptions: wire.listOf(statusOption),
    directShopUrl: wire.textOrNull,
    exchangeUrl: wire.textOrNull,
    exchangeUrlLabel: wire.textOrNull,
  }),
);

export const planManagementDetails = defineCall({
  path: "plan-management/details",
  lifetime: "minute",
  asOfDate: true,
  summary: "Open enrollment and a plan's cancellation, where the member manages the plan",
  answer: planManagementAnswer,
});

/** Why a cancellation is refused (S-32); anything else is a fault. */
export const CANCELLATION_REASONS = ["ALREADY_CANCELLED", "CANCELLATION_CLOSED"] as const;

export const planManagementCancellation = defineWrite({
  method: "POST",
  path: "plan-management/cancellation",
  summary: "Ends a plan that the member manages, by one of its directCancellationOptions",
  body: z.object({
    cancellationStatusId: wire.key.meta({
      description: "the id of one of directCancellationOptions",
    }),
  }),
  refusal: {
    reasons: CANCELLATION_REASONS,
    shown: "on the form, and for a plan that is cancelled already as what is known of its end",
  },
});

export type PlanManagementDetails = z.output<typeof planManagementAnswer>;

/** Open enrollment and cancellation (§3 "Plan management details"); null if it does not apply. */
export const findPlanManagement = readOf(planManagementDetails);

/** Plan management past the cache, so that changes in another tab count. Errors are values. */
export const attemptFreshPlanManagement = attemptFreshOf(planManagementDetails);

/**
 * Cancels a plan (§7 "plan-management/cancellation", S-32). Faults and refusals are values, which
 * the form shows. Drops the cached plan and the family's coverage.
 */
export const cancelPlan = attemptOf(planManagementCancellation, [
  planManagementDetails,
  account,
  eligibilityFamily,
]);
