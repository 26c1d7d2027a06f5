import { expect, test } from "vitest";
import { openSandbox } from "./sandbox.fixture.ts";

const world = openSandbox();
const ADDRESS = "account/address";
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
  ["city", 5, { message: "city is not valid" }],
  ["addressLine1", "x".repeat(101), { message: "addressLine1 is not valid" }],
  ["country", "XX", { errorType: "COUNTRY_INVALID" }],
  ["state", "BC", { errorType: "STATE_INVALID" }],
  ["addressLine1", "1 Nowhere Road", { errorType: "ADDRESS_LINE_INVALID" }],
  ["zipCode", "00012", { errorType: "ZIP_INVALID" }],
])("an address whose %s is %j is refused with 400 and %j", async (name, value, refusal) => {
  const answer = await world.send("PUT", ADDRESS, { ...moved, [name]: value }, "sub");
  expect(answer).toEqual({ status: 400, ...refusal });
  expect(await world.answerOf("sub", ADDRESS)).toMatchObject({ city: "Exampleville" });
});
