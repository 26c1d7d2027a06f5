import { expect, test } from "vitest";
import { PROGRAM_IDS } from "#app/rules/programs/programs.ts";
import { listProgramContent, listPrograms, program, programContent } from "./programs.ts";
import { openSandboxGateway } from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

test("GW-48 GET programs answers the member's programs", async () => {
  const all = await world.reads("nav", "programs", listPrograms);
  expect(all.length).toBeGreaterThan(5);
});

test("DATA-24 a program's absent fields are null, empty or false, and its ids are numbers", () => {
  const bare = { id: "1", name: "A", eligible: false, childResourceIds: [21, "22"] };
  expect(program.parse(bare)).toEqual({
    id: 1,
    name: "A",
    description: "",
    categories: [],
    eligible: false,
    displayOrder: null,
    highPriority: false,
    featureGroup: null,
    childResourceIds: [21, 22],
    resource: null,
    url: null,
    urlDocumentType: null,
    icon: null,
  });
});

test("DATA-25 the specification's program ids are those of the gateway's programs", async () => {
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

test("GW-49 GET programs/sitecore answers the details of the member's programs", async () => {
  const value = await world.reads("sub", "programs/sitecore", listProgramContent);
  const passport = value.find(({ id }) => id === PROGRAM_IDS.passportDental);
  expect(passport?.phoneNumber).toMatch(/555-01\d\d$/);
  expect(passport?.documents[0]?.url).toMatch(/^https:/);
});

test("GW-49 a program's details may lack every field", () => {
  const { documents, ...rest } = programContent.parse({});
  expect([Object.values(rest), documents]).toEqual([Array(5).fill(null), []]);
  const blank = { documents: [{ title: " ", url: null }] };
  expect(programContent.parse(blank).documents).toEqual([{ title: null, url: null }]);
});
