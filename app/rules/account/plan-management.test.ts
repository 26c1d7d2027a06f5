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
const bannerOf = (differences: Partial<PlanManagement>) =>
  planManagementBanner({ ...details, ...differences }, today);

test("HOME-51 no cancellation status: the reminder, with the end of open enrollment", () => {
  expect(bannerOf({})).toEqual({ kind: "renew", openEnrollmentEnd, planYear: "2027" });
});

test.each([
  ["on its last day", today, true],
  ["the day after", getPlainDate("2026-11-20"), false],
  ["without an end", null, false],
])("HOME-51 the reminder lasts as long as open enrollment: %s", (_case, end, shown) => {
  expect(bannerOf({ openEnrollmentEnd: end }) !== null).toBe(shown);
});

test.each([
  ["HOME-52", "M", ["medical"]],
  ["HOME-53", "D", ["medical", "dental"]],
])("HOME-52 HOME-53 (%s) status %s: %j ending", (_row, id, categories) => {
  const banner = bannerOf(statusOf(id));
  expect(banner).toEqual({ kind: "ending", categories, on: endOfYear });
});

test.each([
  ["on the last day", today, { kind: "ending", categories: ["medical"], on: today }],
  ["the day after it", getPlainDate("2026-11-20"), null],
  ["without a day", null, { kind: "ending", categories: ["medical"], on: null }],
  ["on a day that stands for none", never, { kind: "ending", categories: ["medical"], on: null }],
])("HOME-52 what ends, until it has ended: %s", (_case, on, banner) => {
  expect(bannerOf({ ...statusOf("M"), coverageEndDateUponCancellation: on })).toEqual(banner);
});

test("HOME-51 HOME-52 HOME-53 no banner of neither kind, nor of a plan not eligible and active", () => {
  for (const id of ["X", "", "m", "MD"]) {
    expect([id, bannerOf(statusOf(id))]).toEqual([id, null]);
  }
  for (const status of [{}, statusOf("M"), statusOf("D")]) {
    expect(bannerOf({ eligibleAndActive: false, ...status })).toBeNull();
  }
});

test.each([
  ["today", today, true],
  ["before today", getPlainDate("2026-11-20"), false],
  ["without a day", null, true],
  ["on a day that stands for none", never, false],
])("HOME-52 whether a plan can still end: %s", (_case, on, can) => {
  expect(canEnd({ ...details, coverageEndDateUponCancellation: on }, today)).toBe(can);
});
