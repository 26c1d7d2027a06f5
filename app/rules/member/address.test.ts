import { expect, test } from "vitest";
import { addressLines } from "./address.ts";

const address = {
  addressLine1: "108 Sample Street",
  addressLine2: "Unit 2",
  city: "Exampleville",
  state: "OR",
  zipCode: "97001",
  country: "US",
};

const bare = { addressLine2: null, state: null, zipCode: null };

test.each([
  ["whole", {}, ["108 Sample Street", "Unit 2", "Exampleville, OR 97001"]],
  [
    "in another country",
    { country: "Peru" },
    ["108 Sample Street", "Unit 2", "Exampleville, OR 97001", "Peru"],
  ],
  [
    "without a second line and a state",
    { addressLine2: null, state: null },
    ["108 Sample Street", "Exampleville, 97001"],
  ],
  [
    "of a street alone",
    { addressLine2: null, city: null, state: null, zipCode: null, country: null },
    ["108 Sample Street"],
  ],
  ["without a street", { addressLine1: null }, []],
  ["without a city", { addressLine2: null, city: null }, ["108 Sample Street", "OR 97001"]],
  ["of a city alone", bare, ["108 Sample Street", "Exampleville"]],
  ["in AUS", { ...bare, country: "AUS" }, ["108 Sample Street", "Exampleville", "AUS"]],
  ["in USSR", { ...bare, country: "USSR" }, ["108 Sample Street", "Exampleville", "USSR"]],
])("DATA-07 an address that is %s has the lines of an envelope", (_case, given, lines) => {
  expect(addressLines({ ...address, ...given })).toEqual(lines);
});
