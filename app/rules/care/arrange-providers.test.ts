import { expect, test } from "vitest";
import { arrangeProviders } from "./provider-search.ts";

const provider = (
  providerId: string | null,
  providerName: string,
  distance: number | null,
  ...locations: readonly string[]
) => ({ providerId, providerName, distance, locations });

const namesOf = (all: readonly { readonly providerName: string }[]) =>
  all.map(({ providerName }) => providerName);

test("PCP-05 providers equally far away are ordered by name, then by id, and only those", () => {
  const shown = arrangeProviders([
    provider("1", "Zoë", 1),
    provider("2", "ana", 2),
    provider("3", "Bo", 2),
    provider("4", "Ábel", 2),
    provider("5", "Aya", 3),
    provider("6", "Cy", null),
    provider("7", "Al", null),
  ]);
  expect(namesOf(shown)).toEqual(["Zoë", "Ábel", "ana", "Bo", "Aya", "Al", "Cy"]);
  const otherShown = arrangeProviders([provider("9", "Sam", 1), provider("3", "Sam", 1)]);
  expect(otherShown.map(({ providerId }) => providerId)).toEqual(["3", "9"]);
  const thirdShown = arrangeProviders([provider("3", "Sam", 1), provider("9", "Sam", 1)]);
  expect(thirdShown.map(({ providerId }) => providerId)).toEqual(["3", "9"]);
});

test("PCP-05 a provider listed for each place is shown once; those without an id are all kept", () => {
  const shown = arrangeProviders([
    provider("1", "Ana", 1, "North", "East"),
    provider("2", "Bo", 2, "North"),
    provider("1", "Ana", 4, "East", "South"),
  ]);
  expect(shown).toEqual([
    provider("1", "Ana", 1, "North", "East", "South"),
    provider("2", "Bo", 2, "North"),
  ]);
  expect(arrangeProviders([provider(null, "Sam", 1), provider(null, "Sam", 1)])).toHaveLength(2);
});
