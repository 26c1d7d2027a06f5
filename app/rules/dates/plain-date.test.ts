import { expect, test } from "vitest";
import {
  addYears,
  findPlainDate,
  getPlainDate,
  listMonths,
  toSlashDate,
  ADULT_AGE,
  findExternalDate,
  findTypedDate,
} from "./plain-date.ts";
import { words } from "../words.fixture.ts";

test("COMP-20 CONST-30 a date as a person types it is month/day/year or year-month-day, zeros or not", () => {
  const typed = ["03/09/1988", "3/9/1988", "1988-03-09", "1988-3-9", " 3/9/1988 "];
  expect(typed.map(findTypedDate)).toEqual(typed.map(() => "1988-03-09"));
  expect(findTypedDate("1/5/2026")).toBe("2026-01-05");
  const others = words("31/01/2026 02/29/2026 01-31-2026 01/31/26 01/31/20261 1/1 soon");
  expect([...others, "", "1 / 5 / 2026"].filter((text) => findTypedDate(text))).toEqual([]);
});

test("a plain date is a day of the calendar as YYYY-MM-DD, and nothing else", () => {
  const dates = ["2026-01-31", "9999-12-31", "2024-02-29"];
  expect(dates.map(findPlainDate)).toEqual(dates);
  const others = words(`
    2026-02-29 2026-04-31 2026-13-01 2026-00-10 2026-01-31T00:00:00Z 2026-1-31 2-01-01 year-01-01
    2026-01-00 2026-01-1x +012026-01-29
  `);
  expect([...others, ""].filter((text) => findPlainDate(text) !== undefined)).toEqual([]);
});

test("COMP-20 CONST-30 an invalid date or year throws without naming the text; a date is written with slashes", () => {
  expect(() => getPlainDate("born 1970-01-01")).toThrow(RangeError);
  expect(() => getPlainDate("born 1970-01-01")).not.toThrow(/1970/);
  expect(() => addYears(getPlainDate("9999-12-31"), 1)).toThrow(RangeError);
  expect(toSlashDate(getPlainDate("2026-01-31"))).toBe("01/31/2026");
  expect(findTypedDate(toSlashDate(getPlainDate("2024-02-29")))).toBe("2024-02-29");
});

test.each([
  ["2026-11-21", -2, "2024-11-21"],
  ["2026-11-21", 1, "2027-11-21"],
  ["2024-02-29", -2, "2022-02-28"],
  ["2024-02-29", 4, "2028-02-29"],
  ["2024-02-29", 1, "2025-02-28"],
  ["2026-02-28", -2, "2024-02-28"],
  ["2026-12-31", 0, "2026-12-31"],
])("ELIG-10 VAL-12 %s and %i years is %s", (day, years, result) => {
  expect(addYears(getPlainDate(day), years)).toBe(result);
});

test("ELIG-09 CONST-13 the adult age is 18", () => {
  expect(ADULT_AGE).toBe(18);
});

test.each([
  ["2026-01-31", ["2026-01-31", "1/31/2026"]],
  ["2026-01-03", ["2026-1-3", "01/3/2026"]],
  ["2026-12-03", ["2026-12-3"]],
  ["2026-12-31", ["12/31/2026"]],
  [undefined, words("2026-2-29 31/1/2026 0/1/2026 1/1/26 1/1/20260 2026-1-1-1")],
  [undefined, ["", "on 1/31/2026"]],
])("CONST-30 external spellings of a date are read as %s (case %#)", (day, texts) => {
  expect(texts.map(findExternalDate)).toEqual(texts.map(() => day));
});

test("a window of one day has one month", () => {
  expect(listMonths(getPlainDate("2026-01-01"), getPlainDate("2026-01-01"))).toEqual(["2026-01"]);
});
