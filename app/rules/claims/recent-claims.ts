import { addYears, type PlainDate } from "../dates/plain-date.ts";

/** The query of home's claims calls, and the number of rows on home (§9). */
export const RECENT_CLAIMS = { years: 2, page: 0, size: 3, limit: 3 } as const;

/** The days between which home looks for claims: two years back up to today, both included (§9). */
export function recentClaimsWindow(today: PlainDate): { startDate: PlainDate; endDate: PlainDate } {
  return { startDate: addYears(today, -RECENT_CLAIMS.years), endDate: today };
}

/** Medical claims first, dental ones fill what is left, at most three in all (§9). */
export function recentClaims<Row>(medical: readonly Row[], dental: readonly Row[]): readonly Row[] {
  return [...medical, ...dental].slice(0, RECENT_CLAIMS.limit);
}
