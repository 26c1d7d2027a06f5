import { expect, test } from "vitest";
import { requireConsistentPage } from "./list-address.ts";
import { viewFamilyFields } from "./view-fields.ts";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";

/** Where an empty page of this number leads; undefined for nowhere. */
function wayFrom(number: number, lastPage: number) {
  try {
    requireConsistentPage(
      {
        rows: [],
        page: number,
        pages: lastPage,
        shown: { first: 0, last: 0, total: 5 },
        lastPage,
        empty: false,
      },
      number,
      (page) => `/list?page=${page}`,
    );
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get("location") : "error page";
  }
  return undefined;
}

test.each([
  [2, 1, "/list?page=1"],
  [9, 3, "/list?page=3"],
  [1, 1, "error page"],
  [2, 0, "error page"],
])("an empty page %i of a list with %i pages leads to %s", (number, lastPage, way) => {
  expect(wayFrom(number, lastPage)).toBe(way);
});

const today = getPlainDate("2026-11-21");

test("the providers of a list's form are sorted by name; a chosen one without a name comes last", () => {
  const { providers } = viewFamilyFields(
    {
      facts: { today },
      filters: { startDate: today, endDate: today, providerIds: ["9", "2"] },
      errors: {},
      typed: {},
      options: {
        provider: [
          { value: "1", label: "Zed" },
          { value: "2", label: "Adler" },
        ],
      },
    },
    [],
  );
  expect(providers?.map(({ id, name, chosen }) => [id, name, chosen])).toEqual([
    ["2", "Adler", true],
    ["1", "Zed", false],
    ["9", null, true],
  ]);
});
