import { expect, test } from "vitest";
import { loginError, findRetrySeconds } from "./login-error.ts";

const remaining = (attemptsRemaining: unknown) => ({
  errorType: "LOGIN_ATTEMPTS_REMAINING",
  errorData: { attemptsRemaining },
});

test.each([
  [2, 2],
  [1, 1],
  [0, 0],
  ["3", 3],
  ["12", 12],
])("for LOGIN-10: %j attempts remaining are %i", (sent, attemptsRemaining) => {
  expect(loginError(remaining(sent))).toEqual({ kind: "attempts-remaining", attemptsRemaining });
});

test("for LOGIN-12: a locked account, with or without data", () => {
  expect(loginError({ errorType: "ACCOUNT_LOCKED" })).toEqual({ kind: "locked" });
  expect(loginError({ errorType: "ACCOUNT_LOCKED", errorData: null })).toEqual({ kind: "locked" });
});

test.each([
  undefined,
  null,
  "",
  "ACCOUNT_LOCKED",
  42,
  [],
  ["ACCOUNT_LOCKED"],
  {},
  { errorType: "X" },
  { errorType: "account_locked" },
  { errorType: ["ACCOUNT_LOCKED"] },
  { errorType: null, errorData: { attemptsRemaining: 2 } },
  { errorType: "LOGIN_ATTEMPTS_REMAINING" },
  { errorType: "LOGIN_ATTEMPTS_REMAINING", errorData: null },
  { errorType: "LOGIN_ATTEMPTS_REMAINING", errorData: "2" },
  remaining(undefined),
  remaining(null),
  remaining(-1),
  remaining(1.5),
  remaining(Number.NaN),
  remaining(Number.POSITIVE_INFINITY),
  remaining("many"),
  remaining("<b>2</b>"),
  remaining(true),
  remaining([5]),
  remaining("1000"),
  Object.create({ errorType: "ACCOUNT_LOCKED" }),
])("for LOGIN-13: %j is unrecognized", (body) => {
  expect(loginError(body)).toEqual({ kind: "unrecognized" });
});

const now = new Date("2026-11-21T20:00:00Z");

test.each([
  ["seconds", "90", 90],
  ["seconds with spaces", " 90 ", 90],
  ["a date", "Sat, 21 Nov 2026 20:05:30 GMT", 330],
  ["a time that is over", "Sat, 21 Nov 2026 19:59:59 GMT", null],
  ["no wait at all", "0", null],
  ["no header", null, null],
  ["nothing", "", null],
  ["a word", "soon", null],
  ["a number below nought", "-5", null],
  ["half a second", "1.5", null],
  ["a number no clock shows", "99999999999", null],
  ["a date of another form", "2026-11-21T20:05:00Z", null],
  ["a date and more", "Sat, 21 Nov 2026 20:05:30 GMT+0100", null],
  ["a date after a word", "on Sat, 21 Nov 2026 20:05:30 GMT", null],
  ["a day no calendar has", "Sat, 31 Nop 2026 20:05:30 GMT", null],
])("Retry-After with %s", (_what, header, seconds) => {
  expect(findRetrySeconds(header, now)).toBe(seconds);
});
