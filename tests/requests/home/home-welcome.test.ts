import { expect, test } from "vitest";
import { account, accountEmployeeId } from "#server/gateway/calls/member/account.ts";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { answerOf, changeAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { sectionOf, textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { factsOf } from "./home-page.ts";

const world = useWorld();

const home = (persona: string, host: string = HOST.carrier) => world.see(persona, "/home", host);
const DOWNLOAD = ["Download ID card (opens in a new tab)", "/resource-download"];
const ALL = ["All ID cards", "/id-card"];
const MORE_OPTIONS = ["More ID card options", "/account/member-information"];
const cardLinksOf = (page: Page) => linksOf(page).filter(([text]) => text.includes("ID card"));
const cardLinks = async (persona: string) => cardLinksOf(await home(persona));

test("HOME-01 HOME-02 the welcome names the member and gives the subscriber ID", async () => {
  const { subscriberId } = await answerOf(world, "sub", account);
  const page = await home("sub");
  expect(textsOf(page, "main h1")).toEqual(["Welcome, Jordan"]);
  const welcome = elementOf(page, "main h1").parentNode;
  expect(textOf(welcome)).toContain(`Welcome, JordanSubscriber ID ${subscriberId}`);
});

test.each([
  ["sub", HOST.carrier, "503-555-0150"],
  ["prov", HOST.providence, "503-555-0151"],
  ["medgrp", HOST.carrier, "503-555-0155"],
])("S-04 home of %s at %s has the number of their own plan: %s", async (who, host, phone) => {
  const page = await home(who, host);
  expect(textOf(elementOf(page, "main h1").parentNode)).toContain(`Call ${phone}`);
});

test("HOME-05 a dependent is greeted by their own name, with the family's subscriber ID", async () => {
  const { subscriberId } = await answerOf(world, "sub", account);
  const page = await home("dep-adult");
  expect(textsOf(page, "main h1")).toEqual(["Welcome, Theo"]);
  expect(factsOf(page, "Theo Testa-Lindqvist")["Subscriber ID"]).toBe(subscriberId);
});

test("HOME-03 T-21 without script the ID is text to select, and no button does nothing", async () => {
  const page = await home("sub");
  const { subscriberId } = await answerOf(world, "sub", account);
  const welcome = elementOf(page, "main h1").parentNode;
  expect(welcome?.querySelectorAll("button, input")).toEqual([]);
  expect(welcome?.querySelectorAll("b").map(textOf)).toEqual([subscriberId]);
  const dead = page.document
    .querySelectorAll("button")
    .filter((button) => !button.closest("form") && !button.hasAttribute("popovertarget"))
    // The contents of a dialog are hidden until a script opens it.
    .filter((button) => !button.closest("dialog:not([open])"));
  expect(dead.map(textOf)).toEqual([]);
});

test("HOME-05 HOME-38 T-58 a local 598 member goes by the employee ID, in both places", async () => {
  const { employeeId } = (await answerOf(world, "l598", accountEmployeeId)) ?? {};
  const { subscriberId } = await answerOf(world, "l598", account);
  const page = await home("l598");
  expect(employeeId).toBeTruthy();
  expect(textOf(elementOf(page, "main h1").parentNode)).toContain(`Employee ID ${employeeId}`);
  const facts = factsOf(page, "Avery Placeholder");
  expect(facts["Employee ID"]).toBe(employeeId);
  expect("Subscriber ID" in facts).toBe(false);
  expect(page.text).not.toContain(subscriberId);
});

test("HOME-05 HOME-38 without an employee ID the ID is the subscriber's and is called so", async () => {
  const { subscriberId } = await answerOf(world, "l598", account);
  const body = { employeeId: "598041770", local598: false };
  const page = await seeDuring(world, { path: "account/getEmployeeId", body }, "/home", "l598");
  expect(factsOf(page, "Avery Placeholder")["Subscriber ID"]).toBe(subscriberId);
  expect(page.text).toContain(`Subscriber ID ${subscriberId}`);
  expect(page.text).not.toContain("Employee ID");
});

test("HOME-37 HOME-38 HOME-39 HOME-40 HOME-41 HOME-42 the member tile has the card's facts", async () => {
  const { subscriberId, groupId, groupName, members } = await answerOf(world, "sub", account);
  const page = await home("sub");
  expect(factsOf(page, "Jordan Testa-Lindqvist")).toEqual({
    "Subscriber ID": subscriberId,
    "Group number": groupId,
    "Group name": groupName,
    "Insurance type": members[0]?.insuranceType,
    "Provider networks": members[0]?.networkNames?.join(", "),
  });
  expect(members[0]?.networkNames?.length).toBeGreaterThan(1);
});

test("HOME-41 HOME-42 what the gateway does not say is left out, its codes are words if any", async () => {
  const factsWith = async (facts: { insuranceType: string | null; networkNames?: string[] }) => {
    await world.mend();
    await changeAnswer(world, "sub", account, (answer) => ({
      ...answer,
      members: answer.members.map((it) => ({ ...it, ...facts })),
    }));
    return factsOf(await home("sub"), "Jordan Testa-Lindqvist");
  };
  const facts = await factsWith({ insuranceType: null, networkNames: [] });
  expect(Object.keys(facts)).toEqual(["Subscriber ID", "Group number", "Group name"]);
  const typeOf = async (insuranceType: string) =>
    (await factsWith({ insuranceType }))["Insurance type"];
  expect(await typeOf("COMM")).toBe("Private insurance");
  expect(await typeOf("MEDICAL, DENTAL")).toBe("Medical, Dental");
  expect(await typeOf("MCX2")).toBeUndefined();
});

test("HOME-43 T-40 one eligible card of their own is downloaded, in a window of its own", async () => {
  expect(await cardLinks("sub")).toEqual([DOWNLOAD, ALL]);
  expect(await cardLinks("dep-adult")).toEqual([DOWNLOAD, ALL]);
  const tile = sectionOf((await home("sub")).document, "Jordan Testa-Lindqvist");
  const link = tile.querySelector('a[href="/resource-download"]');
  expect(link?.getAttribute("target")).toBe("_blank");
});

test("HOME-44 T-40 several cards, none, or none of their own that is eligible lead to the options", async () => {
  expect(await cardLinks("ma")).toEqual([MORE_OPTIONS]);
  const own = { memberKey: "410000100", suffix: 0, category: "M", eligible: false };
  const others = { ...own, memberKey: "410000101", suffix: 1, eligible: true };
  for (const body of [[], [own, others]]) {
    const page = await seeDuring(world, { path: "idCard/eligible", body }, "/home");
    expect(cardLinksOf(page)).toEqual([MORE_OPTIONS]);
  }
});

test("T-40 ELIG-07 a termed member is offered no card, whatever the gateway says of cards", async () => {
  const own = { memberKey: "410000200", suffix: 0, category: "M", eligible: true };
  await world.fault({ path: "idCard/eligible", body: [own] });
  expect(await cardLinks("term")).toEqual([]);
});
