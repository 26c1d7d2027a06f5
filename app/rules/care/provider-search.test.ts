import { expect, test } from "vitest";
import {
  findRadius,
  findWiderRadius,
  findZip,
  tidySearch,
  withSearch,
  withShown,
  type ProviderSearch,
  acceptingPage,
  arrangeProviders,
} from "./provider-search.ts";
import { locale } from "#app/text/common/locale.ts";

const searchOf = (key: string, shown: readonly string[] = []): ProviderSearch => ({
  key,
  suffix: 0,
  zip: "97204",
  radiusMiles: 10,
  searchString: "",
  shown,
});

test.each([
  ["97204", "97204"],
  [" 97204 ", "97204"],
  ["97204-1234", "97204"],
  ["972041234", "97204"],
  ["9720", undefined],
  ["972045", undefined],
  ["9720A", undefined],
  ["９７２０４", undefined],
  ["97204 97205", undefined],
  ["", undefined],
])("PCP-15 the ZIP code %j is %s", (typed, zip) => {
  expect(findZip(typed)).toBe(zip);
});

test.each([
  ["5", 5],
  ["10", 10],
  [" 25 ", 25],
  ["50", 50],
  ["0", undefined],
  ["-1", undefined],
  ["1000000000", undefined],
  ["10.0", undefined],
  ["1e1", undefined],
  ["ten", undefined],
  ["", undefined],
])("PCP-15 the radius %j is %s", (typed, miles) => {
  expect(findRadius(typed)).toBe(miles);
});

test("S-20 a search can be widened to the largest radius; the latest three and their pages are kept", () => {
  expect([5, 10, 25, 50].map(findWiderRadius)).toEqual([10, 25, 50, undefined]);
  const keys = (all: readonly ProviderSearch[]) => all.map(({ key }) => key);
  const three = ["a", "b", "c"].map((key) => searchOf(key));
  expect(keys(withSearch(three, searchOf("d")))).toEqual(["b", "c", "d"]);
  expect(keys(withSearch(three, searchOf("a")))).toEqual(["b", "c", "a"]);
  expect(keys(withSearch(three.slice(0, 2), searchOf("a")))).toEqual(["b", "a"]);
  const page = (name: string) => Array.from({ length: 25 }, (_, n) => `${name}${n}`);
  const shown = ["a", "b", "c", "b", "d", "d"].reduce(
    (search, name) => withShown(search, page(name)),
    searchOf("k"),
  ).shown;
  expect(shown).toEqual([...page("c"), ...page("b"), ...page("d")]);
});

test("PCP-06 of the nearest only those who say that they accept new patients are on a page", () => {
  const of = (acceptingNewPatients: boolean | null, n: number) => ({ acceptingNewPatients, n });
  const nearest = Array.from({ length: 33 }, (_, n) => of([true, false, null][n % 3] ?? null, n));
  const numbers = (page: number) => acceptingPage(nearest, page).shown.map(({ n }) => n);
  expect(numbers(1)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27]);
  expect(acceptingPage(nearest, 9)).toMatchObject({ page: 2, pages: 2, total: 11 });
  expect(numbers(2)).toEqual([30]);
  expect(acceptingPage([of(null, 1)], 1)).toEqual({ shown: [], page: 1, pages: 1, total: 0 });
});

const provider = (
  providerId: string | null,
  providerName: string,
  distance: number | null,
  ...locations: readonly string[]
) => ({ providerId, providerName, distance, locations });

const namesOf = (all: readonly { readonly providerName: string }[]) =>
  all.map(({ providerName }) => providerName);

test("PCP-05 providers equally far away are ordered by name, then by id, and only those", () => {
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
  const otherShown = arrangeProviders([provider("9", "Sam", 1), provider("3", "Sam", 1)], locale);
  expect(otherShown.map(({ providerId }) => providerId)).toEqual(["3", "9"]);
  const thirdShown = arrangeProviders([provider("3", "Sam", 1), provider("9", "Sam", 1)], locale);
  expect(thirdShown.map(({ providerId }) => providerId)).toEqual(["3", "9"]);
});

test("PCP-05 a provider listed for each place is shown once; those without an id are all kept", () => {
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
  expect(
    arrangeProviders([provider(null, "Sam", 1), provider(null, "Sam", 1)], locale),
  ).toHaveLength(2);
});

test("PCP-15 a text to search by has single blanks and no control characters", () => {
  expect(tidySearch(" Oak \r\n\u0000 Dental\t")).toBe("Oak Dental");
});
