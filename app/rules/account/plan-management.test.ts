import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { MANAGED } from "./plan-management.fixture.ts";
import { canEnd, type PlanManagement, planManagementBanner } from "./plan-management.ts";

const today = getPlainDate("2026-11-21");
const openEnrollmentEnd = getPlainDate("2026-12-15");
const never = getPlainDate("9999-12-31");
const endOfYear = getPlainDate("2026-12-31");

const details: PlanManagement = {
  ...MANAGED,
  openEnrollmentStart: getPlainDate("2026-11-01"),
  openEnrollmentEnd,
  upcomingPlanYear: "2027",
};
const statusOf = (id: string) => ({ directPlanCancellationStatus: { id, description: "" } });
const endingOf = (...categories: string[]) => ({ kind: "ending", categories, on: endOfYear });
const bannerOf = (differences: Partial<PlanManagement>) =>
  planManagementBanner({ ...details, ...differences }, today);

test("HOME-51 a plan without a cancellation status has the reminder to renew, with its last day", () => {
  expect(bannerOf({})).toEqual({ kind: "renew", openEnrollmentEnd, planYear: "2027" });
});

test.each([
  ["on its last day", today, true],
  ["the day after", getPlainDate("2026-11-20"), false],
  ["without an end", null, false],
])("HOME-51 the reminder shows until open enrollment ends: %s", (_case, end, shown) => {
  expect(bannerOf({ openEnrollmentEnd: end }) !== null).toBe(shown);
});

test.each([
  ["HOME-52 status M", "M", endOfYear, endingOf("medical")],
  ["HOME-53 status D", "D", endOfYear, endingOf("medical", "dental")],
  ["HOME-52 status M on its last day", "M", today, { ...endingOf("medical"), on: today }],
  ["HOME-52 status M on the next day", "M", getPlainDate("2026-11-20"), null],
  ["HOME-52 status M without a last day", "M", null, { ...endingOf("medical"), on: null }],
  ["HOME-52 status M until 9999-12-31", "M", never, { ...endingOf("medical"), on: null }],
])("%s has the banner of a cancelled plan until that has ended", (_case, id, on, banner) => {
  expect(bannerOf({ ...statusOf(id), coverageEndDateUponCancellation: on })).toEqual(banner);
});

test("HOME-51 HOME-52 HOME-53 an unknown status and a plan that is not active have no banner", () => {
  for (const id of ["X", "", "m", "MD"]) {
    expect([id, bannerOf(statusOf(id))]).toEqual([id, null]);
  }
  for (const status of [{}, statusOf("M"), statusOf("D")]) {
    expect(bannerOf({ eligibleAndActive: false, ...status })).toBeNull();
  }
});

test.each([
  ["today", today, true],
  ["yesterday", getPlainDate("2026-11-20"), false],
  ["unknown", null, true],
  ["9999-12-31", never, false],
])(
  "HOME-52 a plan can be ended unless its last day is past or without end: %s",
  (_case, on, can) => {
    expect(canEnd({ ...details, coverageEndDateUponCancellation: on }, today)).toBe(can);
  },
);
