import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { accumulatorsPath } from "./behind-claim.ts";

const day = getPlainDate;
const periods = [
  { category: "dental", firstDay: day("2025-01-01"), lastDay: day("2025-12-31") },
  { category: "medical", firstDay: day("2025-01-01"), lastDay: day("2025-06-30") },
  { category: "medical", firstDay: day("2026-01-01"), lastDay: null },
] as const;
const today = day("2026-11-21");

test.each([
  ["2026-03-04", "/benefits/medical"],
  ["2026-01-01", "/benefits/medical"],
  ["2025-06-30", "/history/2025-06-30/benefits/medical"],
  ["2025-01-01", "/history/2025-06-30/benefits/medical"],
  // Between periods the day itself is shown.
  ["2025-07-01", "/history/2025-07-01/benefits/medical"],
  [null, "/benefits/medical"],
])("a medical claim of %s counts toward what %s shows", (claimed, path) => {
  const claim = { type: "medical", day: claimed === null ? null : day(claimed) } as const;
  expect(accumulatorsPath({ ...claim, periods, coverageEnd: null, today })).toBe(path);
});

test("while no periods are known a claim leads to its own day", () => {
  const claim = {
    type: "dental",
    day: day("2026-03-04"),
    periods: null,
    today,
    coverageEnd: null,
  } as const;
  expect(accumulatorsPath(claim)).toBe("/history/2026-03-04/benefits/dental");
  expect(accumulatorsPath({ ...claim, day: today })).toBe("/history/2026-11-21/benefits/dental");
});

test.each([
  ["2025-03-31", "2025-02-01", "2025-03-30"],
  ["2025-07-01", "2025-02-01", "2025-06-30"],
  ["2025-06-30", "2025-02-01", "2025-06-29"],
  ["2025-12-31", "2025-02-01", "2025-06-30"],
  // It was covered again: that coverage has an end of its own.
  ["2025-02-01", "2025-02-01", "2025-06-30"],
])("T-28 of a coverage that is over on %s a claim of %s leads to %s", (end, claimed, shown) => {
  const claim = { type: "medical", day: day(claimed), coverageEnd: day(end) } as const;
  const path = `/history/${shown}/benefits/medical`;
  expect(accumulatorsPath({ ...claim, periods, today })).toBe(path);
});
