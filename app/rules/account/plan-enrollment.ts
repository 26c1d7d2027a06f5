import { daysBetween, type PlainDate } from "../dates/plain-date.ts";
import type { PlanManagement } from "../benefits/plan-management.ts";

/** Where today stands in open enrollment. `days` counts up to the next boundary day. */
export type EnrollmentState =
  | { readonly kind: "before"; readonly opens: PlainDate; readonly days: number }
  | { readonly kind: "open"; readonly closes: PlainDate; readonly days: number }
  | { readonly kind: "last-day"; readonly closes: PlainDate }
  | { readonly kind: "over"; readonly closes: PlainDate }
  /** It began, and its end is not known. */
  | { readonly kind: "since"; readonly opens: PlainDate }
  /** It ends, and its begin is not known. */
  | { readonly kind: "until"; readonly closes: PlainDate }
  | { readonly kind: "unknown" };

type Window = Pick<PlanManagement, "openEnrollmentStart" | "openEnrollmentEnd">;

/** The state of open enrollment, both days included (S-10); contradicting days say nothing. */
export function enrollmentState(window: Window, today: PlainDate): EnrollmentState {
  const { openEnrollmentStart: opens, openEnrollmentEnd: closes } = window;
  if (opens !== null && closes !== null && closes < opens) return { kind: "unknown" };
  if (opens !== null && today < opens) {
    return { kind: "before", opens, days: daysBetween(today, opens) };
  }
  if (closes === null) return opens === null ? { kind: "unknown" } : { kind: "since", opens };
  if (today > closes) return { kind: "over", closes };
  if (today === closes) return { kind: "last-day", closes };
  if (opens === null) return { kind: "until", closes };
  return { kind: "open", closes, days: daysBetween(today, closes) };
}

/** A day of the timeline, in the order of the calendar. */
export type EnrollmentPoint = {
  readonly kind: "opens" | "today" | "closes" | "starts";
  readonly on: PlainDate;
  readonly when: "past" | "today" | "future";
};

/** The days of the timeline, with today where it is none of them; empty without a known window. */
export function enrollmentPoints(
  details: Window & Pick<PlanManagement, "coverageStartDateUponRenewal">,
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
    .toSorted((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1));
}

function whenOf(day: PlainDate, today: PlainDate): EnrollmentPoint["when"] {
  if (day === today) return "today";
  return day < today ? "past" : "future";
}
