import { expect, test } from "vitest";
import { getPlainDate as day } from "../dates/plain-date.ts";
import type { Category } from "../member/eligibility.ts";
import { dayOrNull, rowOf } from "../member/eligibility.fixture.ts";
import {
  defaultComparedDay,
  findPeriod,
  knownDays,
  listChangeDays,
  listPeriodDays,
  nextPeriodDay,
  readAskedDay,
  readComparedDays,
  readHistoryTime,
} from "./days.ts";

const today = day("2026-11-21");
const row = (
  from: string | null,
  until: string | null = null,
  category: Category = "dental",
  eligible = true,
) => rowOf(category, from, until, { eligible });
const period = (firstDay: string, lastDay: string | null) => ({
  firstDay: day(firstDay),
  lastDay: dayOrNull(lastDay),
});

const since2024 = [row("2025-01-01"), row("2024-03-01", "2025-01-01", "medical")];
const thisYear = period("2026-01-01", "2026-12-31");

const FIRST = "2024-03-01";
const LAST = "2026-12-31";
const lastYear = period("2025-01-01", "2025-12-31");
const since2025 = row("2025-01-01");
const takenBack = row("2020-01-01", "2020-01-01");
const ineligible = row("2020-01-01", null, "dental", false);

test.each([
  ["to the last period's last day", since2024, [thisYear], FIRST, LAST],
  ["in any order of periods", since2024, [thisYear, lastYear], FIRST, LAST],
  ["at most a year ahead", since2024, [period("2027-01-01", "2027-12-31")], FIRST, "2027-11-21"],
  ["a year ahead without an end", since2024, [period("2026-01-01", null)], FIRST, "2027-11-21"],
  ["a year ahead without periods", since2024, [], FIRST, "2027-11-21"],
  ["a year ahead with unreadable periods", since2024, null, FIRST, "2027-11-21"],
  ["at least to today", since2024, [lastYear], FIRST, "2026-11-21"],
  ["at least the first day", [row("2028-01-01")], [thisYear], "2028-01-01", "2028-01-01"],
  ["not from a row that is not eligible", [ineligible, since2025], [thisYear], "2025-01-01", LAST],
  ["not from a row that was taken back", [takenBack, since2025], [thisYear], "2025-01-01", LAST],
])("T-28 the days for which benefits are known: %s", (_case, rows, periods, first, last) => {
  expect(knownDays(rows, periods, today)).toEqual({ first, last });
});

test.each([
  ["no rows", []],
  ["none eligible", [row("2025-01-01", null, "dental", false)]],
  ["no effective date", [row(null)]],
  ["taken back", [row("2025-01-01", "2025-01-01")]],
])("a member who was never covered has no known days: %s", (_case, rows) => {
  expect(knownDays(rows, [thisYear], today)).toBeNull();
});

test.each([
  [[], "2026-11-21", null],
  [[""], "2026-11-21", null],
  [["2025-06-30"], "2025-06-30", null],
  [[" 06/30/2025 "], "2025-06-30", null],
  [["2024-03-01"], "2024-03-01", null],
  [["2024-02-29"], "2026-11-21", "early"],
  [["2026-12-31"], "2026-12-31", null],
  [["2027-01-01"], "2026-11-21", "late"],
  [["2025-02-31"], "2026-11-21", "invalid"],
  [["x".repeat(10_240)], "2026-11-21", "invalid"],
  [["2025-06-30", ""], "2026-11-21", "twice"],
])("BENEFIT-17 the day asked for is read, or today with an error (%#)", (given, shown, error) => {
  const days = { first: day("2024-03-01"), last: day("2026-12-31") };
  const typed = given[0]?.slice(0, 30) ?? "";
  expect(readAskedDay(given, days, today)).toEqual({ day: shown, error, typed });
});

const DAYS = { first: day("2021-03-01"), last: day("2027-06-30") };
const read = (time: string) =>
  Object.values(readHistoryTime(time, DAYS, { today, defaultDay: day("2026-11-20") })).slice(0, 2);

