import { expect, test } from "vitest";
import { errorContent } from "#app/text/frame/errors.ts";
import { words } from "#app/rules/words.fixture.ts";
import {
  documentStatus,
  ERROR_ENTRIES,
  type ErrorEntry,
  errorEntry,
  findErrorEntry,
} from "./error-catalogue.ts";

const hasTips = (entry: ErrorEntry) =>
  errorContent(entry === "generic" ? 0 : entry).tips.length > 0;

const numbered = [1, 400, 401, 403, 404, 408, 500, 502, 503] as const;

test("ERR-15 each listed status has its own entry, from a URL or from a number", () => {
  expect(ERROR_ENTRIES).toEqual([...numbered, "generic"]);
  expect(numbered.map((status) => findErrorEntry(String(status)))).toEqual(numbered);
  expect(numbered.map((status) => errorEntry(status))).toEqual(numbered);
});

test.each([
  ...words(`
  999 418 abc generic 0404 404.0 4e2 -1 404/x
`),
  "",
  " 404",
  "２",
])("ERR-15 the unknown %j uses the generic entry", (parameter) => {
  expect(findErrorEntry(parameter)).toBe("generic");
});

test.each([0, 200, 402, 418, 429, 504, 599, -1, Number.NaN])(
  "ERR-15 the unknown status %s uses the generic entry",
  (status) => {
    expect(errorEntry(status)).toBe("generic");
  },
);

test("T-09 ERR-32 the document's own status is the entry's, save three; which entries have tips", () => {
  const statuses = ERROR_ENTRIES.map((entry) => [entry, documentStatus(entry)]);
  expect(statuses).toEqual([
    [1, 503],
    [400, 400],
    [401, 401],
    [403, 403],
    [404, 404],
    [408, 504],
    [500, 500],
    [502, 502],
    [503, 503],
    ["generic", 500],
  ]);
  expect(ERROR_ENTRIES.filter(hasTips)).toEqual([400, 408, 500, 502, 503, "generic"]);
});
