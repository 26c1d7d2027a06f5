import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { findHolidayCalendar } from "#server/gateway/calls/frame/message.ts";
import type { Moment } from "#server/middleware/clock.ts";
import type { Brand } from "#server/brands/brand.ts";
import type { ContactBlock, ContactLine, ShownContactBlock } from "#app/rules/contact/contact.ts";
import { directoryOf, findPlanLine } from "#app/rules/contact/plan-line.ts";
import { openingAt, type Opening } from "#app/rules/contact/opening-hours.ts";
import { contactText } from "#app/text/frame/contact.ts";
import { showDate } from "#app/text/common/format.ts";
import { locale } from "#app/text/common/locale.ts";

/** The holiday calendar is prose: it is shown, and the brand's setting says what is closed (T-84). */
export async function loadContact(
  brand: Brand,
  gateway: Gateway,
  { now, ownLines = [] }: Pick<Moment, "now"> & { readonly ownLines?: readonly ContactLine[] },
) {
  const { own, others } = directoryOf(brand, ownLines);
  const calendar = await findHolidayCalendar(gateway, brand.domainId);
  const withOpening = ({ hours, ...block }: ContactBlock): ShownContactBlock => {
    const opening = hours && openingAt(hours, now, brand.closures);
    return {
      ...block,
      hours,
      opening: opening && { isOpen: opening.kind === "open", words: showOpening(opening) },
    };
  };
  return {
    own: own.map(withOpening),
    others: others.map(withOpening),
    spanishPhone: brand.spanishPhone,
    calendar,
  };
}

/** Whether that number is answered now, in a sentence; null if nothing is known of now. */
export function showPlanOpening(brand: Brand, ownLines: readonly ContactLine[], now: Date) {
  const hours = findPlanLine(brand, ownLines)?.hours ?? null;
  const opening = hours && openingAt(hours, now, brand.closures);
  return opening && showOpening(opening);
}

const text = contactText.opening;
const NOON = 12 * 60;
const WEEK_DAYS = 7;
/** A day alone is read as midnight in UTC. */
const weekdays = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });

/** Whether a line is open, in a sentence: "Closed now. Opens Monday at 7:30 a.m. PT". */
export function showOpening(opening: Opening): string {
  if (opening.kind === "closed") return text.closed;
  const time = showTime(opening.minute);
  if (opening.kind === "open") return text.open(time);
  const { day, inDays } = opening;
  if (inDays === 0) return text.today(time);
  if (inDays === 1) return text.tomorrow(time);
  const weekday = weekdays.format(new Date(day));
  return inDays < WEEK_DAYS
    ? text.later(weekday, time)
    : text.inWeeks(weekday, showDate(day), time);
}

/** "7 a.m. PT", "5:30 p.m. PT". */
function showTime(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60);
  const minute = String(minuteOfDay % 60).padStart(2, "0");
  return text.time(hour % 12 || 12, minute, minuteOfDay < NOON);
}
