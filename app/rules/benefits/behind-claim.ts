import { addDays, type PlainDate } from "../dates/plain-date.ts";
import type { Category } from "../member/eligibility.ts";
import { findPeriod, isInPeriod, type Period } from "./plan-periods.ts";

export type ClaimPlace = {
  readonly type: Category;
  /** The day of service; null where the gateway gives none. */
  readonly day: PlainDate | null;
  /** Null while they cannot be read. */
  readonly periods: readonly (Period & { readonly category: Category })[] | null;
  /** The first day without coverage; null where none is known. */
  readonly coverageEnd: PlainDate | null;
  readonly today: PlainDate;
};

/**
 * The path of the page with the accumulators that a claim counts toward (§2): today's while its plan
 * period goes on, else the last day of its period, or its own day where the period is not known. A
 * coverage that ended within the period has its last day there.
 */
export function accumulatorsPath(claim: ClaimPlace): string {
  const { type, day, periods, coverageEnd, today } = claim;
  const period = day === null ? null : findPeriod(periods, type, day);
  if (day === null || (period !== null && isInPeriod(period, today))) return `/benefits/${type}`;
  const last = period?.lastDay ?? day;
  const isCut = coverageEnd !== null && day < coverageEnd && coverageEnd <= last;
  return `/history/${isCut ? addDays(coverageEnd, -1) : last}/benefits/${type}`;
}
