import { expect, test } from "vitest";
import {
  addYears,
  findPlainDate,
  findSlashDate,
  getPlainDate,
  listMonths,
  toSlashDate,
  ADULT_AGE,
  findExternalDate,
} from "./plain-date.ts";

test.each([
  ["01/31/2026", "2026-01-31"],
  ["12/01/1999", "1999-12-01"],
  ["02/29/2024", "2024-02-29"],
  ["2026-01-31", undefined],
  ["31/01/2026", undefined],
  ["02/29/2026", undefined],
  ["1/31/2026", undefined],
  ["01-31-2026", undefined],
  ["01/31/26", undefined],
  [" 01/31/2026", undefined],
  ["", undefined],
  ["01/31/20261", undefined],
])("COMP-20 CONST-30 month/day/year with slashes: %j is read as %j", (text, day) => {
  expect(findSlashDate(text)).toBe(day);
});

test.each([
  ["2026-01-31", "2026-01-31"],
  ["9999-12-31", "9999-12-31"],
  ["2024-02-29", "2024-02-29"],
  ["2026-02-29", undefined],
  ["2026-04-31", undefined],
  ["2026-13-01", undefined],
  ["2026-00-10", undefined],
  ["2026-01-31T00:00:00Z", undefined],
  ["2026-1-31", undefined],
  ["", undefined],
  ["2-01-01", undefined],
  ["year-01-01", undefined],
  ["2026-01-00", undefined],
  ["2026-01-1x", undefined],
  ["+012026-01-29", undefined],
])("a calendar day: %j is read as %j", (text, day) => {
  expect(findPlainDate(text)).toBe(day);
});

test("COMP-20 CONST-30 a day is written and read back; what is none, or leaves four digits, throws", () => {
  expect(() => getPlainDate("born 1970-01-01")).toThrow(RangeError);
  expect(() => getPlainDate("born 1970-01-01")).not.toThrow(/1970/);
  expect(() => addYears(getPlainDate("9999-12-31"), 1)).toThrow(RangeError);
  expect(toSlashDate(getPlainDate("2026-01-31"))).toBe("01/31/2026");
  expect(findSlashDate(toSlashDate(getPlainDate("2024-02-29")))).toBe("2024-02-29");
});

test.each([
  ["2026-11-21", -2, "2024-11-21"],
  ["2026-11-21", 1, "2027-11-21"],
  ["2024-02-29", -2, "2022-02-28"],
  ["2024-02-29", 4, "2028-02-29"],
  ["2024-02-29", 1, "2025-02-28"],
  ["2026-02-28", -2, "2024-02-28"],
  ["2026-12-31", 0, "2026-12-31"],
])("ELIG-10 VAL-12 whole years: %s and %i years is %s", (day, years, result) => {
  expect(addYears(getPlainDate(day), years)).toBe(result);
});

test("ELIG-09 CONST-13 the adult age is 18", () => {
  expect(ADULT_AGE).toBe(18);
});

test.each([
  ["2026-01-31", "2026-01-31"],
  ["2026-1-3", "2026-01-03"],
  ["2026-12-3", "2026-12-03"],
  ["1/31/2026", "2026-01-31"],
  ["01/3/2026", "2026-01-03"],
  ["12/31/2026", "2026-12-31"],
  ["2026-2-29", undefined],
  ["31/1/2026", undefined],
  ["0/1/2026", undefined],
  ["1/1/26", undefined],
  ["1/1/20260", undefined],
  ["2026-1-1-1", undefined],
  ["", undefined],
  ["on 1/31/2026", undefined],
])("CONST-30 a day as others write it: %j is read as %j", (text, day) => {
  expect(findExternalDate(text)).toBe(day);
});

test("S-21 a window of one day touches one month", () => {
  expect(listMonths(getPlainDate("2026-01-01"), getPlainDate("2026-01-01"))).toEqual(["2026-01"]);
});
