import { shortDate, showDate } from "#app/text/common/format.ts";

type DateTextProps = ({ day: string; none?: string } | { day: string | null; none: string }) & {
  /** Whether it stands among words, which have a day in words where the language does (LANG-05). */
  inWords?: boolean;
};

/** A calendar day "YYYY-MM-DD" as MM/DD/YYYY; `none` replaces a missing one. */
export function DateText({ day, none, inWords = false }: DateTextProps) {
  if (day === null) return none;
  const text = inWords ? showDate(day) : shortDate(day);
  // Figures stay in one line; words may break where there is no room.
  return (
    <time className={text.includes(" ") ? undefined : "num"} dateTime={day}>
      {text}
    </time>
  );
}
