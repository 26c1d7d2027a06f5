import { expect, test } from "vitest";
import { DOCUMENT_KINDS, documentFilters, mayMatch, offeredKinds } from "./document-filters.ts";

const facts = { kinds: DOCUMENT_KINDS, suffixes: [0, 2] };
const read = (query: string) => documentFilters.read(new URLSearchParams(query), facts);

test.each([
  ["", { whose: null, kind: null, page: 1 }],
  ["member=2&kind=eob&page=3", { whose: "2", kind: "eob", page: 3 }],
  ["member=plan", { whose: "plan", kind: null, page: 1 }],
  ["member=&kind=", { whose: null, kind: null, page: 1 }],
])("S-17 the query %j is read, and written again", (query, filters) => {
  expect(read(query)).toMatchObject({ filters, errors: {} });
  expect(read(documentFilters.write(filters as never, facts)).filters).toEqual(filters);
});

test.each(["member=1", "member=00", "member=2&member=1", "member=PLAN", "member=-1"])(
  "ROLE-01 a member who is not offered is unknown: %j",
  (query) => {
    expect(read(query).errors).toEqual({ member: "unknown" });
    expect(read(query).filters.whose).toBeNull();
  },
);

test("a kind that the member has not is unknown; a source is asked only where documents may match", () => {
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
])("T-33 ROLE-19 %j may have %j", (who, kinds) => {
  expect(offeredKinds(who)).toEqual(kinds);
});
