import { getPlainDate } from "../dates/plain-date.ts";
import type { PlanManagement } from "./plan-management.ts";

/** A plan that its member manages directly, with few other known fields. */
export const MANAGED: PlanManagement = {
  eligibleAndActive: true,
  groupType: "DIRECT",
  openEnrollmentStart: null,
  openEnrollmentEnd: null,
  currentPlanYear: null,
  upcomingPlanYear: null,
  coverageEndDateUponCancellation: getPlainDate("2026-12-31"),
  coverageStartDateUponRenewal: null,
  directPlanCancellationStatus: null,
  directCancellationOptions: [],
  directShopUrl: null,
  exchangeUrl: null,
  exchangeUrlLabel: null,
};
