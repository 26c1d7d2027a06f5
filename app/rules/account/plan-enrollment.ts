import { daysBetween, type PlainDate } from "../dates/plain-date.ts";
import type { PlanManagement } from "./plan-management.ts";

export type EnrollmentState = ReturnType<typeof enrollmentState>;

type EnrollmentWindow = Pick<PlanManagement, "openEnrollmentStart" | "openEnrollmentEnd">;

/**
 * The position of today in open enrollment, both days included (S-10): `days` counts up to the next
 * of them; "since" and "until" where only one is known. Contradicting days give none.
 */
export function enrollmentState(window: EnrollmentWindow, today: PlainDate) {
  const { openEnrollmentStart: opens, openEnrollmentEnd: closes } = window;
  if (opens !== null && closes !== null && closes < opens) return { kind: "unknown" as const };
  if (opens !== null && today < opens) {
    return { kind: "before" as const, opens, days: daysBetween(today, opens) };
  }
  if (closes === null)
    return opens === null ? { kind: "unknown" as const } : { kind: "since" as const, opens };
  if (today > closes) return { kind: "over" as const, closes };
  if (today === closes) return { kind: "last-day" as const, closes };
  if (opens === null) return { kind: "until" as const, closes };
  return { kind: "open" as const, closes, days: daysBetween(today, closes) };
}

/** A day of the timeline, in the order of the calendar. */
export type EnrollmentPoint = {
  readonly kind: "opens" | "today" | "closes" | "starts";
  readonly on: PlainDate;
  readonly when: "past" | "today" | "future";
};

/** The days of the timeline, with today inserted; empty without a known window. */
export function enrollmentPoints(
  details: EnrollmentWindow & Pick<PlanManagement, "coverageStartDateUponRenewal">,
  today: PlainDate,
): EnrollmentPoint[] {
  if (enrollmentState(details, today).kind === "unknown") return [];
  const days = [
    { kind: "opens", on: details.openEnrollmentStart },
    { kind: "closes", on: details.openEnrollmentEnd },
    { kind: "starts", on: details.coverageStartDateUponRenewal },
  ] as const;
  const known = days.flatMap(({ kind, on }) => (on === null ? [] : [{ kind, on }]));
  const isNamed = known.some(({ on }) => on === today);
  const all = isNamed ? known : [...known, { kind: "today" as const, on: today }];
  return all
    .map((point) => ({ ...point, when: whenOf(point.on, today) }))
    .toSorted((a, b) => a.on.localeCompare(b.on));
}

function whenOf(day: PlainDate, today: PlainDate): EnrollmentPoint["when"] {
  if (day === today) return "today";
  return day < today ? "past" : "future";
}
