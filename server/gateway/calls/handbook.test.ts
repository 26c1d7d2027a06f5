import { afterAll, expect, test } from "vitest";
import { findOutlineOfCoverage } from "./handbook.ts";
import { openSandboxGateway, plainGet } from "../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();
afterAll(() => world.close());

test("GW-67 GET handbook/ooc answers the address as text", async () => {
  const { gateway, bearer } = await world.as("sub");
  const { value, asked } = await world.during(() => findOutlineOfCoverage(gateway));
  expect(asked).toEqual([
    plainGet("/handbook/ooc", bearer, { accept: "text/plain, application/json" }),
  ]);
  expect(value).toBe("https://documents.example.test/outline-of-coverage.pdf");
});

test.each([
  ["", null],
  ["   ", null],
  ['""', null],
  ["javascript:alert(1)", null],
  ["/relative", null],
  ["https://", null],
  ['"https://documents.example.test/a.pdf"\n', "https://documents.example.test/a.pdf"],
])("GW-67 the text %j means the address %j", async (text, expected) => {
  const { gateway } = await world.as("sub");
  await world.answerNext("handbook/ooc", text);
  expect(await findOutlineOfCoverage(gateway)).toBe(expected);
});
