import { expect, test } from "vitest";
import { familyFacts, queries, today } from "../claims/claim-facts.fixture.ts";
import { eobFilters } from "./eob-filters.ts";

const read = (query: string) => eobFilters.read(new URLSearchParams(query), familyFacts);

test("EOB-01 EOB-07 S-22 CONST-14 the list opens with two years of all; every filter can be chosen", () => {
  expect(read("")).toEqual({
    filters: {
      type: "medical",
      memberKey: null,
      startDate: "2024-11-21",
      endDate: "2026-11-21",
      providerIds: [],
      page: 1,
    },
    errors: {},
    typed: {},
  });
  const query = "type=dental&member=1&from=2025-01-02&to=2025-03-04&provider=a&provider=b&page=2";
  const { filters, errors } = read(query);
  expect(filters).toEqual({
    type: "dental",
    memberKey: "K-BEN",
    startDate: "2025-01-02",
    endDate: "2025-03-04",
    providerIds: ["a", "b"],
    page: 2,
  });
  expect(errors).toEqual({});
  expect(eobFilters.write(filters, familyFacts)).toBe(`?${query}`);
});

test.each([
  ["member=0", "K-ANA", {}],
  ["member=2", null, { member: "unknown" }],
  ["member=K-ANA", null, { member: "unknown" }],
  ["member=0&member=2", null, { member: "unknown" }],
])("EOB-01 S-22 of whom: %s", (query, memberKey, errors) => {
  expect(read(query)).toMatchObject({ filters: { memberKey }, errors });
});

test.each([
  ["type=pharmacy", { type: "unknown" }],
  ["from=2024-11-20", { from: "tooEarly" }],
  ["from=2026-01-01&to=2025-12-31", { to: "dateRangeInvalid" }],
  ["to=2027-01-01", { to: "inFuture" }],
  ["page=0", { page: "unknown" }],
  ["provider=a%20b", { provider: "pattern" }],
])("EOB-07 CONST-14 VAL-11 VAL-12 the value %s: %j", (query, errors) => {
  expect(read(query).errors).toEqual(errors);
});

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const asked = Array.from(queries(2000), (query) => eobFilters.read(query, familyFacts).filters);

test("EOB-07 S-22 whatever is asked, writing and reading again changes nothing", () => {
  const wrong = asked.filter((filters) => {
    const again = read(eobFilters.write(filters, familyFacts));
    return !same(again.filters, filters) || !same(again.errors, {});
  });
  expect(wrong.slice(0, 3)).toEqual([]);
});

test("EOB-01 CONST-14 whatever is asked, nothing wider than allowed comes out", () => {
  const wrong = asked.filter(({ memberKey, startDate, endDate }) => {
    const ofFamily = [null, "K-ANA", "K-BEN"].includes(memberKey);
    const within = startDate >= "2024-11-21" && startDate < endDate && endDate <= today;
    return !ofFamily || !within;
  });
  expect(wrong.slice(0, 3)).toEqual([]);
});

test("EOB-07 S-22 whatever is asked, no filter outlives its chip, and each list begins anew", () => {
  const wrong = asked.filter((filters) => {
    const chips = eobFilters.chips(filters, familyFacts);
    const steps = [filters];
    for (const chip of chips) {
      steps.push(eobFilters.without(steps.at(-1) ?? filters, chip, familyFacts));
    }
    const bare = steps.at(-1) ?? filters;
    const anew = steps.slice(1).every(({ page }) => page === 1);
    return !anew || !same({ ...bare, page: 1 }, eobFilters.defaults(familyFacts));
  });
  expect(wrong.slice(0, 3)).toEqual([]);
});
