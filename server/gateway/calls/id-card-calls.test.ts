import { expect, test } from "vitest";
import { emailIdCard, getIdCardFace, requestIdCard } from "./id-card.ts";
import {
  openSandboxGateway,
  plainGet,
  plainWrite,
  refusalOf,
  refusedField,
  TODAY,
  valueOf,
} from "../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

test("GW-59 GET idCard/view with Accept application/json answers what stands on the card", async () => {
  const { gateway, bearer } = await world.as("sub");
  const load = () => getIdCardFace(gateway, { suffix: 3, category: "D" }, ["904417823"]);
  const { value, asked } = await world.during(load);
  const query = { asOfDate: TODAY, suffix: "3", category: "D" };
  expect(asked).toEqual([plainGet("/idCard/view", bearer, { query })]);
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

test("GW-59 of a card only whose it is must be known", async () => {
  const { gateway } = await world.as("sub");
  const card = { suffix: 0, category: "M" } as const;
  await world.answerNext("idCard/view", { memberName: "Ana Exempel", subscriberId: 904 });
  expect(await getIdCardFace(gateway, card, ["904"])).toEqual({
    memberName: "Ana Exempel",
    subscriberId: "904",
    memberSuffix: null,
    groupNumber: null,
    groupName: null,
    coverage: null,
    networks: [],
    effectiveDate: null,
    covered: [],
    customerServicePhone: null,
    providerServicePhone: null,
    claimsAddress: null,
  });
  for (const [field, body] of [
    ["memberName", { subscriberId: "9" }],
    ["memberName", { memberName: " ", subscriberId: "9" }],
    ["subscriberId", { memberName: "Ana Exempel" }],
  ] as const) {
    await world.answerNext("idCard/view", body);
    expect(await refusedField(getIdCardFace(gateway, card, ["9"]))).toBe(field);
  }
});

test("GW-59 a card of another member, or of another family, breaks the contract", async () => {
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
  // What a card says in words of its own cannot be compared.
  for (const more of [
    {},
    { memberSuffix: 1 },
    { memberSuffix: "B" },
    { memberSuffix: "B2" },
    { memberSuffix: "2B" },
    { subscriberId: 598041770 },
  ]) {
    expect((await load(more)).memberName).toBe("Ana Exempel");
  }
});

test("GW-61 POST idCard/email names card and address; a lost letter is not sent again", async () => {
  const { gateway, bearer } = await world.as("sub");
  const letter = { suffix: 2, category: "M", emailAddress: "ana@members.example" } as const;
  const { value, asked } = await world.during(() => emailIdCard(gateway, letter));
  expect(asked).toEqual([plainWrite("POST", "/idCard/email", bearer, letter)]);
  expect(value.ok).toBe(true);
  const { gateway: otherGateway } = await world.as("dep-adult");
  const otherLetter = { suffix: 0, category: "M", emailAddress: "ana@members.example" } as const;
  expect(refusalOf(await emailIdCard(otherGateway, otherLetter))[0]).toBe(403);
  await world.answerNext("idCard/email", {}, 503);
  const own = { ...otherLetter, suffix: 1 };
  const { value: otherValue, asked: otherAsked } = await world.during(() =>
    emailIdCard(otherGateway, own),
  );
  expect([refusalOf(otherValue)[0], otherAsked.length]).toEqual([503, 1]);
});

test("GW-62 GET idCard/request carries the category; its text is never kept, nor asked twice", async () => {
  const { gateway, bearer } = await world.as("sub");
  const load = () => requestIdCard(gateway, "M");
  const { value, asked } = await world.during(async () => [await load(), await load()]);
  const query = { asOfDate: TODAY, category: "M" };
  const accept = "text/plain, application/json";
  const request = plainGet("/idCard/request", bearer, { query, accept });
  expect(asked).toEqual([request, request]);
  expect(value.map(valueOf)).toEqual([
    "Your ID card will arrive in 7 to 10 business days.",
    "Your ID card will arrive in 7 to 10 business days.",
  ]);
  const { gateway: otherGateway } = await world.as("sub");
  await world.answerNext("idCard/request", "", 503);
  const { value: otherValue, asked: otherAsked } = await world.during(() =>
    requestIdCard(otherGateway, "M"),
  );
  expect([refusalOf(otherValue)[0], otherAsked.length]).toEqual([503, 1]);
});
