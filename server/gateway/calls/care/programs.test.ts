import { expect, test } from "vitest";
import { PROGRAM_IDS } from "#app/rules/programs/programs.ts";
import { listProgramContent, listPrograms, program, programContent } from "./programs.ts";
import { openSandboxGateway, TODAY } from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

const wire = {
  id: "20",
  name: "Health tools",
  description: "Check symptoms.",
  categories: ["Wellness", "Tools"],
  eligible: true,
  displayOrder: 2,
  highPriority: true,
  featureGroup: "tools",
  childResourceIds: [21, "22"],
  resource: "health-tools",
  url: "https://programs.example.test/tools",
  urlDocumentType: "ENDPOINT",
  icon: "heart",
};

test("GW-48 GET programs is asked as of today", async () => {
  const all = await world.reads("nav", ["/programs", { query: { asOfDate: TODAY } }], listPrograms);
  expect(all.length).toBeGreaterThan(5);
});

test("DATA-24 a program keeps every field; what is absent is null, empty or false", () => {
  expect(program.parse(wire)).toEqual({ ...wire, id: 20, childResourceIds: [21, 22] });
  expect(program.parse({ id: 1, name: "A", eligible: false })).toEqual({
    id: 1,
    name: "A",
    description: "",
    categories: [],
    eligible: false,
    displayOrder: null,
    highPriority: false,
    featureGroup: null,
    childResourceIds: [],
    resource: null,
    url: null,
    urlDocumentType: null,
    icon: null,
  });
});

test("DATA-25 the ids the specification names are what the gateway's programs carry", async () => {
  const names = new Map<number, string>();
  for (const persona of ["nav", "sub", "ma"]) {
    const { gateway } = await world.as(persona);
    for (const { id, name } of await listPrograms(gateway)) names.set(id, name);
  }
  expect(Object.values(PROGRAM_IDS)).toEqual([13, 17, 20, 27, 33, 37]);
  expect(names.get(PROGRAM_IDS.callANurse)).toMatch(/nurse/i);
  expect(names.get(PROGRAM_IDS.hearing)).toMatch(/hearing/i);
  expect(names.get(PROGRAM_IDS.healthTools)).toMatch(/health tools/i);
  expect(names.get(PROGRAM_IDS.passportDental)).toMatch(/passport/i);
  expect(names.get(PROGRAM_IDS.dentalCostEstimator)).toMatch(/dental cost/i);
  expect(names.get(PROGRAM_IDS.navitus)).toMatch(/navitus/i);
});

test.each([
  ["0.id", { ...wire, id: null }],
  ["0.id", { ...wire, id: "twenty" }],
  ["0.name", { ...wire, name: "" }],
  ["0.name", { ...wire, name: " \u00A0" }],
  ["0.eligible", { ...wire, eligible: undefined }],
  ["0.highPriority", { ...wire, highPriority: "Y" }],
  ["0.displayOrder", { ...wire, displayOrder: "" }],
])("GW-86 a program without a sound %s is refused", async (field, broken) => {
  expect(await world.refuses("programs", [broken], listPrograms)).toBe(field);
});

test("GW-49 GET programs/sitecore is asked without a day, and details the member's programs", async () => {
  const value = await world.reads("sub", ["/programs/sitecore"], listProgramContent);
  const passport = value.find(({ id }) => id === PROGRAM_IDS.passportDental);
  expect(passport?.phoneNumber).toMatch(/555-01\d\d$/);
  expect(passport?.documents[0]?.url).toMatch(/^https:/);
});

test("GW-49 of an entry everything may be missing", () => {
  const { documents, ...rest } = programContent.parse({});
  expect([Object.values(rest), documents]).toEqual([Array(5).fill(null), []]);
  const blank = { documents: [{ title: " ", url: null }] };
  expect(programContent.parse(blank).documents).toEqual([{ title: null, url: null }]);
});

test.each([
  ["0.id", [{ id: "twenty" }]],
  ["0.documents", [{ documents: "none" }]],
  ["0.description", [{ description: 5 }]],
])("GW-49 GW-86 an entry without a sound %s is refused", async (field, broken) => {
  expect(await world.refuses("programs/sitecore", broken, listProgramContent)).toBe(field);
});
