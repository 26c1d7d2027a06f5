import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import {
  dependentFacts,
  listUnstable,
  queries,
  subscriberFacts,
  today,
} from "./claim-facts.fixture.ts";
import { hasErrors } from "../lists/read-filters.ts";
import { CLAIM_TYPES } from "./claim-type.ts";
import { claimFilters, claimOrder, sortClaims } from "./claim-filters.ts";
import { claimOf, rowOf } from "./claim-money.fixture.ts";
import { locale } from "#app/text/common/locale.ts";

const read = (query: string, facts = subscriberFacts) =>
  claimFilters.read(new URLSearchParams(query), facts);

test("CLAIM-07 CONST-14 without a query the filters are the viewer's own claims of the last two years", () => {
  expect(read("")).toEqual({
    filters: {
      type: "medical",
      suffix: 0,
      startDate: "2024-11-21",
      endDate: "2026-11-21",
      providerIds: [],
      status: null,
      page: 1,
      sort: "date",
      direction: "descending",
    },
    errors: {},
    typed: {},
  });
});

test("CLAIM-01 CLAIM-02 a query sets every filter of the claims call; providers may be joined by commas", () => {
  const query =
    "type=dental&member=2&from=2025-01-02&to=2025-03-04" +
    "&provider=200155&provider=200117&provider=200155&status=02&page=3&sort=owe-asc";
  expect(read(query)).toEqual({
    filters: {
      type: "dental",
      suffix: 2,
      startDate: "2025-01-02",
      endDate: "2025-03-04",
      providerIds: ["200117", "200155"],
      status: "02",
      page: 3,
      sort: "owe",
      direction: "ascending",
    },
    errors: {},
    typed: {
      type: "dental",
      member: "2",
      from: "2025-01-02",
      to: "2025-03-04",
      provider: "200155",
      status: "02",
      page: "3",
    },
  });
  expect(read("provider=2,1&provider=3").filters.providerIds).toEqual(["1", "2", "3"]);
  const { filters, errors } = read("provider=2,+1+,&provider=");
  expect([filters.providerIds, errors]).toEqual([["1", "2"], {}]);
});

test("a subscriber with a family may filter by everyone, a dependent may not", () => {
  const { filters, errors } = read("member=everyone");
  expect([filters.suffix, errors]).toEqual([null, {}]);
  expect(claimFilters.chips(filters, subscriberFacts)).toEqual([
    { name: "member", value: "everyone" },
  ]);
  expect(claimFilters.write(filters, subscriberFacts)).toBe("?member=everyone");
  const alone = claimFilters.read(new URLSearchParams("member=everyone"), dependentFacts);
  expect([alone.filters.suffix, alone.errors]).toEqual([1, { member: "unknown" }]);
});

test("CLAIM-01 each claim type is read, in any letter case", () => {
  for (const type of ["medical", "dental", "vision", "Dental"]) {
    const expected = { filters: { type: type.toLowerCase() }, errors: {} };
    expect(read(`type=&type=+${type}+`)).toMatchObject(expected);
  }
});

test.each([
  ["", false],
  ["page=0", false],
  ["type=pharmacy", true],
  ["type=pharmacy&page=0", true],
])("the query %j has invalid filters (a page does not count): %s", (query, invalid) => {
  expect(hasErrors(read(query))).toBe(invalid);
});

test.each([
  ["provider-asc", "provider", "ascending"],
  ["provider-desc", "provider", "descending"],
  ["owe-asc", "owe", "ascending"],
  ["owe-up", "owe", "descending"],
  ["provider", "provider", "ascending"],
  ["-asc", "date", "descending"],
  ["nothing-asc", "date", "descending"],
])("the order %s sorts by %s, %s", (order, sort, direction) => {
  expect(read(`sort=${order}`).filters).toMatchObject({ sort, direction });
});

test.each([
  [{}, ["from=2024-11-21", "to=2026-11-21", "from=&to=+"]],
  [{ from: "tooEarly" }, ["from=2024-11-20", "from=11/20/2024"]],
  [{ from: "inFuture" }, ["from=2026-11-22"]],
  [{ to: "inFuture" }, ["to=2026-11-22"]],
  [{ to: "dateRangeInvalid" }, ["from=2026-01-02&to=2026-01-01", "from=2026-11-21"]],
  [{ to: "dateRangeInvalid" }, ["from=2026-01-01&to=2026-01-01"]],
  [{ from: "pattern" }, ["from=2026-02-30", "from=2026-13-2"]],
  [{ from: "pattern", to: "pattern" }, ["from=x&to=y"]],
  [{ to: "pattern" }, ["to=yesterday"]],
])("CLAIM-07 VAL-11 VAL-12 CONST-14 dates have the errors %j (%#)", (errors, queries) => {
  expect(queries.map((query) => read(query).errors)).toEqual(queries.map(() => errors));
});

