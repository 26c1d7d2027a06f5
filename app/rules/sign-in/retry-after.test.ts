import { expect, test } from "vitest";
import { findRetrySeconds } from "./retry-after.ts";

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
  ["a day no calendar has", "Sat, 31 Nop 2026 20:05:30 GMT", null],
])("Retry-After with %s", (_what, header, seconds) => {
  expect(findRetrySeconds(header, now)).toBe(seconds);
});