test("S-23 a year in an address is its last known day; an unknown time is the default day", () => {
  expect(read("2025-01-01")).toEqual(["2025-01-01", null]);
  expect(read("2021-03-01")).toEqual(["2021-03-01", null]);
  expect(read("2027-06-30")).toEqual(["2027-06-30", null]);
  expect(read("2025")).toEqual(["2025-12-31", null]);
  expect(read("2026")).toEqual(["2026-11-21", null]);
  expect(read("2027")).toEqual(["2027-06-30", null]);
  expect(read("2021")).toEqual(["2021-12-31", null]);
  const begins = { first: day("2026-12-01"), last: day("2027-06-30") };
  const asked = readHistoryTime("2026", begins, { today, defaultDay: begins.first });
  expect(asked).toMatchObject({ day: "2026-12-01", error: null });
  const edges = { first: day("2024-12-31"), last: day("2027-01-01") };
  for (const edge of Object.values(edges)) {
    const year = edge.slice(0, 4);
    expect(readHistoryTime(year, edges, { today, defaultDay: today }).day).toBe(edge);
  }
  const usual = "2026-11-20";
  expect(read("2020")).toEqual([usual, "early"]);
  expect(read("0000")).toEqual([usual, "early"]);
  expect(read("2028")).toEqual([usual, "late"]);
  expect(read("9999")).toEqual([usual, "late"]);
  expect(read("2021-02-28")).toEqual([usual, "early"]);
  expect(read("2027-07-01")).toEqual([usual, "late"]);
  for (const text of ["2025-02-31", "soon", "20250101", "-2025", "202", "x2025"]) {
    expect([text, ...read(text)]).toEqual([text, usual, "invalid"]);
  }
});

test("S-23 a past period is shown by its last known day, a future one by its first, each once", () => {
  const shown = (...periods: ReturnType<typeof period>[]) =>
    listPeriodDays(periods, DAYS, today).map(({ period: it, day: on }) => [it.firstDay, on]);
  expect(shown(lastYear, period("2027-01-01", null), thisYear)).toEqual([
    ["2027-01-01", "2027-01-01"],
    ["2026-01-01", null],
    ["2025-01-01", "2025-12-31"],
  ]);
  const early = period("2020-01-01", "2020-12-31");
  const partly = period("2020-06-01", "2021-05-31");
  const late = period("2027-07-01", "2027-12-31");
  const once = [["2020-06-01", "2021-05-31"]];
  expect(shown(partly, early, late, { ...partly })).toEqual(once);
  const [first, open, last] = [
    period("2020-01-01", "2021-03-01"),
    period("2026-11-21", null),
    period("2027-06-30", null),
  ];
  expect(shown(first, open, last).map(([, on]) => on)).toEqual(["2027-06-30", null, "2021-03-01"]);
  expect(shown(period("2026-01-01", "2026-11-21"))).toEqual([["2026-01-01", null]]);
  expect(shown(period("2026-01-01", "2026-11-20"))).toEqual([["2026-01-01", "2026-11-20"]]);
  const together = [period("2026-01-01", "2026-12-31"), period("2026-01-01", "2026-06-30")];
  expect(listPeriodDays(together, DAYS, today)).toMatchObject([
    { period: together[0], day: null },
    { period: together[1], day: "2026-06-30" },
  ]);
});

const bounds = { first: day("2024-07-01"), last: day("2027-11-21") };
const begins = "2024-01-01 2025-01-01 2026-01-01 2026-01-01 2027-01-01 2028-01-01".split(" ");
const changes = listChangeDays(
  begins.map((text) => ({ firstDay: day(text) })),
  bounds,
);
const defaultDay = day("2026-11-21");
const compare = (from: string[], to: string[], known = changes) =>
  readComparedDays({ from, to }, bounds, { defaultDay, changes: known });

test("BENEFIT-26 days of change are first days of periods within the known days, latest first", () => {
  expect(changes).toEqual(["2027-01-01", "2026-01-01", "2025-01-01"]);
  const ends = [{ firstDay: bounds.first }, { firstDay: bounds.last }];
  expect(listChangeDays(ends, bounds)).toEqual([bounds.last]);
});

