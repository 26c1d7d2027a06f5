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

type Option = { codeKey: string; codeType: string; description: string; sortOrder: number };
type Address = Record<string, unknown> & { listOfCountries: Option[]; listOfStates: Option[] };

test("the address comes with three countries, and fifty states beside the capital's district", async () => {
  const address = await world.answerOf<Address>("sub", PATH);
  expect(address).toMatchObject({ addressLine1: "101 Sample Street", state: "OR", country: "US" });
  expect(address.listOfCountries.map(({ codeKey }) => codeKey)).toEqual(["US", "CA", "MX"]);
  expect(new Set(address.listOfStates.map(({ codeKey }) => codeKey)).size).toBe(51);
  expect(address.listOfStates[37]).toEqual({
    codeKey: "OR",
    codeType: "STATE",
    description: "Oregon",
    sortOrder: 38,
  });
});

test("a new address is the whole family's, in the account as well, until a reset", async () => {
  expect(await world.send("PUT", PATH, moved, "sub")).toEqual({ status: 200 });
  expect(await world.answerOf("dep-adult", PATH)).toMatchObject(moved);
  const account = await world.answerOf<{ address: unknown }>("sub", "account");
  expect(account.address).toEqual(moved);
  expect(await world.answerOf("ma", PATH)).toMatchObject({ city: "Exampleville" });
  world.sandbox.reset();
  expect(await world.answerOf("sub", PATH)).toMatchObject({ city: "Exampleville" });
});

test("a line that is blank or missing is none; abroad a state may be any", async () => {
  const { addressLine2: _none, ...rest } = moved;
  const abroad = { ...rest, phoneNumber: " ", country: "CA", state: "BC" };
  expect(await world.send("PUT", PATH, abroad, "sub")).toEqual({ status: 200 });
  expect(await world.answerOf("sub", PATH)).toMatchObject({
    addressLine2: null,
    phoneNumber: null,
    state: "BC",
  });
});

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
  expect(await world.send("PUT", PATH, { ...moved, [name]: value }, "sub")).toEqual({
    status: 400,
    errorType,
  });
  expect(await world.answerOf("sub", PATH)).toMatchObject({ city: "Exampleville" });
});
