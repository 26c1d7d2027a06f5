import { expect, test } from "vitest";
import { dependentFacts, queries, subscriberFacts, today } from "./claim-facts.fixture.ts";
import { claimFilters } from "./claim-filters.ts";
import { CLAIM_TYPES } from "./claim-type.ts";

// Properties of the filters for any address.

const everyQuery = [subscriberFacts, dependentFacts].flatMap((facts) =>
  Array.from(queries(2000), (query) => ({ facts, query, ...claimFilters.read(query, facts) })),
);

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

test("CLAIM-02 whatever is asked, writing and reading again changes nothing", () => {
  const wrong = everyQuery.filter(({ facts, filters }) => {
    const written = claimFilters.write(filters, facts);
    const again = claimFilters.read(new URLSearchParams(written), facts);
    const stays = same(again.filters, filters) && same(again.errors, {});
    return !stays || claimFilters.write(again.filters, facts) !== written;
  });
  expect(wrong.slice(0, 3)).toEqual([]);
});

test("CLAIM-07 CLAIM-08 whatever is asked, nothing wider than allowed comes out", () => {
  const wrong = everyQuery.filter(({ facts, filters, typed }) => {
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
  const seen = everyQuery.flatMap(({ errors }) =>
    Object.entries(errors).map((error) => error.join(" ")),
  );
  expect([...new Set(seen)].toSorted()).toEqual([
    "from inFuture",
    "from pattern",
    "from tooEarly",
    "member unknown",
    "page unknown",
    "provider pattern",
    "status pattern",
    "to dateRangeInvalid",
    "to inFuture",
    "to pattern",
    "type unknown",
  ]);
});

test("S-21 whatever is asked, no filter outlives its chip, and with none the list opens", () => {
  const wrong = everyQuery.filter(({ facts, filters }) => {
    const bare = claimFilters
      .chips(filters, facts)
      .reduce((left, chip) => claimFilters.without(left, chip, facts), filters);
    const { sort, direction } = filters;
    const opening = { ...claimFilters.defaults(facts), sort, direction };
    return !same({ ...bare, page: 1 }, opening) || claimFilters.chips(bare, facts).length > 0;
  });
  expect(wrong.slice(0, 3)).toEqual([]);
});
