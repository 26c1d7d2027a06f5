import { isFederalHoliday } from "../dates/federal-holidays.ts";
import type { PlainDate } from "../dates/plain-date.ts";

/** Minutes of the carrier's day; the one at which a line closes is closed. */
export type Times = { readonly opens: number; readonly closes: number };

/**
 * What differs from the usual hours on a day, for every line of a brand.
 * - "usual": the day has them after all, such as a federal holiday on which the offices work.
 * - "varies": lines differ that day, so nothing is said of now.
 */
export type Closure = {
  readonly day: PlainDate;
  readonly hours: "closed" | "usual" | "varies" | Times;
};

/** The days on which a brand's hours differ; `through` is the last day for which they are all named. */
export type Closures = { readonly through: PlainDate; readonly days: readonly Closure[] };

/**
 * Which hours a brand keeps on a day; null if unknown: without the setting, after its last day, and
 * on federal holidays that it does not name (T-84).
 */
export function findHoursOf(
  closures: Closures | null,
  day: PlainDate,
): "closed" | "usual" | Times | null {
  if (closures === null || day > closures.through) return null;
  const named = closures.days.find((closure) => closure.day === day);
  if (named !== undefined) return named.hours === "varies" ? null : named.hours;
  return isFederalHoliday(day) ? null : "usual";
}
