/** The month ("2026-11") that begins with this row; undefined for rows of the same month as the one before, or without a day. */
export function monthBegunAt(days: readonly (string | null)[], index: number): string | undefined {
  const month = days[index]?.slice(0, 7);
  return month === days[index - 1]?.slice(0, 7) ? undefined : month;
}
