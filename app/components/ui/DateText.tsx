import { showDate } from "#app/text/format.ts";

/** A calendar day "YYYY-MM-DD" as MM/DD/YYYY. */
export function DateText({ day }: { day: string }) {
  return (
    <time className="num" dateTime={day}>
      {showDate(day)}
    </time>
  );
}
