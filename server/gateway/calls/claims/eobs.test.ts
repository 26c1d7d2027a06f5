import { expect, test } from "vitest";
import type { Gateway } from "../../transport/gateway.ts";
import { eob, findEobDocument } from "./eobs.ts";
import { openSandboxGateway, plainGet, refusedField } from "../../sandbox-gateway.fixture.ts";

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

test("GW-38 T-32 GET v2/eobs carries claimId alone; the first document of the list is it", async () => {
  const { gateway, bearer } = await world.as("sub");
  const { value, asked } = await world.during(() => findEobDocument(gateway, "26000010001"));
  expect(asked).toEqual([plainGet("/v2/eobs", bearer, { query: { claimId: "26000010001" } })]);
  expect(value).toBe("EOB26000010001");
  await world.answerNext("v2/eobs", { content: [{ ...wire, documentId: "A" }, wire] });
  expect(await findEobDocument(gateway, "26")).toBe("A");
  await world.answerNext("v2/eobs", { content: [{ ...wire, claims: [{ id: 27 }, { id: 28 }] }] });
  expect(await findEobDocument(gateway, "28")).toBe("900");
});

test("GW-38 an empty list, or a document without an id, is none", async () => {
  const find = (gateway: Gateway) => findEobDocument(gateway, "26");
  const without = [{ ...wire, documentId: null }, { ...wire, documentId: "" }, {}];
  for (const content of [[], ...without.map((each) => [each])]) {
    expect(await world.given("v2/eobs", { content }, find)).toBeNull();
  }
});

test("GW-38 T-32 a document of other claims is not this claim's; one that lists none may be", async () => {
  for (const content of [[wire], [{ ...wire, claims: [{ id: 27 }, { id: 26 }] }, wire]]) {
    const { gateway } = await world.as("sub");
    await world.answerNext("v2/eobs", { content });
    const work = findEobDocument(gateway, "27");
    expect(await refusedField(work)).toBe("content (another record)");
    // The failure is not cached: the next read calls the gateway again.
    await world.answerNext("v2/eobs", { content: [{ ...wire, claims: [] }] });
    expect(await findEobDocument(gateway, "27")).toBe("900");
  }
});

test("GW-86 an answer without the content list is refused: it does not mean none", async () => {
  for (const [body, field] of [
    [{}, "content"],
    [{ content: null }, "content"],
    [{ content: [{ ...wire, claims: [{}] }] }, "content.0.claims.0.id"],
  ] as const) {
    expect(
      await world.refuses("v2/eobs", body, (gateway) => findEobDocument(gateway, "26000010001")),
    ).toBe(field);
  }
});

test("DATA-18 an EOB keeps every field of itself, its people and its claims", () => {
  const names = { firstName: "Ana", lastName: "Exempel", providerName: "Alder Creek" };
  expect(eob.parse(wire)).toEqual({
    ...wire,
    documentId: "900",
    date: "2026-11-06",
    claims: [{ ...names, id: "26", chargeCents: 26_400, responsibilityCents: 4218 }],
  });
  expect(eob.parse({})).toMatchObject({ documentId: null, subscriber: null, members: [] });
});
