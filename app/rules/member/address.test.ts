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
  ["away", { country: "Peru" }, ["108 Sample Street", "Unit 2", "Exampleville, OR 97001", "Peru"]],
  ["bare", { addressLine2: null, state: null }, ["108 Sample Street", "Exampleville, 97001"]],
  [
    "of a street alone",
    { addressLine2: null, city: null, state: null, zipCode: null, country: null },
    ["108 Sample Street"],
  ],
  ["without a street", { addressLine1: null }, []],
  ["without a city", { addressLine2: null, city: null }, ["108 Sample Street", "OR 97001"]],
  ["of a city alone", bare, ["108 Sample Street", "Exampleville"]],
  ["of AUS", { ...bare, country: "AUS" }, ["108 Sample Street", "Exampleville", "AUS"]],
  ["of USSR", { ...bare, country: "USSR" }, ["108 Sample Street", "Exampleville", "USSR"]],
])("DATA-07 for IDCARD-09: an address %s as it stands on an envelope", (_case, given, lines) => {
  expect(addressLines({ ...address, ...given })).toEqual(lines);
});
