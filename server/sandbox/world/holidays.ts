type Holiday = { readonly name: string; readonly at: (year: number) => Date };

const onDay = (month: number, day: number) => (year: number) =>
  new Date(Date.UTC(year, month - 1, day));

/** The nth such weekday of a month, 0 for Sunday; `later` days after it. */
const nth =
  (count: number, weekday: number, month: number, later = 0) =>
  (year: number) => {
    const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
    const day = 1 + ((weekday - first + 7) % 7) + 7 * (count - 1);
    return new Date(Date.UTC(year, month - 1, day + later));
  };

/** The last Monday of May. */
const memorialDay = (year: number) => {
  const last = new Date(Date.UTC(year, 4, 31));
  return new Date(Date.UTC(year, 4, 31 - ((last.getUTCDay() + 6) % 7)));
};

const HOLIDAYS: readonly Holiday[] = [
  { name: "New Year's Day", at: onDay(1, 1) },
  { name: "Memorial Day", at: memorialDay },
  { name: "Independence Day", at: onDay(7, 4) },
  { name: "Labor Day", at: nth(1, 1, 9) },
  { name: "Thanksgiving Day", at: nth(4, 4, 11) },
  { name: "Day after Thanksgiving", at: nth(4, 4, 11, 1) },
  { name: "Christmas Day", at: onDay(12, 25) },
];

const words = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

/** The holidays from `today` ("YYYY-MM-DD") on, at most `count`, the nearest first. */
export function nextHolidays(
  today: string,
  count: number,
): readonly { readonly name: string; readonly day: string }[] {
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .flatMap((each) => HOLIDAYS.map(({ name, at }) => ({ name, date: at(each) })))
    .filter(({ date }) => date.toISOString().slice(0, 10) >= today)
    .toSorted((a, b) => a.date.getTime() - b.date.getTime())
    .slice(0, count)
    .map(({ name, date }) => ({ name, day: words.format(date) }));
}
