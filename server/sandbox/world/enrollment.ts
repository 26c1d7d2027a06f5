import type { z } from "zod";
import { getPlainDate, yearOf, type PlainDate } from "#app/rules/dates/plain-date.ts";
import type { planManagementAnswer } from "#server/gateway/calls/plan-management.ts";

/**
 * Plan management of a directly bought plan: open enrollment ends on December 15, or for the rest
 * of December on January 15. `status` is a cancellation already made: M of medical, D of both.
 */
export function directPlan(
  today: PlainDate,
  status: "M" | "D" | null = null,
): z.input<typeof planManagementAnswer> {
  const year = yearOf(today);
  const closed = today > `${year}-12-15`;
  return {
    eligibleAndActive: true,
    groupType: "DIRECT",
    openEnrollmentStart: getPlainDate(`${year}-11-01`),
    openEnrollmentEnd: getPlainDate(closed ? `${year + 1}-01-15` : `${year}-12-15`),
    currentPlanYear: String(year),
    upcomingPlanYear: String(year + 1),
    coverageEndDateUponCancellation: getPlainDate(`${year}-12-31`),
    coverageStartDateUponRenewal: getPlainDate(`${year + 1}-01-01`),
    directPlanCancellationStatus:
      status === null ? null : { id: status, description: CANCELLATIONS[status] },
    directCancellationOptions: [
      { id: "M", description: CANCELLATIONS.M },
      { id: "D", description: CANCELLATIONS.D },
    ],
    directShopUrl: "https://shop.example.test/plans",
    exchangeUrl: "https://exchange.example.test/",
    exchangeUrlLabel: "Health insurance exchange",
  };
}

const CANCELLATIONS = { M: "Cancel medical", D: "Cancel medical and dental" } as const;
