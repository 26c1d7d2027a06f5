import { expect, test } from "vitest";
import { findPlainDate, getPlainDate, type PlainDate } from "../dates/plain-date.ts";
import {
  DATE_RANGE_YEARS,
  isBlank,
  normalizeName,
  validateDateRange,
  validateMatch,
  validateMemberId,
  validateName,
  validateNotFuture,
  validatePassword,
  validateRecentDateRange,
  validateSecurityAnswer,
  validateText,
  validateUsername,
} from "./validation.ts";

test.each([
  ["abcde1", undefined],
  ["1".repeat(32), undefined],
  ["abcdef", "pattern"],
  ["abcd1", "minlength"],
  [`${"a".repeat(32)}1`, "maxlength"],
  ["abc 12", "pattern"],
  ["abc1~x", "pattern"],
  ["abcdé1", "pattern"],
  ["abcde1\n", "pattern"],
  ["abcde١", "pattern"],
  ["", "required"],
  ["      ", "required"],
])("VAL-03 password %j: %s", (text, fault) => {
  expect(validatePassword(text)).toBe(fault);
});

test.each(Array.from("@$!%*#?&^_+-="))("VAL-03 VAL-09 the sign %s is allowed", (sign) => {
  expect(validatePassword(`abcd1${sign}`)).toBeUndefined();
  expect(validateSecurityAnswer(`ab${sign}`)).toBeUndefined();
});

test.each(Array.from("~.,;:()[]{}<>/\\|\"'`"))("VAL-03 VAL-09 the sign %s is not", (sign) => {
  expect(validatePassword(`abcd1${sign}`)).toBe("pattern");
  expect(validateSecurityAnswer(`ab${sign}`)).toBe("pattern");
});

test.each([
  ["O'Neil", undefined],
  ["'Amo", undefined],
  ["`Aina", undefined],
  ["-x", undefined],
  ["A", undefined],
  ["1ab", "pattern"],
  [" ab", "pattern"],
  [".ab", "pattern"],
  ["", "required"],
])("VAL-04 name %j: %s", (text, fault) => {
  expect(validateName(text)).toBe(fault);
});

test.each([
  ["Mary Ann St. John", undefined],
  ["Smith-Jones", undefined],
  ["a`b", undefined],
  ["Mary1", "pattern"],
  ["Mary_Ann", "pattern"],
  ["Mary,", "pattern"],
  ["José", "pattern"],
])("VAL-05 name %j: %s", (text, fault) => {
  expect(validateName(text)).toBe(fault);
});

test("VAL-04 VAL-05 VAL-06 VAL-13 T-59 CONST-14 lengths, phones' apostrophes, equal fields, years", () => {
  expect(validateName("a".repeat(30))).toBeUndefined();
  expect(validateName("a".repeat(31))).toBe("maxlength");
  expect(validateName("O’Neil")).toBeUndefined();
  expect(validateName("‘Amo")).toBeUndefined();
  expect(normalizeName("O’Neil ʼx ‘y")).toBe("O'Neil 'x 'y");
  expect(DATE_RANGE_YEARS).toBe(2);
  const values = { password: "abcde1", confirm: "abcde2", other: "abcde1" };
  expect(validateMatch(values, "password", "confirm")).toBe("mismatch");
  expect(validateMatch(values, "password", "other")).toBeUndefined();
});

test.each([
  ["ab1", undefined],
  ["A".repeat(16), undefined],
  ["ab", "minlength"],
  ["a".repeat(17), "maxlength"],
  ["a_b", "pattern"],
  ["a b", "pattern"],
  ["abé", "pattern"],
  ["", "required"],
])("VAL-07 username %j: %s", (text, fault) => {
  expect(validateUsername(text)).toBe(fault);
});

test.each([
  ["ab", "minlength"],
  ["abc", undefined],
  ["~é支", undefined],
  ["🦷🦷", "minlength"],
  ["x".repeat(30), undefined],
  ["x".repeat(31), "maxlength"],
  ["   ", "required"],
])("VAL-08 text %j: %s", (text, fault) => {
  expect(validateText(text)).toBe(fault);
});

test.each([
  ["my dog", undefined],
  ["a".repeat(30), undefined],
  ["ab", "minlength"],
  ["a".repeat(31), "maxlength"],
  ["a.b", "pattern"],
  ["my\tdog", "pattern"],
  ["", "required"],
])("VAL-09 security answer %j: %s", (text, fault) => {
  expect(validateSecurityAnswer(text)).toBe(fault);
});

test.each([
  ["123456789", undefined],
  ["12345678aB", undefined],
  ["12345678", "pattern"],
  ["12345678901", "pattern"],
  ["12345678-", "pattern"],
  ["123 45678", "pattern"],
  ["", "required"],
])("VAL-10 S-24 member ID %j: %s", (text, fault) => {
  expect(validateMemberId(text)).toBe(fault);
});

const range = (start: string | null, end: string | null) => ({
  start: start === null ? null : (findPlainDate(start) ?? null),
  end: end === null ? null : (findPlainDate(end) ?? null),
});

test.each([
  ["2026-01-01", "2026-01-02", undefined],
  ["2026-01-01", "2026-01-01", "dateRangeInvalid"],
  ["2026-01-02", "2026-01-01", "dateRangeInvalid"],
  ["2025-12-31", "2026-01-01", undefined],
  [null, "2026-01-01", undefined],
  ["2026-01-01", null, undefined],
  [null, null, undefined],
])("VAL-11 from %s until %s: %s", (start, end, fault) => {
  expect(validateDateRange(range(start, end))).toBe(fault);
});

const today = getPlainDate("2026-11-21");

test.each([
  ["2024-11-21", "2026-01-01", undefined],
  ["2024-11-20", "2026-01-01", "tooEarly"],
  ["2024-11-20", null, "tooEarly"],
  [null, "2026-01-01", undefined],
  ["2026-01-02", "2026-01-01", "dateRangeInvalid"],
  ["2020-01-02", "2020-01-01", "dateRangeInvalid"],
])("VAL-12 CONST-14 at most two years back, from %s until %s: %s", (start, end, fault) => {
  expect(validateRecentDateRange(range(start, end), today)).toBe(fault);
});

test.each([
  [today, undefined],
  [getPlainDate("2026-11-20"), undefined],
  [getPlainDate("2026-11-22"), "inFuture"],
] satisfies [PlainDate, string | undefined][])("VAL-19 born on %s: %s", (date, fault) => {
  expect(validateNotFuture(date, today)).toBe(fault);
});

test("a text of blanks, of what is never drawn, or of an empty Braille cell has nothing to see", () => {
  for (const text of ["", " \n", "\u0000", "\u200B", "\u3164", "\u2800"]) {
    expect([text, isBlank(text)]).toEqual([text, true]);
    expect(isBlank(`${text}a${text}`)).toBe(false);
  }
});
