import { expect, test } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { getEob, getEobMetadata, getEobPage, getEobPdf, type EobsQuery } from "./eobs.ts";
import type { Gateway } from "../../transport/gateway.ts";
import {
  entryOf,
  firstOfMany,
  openSandboxGateway,
  pageOf,
  plainGet,
  refusalOf,
  refusedField,
  valueOf,
} from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

const days = { startDate: getPlainDate("2024-11-21"), endDate: getPlainDate("2026-11-21") };
const query: EobsQuery = { ...days, claimType: "medical", page: 0, size: 5 };
const wireQuery = { ...days, claimType: "medical", page: "0", size: "5" };
const DOCUMENT = "EOB26000010001";

const load = (gateway: Gateway) => getEobPage(gateway, query);

test("GW-37 DATA-19 GET v2/eobs carries dates, claimType, page and size, and no unset parameter", async () => {
  const unset = (gateway: Gateway) =>
    getEobPage(gateway, { ...query, memberKey: null, providerIds: [] });
  const value = await world.reads("sub", "v2/eobs", unset, wireQuery);
  expect(value).toEqual(firstOfMany(value));
  expect(value.totalElements).toBeGreaterThan(20);
  expect(value.content).toHaveLength(5);
  expect(value.content.every((it) => it.typeOfClaims === "MEDICAL")).toBe(true);
});

test("GW-37 GET v2/eobs carries memberKey and comma-joined providerIds where they are set", async () => {
  const { gateway } = await world.as("sub");
  const given = { ...query, memberKey: "410000101", providerIds: ["200155", "200186"] };
  const { value, asked } = await world.during(() => getEobPage(gateway, given));
  const more = { memberKey: "410000101", providerIds: "200155,200186" };
  expect(asked[0]?.query).toEqual({ ...wireQuery, ...more });
  expect(new Set(value.content.map((it) => it.members[0]?.firstName))).toEqual(new Set(["Theo"]));
  const { asked: otherAsked } = await world.asking("sub", (gateway) =>
    getEobPage(gateway, { ...query, providerIds: ["200155"] }),
  );
  expect(otherAsked[0]?.query).toEqual({ ...wireQuery, providerIds: "200155" });
});

test("GW-39 GET eobs/metadata carries claimType, both days and a set memberKey, and is kept", async () => {
  const metadata = (gateway: Gateway, memberKey: string | null) =>
    getEobMetadata(gateway, { ...days, claimType: "dental", memberKey });
  const { value, asked, bearer } = await world.asking("sub", async (gateway) => [
    await metadata(gateway, null),
    await metadata(gateway, "410000103"),
    await metadata(gateway, "410000103"),
  ]);
  const sent = { claimType: "dental", ...days };
  expect(asked).toEqual([
    plainGet("/eobs/metadata", bearer, { query: sent }),
    plainGet("/eobs/metadata", bearer, { query: { ...sent, memberKey: "410000103" } }),
  ]);
  const expected = ["300111", "300135"];
  expect(value[0]?.providers.map(({ providerId }) => providerId).toSorted()).toEqual(expected);
});

test("GW-40 GET eobs/eob-detail carries the document's id, and answers the EOB of the list", async () => {
  const { gateway, bearer } = await world.as("sub");
  const { value, asked } = await world.during(() => getEob(gateway, DOCUMENT));
  const sent = { query: { documentId: DOCUMENT } };
  expect(asked).toEqual([plainGet("/eobs/eob-detail", bearer, sent)]);
  const { content: eobs } = await getEobPage(gateway, query);
  expect(value).toEqual(eobs.find(({ documentId }) => documentId === DOCUMENT));
  expect(value.claims?.[0]).toMatchObject({ chargeCents: 26_400, responsibilityCents: 4218 });
});

const person = { firstName: null, middleInitial: " ", lastName: null };
test.each([{ foo: [1] }, {}, { subscriber: person, members: [{ firstName: "Ana" }], claims: [] }])(
  "GW-40 GW-37 DATA-18 an EOB of %j is refused: neither id, date nor person is known",
  async (nonsense) => {
    const { gateway } = await world.as("sub");
    await world.answerNext("eobs/eob-detail", nonsense);
    expect(await refusedField(getEob(gateway, DOCUMENT))).toBe("(root)");
    await world.answerNext("v2/eobs", pageOf(nonsense));
    expect(await refusedField(getEobPage(gateway, query))).toBe("content.0");
  },
);

test.each([
  { documentId: DOCUMENT },
  { date: "2026-11-06" },
  { subscriber: { lastName: "Exempel" } },
  { claims: [{ id: 1 }] },
])("GW-40 DATA-18 an EOB with %j alone is accepted", async (little) => {
  const { gateway } = await world.as("sub");
  await world.answerNext("eobs/eob-detail", little);
  expect(await getEob(gateway, DOCUMENT)).toMatchObject({ pdfDocumentId: null, members: [] });
  await world.answerNext("v2/eobs", pageOf(little));
  expect((await load(gateway)).content).toHaveLength(1);
});

test("GW-40 an answer with another document's id is refused and not kept", async () => {
  const { gateway } = await world.as("sub");
  for (const documentId of ["EOB26000010003", DOCUMENT.toLowerCase(), `${DOCUMENT} `]) {
    await world.answerNext("eobs/eob-detail", { documentId, date: "2026-11-06" });
    const work = getEob(gateway, DOCUMENT);
    expect(await refusedField(work)).toBe("documentId (another record)");
  }
  expect((await getEob(gateway, DOCUMENT)).documentId).toBe(DOCUMENT);
});

test("GW-40 GW-41 another family's EOB and an impossible id are answered 404, a dependent 403", async () => {
  const entries = await Promise.all(
    [
      ["cop", DOCUMENT],
      ["sub", "EOB1"],
      ["dep-adult", DOCUMENT],
    ].map(async ([name = "", id = ""]) => entryOf(getEob((await world.as(name)).gateway, id))),
  );
  expect(entries).toEqual([404, 404, 403]);
  const { gateway } = await world.as("sub");
  expect(refusalOf(await getEobPdf(gateway, "EOB1P"))[0]).toBe(404);
  for (const id of ["", "..", "a/b", "%2e%2e", "E OB", "E".repeat(10_000)]) {
    const { value, asked } = await world.during(async () => [
      await entryOf(getEob(gateway, id)),
      refusalOf(await getEobPdf(gateway, id))[0],
    ]);
    expect([id.slice(0, 9), value, asked]).toEqual([id.slice(0, 9), [404, 404], []]);
  }
});

test("GW-41 GET eobs/pdf carries docId, answers the PDF's bytes, and is never kept", async () => {
  const { gateway, bearer } = await world.as("sub");
  const { pdfDocumentId } = await getEob(gateway, DOCUMENT);
  const load = async () => {
    const { type, length, body } = valueOf(await getEobPdf(gateway, pdfDocumentId ?? ""));
    return { type, length, bytes: Buffer.from(await new Response(body).arrayBuffer()) };
  };
  const { value, asked } = await world.during(async () => [await load(), await load()]);
  const sent = { query: { docId: pdfDocumentId ?? "" }, accept: "application/pdf" };
  const pdf = plainGet("/eobs/pdf", bearer, sent);
  expect(asked).toEqual([pdf, pdf]);
  for (const { type, length, bytes } of value) {
    expect([type, length]).toEqual(["application/pdf", bytes.byteLength]);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.subarray(-6).toString().trim()).toBe("%%EOF");
  }
});
