import { weekdayOf, type PlainDate } from "../dates/plain-date.ts";
import { inAnyYear, readCalendarDays, type CalendarDays } from "./calendar-days.ts";

/** Whether a day is in a holiday calendar; null if the calendar's text is ambiguous about it. */
export type IsHoliday = (day: PlainDate) => boolean | null;

type Holiday = {
  readonly name: RegExp;
  /** The days of the year on which it can fall, "MM-DD", observed days and eves included. */
  readonly between: readonly [string, string];
};

const holiday = (name: string, first: string, last: string): Holiday => ({
  name: new RegExp(
    `(?:(?:the )?(?:day|friday) (?:after|before|following) )?\\b(?:${name})(?:['’]?s['’]?)?(?: (?:day|eve|holiday))?(?![\\w'’])`,
    "g",
  ),
  between: [first, last],
});

const HOLIDAYS: readonly Holiday[] = [
  holiday("new year", "12-30", "01-03"),
  holiday("(?:dr\\.? )?(?:martin luther king|mlk),?(?: jr\\.?)?", "01-14", "01-21"),
  holiday("president|washington['’]s birthday", "02-14", "02-22"),
  holiday("good friday|easter(?: monday)?", "03-20", "04-26"),
  holiday("memorial", "05-24", "05-31"),
  holiday("juneteenth", "06-17", "06-21"),
  holiday("independence|fourth of july", "07-02", "07-06"),
  holiday("labor", "09-01", "09-07"),
  holiday("columbus|indigenous people", "10-08", "10-14"),
  holiday("veteran", "11-09", "11-13"),
  holiday("thanksgiving", "11-21", "11-29"),
  holiday("christmas", "12-23", "12-28"),
];

/** Words that never name a day, in any context. */
const WORDS = new Set(
  `a all also always and are be below calendar call center centers close closed closes closing
  closings closure closures company customer date dates day days dental department departments
  during early federal for free happy have holiday holidays hours in is it leave line lines list
  listed medical medicare member members message noon not observance observances of
  office offices on open our pharmacy phone phones please pt safe schedule service services
  staff status support team teams the these this to toll tty upcoming us voice voicemail mail we will
  with year you your`.split(/\s+/),
);

const TIME = /\b(?:from )?\d{1,2}(?::\d{2})? ?[ap]\.?m\b\.?/g;
const PHONE = /\b(?:1-)?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|\btty:? 711\b|\b24\/7\b/g;
const FOLLOWING = /\b(?:the )?following (?=days|dates|holidays)/g;
/** Stands for what is read already, so that its neighbors don't seem to belong together. */
const READ = "^";
const PUNCTUATION = /[\s|^.,;:!?()'’"“”*•–—&-]/;
const BARE_YEAR = /^20\d\d$/;

/**
 * Reads a holiday calendar, cleaned HTML of no fixed form (§7 "message/calendar"). A day it names is
 * a holiday, in any year where it has none. Of other days it is certain only when every word is
 * understood, each holiday it names has its day, and the day is not after the last one with a year.
 */
export function readHolidays(calendar: string, today: PlainDate): IsHoliday {
  let text = plainTextOf(calendar).replaceAll(TIME, READ).replaceAll(PHONE, READ);
  const named = HOLIDAYS.map(({ name, between }) => {
    const count = [...text.matchAll(name)].length;
    text = text.replaceAll(name, READ);
    return { between, count };
  });
  const days = readCalendarDays(text, today);
  const isWhole =
    days.dated.size + days.yearly.size > 0 &&
    wordsOf(days.rest).every((word) => isUnderstood(word, days)) &&
    named.every(({ between, count }) => count <= countBetween(days, between));
  const lastYear = [...days.dated].toSorted().at(-1);
  return (day) => {
    if (days.dated.has(day) || days.yearly.has(inAnyYear(day))) return true;
    return isWhole && (lastYear === undefined || day <= lastYear) ? false : null;
  };
}

const plainTextOf = (html: string): string =>
  html
    .replaceAll(/<\/?(?:td|th|b|strong|i|em|a)\b[^<>]*>/g, " ")
    .replaceAll(/<[^<>]*>/g, "|")
    .replaceAll("&amp;", "&")
    .replaceAll(/(?:&nbsp;|\s)+/g, " ")
    .replaceAll(" ,", ",")
    .toLowerCase();

const wordsOf = (text: string) =>
  text.replaceAll(FOLLOWING, " ").split(PUNCTUATION).filter(Boolean);

/** "Observed" is plain only of days on which the office would be open: then they are the ones. */
function isUnderstood(word: string, { dated, yearly }: CalendarDays): boolean {
  if (word !== "observed") return WORDS.has(word) || BARE_YEAR.test(word);
  return yearly.size === 0 && [...dated].every((day) => ![0, 6].includes(weekdayOf(day)));
}

function countBetween({ dated, yearly }: CalendarDays, [first, last]: Holiday["between"]): number {
  const inYear = [...[...dated].map(inAnyYear), ...yearly];
  return inYear.filter((day) =>
    first <= last ? first <= day && day <= last : first <= day || day <= last,
  ).length;
}
