import { expect, test } from "vitest";
import {
  findRadius,
  findWiderRadius,
  findZip,
  tidySearch,
  withShownProviders,
  type ProviderSearch,
  pageOfAccepting,
  arrangeProviders,
} from "./provider-search.ts";
import { words } from "#app/rules/words.fixture.ts";
import { locale } from "#app/text/common/locale.ts";

const searchOf = (key: string, shown: readonly string[] = []): ProviderSearch => ({
  key,
  suffix: 0,
  zip: "97204",
  radiusMiles: 10,
  searchString: "",
  shown,
});

test("a ZIP code is read with blanks around it and with its four further digits, and nothing else", () => {
  const spellings = ["97204", " 97204 ", "97204-1234", "972041234"];
  expect(spellings.map(findZip)).toEqual(Array(4).fill("97204"));
  const others = [...words("9720 972045 9720A ９７２０４"), "97204 97205", ""];
  expect(others.filter((typed) => findZip(typed) !== undefined)).toEqual([]);
});

test("a radius is one of those offered, and nothing else", () => {
  expect(["5", "10", " 25 ", "50"].map(findRadius)).toEqual([5, 10, 25, 50]);
  const others = [...words("0 -1 1000000000 10.0 1e1 ten"), ""];
  expect(others.filter((typed) => findRadius(typed) !== undefined)).toEqual([]);
});

test("the radius widens up to the largest; the latest pages of a search are kept", () => {
  expect([5, 10, 25, 50].map(findWiderRadius)).toEqual([10, 25, 50, undefined]);
  const page = (name: string) => Array.from({ length: 25 }, (_, n) => `${name}${n}`);
  const shown = ["a", "b", "c", "b", "d", "d"].reduce(
    (search, name) => withShownProviders(search, page(name)),
    searchOf("k"),
  ).shown;
  expect(shown).toEqual([...page("c"), ...page("b"), ...page("d")]);
});

test("PCP-06 a page has only providers who accept new patients, ten at a time", () => {
  const of = (acceptingNewPatients: boolean | null, n: number) => ({ acceptingNewPatients, n });
  const nearest = Array.from({ length: 33 }, (_, n) => of([true, false, null][n % 3] ?? null, n));
  const numbers = (page: number) => pageOfAccepting(nearest, page).shown.map(({ n }) => n);
  expect(numbers(1)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27]);
  expect(pageOfAccepting(nearest, 9)).toMatchObject({ page: 2, pages: 2, total: 11 });
  expect(numbers(2)).toEqual([30]);
  expect(pageOfAccepting([of(null, 1)], 1)).toEqual({ shown: [], page: 1, pages: 1, total: 0 });
});

const provider = (
  providerId: string | null,
  providerName: string,
  distance: number | null,
  ...locations: readonly string[]
) => ({ providerId, providerName, distance, locations });

const namesOf = (all: readonly { readonly providerName: string }[]) =>
  all.map(({ providerName }) => providerName);

test("providers of equal distance are sorted by name, then by id", () => {
  const shown = arrangeProviders(
    [
      provider("1", "Zoë", 1),
      provider("2", "ana", 2),
      provider("3", "Bo", 2),
      provider("4", "Ábel", 2),
      provider("5", "Aya", 3),
      provider("6", "Cy", null),
      provider("7", "Al", null),
    ],
    locale,
  );
  expect(namesOf(shown)).toEqual(["Zoë", "Ábel", "ana", "Bo", "Aya", "Al", "Cy"]);
  const sams = [provider("9", "Sam", 1), provider("3", "Sam", 1)];
  for (const given of [sams, sams.toReversed()]) {
    expect(arrangeProviders(given, locale)).toMatchObject([
      { providerId: "3" },
      { providerId: "9" },
    ]);
  }
});

test("a provider with several locations is listed once; providers without an id are all kept", () => {
  const shown = arrangeProviders(
    [
      provider("1", "Ana", 1, "North", "East"),
      provider("2", "Bo", 2, "North"),
      provider("1", "Ana", 4, "East", "South"),
    ],
    locale,
  );
  expect(shown).toEqual([
    provider("1", "Ana", 1, "North", "East", "South"),
    provider("2", "Bo", 2, "North"),
  ]);
  const unknown = [provider(null, "Sam", 1), provider(null, "Sam", 1)];
  expect(arrangeProviders(unknown, locale)).toHaveLength(2);
});

test("a search text has single blanks and no control characters", () => {
  expect(tidySearch(" Oak \r\n\u0000 Dental\t")).toBe("Oak Dental");
});
