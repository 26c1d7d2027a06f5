import type { PlainDate } from "../dates/plain-date.ts";
import type { Category } from "../member/eligibility.ts";

/** A plan period by its first and last day, both of which count; null while no end is known. */
export type Period = { readonly firstDay: PlainDate; readonly lastDay: PlainDate | null };

/** Whether a day is one of a plan period. */
export const isInPeriod = ({ firstDay, lastDay }: Period, day: PlainDate): boolean =>
  firstDay <= day && (lastDay === null || day <= lastDay);

/** The plan period of a category that a day is in; null where it is not known. */
export function findPeriod<Of extends Period & { readonly category: Category }>(
  periods: readonly Of[] | null,
  category: Category,
  day: PlainDate,
): Of | null {
  const own = (periods ?? []).filter((period) => period.category === category);
  return own.find((period) => isInPeriod(period, day)) ?? null;
}
