import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
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
])("the sent attemptsRemaining %j is read as %i attempts", (sent, attemptsRemaining) => {
  expect(loginError(remaining(sent))).toEqual({ kind: "attempts-remaining", attemptsRemaining });
});

test("ACCOUNT_LOCKED is read as locked, with and without data", () => {
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
  ...[undefined, null, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY].map(remaining),
  ...["many", "<b>2</b>", true, [5], "1000"].map(remaining),
  Object.create({ errorType: "ACCOUNT_LOCKED" }),
])("the answer %j is an unrecognized error", (body) => {
  expect(loginError(body)).toEqual({ kind: "unrecognized" });
});

const now = new Date("2026-11-21T20:00:00Z");

test("Retry-After is read as seconds, or as a date to come; any other value is null", () => {
  expect(["90", " 90 "].map((header) => findRetrySeconds(header, now))).toEqual([90, 90]);
  expect(findRetrySeconds("Sat, 21 Nov 2026 20:05:30 GMT", now)).toBe(330);
  const others = [
    "Sat, 21 Nov 2026 19:59:59 GMT",
    "Sat, 21 Nov 2026 20:05:30 GMT+0100",
    "on Sat, 21 Nov 2026 20:05:30 GMT",
    "Sat, 31 Nop 2026 20:05:30 GMT",
    ...words("2026-11-21T20:05:00Z 0 -5 1.5 99999999999 soon"),
    "",
  ];
  expect([null, ...others].filter((header) => findRetrySeconds(header, now) !== null)).toEqual([]);
});
