import { expect, test } from "vitest";
import { findListGap } from "./list-gap.ts";

type Page = Parameters<typeof findListGap>[0][number];

/** A page of these ids, of a list with so many claims on so many pages. */
const page = (ids: string, totalElements: number | null, totalPages: number | null, last = true) =>
  ({
    claims: Array.from(ids).map((id) => ({ id })),
    totalElements,
    totalPages,
    last,
  }) satisfies Page;

test.each([
  ["one whole page", [page("ab", 2, 1)], null],
  ["an empty list", [page("", 0, 1)], null],
  ["two whole pages", [page("ab", 4, 2, false), page("cd", 4, 2)], null],
  ["more pages than were read", [page("ab", 9, 5, false)], "cut"],
  ["a page that has a claim twice", [page("aa", 2, 1)], "repeated"],
  ["a second page that repeats the first", [page("ab", 4, 2, false), page("ab", 4, 2)], "repeated"],
  [
    "a claim that slipped between two pages",
    [page("ab", 4, 2, false), page("d", 3, 2)],
    "repeated",
  ],
  ["a claim that was added meanwhile", [page("ab", 3, 2, false), page("bc", 4, 2)], "repeated"],
  ["one on both pages of three", [page("ab", 3, 2, false), page("bc", 3, 2)], null],
  ["an uncounted list", [page("ab", null, null, false), page("c", null, null)], null],
  [
    "an uncounted list that ends with nothing",
    [page("ab", null, null, false), page("", null, null)],
    null,
  ],
  ["an uncounted list that goes on", [page("ab", null, null, false)], "cut"],
  [
    "an uncounted list that repeats",
    [page("ab", null, null, false), page("ba", null, null)],
    "repeated",
  ],
  ["no page", [], "cut"],
] as const)("YEAR-02 BILL-03 what a list lacks: %s", (_what, pages, gap) => {
  const distinct = new Set(pages.flatMap(({ claims }) => claims.map(({ id }) => id))).size;
  expect(findListGap(pages, distinct)).toBe(gap);
});
