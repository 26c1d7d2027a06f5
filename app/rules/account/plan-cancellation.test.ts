import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import type { PlanManagement } from "./plan-management.ts";
import { MANAGED } from "./plan-management.fixture.ts";
import { rowOf } from "../member/eligibility.fixture.ts";
import {
  findCancellationOption,
  listLosses,
  planStanding,
  endingTermsOf,
} from "./plan-cancellation.ts";

const today = getPlainDate("2026-11-21");
const lastDay = getPlainDate("2026-12-31");
const yesterday = getPlainDate("2026-11-20");
const ending = { kind: "ending", categories: ["medical"], on: lastDay, over: false };
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

test("S-32 a plan without a cancellation status offers its options, found by id, with their terms", () => {
  expect(planStanding(details, today)).toEqual({ kind: "managed", options });
  const never = cancelled("M", getPlainDate("9999-12-31"));
  expect(planStanding(never, today)).toMatchObject({ on: null, over: false });
  expect(findCancellationOption(planStanding(details, today), "D")).toBe(options[1]);
  expect(findCancellationOption(planStanding(cancelled("M"), today), "D")).toBeUndefined();
  const expected = { id: "M", description: "Cancel medical", ends: "2026-12-31" };
  expect(endingTermsOf({ id: "M", description: "Cancel medical" }, details)).toEqual(expected);
  expect(endingTermsOf(undefined, null)).toEqual({});
});

test.each([
  ["2026-11-20", false],
  ["2026-11-21", true],
  ["2028-11-21", true],
  ["2028-11-22", false],
  ["9999-12-31", false],
])("a plan whose last day would be %s can be cancelled: %s", (on, can) => {
  const given = { ...details, coverageEndDateUponCancellation: getPlainDate(on) };
  const expected = { kind: "managed", options: can ? options : [] };
  expect(planStanding(given, today)).toEqual(expected);
});

test.each([
  ["no details", null, { kind: "none" }],
  ["not eligible and active", { ...details, eligibleAndActive: false }, { kind: "none" }],
  ["the same, cancelled", { ...cancelled("M"), eligibleAndActive: false }, { kind: "none" }],
  ["an unknown cancellation status", cancelled("X"), { kind: "other-status" }],
  ["the status M", cancelled("M"), { ...ending, categories: ["medical"] }],
  ["the status D", cancelled("D"), { ...ending, categories: ["medical", "dental"] }],
  ["an end today", cancelled("M", today), { ...ending, on: today, over: false }],
  ["an end yesterday", cancelled("M", yesterday), { ...ending, on: yesterday, over: true }],
])("a plan is managed, ending, of another status or none: %s", (_case, given, standing) => {
  expect(planStanding(given, today)).toEqual(standing);
});

const row = (memberKey: string, category: "medical" | "dental" | "vision", more = {}) =>
  rowOf(category, "2021-01-01", null, { memberKey, ...more });

test("S-32 each member who loses coverage is listed once, with the categories that end", () => {
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

test("S-32 without a known last day all active coverage counts as lost", () => {
  const ending = row("1", "medical", { terminationDate: lastDay });
  expect(listLosses([ending], ["medical"], { today, lastDay: null })).toHaveLength(1);
});
