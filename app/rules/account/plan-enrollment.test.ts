import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { enrollmentPoints, enrollmentState } from "./plan-enrollment.ts";

const opens = getPlainDate("2026-11-01");
const closes = getPlainDate("2026-12-15");
const starts = getPlainDate("2027-01-01");
const full = { openEnrollmentStart: opens, openEnrollmentEnd: closes };

test.each([
  ["2026-10-30", { kind: "before", opens, days: 2 }],
  ["2026-10-31", { kind: "before", opens, days: 1 }],
  ["2026-11-01", { kind: "open", closes, days: 44 }],
  ["2026-11-21", { kind: "open", closes, days: 24 }],
  ["2026-12-14", { kind: "open", closes, days: 1 }],
  ["2026-12-15", { kind: "last-day", closes }],
  ["2026-12-16", { kind: "over", closes }],
  ["2027-03-01", { kind: "over", closes }],
])("S-10 on %s open enrollment stands so", (today, state) => {
  expect(enrollmentState(full, getPlainDate(today))).toEqual(state);
});

test("S-10 an open enrollment of one day is its last day, and over the day after", () => {
  const one = { openEnrollmentStart: opens, openEnrollmentEnd: opens };
  expect(enrollmentState(one, opens)).toEqual({ kind: "last-day", closes: opens });
  expect(enrollmentState(one, getPlainDate("2026-11-02")).kind).toBe("over");
});

const noBegin = { openEnrollmentStart: null };
const early = { openEnrollmentEnd: getPlainDate("2026-10-31") };
const noEnd = { openEnrollmentEnd: null };

test.each([
  ["no begin", noBegin, "2026-11-21", { kind: "until", closes }],
  ["no begin, the last day", noBegin, "2026-12-15", { kind: "last-day", closes }],
  ["no begin, over", noBegin, "2026-12-16", { kind: "over", closes }],
  ["no end", noEnd, "2026-11-21", { kind: "since", opens }],
  ["no end, the first day", noEnd, "2026-11-01", { kind: "since", opens }],
  ["no end, before", noEnd, "2026-10-31", { kind: "before", opens, days: 1 }],
  ["neither", { ...noBegin, ...noEnd }, "2026-11-21", { kind: "unknown" }],
  ["an end before the begin", early, "2026-11-21", { kind: "unknown" }],
])("S-10 with %s no more is said than is known", (_case, change, today, state) => {
  expect(enrollmentState({ ...full, ...change }, getPlainDate(today))).toEqual(state);
});

const kindsOn = (today: string, change = {}) =>
  enrollmentPoints(
    { ...full, coverageStartDateUponRenewal: starts, ...change },
    getPlainDate(today),
  ).map(({ kind, when }) => `${kind} ${when}`);

test.each([
  ["2026-10-31", ["today today", "opens future", "closes future", "starts future"]],
  ["2026-11-01", ["opens today", "closes future", "starts future"]],
  ["2026-11-21", ["opens past", "today today", "closes future", "starts future"]],
  ["2026-12-15", ["opens past", "closes today", "starts future"]],
  ["2026-12-16", ["opens past", "closes past", "today today", "starts future"]],
  ["2027-01-01", ["opens past", "closes past", "starts today"]],
  ["2027-01-02", ["opens past", "closes past", "starts past", "today today"]],
])("S-10 on %s the timeline has its days in the calendar's order", (today, points) => {
  expect(kindsOn(today)).toEqual(points);
});

test("S-10 a timeline leaves out days that are not known, and there is none without a window", () => {
  const change = { openEnrollmentStart: null, coverageStartDateUponRenewal: null };
  expect(kindsOn("2026-11-21", change)).toEqual(["today today", "closes future"]);
  expect(kindsOn("2026-11-21", { ...change, openEnrollmentEnd: null })).toEqual([]);
});
