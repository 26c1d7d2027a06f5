import { z } from "zod";
import { defineCall } from "../transport/call.ts";
import { readOf } from "../transport/call-functions.ts";
import { dayOrNull, flag, keyOrNull, listOf, textOrNull } from "../wire/wire.ts";

const statusOption = z.object({
  id: z.string(),
  description: z
    .string()
    .nullish()
    .transform((value) => value ?? ""),
});

export const planManagementAnswer = z
  .object({
    eligibleAndActive: flag,
    groupType: textOrNull,
    openEnrollmentStart: dayOrNull,
    openEnrollmentEnd: dayOrNull,
    currentPlanYear: keyOrNull,
    upcomingPlanYear: keyOrNull,
    coverageEndDateUponCancellation: dayOrNull,
    coverageStartDateUponRenewal: dayOrNull,
    directPlanCancellationStatus: statusOption.nullish().transform((value) => value ?? null),
    directCancellationOptions: listOf(statusOption),
    directShopUrl: textOrNull,
    exchangeUrl: textOrNull,
    exchangeUrlLabel: textOrNull,
  })
  .nullish()
  .transform((value) => value ?? null);

export const planManagementDetails = defineCall({
  path: "plan-management/details",
  summary: "Open enrollment and a plan's cancellation, where the member manages the plan",
  answer: planManagementAnswer,
});

/** Open enrollment and cancellation (§3 "Plan management details"); null where it does not apply. */
export const findPlanManagement = readOf(planManagementDetails);
