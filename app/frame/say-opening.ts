import type { Opening } from "#app/rules/frame/opening-hours.ts";
import { contactText } from "#app/text/contact.ts";
import { showDate } from "#app/text/format.ts";

const text = contactText.opening;
const NOON = 12 * 60;
const WEEK_DAYS = 7;
/** A day alone is read as midnight in UTC. */
const weekdays = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });

/** Whether a line is open, in a sentence: "Opens Monday at 7:30 a.m. PT". */
export function sayOpening(opening: Opening): string {
  if (opening.kind === "holiday") return text.holiday;
  const time = showTime(opening.minute);
  if (opening.kind === "open") return text.open(time);
  const { day, inDays } = opening;
  if (inDays === 0) return text.today(time);
  if (inDays === 1) return text.tomorrow(time);
  const weekday = weekdays.format(new Date(day));
  return text.later(inDays < WEEK_DAYS ? weekday : `${weekday}, ${showDate(day)}`, time);
}

/** "7 a.m. PT", "5:30 p.m. PT". */
function showTime(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60);
  const minute = String(minuteOfDay % 60).padStart(2, "0");
  return text.time(hour % 12 || 12, minute, minuteOfDay < NOON);
}
