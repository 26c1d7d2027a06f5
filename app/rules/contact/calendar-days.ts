import {
  addDays,
  addYears,
  findPlainDate,
  weekdayOf,
  type PlainDate,
} from "../dates/plain-date.ts";

/** Days that one phrase of a calendar names, each with that year or, without one, of any year. */
type NamedDays = { readonly days: readonly PlainDate[]; readonly hasYear: boolean };

export type CalendarDays = {
  readonly dated: ReadonlySet<PlainDate>;
  /** "MM-DD" of closed days without a year. */
  readonly yearly: ReadonlySet<string>;
  /** The text without its days. A phrase that was not understood still stands in it. */
  readonly rest: string;
};

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const WEEKDAY = "(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?\\b\\.?";
const DAY = "\\d{1,2}(?:st|nd|rd|th)?(?![\\d:/])";
const RANGE = "(?:-|–|—|to|through|thru|until)";
const AND = "(?:, ?and|,|and|&)";
const listOf = (item: string) => `${item}(?: ?(?:${AND}|${RANGE}) ?${item}){0,9}`;

const PHRASE = new RegExp(
  [
    `(?<![\\w/])(?:(?<weekdays>${listOf(WEEKDAY)}),? )?(?:the )?`,
    "(?:",
    `(?<month>${MONTH}) ?(?<list>${listOf(DAY)})(?:,? (?<year>\\d{4}))?`,
    `|(?<listBefore>${listOf(DAY)}) (?:of )?(?<monthAfter>${MONTH})(?:,? (?<yearAfter>\\d{4}))?`,
    "|(?<slashMonth>\\d{1,2})/(?<slashDay>\\d{1,2})(?:/(?<slashYear>\\d{4}|\\d{2}))?",
    "|(?<isoYear>\\d{4})-(?<isoMonth>\\d{2})-(?<isoDay>\\d{2})",
    ")(?![\\w/])",
    `(?: \\((?<within>${WEEKDAY})\\)| (?<after>${WEEKDAY})(?= ?(?:\\||$)))?`,
  ].join(""),
  "g",
);

/** The index of a phrase in the list of phrases. */
const PLACE = /@(\d+)@/g;
const PLACES_OF_RANGE = new RegExp(`(?:from )?@(\\d+)@ ?${RANGE} ?@(\\d+)@`, "g");
const STAMP = /\b(?:last )?(?:updated|revised|reviewed|published|posted|modified)(?: on)?:? @\d+@/g;

/** A day without its year, "MM-DD". */
export const inAnyYear = (day: PlainDate): string => day.slice("YYYY-".length);

/** A leap year, so that every day without a year exists in it. */
const ANY_YEAR = "2024";
/** A calendar may name more days than a year of holidays; then it is something else. */
const MOST_DAYS = 100;

/**
 * The days that a calendar's text names: lower case, single spaces, blocks parted by "|". Reads days
 * in words, with slashes (month first) or as YYYY-MM-DD, their lists and ranges; years count where
 * they stand beside a day. A day on which the text was updated is none of them.
 */
export function readCalendarDays(text: string, today: PlainDate): CalendarDays {
  const phrases: NamedDays[] = [];
  const placed = text.replaceAll(PHRASE, (phrase, ...args) => {
    const groups: unknown = args.at(-1);
    const named = daysOfPhrase(isGroups(groups) ? groups : {}, today);
    return named === null ? phrase : `@${phrases.push(named) - 1}@`;
  });
  const ranged = placed.replaceAll(STAMP, " ").replaceAll(PLACES_OF_RANGE, (range, from, to) => {
    const named = daysBetweenPhrases(phrases[Number(from)], phrases[Number(to)]);
    return named === null ? `${range} through` : `@${phrases.push(named) - 1}@`;
  });
  const dated = new Set<PlainDate>();
  const yearly = new Set<string>();
  for (const [, place] of ranged.matchAll(PLACE)) {
    const { days = [], hasYear = false } = phrases[Number(place)] ?? {};
    for (const day of days) {
      if (hasYear) dated.add(day);
      else yearly.add(inAnyYear(day));
    }
  }
  const isTooMuch = dated.size + yearly.size > MOST_DAYS;
  return { dated, yearly, rest: isTooMuch ? text : ranged.replaceAll(PLACE, " ") };
}

