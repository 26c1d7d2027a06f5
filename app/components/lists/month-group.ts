import { showMonth } from "#app/text/claims/claims.ts";

/** The month that begins with this row; undefined for rows of the month before, or without a day. */
export function monthBegunAt(days: readonly (string | null)[], index: number): string | undefined {
  const month = days[index]?.slice(0, 7);
  return month === days[index - 1]?.slice(0, 7) ? undefined : month && showMonth(month);
}
