import { expect, test } from "vitest";
import { findExternalDate } from "./external-date.ts";

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
])("CONST-30 a day as others write it: %j is read as %j", (text, day) => {
  expect(findExternalDate(text)).toBe(day);
});
