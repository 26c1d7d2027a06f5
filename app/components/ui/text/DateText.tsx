import { shortDate } from "#app/text/common/format.ts";

type DateTextProps = { day: string; none?: string } | { day: string | null; none: string };

/** A calendar day "YYYY-MM-DD" as MM/DD/YYYY; `none` replaces a missing one. */
export function DateText({ day, none }: DateTextProps) {
  if (day === null) return none;
  return (
    <time className="num" dateTime={day}>
      {shortDate(day)}
    </time>
  );
}