type Groups = Readonly<Record<string, string | undefined>>;
const isGroups = (value: unknown): value is Groups => typeof value === "object" && value !== null;

/** Null for what is no day, or another weekday than the text says. */
function daysOfPhrase(groups: Groups, today: PlainDate): NamedDays | null {
  const month = groups["month"] ?? groups["monthAfter"];
  const number = month === undefined ? numberOf(groups) : MONTHS.indexOf(month.slice(0, 3)) + 1;
  const list = groups["list"] ?? groups["listBefore"] ?? groups["slashDay"] ?? groups["isoDay"];
  const year = groups["year"] ?? groups["yearAfter"] ?? groups["slashYear"] ?? groups["isoYear"];
  const days = daysOfList(list ?? "", (day) => dayIn(century(year), number, day));
  if (days === null) return null;
  const weekdays = [groups["weekdays"], groups["within"], groups["after"]].join(" ");
  const isThatYear = (later: number) => isOnWeekdays(days, weekdays, later);
  const toThisYear = Number(today.slice(0, 4)) - Number(ANY_YEAR);
  const years = year === undefined ? [-1, 0, 1].map((next) => toThisYear + next) : [0];
  return years.some(isThatYear) ? { days, hasYear: year !== undefined } : null;
}

const numberOf = ({ slashMonth, isoMonth }: Groups) => Number(slashMonth ?? isoMonth);
const century = (year = ANY_YEAR) => (year.length === 2 ? `20${year}` : year);
function dayIn(year: string, month: number, day: number): PlainDate | undefined {
  return findPlainDate(
    [year, ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-"),
  );
}

/** "24, 25 and 28-30": rising days of one month. Null if they do not rise. */
function daysOfList(list: string, dayOf: (day: number) => PlainDate | undefined) {
  const days: PlainDate[] = [];
  for (const [, joint = "", number] of list.matchAll(/(\D*?)(\d+)(?:st|nd|rd|th)?/g)) {
    const day = dayOf(Number(number));
    const last = days.at(-1);
    if (day === undefined || (last !== undefined && day <= last)) return null;
    const isRange = last !== undefined && !/[,&]|and/.test(joint);
    days.push(...(isRange ? daysAfter(last, day) : [day]));
  }
  return days.length === 0 ? null : days;
}

/** The days after one up to another, as far as they can be closed days. */
function daysAfter(from: PlainDate, to: PlainDate): PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = addDays(from, 1); day <= to && days.length <= MOST_DAYS; day = addDays(day, 1)) {
    days.push(day);
  }
  return days;
}

function isOnWeekdays(days: readonly PlainDate[], weekdays: string, yearsLater: number): boolean {
  const named = weekdays.match(/sun|mon|tue|wed|thu|fri|sat/g) ?? [];
  const there = days.map((day) => weekdayOf(addYears(day, yearsLater)));
  return named.every((name) =>
    there.includes("sun mon tue wed thu fri sat".split(" ").indexOf(name)),
  );
}

/** From the first day of one phrase to the last of another; a year of one counts for both. */
function daysBetweenPhrases(from?: NamedDays, to?: NamedDays): NamedDays | null {
  let [first, last] = [from?.days[0], to?.days.at(-1)];
  if (from === undefined || to === undefined || !first || !last) return null;
  const years = Number(last.slice(0, 4)) - Number(first.slice(0, 4));
  if (!from.hasYear) first = addYears(first, years);
  if (!to.hasYear) last = addYears(last, -years);
  if (first > last && !to.hasYear) last = addYears(last, 1);
  else if (first > last && !from.hasYear) first = addYears(first, -1);
  if (first > last) return null;
  const days = [first, ...daysAfter(first, last)];
  return { days, hasYear: from.hasYear || to.hasYear };
}
