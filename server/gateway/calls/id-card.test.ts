import { expect, test } from "vitest";
import { getIdCardPdf, listIdCards } from "./id-card.ts";
import { openSandboxGateway, plainGet, refusedField, TODAY } from "../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

test("GW-58 GET idCard/eligible is asked as of today and lists cards with their member", async () => {
  const value = await world.reads(
    "ma",
    ["/idCard/eligible", { query: { asOfDate: TODAY } }],
    listIdCards,
  );
  expect(value.map(({ suffix, category, eligible }) => [suffix, category, eligible])).toEqual([
    [0, "M", true],
    [0, "D", true],
  ]);
});

const card = { memberKey: 5, suffix: "1", category: "M", eligible: true, description: " " };

test("GW-86 a card without member, suffix or a known category is refused", async () => {
  const { gateway } = await world.as("sub");
  await world.answerNext("idCard/eligible", [card]);
  expect(await listIdCards(gateway)).toEqual([
    { memberKey: "5", suffix: 1, category: "M", eligible: true, description: null },
  ]);
  for (const [field, value] of [
    ["memberKey", undefined],
    ["suffix", null],
    ["category", "Q"],
    ["eligible", "Y"],
  ] as const) {
    const { gateway: fresh } = await world.as("sub");
    await world.answerNext("idCard/eligible", [{ ...card, [field]: value }]);
    expect(await refusedField(listIdCards(fresh))).toBe(`0.${field}`);
  }
});

test("GW-60 GET idCard/view with Accept application/pdf answers a PDF, never kept", async () => {
  const { gateway, bearer } = await world.as("sub");
  const load = async () => {
    const answer = await getIdCardPdf(gateway, { suffix: 0, category: "M" });
    if (!answer.ok) throw answer.error;
    return { ...answer.value, body: await new Response(answer.value.body).text() };
  };
  const { value, asked } = await world.during(async () => [await load(), await load()]);
  const query = { asOfDate: TODAY, suffix: "0", category: "M" };
  const pdf = plainGet("/idCard/view", bearer, { query, accept: "application/pdf" });
  expect(asked).toEqual([pdf, pdf]);
  for (const document of value) {
    expect(document.type).toBe("application/pdf");
    expect(document.body.slice(0, 5)).toBe("%PDF-");
    expect(document.length).toBeGreaterThan(1000);
  }
});

test("GW-60 a fault of the document comes back as a value", async () => {
  const { gateway } = await world.as("sub");
  await world.answerNext("idCard/view", {}, 403);
  const answer = await getIdCardPdf(gateway, { suffix: 0, category: "M" });
  expect(answer.ok ? 0 : answer.error.entry).toBe(403);
});
