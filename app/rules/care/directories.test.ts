import { expect, test } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { rowOf as row } from "#app/rules/member/eligibility.fixture.ts";
import { MEDICARE_PARENT_GROUP } from "#app/rules/member/groups.ts";
import {
  dentalDirectory,
  isFindCareProgram,
  listDirectories,
  dentistSearchUrl,
  findSearchString,
  SEARCH_STRING_LIMIT,
} from "./directories.ts";

const today = getPlainDate("2026-11-21");
const urls = {
  medical: "https://directory.example/medical",
  dental: "https://directory.example/dental?lang=en",
  vision: null,
  pharmacy: "https://directory.example/pharmacy",
};

test("S-19 directories are listed for categories with current or future coverage", () => {
  const directories = listDirectories({
    rows: [
      row("pharmacy", "2027-01-01"),
      row("vision", "2026-01-01"),
      row("medical", "2024-01-01", "2026-11-21"),
      row("dental", "2026-01-01"),
    ],
    today,
    parentGroupId: null,
    urls,
  });
  expect(directories).toEqual([
    { category: "dental", href: urls.dental },
    { category: "pharmacy", href: urls.pharmacy },
  ]);
  const never = { ...row("dental", "2026-01-01"), eligible: false };
  for (const rows of [[], [never]]) {
    expect(listDirectories({ rows, today, parentGroupId: null, urls })).toEqual([]);
  }
});

test("PASSPORT-15 Medicare groups have the dental directory with plan 25", () => {
  const dental = (parentGroupId: string | null) => dentalDirectory(urls.dental, parentGroupId);
  expect(dental(MEDICARE_PARENT_GROUP)).toBe("https://directory.example/dental?lang=en&plan=25");
  expect(dental("100000076")).toBe(urls.dental);
  expect(dental(null)).toBe(urls.dental);
  expect(dentalDirectory("https://a.example/?plan=7", MEDICARE_PARENT_GROUP)).toBe(
    "https://a.example/?plan=25",
  );
  expect(dentalDirectory(null, MEDICARE_PARENT_GROUP)).toBeNull();
  const [listed] = listDirectories({
    rows: [row("dental", "2026-01-01")],
    today,
    parentGroupId: MEDICARE_PARENT_GROUP,
    urls,
  });
  expect(listed?.href).toBe(dental(MEDICARE_PARENT_GROUP));
});

test.each([
  [["Find care"], true],
  [["Dental", " find-care "], true],
  [["FIND_CARE"], true],
  [["Care"], false],
  [["Find caregivers"], false],
  [[], false],
])("S-19 a program with the categories %j is a find-care program: %s", (categories, helps) => {
  expect(isFindCareProgram({ categories })).toBe(helps);
});

const searchOf = (href: string) => Object.fromEntries(new URL(href).searchParams);

test("S-19 a dentist search has ZIP code, radius and, if given, text in the directory's address", () => {
  const href = dentistSearchUrl("https://directory.example/dental?lang=en#top", {
    zip: "97204",
    radiusMiles: 25,
    searchString: "Oak & Elm",
  });
  expect(new URL(href).origin + new URL(href).pathname).toBe("https://directory.example/dental");
  expect(searchOf(href)).toEqual({ lang: "en", zip: "97204", radius: "25", search: "Oak & Elm" });
  const search = { zip: "97204", radiusMiles: 5, searchString: "" };
  const all = dentistSearchUrl("https://directory.example/dental", search);
  expect(searchOf(all)).toEqual({ zip: "97204", radius: "5" });
});

test("any search text is encoded in the directory's address", () => {
  for (const searchString of ['"', "'; --", "%_*", "a&zip=1#x", "../..", "\u{1F9B7}", "\uD800"]) {
    const search = { zip: "97204", radiusMiles: 5, searchString };
    const href = dentistSearchUrl("https://directory.example/dental", search);
    expect(href).toMatch(/^https:\/\/directory\.example\/dental\?[\x21-\x7e]+$/);
    const expected = { zip: "97204", radius: "5", search: searchString.toWellFormed() };
    expect(searchOf(href)).toEqual(expected);
  }
});

test.each([
  ["", ""],
  ["  Oak \r\n Dental\t", "Oak Dental"],
  ["\u0000a\u0007b", "a b"],
  ["\u{1F9B7}".repeat(SEARCH_STRING_LIMIT), "\u{1F9B7}".repeat(SEARCH_STRING_LIMIT)],
  ["x".repeat(SEARCH_STRING_LIMIT + 1), undefined],
])("the search text %j is sent as %j", (typed, sent) => {
  expect(findSearchString(typed)).toBe(sent);
});
