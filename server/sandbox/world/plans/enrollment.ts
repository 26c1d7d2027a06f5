import type { z } from "zod";
import {
  addMonths,
  endOfMonth,
  getPlainDate,
  startOfMonth,
  yearOf,
  type PlainDate,
} from "#app/rules/dates/plain-date.ts";
import type { planManagementAnswer } from "#server/gateway/calls/plan/plan-management.ts";

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
    directPlanCancellationStatus: status === null ? null : cancellationStatus(status),
    directCancellationOptions: [cancellationStatus("M"), cancellationStatus("D")],
    directShopUrl: "https://shop.example.test/plans",
    exchangeUrl: "https://exchange.example.test/",
    exchangeUrlLabel: "Health insurance exchange",
  };
}

/** Open enrollment that begins next month, of a plan that no site sells. */
export function planBeforeEnrollment(today: PlainDate): z.input<typeof planManagementAnswer> {
  const next = addMonths(startOfMonth(today), 1);
  return {
    ...directPlan(today),
    openEnrollmentStart: next,
    openEnrollmentEnd: endOfMonth(next),
    directShopUrl: null,
    exchangeUrl: null,
    exchangeUrlLabel: null,
  };
}

/** A plan without actions: neither eligible nor active. */
export const inactivePlan = (today: PlainDate): z.input<typeof planManagementAnswer> => ({
  ...directPlan(today),
  eligibleAndActive: false,
});

/** A cancellation as the details name it. */
export const cancellationStatus = (id: string) => ({ id, description: CANCELLATIONS[id] ?? null });

const CANCELLATIONS: Readonly<Record<string, string>> = {
  M: "Cancel medical",
  D: "Cancel medical and dental",
};
