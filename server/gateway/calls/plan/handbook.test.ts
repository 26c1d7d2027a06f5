import { expect, test } from "vitest";
import { findOutlineOfCoverage } from "./handbook.ts";
import { openSandboxGateway } from "../../sandbox-gateway.fixture.ts";
import { GatewayStatusError } from "../../transport/errors.ts";
import { listMedicareMaterials, medicareMaterial } from "./medicare-materials.ts";

const world = openSandboxGateway();

test("GW-67 GET handbook/ooc answers the URL as text", async () => {
  const value = await world.reads("sub", "handbook/ooc", findOutlineOfCoverage);
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
])("GW-67 GET handbook/ooc reads the text %j as the URL %j", async (text, expected) => {
  expect(await world.given("handbook/ooc", text, findOutlineOfCoverage)).toBe(expected);
});

test("GW-53 GET medicare-materials answers documents, whose fields are null where they are absent", async () => {
  const value = await world.reads("medgrp", "medicare-materials", listMedicareMaterials);
  expect(value[0]).toEqual({
    id: "EOC-2025",
    title: "Evidence of Coverage",
    url: "https://documents.example.test/medicare/2025/evidence-of-coverage.pdf",
    date: "2024-09-30",
    year: 2025,
    sizeBytes: 4_318_220,
  });
  const expected = { id: "88", title: null, url: null, date: null, year: 2026, sizeBytes: null };
  expect(medicareMaterial.parse({ id: 88, title: " ", year: "2026" })).toEqual(expected);
});

test("GW-53 GET medicare-materials answered 403 gives an empty list", async () => {
  const { value, asked } = await world.asking("prov", (gateway) => listMedicareMaterials(gateway));
  expect([value, asked.length]).toEqual([[], 1]);
});

test.each([401, 404, 500])(
  "HTTP-17 GW-53 GET medicare-materials answered %i throws the status",
  async (status) => {
    const { gateway } = await world.as("medgrp");
    await world.answerNext("medicare-materials", {}, status);
    await expect(listMedicareMaterials(gateway)).rejects.toBeInstanceOf(GatewayStatusError);
  },
);
