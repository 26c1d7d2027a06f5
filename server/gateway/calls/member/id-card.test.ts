import { expect, test } from "vitest";
import type { Gateway } from "../../transport/gateway.ts";
import { getIdCardPdf, listIdCards, emailIdCard, getIdCardFace, requestIdCard } from "./id-card.ts";
import {
  openSandboxGateway,
  plainGet,
  refusedField,
  TODAY,
  refusalOf,
  valueOf,
} from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

test("GW-58 GET idCard/eligible answers the family's cards with their members", async () => {
  const value = await world.reads("ma", "idCard/eligible", listIdCards);
  expect(value.map(({ suffix, category, eligible }) => [suffix, category, eligible])).toEqual([
    [0, "M", true],
    [0, "D", true],
  ]);
  const card = { memberKey: 5, suffix: "1", category: "M", eligible: true, description: " " };
  const read = { ...card, memberKey: "5", suffix: 1, description: null };
  expect(await world.given("idCard/eligible", [card], listIdCards)).toEqual([read]);
});

test("GW-60 GET idCard/view with Accept application/pdf answers a PDF, is never kept, and fails as a value", async () => {
  const { gateway, bearer } = await world.as("sub");
  const load = async () => {
    const pdf = valueOf(await getIdCardPdf(gateway, { suffix: 0, category: "M" }));
    return { ...pdf, body: await new Response(pdf.body).text() };
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
  await world.answerNext("idCard/view", {}, 403);
  expect(refusalOf(await getIdCardPdf(gateway, { suffix: 0, category: "M" }))[0]).toBe(403);
});

test("GW-59 GET idCard/view with Accept application/json answers the card's fields", async () => {
  const query = { suffix: "3", category: "D" };
  const face = (gateway: Gateway) =>
    getIdCardFace(gateway, { suffix: 3, category: "D" }, ["904417823"]);
  const value = await world.reads("sub", "idCard/view", face, query);
  expect(value).toEqual({
    memberName: "Robin Testa-Lindqvist",
    subscriberId: "904417823",
    memberSuffix: "03",
    groupNumber: "10004417",
    groupName: "Example Timber Co.",
    coverage: "Dental and vision",
    networks: ["Fernbridge"],
    effectiveDate: "2021-01-01",
    covered: ["Jordan", "Theo", "Marisol", "Robin"].map((name) => `${name} Testa-Lindqvist`),
    customerServicePhone: "503-555-0100",
    providerServicePhone: "503-555-0101",
    claimsAddress: "PO Box 555, Exampleville, OR 97001",
  });
});

test("GW-59 an ID card needs only the member's name and the subscriber's ID", async () => {
  const { gateway } = await world.as("sub");
  const card = { suffix: 0, category: "M" } as const;
  await world.answerNext("idCard/view", { memberName: "Ana Exempel", subscriberId: 904 });
  const { memberName, subscriberId, networks, covered, ...more } = await getIdCardFace(
    gateway,
    card,
    ["904"],
  );
  expect([memberName, subscriberId, networks, covered]).toEqual(["Ana Exempel", "904", [], []]);
  expect(Object.values(more)).toEqual(Array(8).fill(null));
});

test("GW-59 a card with another member's suffix or another family's ID is refused", async () => {
  const { gateway } = await world.as("sub");
  const card = { suffix: 1, category: "M" } as const;
  const load = (more: object) => {
    const own = { memberName: "Ana Exempel", subscriberId: "904", memberSuffix: "01" };
    return world
      .answerNext("idCard/view", { ...own, ...more })
      .then(() => getIdCardFace(gateway, card, ["904", "598041770"]));
  };
  for (const memberSuffix of ["00", 0, "2", "11"]) {
    expect(await refusedField(load({ memberSuffix }))).toBe("memberSuffix (another record)");
  }
  for (const subscriberId of ["905", "0904", 9, "598041771"]) {
    expect(await refusedField(load({ subscriberId }))).toBe("subscriberId (another record)");
  }
  // Free text on a card can't be compared.
  const suffixes = [1, "B", "B2", "2B"].map((memberSuffix) => ({ memberSuffix }));
  const same = [{}, ...suffixes, { subscriberId: 598041770 }];
  for (const more of same) {
    expect((await load(more)).memberName).toBe("Ana Exempel");
  }
});

test("GW-61 POST idCard/email names card and address, is not repeated after 503, and fails as a value", async () => {
  const letter = { suffix: 2, category: "M", emailAddress: "ana@members.example" } as const;
  const sent = await world.writes("sub", ["POST", "/idCard/email", letter], (gateway) =>
    emailIdCard(gateway, letter),
  );
  expect(sent.ok).toBe(true);
  const { gateway } = await world.as("dep-adult");
  expect(refusalOf(await emailIdCard(gateway, { ...letter, suffix: 0 }))[0]).toBe(403);
  await world.answerNext("idCard/email", {}, 503);
  const own = { ...letter, suffix: 1 };
  const { value, asked } = await world.during(() => emailIdCard(gateway, own));
  expect([refusalOf(value)[0], asked.length]).toEqual([503, 1]);
});

test("GW-62 GET idCard/request carries the category, and is not repeated after 503", async () => {
  const load = (gateway: Gateway) => requestIdCard(gateway, "M");
  const value = await world.reads("sub", "idCard/request", load, { category: "M" });
  expect(valueOf(value)).toBe("Your ID card will arrive in 7 to 10 business days.");
  await world.answerNext("idCard/request", "", 503);
  const lost = await world.asking("sub", load);
  expect([refusalOf(lost.value)[0], lost.asked.length]).toEqual([503, 1]);
});