test("CLAIM-02 at most 20 providers are read, and at most 64 characters of a typed value are kept", () => {
  const many = Array.from({ length: 21 }, (_, index) => `p${index}`).join(",");
  const { filters, errors } = read(`provider=${many}`);
  expect(filters.providerIds).toHaveLength(20);
  expect(errors).toEqual({ provider: "maxlength" });
  expect(read(`provider=${filters.providerIds.join()}`).errors).toEqual({});
  expect(read("", { ...subscriberFacts, types: [] }).filters.type).toBe("medical");
  const { typed } = read(`from=${"9".repeat(10_240)}&status=%F0%9F%A6%B7`);
  expect(typed["from"]).toHaveLength(64);
  expect(typed["status"]).toBe("🦷");
  // Cut within a character, it is still text.
  const cut = read(`from=${"9".repeat(63)}%F0%9F%A6%B7`).typed["from"];
  expect(cut?.isWellFormed()).toBe(true);
});

test.each([
  ["date", "sort=date-asc", "date", "descending"],
  ["date", "", "date", "ascending"],
  ["owe", "", "owe", "descending"],
  ["owe", "sort=owe-desc", "owe", "ascending"],
  ["provider", "sort=owe-desc", "provider", "ascending"],
] as const)("pressing the heading %s after %j sorts by %s, %s", (key, query, sort, direction) => {
  const sorted = claimOrder.afterPress(read(`${query}&page=4`).filters, key);
  expect(sorted).toMatchObject({ sort, direction, page: 1 });
});

test("each chosen filter has a chip, and removing a chip leaves the others", () => {
  const query =
    "type=vision&member=3&from=2025-01-02&to=2025-03-04&provider=a&provider=b&status=02";
  const { filters } = read(`${query}&page=7`);
  const chips = claimFilters.chips(filters, subscriberFacts);
  expect(chips.map(({ name, value }) => `${name}=${value}`).join("&")).toBe(query);
  for (const chip of chips) {
    const without = claimFilters.without(filters, chip, subscriberFacts);
    const others = chips.filter((one) => one !== chip);
    expect(claimFilters.chips(without, subscriberFacts)).toEqual(others);
  }
});

test.each([subscriberFacts, dependentFacts])(
  "CLAIM-02 CLAIM-08 any query of suffix $viewerSuffix gives stable, allowed filters",
  (facts) => {
    expect(listUnstable(claimFilters, facts)).toEqual([]);
    const asked = Array.from(queries(2000), (query) => claimFilters.read(query, facts));
    const wrong = asked.filter(({ filters, typed }) => {
      const { suffix, type, startDate, endDate, page } = filters;
      const allowed =
        (suffix === null ? facts.suffixes.length > 1 : facts.suffixes.includes(suffix)) &&
        CLAIM_TYPES.includes(type) &&
        startDate >= "2024-11-21" &&
        startDate < endDate &&
        endDate <= today;
      const sound = Number.isSafeInteger(page) && page >= 1;
      return !allowed || !sound || Object.values(typed).some((text) => text.length > 64);
    });
    expect(wrong.slice(0, 3)).toEqual([]);
    // The queries are worth something only if they go wrong in every way.
    const seen = asked.flatMap(({ errors }) => Object.entries(errors).map(String));
    expect([...new Set(seen)].toSorted().join(" ")).toBe(
      "from,inFuture from,pattern from,tooEarly member,unknown page,unknown provider,pattern " +
        "status,pattern to,dateRangeInvalid to,inFuture to,pattern type,unknown",
    );
  },
);

const claim = (id: string, day: string, provider: string | null, owe: number) =>
  rowOf({
    ...claimOf([{ billed: 1000, paid: 1000 - owe, owe, copay: owe }]),
    id,
    serviceDateFrom: getPlainDate(day),
    provider: provider === null ? null : { providerName: provider },
  });

const claims = [
  claim("a", "2026-01-02", "Oak Clinic 10", 500),
  claim("b", "2025-12-31", "oak clinic 9", -200),
  claim("c", "2026-01-02", null, 0),
  claim("d", "2026-03-01", "Élan Dental", 500),
  claim("e", "2026-02-01", " ", 70),
];

test.each([
  ["date", "descending", "deacb"],
  ["date", "ascending", "baced"],
  ["owe", "descending", "adecb"],
  ["owe", "ascending", "bcead"],
  ["provider", "ascending", "dbace"],
  ["provider", "descending", "abdce"],
] as const)("claims are sorted by %s, %s, in the order %s", (sort, direction, order) => {
  const sorted = sortClaims(claims, { sort, direction }, locale);
  expect(sorted.map(({ id }) => id).join("")).toBe(order);
  expect(claims.map(({ id }) => id).join("")).toBe("abcde");
});

test.each(["ascending", "descending"] as const)(
  "sorted %s, claims that are pending, or without a day or a share, come last",
  (direction) => {
    const bill = (id: string) =>
      rowOf({ ...claimOf([{ billed: 500 }], { status: "In Process" }), id, provider: null });
    const sorted = sortClaims(
      [bill("x"), ...claims, bill("y")],
      { sort: "owe", direction },
      locale,
    );
    expect(sorted.slice(-2).map(({ id }) => id)).toEqual(["x", "y"]);
    const dayless = { ...claim("x", "2026-04-01", null, 5), day: null };
    const unpriced = { ...claim("y", "2026-04-01", null, 5), oweCents: null };
    const lastBy = (sort: "date" | "owe", one: ReturnType<typeof claim>) =>
      sortClaims([one, ...claims], { sort, direction }, locale).at(-1)?.id;
    expect([lastBy("date", dayless), lastBy("owe", unpriced)]).toEqual(["x", "y"]);
  },
);
