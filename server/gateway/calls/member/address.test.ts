import { expect, test } from "vitest";
import { getAccount } from "./account.ts";
import { getAddress, getAddressCall, saveAddress } from "./address.ts";
import { openSandboxGateway, plainWrite } from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

const moved = {
  addressLine1: "7 Invented Lane",
  addressLine2: null,
  city: "Mocksville",
  state: "WA",
  zipCode: "98001",
  country: "US",
  phoneNumber: "360-555-0144",
};

test("GW-21 GET account/address answers the address with the countries and states to choose from", async () => {
  const value = await world.reads("ma", "account/address", getAddress);
  expect(value).toMatchObject({ addressLine1: "108 Sample Street", state: "OR", country: "US" });
  expect(value.listOfCountries.map(({ codeKey }) => codeKey)).toEqual(["US", "CA", "MX"]);
  expect(value.listOfStates).toHaveLength(51);
});

test("GW-23 PUT account/address sends seven fields, and the next reads show the new address", async () => {
  const { value, asked, bearer } = await world.asking("sub", async (gateway) => {
    await getAddress(gateway);
    await getAccount(gateway);
    await saveAddress(gateway, moved);
    return [await getAddress(gateway), (await getAccount(gateway)).address];
  });
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "GET /account/address",
    "GET /account",
    "PUT /account/address",
    "GET /account/address",
    "GET /account",
  ]);
  expect(asked[2]).toEqual(plainWrite("PUT", "/account/address", bearer, moved));
  expect(value).toEqual([expect.objectContaining(moved), moved]);
});

test("GW-23 the refusal of a new address is a value", async () => {
  const { gateway } = await world.as("sub");
  const expected = { ok: false, error: { status: 400, path: "account/address" } };
  expect(await saveAddress(gateway, { ...moved, country: "XX" })).toMatchObject(expected);
});

test("DATA-08 the lists of an address and the type and order of their options may be missing", () => {
  const read = (answer: object) => getAddressCall.answer.parse({ ...moved, ...answer });
  const bare = { codeKey: "OR", description: "Oregon" };
  expect(read({ listOfCountries: null, listOfStates: [bare] })).toEqual({
    ...moved,
    listOfCountries: [],
    listOfStates: [{ ...bare, codeType: null, sortOrder: null }],
  });
});
