import { expect, test } from "vitest";
import { addressLines } from "./address.ts";

const STREET = "108 Sample Street";
const address = {
  addressLine1: STREET,
  addressLine2: "Unit 2",
  city: "Exampleville",
  state: "OR",
  zipCode: "97001",
  country: "US",
};

const bare = { addressLine2: null, state: null, zipCode: null };

test.each([
  ["whole", {}, [STREET, "Unit 2", "Exampleville, OR 97001"]],
  ["in another country", { country: "Peru" }, [STREET, "Unit 2", "Exampleville, OR 97001", "Peru"]],
  [
    "without a second line and a state",
    { addressLine2: null, state: null },
    [STREET, "Exampleville, 97001"],
  ],
  [
    "of a street alone",
    { addressLine2: null, city: null, state: null, zipCode: null, country: null },
    [STREET],
  ],
  ["without a street", { addressLine1: null }, []],
  ["without a city", { addressLine2: null, city: null }, [STREET, "OR 97001"]],
  ["of a city alone", bare, [STREET, "Exampleville"]],
  ["in AUS", { ...bare, country: "AUS" }, [STREET, "Exampleville", "AUS"]],
  ["in USSR", { ...bare, country: "USSR" }, [STREET, "Exampleville", "USSR"]],
])("DATA-07 an address that is %s has the lines of an envelope", (_case, given, lines) => {
  expect(addressLines({ ...address, ...given })).toEqual(lines);
});
