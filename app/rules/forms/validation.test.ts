import { expect, test } from "vitest";
import { findPlainDate, getPlainDate, type PlainDate } from "../dates/plain-date.ts";
import {
  DATE_RANGE_YEARS,
  isBlank,
  hasOuterSpace,
  toGatewayName,
  toGatewayPerson,
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

/** The texts for which another error is found than the one they are listed under. */
const judgedOtherwise = (
  validate: (text: string) => string | undefined,
  outcomes: Readonly<Record<string, readonly string[]>>,
) =>
  Object.entries(outcomes).flatMap(([error, texts]) =>
    texts.filter((text) => (validate(text) ?? "valid") !== error),
  );

test("VAL-03 a password has 6 to 32 letters, digits and signs, with a digit", () => {
  const outcomes = {
    valid: ["abcde1", "1".repeat(32)],
    pattern: ["abcdef", "abc 12", "abc1~x", "abcdé1", "abcde١"],
    outerSpace: ["abcde1 ", " abcde1", "abcde1\n", "ab1 "],
    minlength: ["abcd1"],
    maxlength: [`${"a".repeat(32)}1`],
    required: ["", "      "],
  };
  expect(judgedOtherwise(validatePassword, outcomes)).toEqual([]);
});

test("VAL-04 VAL-05 VAL-06 a name has up to 30 letters, blanks, hyphens, periods and apostrophes", () => {
  const apostrophes = ["O'Neil", "O’Neil", "'Amo", "‘Amo", "`Aina", "a`b"];
  const outcomes = {
    valid: [...apostrophes, "-x", "A", "a".repeat(30), "Mary Ann St. John", "Smith-Jones"],
    pattern: ["1ab", " ab", ".ab", "Mary1", "Mary_Ann", "Mary,", "Иван", "李", "José1"],
    maxlength: ["a".repeat(31)],
    required: [""],
  };
  expect(judgedOtherwise(validateName, outcomes)).toEqual([]);
});

test.each([
  ["Núñez", "Nunez"],
  ["Nu\u0301n\u0303ez", "Nunez"],
  ["García-López", "Garcia-Lopez"],
  ["Müller", "Muller"],
  ["O’Connor‑Peña", "O'Connor-Pena"],
  ["Ñáñez d´Ávila", "Nanez d'Avila"],
  ["Groß-Østergård", "Gross-Ostergard"],
  ["Đặng Nguyễn", "Dang Nguyen"],
  ["Łukasz Þórsson Ægir", "Lukasz Thorsson AEgir"],
  ["Şahin Işıl", "Sahin Isil"],
  ["Kaʻiulani", "Ka'iulani"],
])("T-87 VAL-04 VAL-05 the name %s is accepted, and sent to the gateway as %s", (typed, sent) => {
  expect(validateName(typed)).toBeUndefined();
  expect(toGatewayName(typed)).toBe(sent);
  expect(toGatewayPerson({ firstName: typed, lastName: "A", id: 1 })).toEqual({
    firstName: sent,
    lastName: "A",
    id: 1,
  });
});

test("T-87 letters of other alphabets are not changed", () => {
  expect(toGatewayName("Йосиф がく")).toBe("Йосиф がく");
});

test("a space at either end of a password is found, one within it is not", () => {
  expect(["a ", " a", "\ta", "a b", "a"].map(hasOuterSpace)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test("VAL-07 a username has 3 to 16 letters and digits", () => {
  const outcomes = {
    valid: ["ab1", "A".repeat(16)],
    minlength: ["ab"],
    maxlength: ["a".repeat(17)],
    pattern: ["a_b", "a b", "abé"],
    required: [""],
  };
  expect(judgedOtherwise(validateUsername, outcomes)).toEqual([]);
});

test("VAL-08 a text has 3 to 30 characters", () => {
  const outcomes = {
    valid: ["abc", "~é支", "x".repeat(30)],
    minlength: ["ab", "🦷🦷"],
    maxlength: ["x".repeat(31)],
    required: ["   "],
  };
  expect(judgedOtherwise(validateText, outcomes)).toEqual([]);
});

test("VAL-09 a security answer has 3 to 30 letters, digits, blanks and signs", () => {
  const outcomes = {
    valid: ["my dog", "a".repeat(30)],
    minlength: ["ab"],
    maxlength: ["a".repeat(31)],
    pattern: ["a.b", "my\tdog"],
    required: [""],
  };
  expect(judgedOtherwise(validateSecurityAnswer, outcomes)).toEqual([]);
});

test("VAL-10 S-24 a member ID has 9 or 10 letters and digits", () => {
  const outcomes = {
    valid: ["123456789", "12345678aB"],
    pattern: ["12345678", "12345678901", "12345678-", "123 45678"],
    required: [""],
  };
  expect(judgedOtherwise(validateMemberId, outcomes)).toEqual([]);
});

test("VAL-03 VAL-09 passwords and security answers may have the signs @$!%*#?&^_+-= and no others", () => {
  const accepted = (sign: string) => [
    validatePassword(`abcd1${sign}`) ?? "accepted",
    validateSecurityAnswer(`ab${sign}`) ?? "accepted",
  ];
  for (const sign of "@$!%*#?&^_+-=") {
    expect([sign, ...accepted(sign)]).toEqual([sign, "accepted", "accepted"]);
  }
  for (const sign of "~.,;:()[]{}<>/\\|\"'`") {
    expect([sign, ...accepted(sign)]).toEqual([sign, "pattern", "pattern"]);
  }
});

test("VAL-06 T-59 apostrophes of every kind are sent as the plain one", () => {
  expect(toGatewayName("O’Neil ʼx ‘y")).toBe("O'Neil 'x 'y");
});

test("CONST-14 a range of dates has two years", () => {
  expect(DATE_RANGE_YEARS).toBe(2);
});

test("VAL-13 a repeated password must be equal to the first", () => {
  const values = { password: "abcde1", confirm: "abcde2", other: "abcde1" };
  expect(validateMatch(values, "password", "confirm")).toBe("mismatch");
  expect(validateMatch(values, "password", "other")).toBeUndefined();
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
])("VAL-11 the date range from %s to %s has the error %s", (start, end, fault) => {
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
])("VAL-12 CONST-14 the recent date range from %s to %s has the error %s", (start, end, fault) => {
  expect(validateRecentDateRange(range(start, end), today)).toBe(fault);
});

test.each([
  [today, undefined],
  [getPlainDate("2026-11-20"), undefined],
  [getPlainDate("2026-11-22"), "inFuture"],
] satisfies [PlainDate, string | undefined][])(
  "VAL-19 the date of birth %s has the error %s",
  (date, fault) => {
    expect(validateNotFuture(date, today)).toBe(fault);
  },
);

test("a text of blanks, invisible characters or an empty Braille cell is blank", () => {
  for (const text of ["", " \n", "\u0000", "\u200B", "\u3164", "\u2800"]) {
    expect([text, isBlank(text)]).toEqual([text, true]);
    expect(isBlank(`${text}a${text}`)).toBe(false);
  }
});
