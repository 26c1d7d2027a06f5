import { findPlainDate, yearOf, type PlainDate } from "../dates/plain-date.ts";
import { readAskedDay, type AskedDay, type KnownDays } from "./as-of-date.ts";
import type { Period } from "./plan-periods.ts";

/**
 * The day of `/history/{time}/…` (S-23), "YYYY-MM-DD" or a year. A year is its last day, today in the
 * present one, within the known days; one without any known day is as early or late as its days are.
 * `usual` where the time cannot be used, with the reason.
 */
export function readHistoryTime(
  time: string,
  days: KnownDays,
  { today, usual }: { readonly today: PlainDate; readonly usual: PlainDate },
): AskedDay {
  if (!/^\d{4}$/.test(time)) return readAskedDay([time], days, usual);
  const first = findPlainDate(`${time}-01-01`);
  const last = findPlainDate(`${time}-12-31`);
  if (first === undefined || last === undefined) return { day: usual, fault: "invalid" };
  if (last < days.first) return { day: usual, fault: "early" };
  if (first > days.last) return { day: usual, fault: "late" };
  const end = yearOf(last) === yearOf(today) ? today : last;
  return { day: within(end, days), fault: null };
}

/** The known day nearest to a day. */
const within = (day: PlainDate, { first, last }: KnownDays): PlainDate =>
  day < first ? first : day > last ? last : day;

/** A period and the day its page shows; null for that of today, which has a page of its own. */
export type PeriodDay<Of extends Period> = { readonly period: Of; readonly day: PlainDate | null };

/**
 * The periods that can be chosen, the latest first, each once: of a past one its last day is shown,
 * of one to come its first. Periods without a known day are left out.
 */
export function listPeriodDays<Of extends Period>(
  periods: readonly Of[],
  days: KnownDays,
  today: PlainDate,
): PeriodDay<Of>[] {
  const once = new Map(periods.map((it) => [`${it.firstDay} ${it.lastDay ?? ""}`, it]));
  return [...once.values()]
    .filter(({ firstDay, lastDay }) => firstDay <= days.last && (lastDay ?? today) >= days.first)
    .toSorted((a, b) => (a.firstDay < b.firstDay ? 1 : -1))
    .map((period) => ({ period, day: dayOf(period, days, today) }));
}

function dayOf({ firstDay, lastDay }: Period, days: KnownDays, today: PlainDate): PlainDate | null {
  if (firstDay > today) return within(firstDay, days);
  return lastDay === null || lastDay >= today ? null : within(lastDay, days);
}
