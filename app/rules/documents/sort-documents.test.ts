import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import type { DocumentKind } from "./document-filters.ts";
import { plausibleYear, sortByYear, sortDocuments } from "./sort-documents.ts";

const document = (kind: DocumentKind, date: string | null, year: number | null = null) => ({
  kind,
  date: date === null ? null : getPlainDate(date),
  year,
});

test("S-17 documents without a date come first, cards before all, then the newest", () => {
  const sorted = sortDocuments([
    document("eob", null),
    document("eob", "2026-02-03"),
    document("program", null),
    document("medicare", null, 2026),
    document("handbook", null),
    document("medicare", "2025-09-30", 2026),
    document("id-card", null),
    document("eob", "2026-11-06"),
  ]);
  expect(sorted.map(({ kind, date, year }) => [kind, date ?? year])).toEqual([
    ["id-card", null],
    ["handbook", null],
    ["program", null],
    ["eob", "2026-11-06"],
    ["eob", "2026-02-03"],
    ["medicare", 2026],
    ["medicare", "2025-09-30"],
    ["eob", null],
  ]);
});

test("S-16 Medicare materials are sorted by plan year, then by date, and keep their order", () => {
  const of = (title: string, year: number | null, date: string | null) => ({
    title,
    year,
    date: date === null ? null : getPlainDate(date),
  });
  const sorted = sortByYear([
    of("neither", null, null),
    of("old", 2024, "2026-01-01"),
    of("undated", 2026, null),
    of("dated", 2026, "2025-09-30"),
    of("by date", null, "2025-03-01"),
    of("second", 2024, "2026-01-01"),
  ]);
  const expected = ["dated", "undated", "by date", "old", "second", "neither"];
  expect(sorted.map(({ title }) => title)).toEqual(expected);
});

test.each([
  [2026, 2026],
  [0, null],
  [99_999, null],
  [null, null],
])("S-16 the year %j is shown as %j", (year, shown) => {
  expect(plausibleYear(year)).toBe(shown);
});
