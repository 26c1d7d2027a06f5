import { expect, test } from "vitest";
import { dentistSearchUrl, findSearchString, SEARCH_STRING_LIMIT } from "./dentist-search.ts";

const searchOf = (href: string) => Object.fromEntries(new URL(href).searchParams);

test("PCP-15 S-19 a search asks the directory for ZIP code, radius and text, or without text for all", () => {
  const href = dentistSearchUrl("https://directory.example/dental?lang=en#top", {
    zip: "97204",
    radiusMiles: 25,
    searchString: "Oak & Elm",
  });
  expect(new URL(href).origin + new URL(href).pathname).toBe("https://directory.example/dental");
  //directory.example/dental");
  expect(searchOf(href)).toEqual({ lang: "en", zip: "97204", radius: "25", search: "Oak & Elm" });
  const search = { zip: "97204", radiusMiles: 5, searchString: "" };
  const otherHref = dentistSearchUrl("https://directory.example/dental", search);
  //directory.example/dental", search);
  expect(searchOf(otherHref)).toEqual({ zip: "97204", radius: "5" });
});

test.each(['"', "'; --", "%_*", "a&zip=1#x", "../..", "\u{1F9B7}", "\uD800"])(
  "PCP-15 %j reaches the directory as text alone",
  (searchString) => {
    const href = dentistSearchUrl("https://directory.example/dental", {
      zip: "97204",
      radiusMiles: 5,
      searchString,
    });
    expect(href).toMatch(/^https:\/\/directory\.example\/dental\?[\x21-\x7e]+$/);
    const expected = { zip: "97204", radius: "5", search: searchString.toWellFormed() };
    expect(searchOf(href)).toEqual(expected);
  },
);

test.each([
  ["", ""],
  ["  Oak \r\n Dental\t", "Oak Dental"],
  ["\u0000a\u0007b", "a b"],
  ["\u{1F9B7}".repeat(SEARCH_STRING_LIMIT), "\u{1F9B7}".repeat(SEARCH_STRING_LIMIT)],
  ["x".repeat(SEARCH_STRING_LIMIT + 1), undefined],
])("PCP-15 the search text %j is sent as %j", (typed, sent) => {
  expect(findSearchString(typed)).toBe(sent);
});
