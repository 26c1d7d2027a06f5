import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import type { PlanManagement } from "./plan-management.ts";
import { MANAGED } from "./plan-management.fixture.ts";
import { rowOf } from "../member/eligibility.fixture.ts";
import { findCancellationOption, listLosses, planStanding, termsOf } from "./plan-cancellation.ts";

const today = getPlainDate("2026-11-21");
const lastDay = getPlainDate("2026-12-31");
const options = [
  { id: "M", description: "Cancel medical" },
  { id: "D", description: "Cancel medical and dental" },
];
const details: PlanManagement = { ...MANAGED, directCancellationOptions: options };
const cancelled = (id: string, on = lastDay): PlanManagement => ({
  ...details,
  coverageEndDateUponCancellation: on,
  directPlanCancellationStatus: { id, description: "" },
});

test("S-10 S-32 a plan without a status is managed by its options, found by id, with their terms", () => {
  expect(planStanding(details, today)).toEqual({ kind: "managed", options });
  const never = cancelled("M", getPlainDate("9999-12-31"));
  expect(planStanding(never, today)).toMatchObject({ on: null, over: false });
  expect(findCancellationOption(planStanding(details, today), "D")).toBe(options[1]);
  expect(findCancellationOption(planStanding(cancelled("M"), today), "D")).toBeUndefined();
  const expected = { id: "M", description: "Cancel medical", ends: "2026-12-31" };
  expect(termsOf({ id: "M", description: "Cancel medical" }, details)).toEqual(expected);
  expect(termsOf(undefined, null)).toEqual({});
});

test.each([
  ["2026-11-20", []],
  ["2026-11-21", options],
  ["2028-11-21", options],
  ["2028-11-22", []],
  ["9999-12-31", []],
])("S-10 a plan whose last day would be %s can be ended by %j", (on, offered) => {
  const given = { ...details, coverageEndDateUponCancellation: getPlainDate(on) };
  expect(planStanding(given, today)).toEqual({ kind: "managed", options: offered });
});

test.each([
  ["no details", null],
  ["a plan that is not eligible and active", { ...details, eligibleAndActive: false }],
  ["the same, cancelled", { ...cancelled("M"), eligibleAndActive: false }],
])("S-10 with %s there is nothing to manage", (_case, given) => {
  expect(planStanding(given, today)).toEqual({ kind: "none" });
});

test.each([
  ["M", ["medical"]],
  ["D", ["medical", "dental"]],
])("S-10 status %s says what ends", (id, categories) => {
  const expected = { kind: "ending", categories, on: lastDay, over: false };
  expect(planStanding(cancelled(id), today)).toEqual(expected);
});

test.each([
  ["2026-11-22", false],
  ["2026-11-21", false],
  ["2026-11-20", true],
])("S-10 coverage whose last day is %s is over: %s", (on, over) => {
  expect(planStanding(cancelled("M", getPlainDate(on)), today)).toMatchObject({ over });
});

test.each(["X", "m", ""])("S-10 of status %j it is not known what ends", (id) => {
  expect(planStanding(cancelled(id), today)).toEqual({ kind: "other-status" });
});

test.each(["X", "m", "M ", "", "__proto__", null])("S-32 %j is none of the options", (id) => {
  expect(findCancellationOption(planStanding(details, today), id)).toBeUndefined();
});

const row = (memberKey: string, category: "medical" | "dental" | "vision", more = {}) =>
  rowOf(category, "2021-01-01", null, { memberKey, ...more });

test("S-32 who loses what: each member once, only what is covered", () => {
  const rows = [row("1", "medical"), row("1", "dental"), row("1", "vision"), row("2", "dental")];
  const when = { today, lastDay };
  expect(listLosses(rows, ["medical", "dental"], when)).toEqual([
    { memberKey: "1", categories: ["medical", "dental"] },
    { memberKey: "2", categories: ["dental"] },
  ]);
  expect(listLosses(rows, ["medical"], when)).toEqual([
    { memberKey: "1", categories: ["medical"] },
  ]);
  expect(listLosses([], ["medical"], when)).toEqual([]);
});

test.each([
  ["ended before today", { terminationDate: today }, false],
  // The first day without coverage: what ends on the last day ends anyway.
  ["ends on the last day", { terminationDate: lastDay }, false],
  ["ends the day after", { terminationDate: getPlainDate("2027-01-01") }, true],
  ["begins next month", { effectiveDate: getPlainDate("2026-12-01") }, true],
  ["is not eligible", { eligible: false }, false],
])("S-32 coverage that %s is lost: %s", (_case, more, lost) => {
  const losses = listLosses([row("1", "medical", more)], ["medical"], { today, lastDay });
  expect(losses.length === 1).toBe(lost);
});

test("S-32 without a last day everybody covered loses it", () => {
  const ending = row("1", "medical", { terminationDate: lastDay });
  expect(listLosses([ending], ["medical"], { today, lastDay: null })).toHaveLength(1);
});
