import { describe, expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { listChangeDays, readComparedDays } from "./comparison-days.ts";

const day = getPlainDate;
const days = { first: day("2024-07-01"), last: day("2027-11-21") };
const periods = "2024-01-01 2025-01-01 2026-01-01 2026-01-01 2027-01-01 2028-01-01".split(" ");
const changes = listChangeDays(
  periods.map((text) => ({ firstDay: day(text) })),
  days,
);
const usual = day("2026-11-21");
const read = (from: string[], to: string[], known = changes) =>
  readComparedDays({ from, to }, days, { usual, changes: known });

test("BENEFIT-26 days of change are known before and after, each once, the latest first", () => {
  expect(changes).toEqual(["2027-01-01", "2026-01-01", "2025-01-01"]);
  const bounds = [{ firstDay: days.first }, { firstDay: days.last }];
  expect(listChangeDays(bounds, days)).toEqual([days.last]);
});

describe("BENEFIT-26 the compared days", () => {
  test("are of the period before and today, or as given, in order, within what is known", () => {
    expect(read([], [])).toMatchObject({ from: "2025-12-31", to: "2026-11-21", isSwapped: false });
    expect(read([], ["2025-06-01"])).toMatchObject({ from: "2024-12-31", to: "2025-06-01" });
    expect(read([], ["2026-01-01"])).toMatchObject({ from: "2025-12-31", to: "2026-01-01" });
    expect(read([], [], [])).toMatchObject({ from: "2025-11-21", to: "2026-11-21" });
    expect(read([], ["2025-01-15"], [])).toMatchObject({ from: "2024-07-01", to: "2025-01-15" });
    const expected = { from: "2025-12-31", to: "2026-01-01", isSwapped: true };
    expect(read(["2026-01-01"], ["2025-12-31"])).toMatchObject(expected);
    const shown = read(["2027-02-01"], [" "]);
    expect(shown).toMatchObject({ from: "2026-11-21", to: "2027-02-01", isSwapped: false });
    expect(read(["2026-01-01"], ["2026-01-01"])).toMatchObject({ isSwapped: false });
    expect(read(["2027-02-01"], [])).toMatchObject({ to: "2027-02-01", isSwapped: false });
  });

  test.each([
    [["2026-02-31"], ["2026-06-01"], { from: "invalid", to: null }],
    [["2026-06-01"], ["9999-01-01"], { from: null, to: "late" }],
    [["0000-01-01"], ["soon"], { from: "early", to: "invalid" }],
    [["2026-06-01", "2026-06-02"], ["2026-06-03"], { from: "twice", to: null }],
  ])("are the usual ones where %j to %j cannot be used", (from, to, faults) => {
    const usualDays = { from: "2025-12-31", to: "2026-11-21", isSwapped: false };
    expect(read(from, to)).toEqual({ ...usualDays, faults });
  });
});
