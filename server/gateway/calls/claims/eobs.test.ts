import { expect, test } from "vitest";
import type { Gateway } from "../../transport/gateway.ts";
import { eob, findEobDocument } from "./eobs.ts";
import { openSandboxGateway, refusedField } from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

const person = { firstName: "Ana", middleInitial: "B", lastName: "Exempel" };
const wire = {
  documentId: 900,
  pdfDocumentId: "900P",
  date: "11/06/2026",
  typeOfClaims: "MEDICAL",
  subscriber: person,
  members: [person],
  claims: [
    {
      id: 26,
      firstName: "Ana",
      lastName: "Exempel",
      providerName: "Alder Creek",
      chargeAmount: "264.00",
      patientResponsibility: 42.18,
    },
  ],
};

test("GW-38 T-32 GET v2/eobs of a claim carries claimId alone, and gives the first document's id", async () => {
  const query = { claimId: "26000010001" };
  const find = (of: Gateway) => findEobDocument(of, query.claimId);
  expect(await world.reads("sub", "v2/eobs", find, query)).toBe("EOB26000010001");
  const { gateway } = await world.as("sub");
  await world.answerNext("v2/eobs", { content: [{ ...wire, documentId: "A" }, wire] });
  expect(await findEobDocument(gateway, "26")).toBe("A");
  await world.answerNext("v2/eobs", { content: [{ ...wire, claims: [{ id: 27 }, { id: 28 }] }] });
  expect(await findEobDocument(gateway, "28")).toBe("900");
});

test("GW-38 an empty list or a document without an id gives null", async () => {
  const find = (gateway: Gateway) => findEobDocument(gateway, "26");
  const without = [{ ...wire, documentId: null }, { ...wire, documentId: "" }, {}];
  for (const content of [[], ...without.map((each) => [each])]) {
    expect(await world.given("v2/eobs", { content }, find)).toBeNull();
  }
});

test("GW-38 a document of other claims alone is refused, one that lists no claims is accepted", async () => {
  for (const content of [[wire], [{ ...wire, claims: [{ id: 27 }, { id: 26 }] }, wire]]) {
    const { gateway } = await world.as("sub");
    await world.answerNext("v2/eobs", { content });
    const work = findEobDocument(gateway, "27");
    expect(await refusedField(work)).toBe("content (another record)");

    await world.answerNext("v2/eobs", { content: [{ ...wire, claims: [] }] });
    expect(await findEobDocument(gateway, "27")).toBe("900");
  }
});

test("DATA-18 an EOB keeps its fields and those of its people and claims", () => {
  const names = { firstName: "Ana", lastName: "Exempel", providerName: "Alder Creek" };
  expect(eob.parse(wire)).toEqual({
    ...wire,
    documentId: "900",
    date: "2026-11-06",
    claims: [{ ...names, id: "26", chargeCents: 26_400, responsibilityCents: 4218 }],
  });
  expect(eob.parse({})).toMatchObject({ documentId: null, subscriber: null, members: [] });
});
