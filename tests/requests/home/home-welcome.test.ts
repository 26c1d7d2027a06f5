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

test("HOME-01 HOME-02 HOME-03 T-21 S-04 the welcome has name, plan's phone and ID as text, no dead button", async () => {
  const { subscriberId } = await answerOf(world, "sub", account);
  const page = await home("sub");
  expect(textsOf(page, "main h1")).toEqual(["Welcome, Jordan"]);
  const welcome = elementOf(page, "main h1").parentNode;
  expect(textOf(welcome)).toContain(`Welcome, JordanSubscriber ID ${subscriberId}`);
  expect(textOf(welcome)).toContain("Call 503-555-0150");
  expect(welcome?.querySelectorAll("button, input")).toEqual([]);
  expect(welcome?.querySelectorAll("b").map(textOf)).toEqual([subscriberId]);
  const dead = page.document
    .querySelectorAll("button")
    .filter((button) => !button.closest("form") && !button.hasAttribute("popovertarget"))
    // The contents of a dialog are hidden until a script opens it.
    .filter((button) => !button.closest("dialog:not([open])"));
  expect(dead.map(textOf)).toEqual([]);
});

test("HOME-05 HOME-37 HOME-38 HOME-39 HOME-40 HOME-41 HOME-42 the member card has the account's facts", async () => {
  const { subscriberId, groupId, groupName, members } = await answerOf(world, "sub", account);
  expect(factsOf(await home("sub"), "Jordan Testa-Lindqvist")).toEqual({
    "Subscriber ID": subscriberId,
    "Group number": groupId,
    "Group name": groupName,
    "Insurance type": members[0]?.insuranceType,
    "Provider networks": members[0]?.networkNames?.join(", "),
  });
  expect(members[0]?.networkNames?.length).toBeGreaterThan(1);
  // A dependent has their own name and the family's ID.
  const dependent = await home("dep-adult");
  expect(textsOf(dependent, "main h1")).toEqual(["Welcome, Theo"]);
  expect(factsOf(dependent, "Theo Testa-Lindqvist")["Subscriber ID"]).toBe(subscriberId);
});

test.each([
  ["prov", HOST.providence, "503-555-0151"],
  ["medgrp", HOST.carrier, "503-555-0155"],
])(
  "S-04 the welcome of %s at %s has the phone number of the member's own plan, %s",
  async (who, host, phone) => {
    const page = await home(who, host);
    expect(textOf(elementOf(page, "main h1").parentNode)).toContain(`Call ${phone}`);
  },
);

test("HOME-05 HOME-38 T-58 welcome and card of a local 598 member show the employee ID, not the subscriber ID", async () => {
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

test("HOME-41 HOME-42 missing facts have no label on the card, codes of insurance types become words", async () => {
  const factsWith = async (facts: { insuranceType: string; networkNames?: string[] }) => {
    await world.mend();
    await changeAnswer(world, "sub", account, (answer) => ({
      ...answer,
      members: answer.members.map((it) => ({ ...it, ...facts })),
    }));
    return factsOf(await home("sub"), "Jordan Testa-Lindqvist");
  };
  const facts = await factsWith({ insuranceType: "MCX2", networkNames: [] });
  expect(Object.keys(facts)).toEqual(["Subscriber ID", "Group number", "Group name"]);
  const known = await factsWith({ insuranceType: "COMM" });
  expect(known["Insurance type"]).toBe("Private insurance");
});

test("HOME-43 T-40 a member's only eligible card downloads in a new window", async () => {
  expect(await cardLinks("sub")).toEqual([DOWNLOAD, ALL]);
  expect(await cardLinks("dep-adult")).toEqual([DOWNLOAD, ALL]);
  const tile = sectionOf((await home("sub")).document, "Jordan Testa-Lindqvist");
  const link = tile.querySelector('a[href="/resource-download"]');
  expect(link?.getAttribute("target")).toBe("_blank");
});

test("HOME-44 T-40 several cards, no card, or only ineligible cards of their own lead to more ID card options", async () => {
  expect(await cardLinks("ma")).toEqual([MORE_OPTIONS]);
  const own = { memberKey: "410000100", suffix: 0, category: "M", eligible: false };
  const others = { ...own, memberKey: "410000101", suffix: 1, eligible: true };
  for (const body of [[], [own, others]]) {
    const page = await seeDuring(world, { path: "idCard/eligible", body }, "/home");
    expect(cardLinksOf(page)).toEqual([MORE_OPTIONS]);
  }
});
