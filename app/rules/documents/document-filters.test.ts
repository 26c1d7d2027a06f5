import { expect, test } from "vitest";
import {
  DOCUMENT_KINDS,
  documentFilters,
  mayMatch,
  offeredKinds,
  plausibleYear,
  sortByYear,
  sortDocuments,
  type DocumentKind,
  outsideTarget,
} from "./document-filters.ts";
import { words } from "#app/rules/words.fixture.ts";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";

const facts = { kinds: DOCUMENT_KINDS, suffixes: [0, 2] };
const read = (query: string) => documentFilters.read(new URLSearchParams(query), facts);

test.each([
  ["", { whose: null, kind: null, page: 1 }],
  ["member=2&kind=eob&page=3", { whose: "2", kind: "eob", page: 3 }],
  ["member=plan", { whose: "plan", kind: null, page: 1 }],
  ["member=&kind=", { whose: null, kind: null, page: 1 }],
])("the query %j is read, and its filters are read again as written", (query, filters) => {
  expect(read(query)).toMatchObject({ filters, errors: {} });
  expect(read(documentFilters.write(filters as never, facts)).filters).toEqual(filters);
});

test("a kind that is not offered is unknown; only sources that may have matching documents are read", () => {
  const kinds = offeredKinds({ subscriber: false, termed: false, providence: false });
  const query = new URLSearchParams("kind=eob");
  expect(documentFilters.read(query, { ...facts, kinds }).errors).toEqual({ kind: "unknown" });
  const all = { whose: null, kind: null, page: 1 };
  const asked = (filters: Partial<typeof all> | object) =>
    DOCUMENT_KINDS.filter((kind) => mayMatch(kind, { ...all, ...filters }, facts));
  expect(asked({})).toEqual(DOCUMENT_KINDS);
  expect(asked({ whose: "2" })).toEqual(["eob", "id-card"]);
  expect(asked({ whose: "plan" })).toEqual(["coverage", "handbook", "medicare", "program"]);
  expect(asked({ kind: "medicare" })).toEqual(["medicare"]);
  expect(asked({ kind: "medicare", whose: "2" })).toEqual([]);
  expect(mayMatch("eob", all, { ...facts, kinds: ["coverage"] })).toBe(false);
});

const viewer = (...facts: string[]) => ({
  subscriber: facts.includes("subscriber"),
  termed: facts.includes("termed"),
  providence: facts.includes("providence"),
});

test.each([
  [viewer("subscriber"), DOCUMENT_KINDS],
  [viewer(), ["id-card", "coverage", "handbook", "medicare", "program"]],
  [viewer("subscriber", "termed"), ["eob", "coverage", "handbook", "medicare"]],
  [viewer("subscriber", "providence"), ["eob", "id-card", "coverage", "medicare"]],
])("T-33 ROLE-19 kinds are offered by role, coverage and brand (case %#)", (who, kinds) => {
  expect(offeredKinds(who)).toEqual(kinds);
});

const document = (kind: DocumentKind, date: string | null, year: number | null = null) => ({
  kind,
  date: date === null ? null : getPlainDate(date),
  year,
});

test("ID cards and documents without a date come first, then dated documents newest first", () => {
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
  const inForce = (["id-card", "coverage", "handbook", "medicare", "program"] as const).map(
    (kind) => document(kind, null),
  );
  expect(sortDocuments(inForce.toReversed())).toEqual(inForce);
  const ofOneDay = (["medicare", "eob", "medicare"] as const).map((kind, year) =>
    document(kind, "2026-02-03", year),
  );
  expect(sortDocuments(ofOneDay)).toEqual(ofOneDay);
});

test("S-16 Medicare materials are sorted by plan year, then by date, equal ones as given", () => {
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
  const [byDate, byYear] = [of("by date", null, "2025-03-01"), of("by year", 2025, "2025-09-30")];
  expect(sortByYear([byDate, byYear])).toEqual([byYear, byDate]);
});

test.each([
  [2026, 2026],
  [0, null],
  [99_999, null],
  [null, null],
  [1964, null],
  [1965, 1965],
  [2100, 2100],
  [2101, null],
])("S-16 the plan year %j is read as %j", (year, shown) => {
  expect(plausibleYear(year)).toBe(shown);
});

const OWN = ["member.example.test"];

test("S-16 only a document at a web address of another site has a link", () => {
  const href = "https://documents.example.test/a.pdf";
  expect(outsideTarget(href, OWN)).toEqual({ kind: "outside", href });
  const others = words(`
    /benefits/handbook.pdf javascript:alert(1) data:text/html,hello https://a@documents.example.test/
    https://member.example.test/logout https://member.example.test./logout
    http://MEMBER.example.test:8443/
  `);
  for (const url of [null, "", ...others]) {
    expect([url, outsideTarget(url, OWN)]).toEqual([url, { kind: "ask" }]);
  }
});
