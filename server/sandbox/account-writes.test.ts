import { afterEach, expect, test } from "vitest";
import { openSandbox } from "./sandbox.fixture.ts";

const world = openSandbox();
afterEach(() => world.sandbox.reset());

const PATH = "account/address";
const moved = {
  addressLine1: "7 Invented Lane",
  addressLine2: "Unit 4",
  city: "Mocksville",
  state: "WA",
  zipCode: "98001",
  country: "US",
  phoneNumber: "360-555-0144",
};

test.each([
  ["city", 5],
  ["addressLine1", "x".repeat(101)],
])("a %s of %j is refused by its name", async (name, value) => {
  expect(await world.send("PUT", PATH, { ...moved, [name]: value }, "sub")).toEqual({
    status: 400,
    message: `${name} is not valid`,
  });
  expect(await world.answerOf("sub", PATH)).toMatchObject({ city: "Exampleville" });
});

test.each([
  ["country", "XX", "COUNTRY_INVALID"],
  ["state", "BC", "STATE_INVALID"],
  ["addressLine1", "1 Nowhere Road", "ADDRESS_LINE_INVALID"],
  ["zipCode", "00012", "ZIP_INVALID"],
])("a %s of %j is refused with its reason", async (name, value, errorType) => {
  const expected = { status: 400, errorType };
  expect(await world.send("PUT", PATH, { ...moved, [name]: value }, "sub")).toEqual(expected);
  expect(await world.answerOf("sub", PATH)).toMatchObject({ city: "Exampleville" });
});
