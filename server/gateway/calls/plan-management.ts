import { z } from "zod";
import { defineCall } from "../transport/call.ts";
import { readOf } from "../transport/call-functions.ts";
import { dayOrNull, flag, keyOrNull, listOf, orElse, orNull, textOrNull } from "../wire/wire.ts";

const statusOption = z.object({
  id: z.string(),
  description: orElse(z.string(), ""),
});

export const planManagementAnswer = orNull(
  z.object({
    eligibleAndActive: flag,
    groupType: textOrNull,
    openEnrollmentStart: dayOrNull,
    openEnrollmentEnd: dayOrNull,
    currentPlanYear: keyOrNull,
    upcomingPlanYear: keyOrNull,
    coverageEndDateUponCancellation: dayOrNull,
    coverageStartDateUponRenewal: dayOrNull,
    directPlanCancellationStatus: orNull(statusOption),
    directCancellationOptions: listOf(statusOption),
    directShopUrl: textOrNull,
    exchangeUrl: textOrNull,
    exchangeUrlLabel: textOrNull,
  }),
);

export const planManagementDetails = defineCall({
  path: "plan-management/details",
  summary: "Open enrollment and a plan's cancellation, where the member manages the plan",
  answer: planManagementAnswer,
});

/** Open enrollment and cancellation (§3 "Plan management details"); null where it does not apply. */
export const findPlanManagement = readOf(planManagementDetails);
