import { addDays, daysBetween, findTypedDate, type PlainDate } from "../../dates/plain-date.ts";

export type NoticeDayFault = "invalid" | "future" | "early";

/** The day a notice came, as an address has it; null if it names none. */
export type NoticeDay =
  | { readonly day: PlainDate; readonly fault: null }
  | { readonly day: null; readonly fault: NoticeDayFault | null };

type Around = { readonly today: PlainDate; readonly serviceDay: PlainDate | null };

/** Reads the day a notice came: a valid day, not in the future, not before the service (HELP-05). */
export function readNoticeDay(typed: string | null, { today, serviceDay }: Around): NoticeDay {
  if (typed === null || typed.trim() === "") return { day: null, fault: null };
  const day = findTypedDate(typed.trim());
  if (day === undefined) return { day: null, fault: "invalid" };
  if (day > today) return { day: null, fault: "future" };
  if (serviceDay !== null && day < serviceDay) return { day: null, fault: "early" };
  return { day, fault: null };
}

/** The last day for an appeal and the days left, 0 on that day and below 0 after it (HELP-05). */
export function appealDeadline(received: PlainDate, days: number, today: PlainDate) {
  const lastDay = addDays(received, days);
  return { lastDay, daysLeft: daysBetween(today, lastDay), isOver: today > lastDay };
}
