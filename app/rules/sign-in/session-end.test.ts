import { expect, test } from "vitest";
import {
  canBeExtended,
  timeToSessionEnd,
  type SessionTimes,
  WARN_BEFORE_MS,
} from "./session-end.ts";

const MINUTE = 60_000;
const start = Date.parse("2026-11-21T20:00:00Z");

/** Minutes since the sign-in; two hours at most, 15 minutes idle. */
const at = (now: number, seen: number): SessionTimes => ({
  startedAt: start,
  seenAt: start + seen * MINUTE,
  now: start + now * MINUTE,
  lengthMs: 120 * MINUTE,
  idleMs: 15 * MINUTE,
});

test.each([
  [0, 0, 15],
  [10, 4, 9],
  [15, 0, 0],
  [104, 104, 15],
  [110, 110, 10],
  [120, 119, 0],
  [130, 129, -10],
])("after %i minutes, active last at minute %i, %i minutes are left", (now, seen, left) => {
  expect(timeToSessionEnd(at(now, seen))).toBe(left * MINUTE);
});

test("the warning comes two minutes before the end of a session", () => {
  expect(WARN_BEFORE_MS).toBe(2 * MINUTE);
});

test.each([
  ["active just now", 0, 0, true],
  ["near the warning", 13, 0, true],
  ["a moment before the idle end", 14.99, 0, true],
  ["at the idle end", 15, 0, false],
  ["a minute can be gained", 104, 104, true],
  ["less than a minute can be gained", 104.5, 104.01, false],
  ["near the absolute end", 118, 110, false],
  ["after the end", 121, 110, false],
])(
  "a session can be extended while it lasts and gains at least a minute: %s",
  (_case, now, seen, helps) => {
    expect(canBeExtended(at(now, seen))).toBe(helps);
  },
);
