import { benefitDaysText } from "#app/text/benefit-days.ts";
import { showDate } from "#app/text/format.ts";
import { showTier } from "./show-network.ts";

type Dates = {
  readonly isToday: boolean;
  readonly planYear: string;
  /** Null where no period is known. */
  readonly period: { readonly firstDay: string; readonly lastDay: string | null } | "unread" | null;
  readonly day: string;
  readonly tier: Parameters<typeof showTier>[0] | undefined;
};

/** The network, which paper has no tabs for, the plan year or period, and the day of amounts. */
export function showDates({ tier, isToday, planYear, period, day }: Dates): string {
  const dates = [
    ...(tier ? [showTier(tier)] : []),
    ...(isToday ? [benefitDaysText.planYear(planYear)] : []),
    ...(period === null || period === "unread"
      ? []
      : [
          benefitDaysText.planPeriod(
            showDate(period.firstDay),
            period.lastDay && showDate(period.lastDay),
          ),
        ]),
    benefitDaysText.asOf(showDate(day)),
  ];
  const notes = [
    benefitDaysText.processed,
    ...(period === "unread" ? [benefitDaysText.periodUnread] : []),
  ];
  return `${dates.join(" · ")}. ${notes.join(" ")}`;
}
