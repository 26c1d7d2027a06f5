import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { rowOf as row } from "../member/eligibility.fixture.ts";
import { MEDICARE_PARENT_GROUP } from "../member/groups.ts";
import { dentalDirectory, isFindCareProgram, listDirectories } from "./directories.ts";

const today = getPlainDate("2026-11-21");
const urls = {
  medical: "https://directory.example/medical",
  dental: "https://directory.example/dental?lang=en",
  vision: null,
  pharmacy: "https://directory.example/pharmacy",
};

test("S-19 the directories are of the categories a member has or will have; without coverage none", () => {
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

test("PASSPORT-15 members of Medicare groups have the dental directory of plan 25", () => {
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
])("S-19 programs of the categories %j help to find care: %s", (categories, helps) => {
  expect(isFindCareProgram({ categories })).toBe(helps);
});