test("BENEFIT-26 the end of the last period is compared with today by default; given days are ordered", () => {
  expect(compare([], [])).toMatchObject({
    from: "2025-12-31",
    to: "2026-11-21",
    isSwapped: false,
  });
  expect(compare([], ["2025-06-01"])).toMatchObject({ from: "2024-12-31", to: "2025-06-01" });
  expect(compare([], ["2026-01-01"])).toMatchObject({ from: "2025-12-31", to: "2026-01-01" });
  expect(compare([], [], [])).toMatchObject({ from: "2025-11-21", to: "2026-11-21" });
  expect(compare([], ["2025-01-15"], [])).toMatchObject({ from: "2024-07-01", to: "2025-01-15" });
  const expected = { from: "2025-12-31", to: "2026-01-01", isSwapped: true };
  expect(compare(["2026-01-01"], ["2025-12-31"])).toMatchObject(expected);
  const shown = compare(["2027-02-01"], [" "]);
  expect(shown).toMatchObject({ from: "2026-11-21", to: "2027-02-01", isSwapped: false });
  expect(compare(["2026-01-01"], ["2026-01-01"])).toMatchObject({ isSwapped: false });
  expect(compare(["2027-02-01"], [])).toMatchObject({ to: "2027-02-01", isSwapped: false });
});

test.each([
  [["2026-02-31"], ["2026-06-01"], { from: "invalid", to: null }],
  [["2026-06-01"], ["9999-01-01"], { from: null, to: "late" }],
  [["0000-01-01"], ["soon"], { from: "early", to: "invalid" }],
  [["2026-06-01", "2026-06-02"], ["2026-06-03"], { from: "twice", to: null }],
])("BENEFIT-26 the days %j and %j are replaced by the default days", (from, to, errors) => {
  const usualDays = { from: "2025-12-31", to: "2026-11-21", isSwapped: false };
  expect(compare(from, to)).toMatchObject({ ...usualDays, errors });
});

const past = {
  category: "dental",
  firstDay: day("2025-01-01"),
  lastDay: day("2025-12-31"),
} as const;
const open = { category: "dental", firstDay: day("2026-02-01"), lastDay: null } as const;

test.each([
  ["2024-12-31", null],
  ["2025-01-01", past],
  ["2025-12-31", past],
  ["2026-01-31", null],
  ["2026-02-01", open],
  ["2099-01-01", open],
])("S-23 the plan period of %s is %j", (text, period) => {
  expect(findPeriod([past, open], "dental", day(text))).toEqual(period);
});

test("BENEFIT-26 the fields keep what was typed while either day is invalid", () => {
  expect(compare(["soon"], [""]).fields).toEqual({ from: "soon", to: "2026-11-21" });
  const days = { from: "2026-01-01", to: "2026-01-02" };
  expect(compare(["01/01/2026"], ["1/2/2026"]).fields).toEqual(days);
});

test("COST-03 the next period begins on the next announced day, else after the present one's last", () => {
  const dental = (...days: Parameters<typeof period>) => ({
    ...period(...days),
    category: "dental" as const,
  });
  const now = dental("2026-01-01", "2026-12-31");
  const next = dental("2027-02-01", "2027-12-31");
  const later = dental("2028-01-01", null);
  expect(nextPeriodDay([later, now, next], "dental", today)).toBe("2027-02-01");
  expect(nextPeriodDay([now], "dental", today)).toBe("2027-01-01");
  expect(nextPeriodDay([dental("2026-01-01", null)], "dental", today)).toBeNull();
  expect(nextPeriodDay([{ ...next, category: "vision" }], "dental", today)).toBeNull();
  expect(nextPeriodDay(null, "dental", today)).toBeNull();
});

test("BENEFIT-26 a comparison without days leads to the next plan period within 92 days of its begin", () => {
  const begins = ["2027-06-01", "2027-01-01", "2026-01-01"].map((text) => day(text));
  const on = (text: string) =>
    defaultComparedDay(begins, { today: day(text), defaultDay: day(text) });
  expect(on("2026-10-01")).toBe("2027-01-01");
  expect(on("2026-09-30")).toBe("2026-09-30");
  // On its first day the period has begun.
  expect([on("2026-12-31"), on("2027-01-01")]).toEqual(["2027-01-01", "2027-01-01"]);
  // Another day is shown where there is no coverage today.
  expect(defaultComparedDay(begins, { today, defaultDay: day("2026-03-01") })).toBe("2026-03-01");
});
