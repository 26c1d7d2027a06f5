import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { enrollmentPoints, enrollmentState } from "./plan-enrollment.ts";

const opens = getPlainDate("2026-11-01");
const closes = getPlainDate("2026-12-15");
const starts = getPlainDate("2027-01-01");
const full = { openEnrollmentStart: opens, openEnrollmentEnd: closes };

test.each([
  ["2026-10-31", { kind: "before", opens, days: 1 }],
  ["2026-11-01", { kind: "open", closes, days: 44 }],
  ["2026-12-14", { kind: "open", closes, days: 1 }],
  ["2026-12-15", { kind: "last-day", closes }],
  ["2026-12-16", { kind: "over", closes }],
])("open enrollment on %s has the state %j", (today, state) => {
  expect(enrollmentState(full, getPlainDate(today))).toEqual(state);
});

test("an open enrollment of one day is on its last day, and over on the next", () => {
  const one = { openEnrollmentStart: opens, openEnrollmentEnd: opens };
  expect(enrollmentState(one, opens)).toEqual({ kind: "last-day", closes: opens });
  expect(enrollmentState(one, getPlainDate("2026-11-02")).kind).toBe("over");
});

const noBegin = { openEnrollmentStart: null };
const early = { openEnrollmentEnd: getPlainDate("2026-10-31") };
const noEnd = { openEnrollmentEnd: null };

test.each([
  ["no first day", noBegin, "2026-11-21", { kind: "until", closes }],
  ["no first day, on the last", noBegin, "2026-12-15", { kind: "last-day", closes }],
  ["no last day", noEnd, "2026-11-21", { kind: "since", opens }],
  ["no last day, on the first", noEnd, "2026-11-01", { kind: "since", opens }],
  ["no last day, before the first", noEnd, "2026-10-31", { kind: "before", opens, days: 1 }],
  ["neither day", { ...noBegin, ...noEnd }, "2026-11-21", { kind: "unknown" }],
  ["a last day before the first", early, "2026-11-21", { kind: "unknown" }],
])(
  "open enrollment has the state of the days that are known: %s",
  (_case, change, today, state) => {
    expect(enrollmentState({ ...full, ...change }, getPlainDate(today))).toEqual(state);
  },
);

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
])("the timeline of open enrollment on %s is %j", (today, points) => {
  expect(kindsOn(today)).toEqual(points);
});

test("a timeline omits unknown days, and is empty without a first and a last day", () => {
  const change = { openEnrollmentStart: null, coverageStartDateUponRenewal: null };
  expect(kindsOn("2026-11-21", change)).toEqual(["today today", "closes future"]);
  expect(kindsOn("2026-11-21", { ...change, openEnrollmentEnd: null })).toEqual([]);
});
