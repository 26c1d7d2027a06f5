import { getPlainDate } from "../dates/plain-date.ts";
import { words } from "../words.fixture.ts";
import type { ClaimFilterFacts } from "./claim-filters.ts";
import type { EobFilterFacts } from "#app/rules/eobs/eob.ts";
import type { ListFilters, WithPage } from "../lists/define-filters.ts";

/** Facts to read filters against, and valid and hostile queries. */

export const today = getPlainDate("2026-11-21");

export const subscriberFacts: ClaimFilterFacts = {
  today,
  types: ["medical", "dental", "vision"],
  suffixes: [0, 1, 2, 3],
  viewerSuffix: 0,
};

export const dependentFacts: ClaimFilterFacts = {
  today,
  types: ["dental", "vision"],
  suffixes: [1],
  viewerSuffix: 1,
};

export const familyFacts: EobFilterFacts = {
  today,
  types: ["medical", "dental"],
  members: [
    { memberKey: "K-ANA", memberSuffix: 0 },
    { memberKey: "K-BEN", memberSuffix: 1 },
  ],
};

const values: Readonly<Record<string, readonly string[]>> = {
  type: ["medical", "Dental", "VISION", "pharmacy", "constructor"],
  member: words("everyone Everyone null 0 1 3 4 01 +1 1.0 1e0 -0 ٣ K-ANA 1;0"),
  from: ["2025-03-01", "03/01/2025", "2024-11-21", "2024-11-20", "2026-11-21", "2026-11-22"],
  to: ["2026-01-01", "2025-03-01", "2026-11-21", "2026-11-22", "9999-12-31", "2020-01-01"],
  provider: ["200117", "200117,200155", ",", "a b", "p\u0000q", "é", "x".repeat(64)],
  status: ["02", "77", "a,b", "0 2", "<b>", "x".repeat(65)],
  sort: ["date-asc", "date-desc", "owe-asc", "owe", "provider-desc", "provider-__proto__"],
  page: ["1", "2", "99999", "100000", "0", "-1", "1e9", "NaN", "1.5", "0x10", "٢", "+2"],
  unasked: ["1"],
};

const hostile = [
  "",
  " ",
  "2026-02-30",
  "2026-13-01",
  "not a day",
  "../..",
  "%00",
  "\u0000",
  "\uD800",
  "' or 1=1 --",
  "<script>",
  "\u202E",
  "x".repeat(10_240),
];

/** Pseudo-random queries, the same in every run: valid, hostile, repeated and mixed. */
export function* queries(count: number): Generator<URLSearchParams> {
  let state = 20_261_121;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const names = Object.keys(values);
  for (let made = 0; made < count; made += 1) {
    const query = new URLSearchParams();
    for (let left = below(9); left > 0; left -= 1) {
      const name = names[below(names.length)] ?? "page";
      const from = below(5) === 0 ? hostile : (values[name] ?? hostile);
      query.append(name, from[below(from.length)] ?? "");
    }
    yield query;
  }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The first queries whose filters change when they are written and read again, or do not open the
 * list anew, on its first page, once every chip is removed.
 */
export function listUnstable<Filters extends WithPage, Name extends string, Facts>(
  list: ListFilters<Filters, Name, Facts>,
  facts: Facts,
): string[] {
  const isStable = (query: URLSearchParams): boolean => {
    const { filters } = list.read(query, facts);
    const written = list.write(filters, facts);
    const again = list.read(new URLSearchParams(written), facts);
    const rewritten = list.write(again.filters, facts);
    if (!same([again.filters, again.errors, rewritten], [filters, {}, written])) return false;
    let left = filters;
    for (const chip of list.chips(filters, facts)) {
      left = list.without(left, chip, facts);
      if (left.page !== 1) return false;
    }
    const opening = list.read(new URLSearchParams({ sort: query.get("sort") ?? "" }), facts);
    return same({ ...left, page: 1 }, opening.filters) && list.chips(left, facts).length === 0;
  };
  const opening = list.read(new URLSearchParams(), facts).filters;
  if (!same(opening, list.defaults(facts)))
    return ["no query gives other filters than the defaults"];
  const unstable = Array.from(queries(2000)).filter((query) => !isStable(query));
  return unstable.slice(0, 3).map(String);
}
