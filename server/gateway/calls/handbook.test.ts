import { expect, test } from "vitest";
import { findOutlineOfCoverage } from "./handbook.ts";
import { openSandboxGateway } from "../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

test("GW-67 GET handbook/ooc answers the address as text", async () => {
  const value = await world.reads(
    "sub",
    ["/handbook/ooc", { accept: "text/plain, application/json" }],
    findOutlineOfCoverage,
  );
  expect(value).toBe("https://documents.example.test/outline-of-coverage.pdf");
});

test.each([
  ["", null],
  ["   ", null],
  ['""', null],
  ["javascript:alert(1)", null],
  ["/relative", null],
  ["https://", null],
  ["see:https://documents.example.test/a.pdf", null],
  ["http://documents.example.test/a.pdf", "http://documents.example.test/a.pdf"],
  ["null", null],
  ['"https://documents.example.test/a.pdf"\n', "https://documents.example.test/a.pdf"],
])("GW-67 the text %j means the address %j", async (text, expected) => {
  expect(await world.given("handbook/ooc", text, findOutlineOfCoverage)).toBe(expected);
});
