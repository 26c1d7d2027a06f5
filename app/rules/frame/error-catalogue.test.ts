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

test("ERR-15 any other text or status has the generic entry", () => {
  const texts = [...words("999 418 abc generic 0404 404.0 4e2 -1 404/x ２"), "", " 404"];
  expect(texts.filter((text) => findErrorEntry(text) !== "generic")).toEqual([]);
  const statuses = [0, 200, 402, 418, 429, 504, 599, -1, Number.NaN];
  expect(statuses.filter((status) => errorEntry(status) !== "generic")).toEqual([]);
});

test("T-09 ERR-32 a document has its entry's status, except 1, 408 and generic; six entries have tips", () => {
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
