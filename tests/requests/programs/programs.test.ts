import { expect, test } from "vitest";
import { programs } from "#server/gateway/calls/care/programs.ts";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { answerOf, programAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { linkOf } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { writing } from "../sign-in/pending-steps.ts";
import { groupsOf, LIST, namesOf } from "./programs-page.ts";

const world = useWorld();

type Program = ReturnType<typeof programAnswer>;

const list = (persona = "sub", host: string = HOST.carrier) => world.see(persona, LIST, host);

/** The list with these programs from the gateway, and neither shortcut. */
const listWith = (given: Program[]) =>
  seeDuring(
    world,
    [
      { path: "programs", body: given },
      { path: "ebill/hasEbill", body: false },
      { path: "handbook/ooc", body: "" },
    ],
    LIST,
  );

test("ROUTE-35 BENEFIT-19 BRAND-08 the list has every program by category, behind the shortcuts", async () => {
  const page = await list();
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(textsOf(page, "title")[0]).toMatch(/^Programs - /);
  expect(textsOf(page, "h1")).toEqual(["Programs"]);
  expect(namesOf(page)).toEqual([
    ["Shortcuts", ["eBill", "Outline of Coverage"]],
    ["Medical", ["Healthcare cost estimator", "Text a doctor", "Call a nurse"]],
    ["Dental", ["Dental cost estimator", "Oral health", "Passport Dental", "Find a dentist"]],
    ["Vision", ["Supplemental vision"]],
    [
      "Behavioral health",
      ["Mobile therapy", "Behavioral health champions who help you find the right"],
    ],
    ["Wellness", ["Active and fit", "Health tools"]],
    ["Claims", ["Digital claims"]],
  ]);
  const given = await answerOf(world, "sub", programs);
  const shown = namesOf(page).slice(1).flat(2).length - 6;
  expect(shown).toBe(given.filter(({ eligible }) => eligible).length);
});

test("ROUTE-35 MENU-09 HOME-47 the menu and home link to the list of programs", async () => {
  const { browser, page: home } = await world.openAs("sub", "/home");
  expect(linksOf(home, "body")).toContainEqual(["Programs", LIST]);
  const href = linkOf(home.document, "View all programs").getAttribute("href") ?? "";
  expect(textsOf(await browser.open(href), "h1")).toEqual(["Programs"]);
});

test("S-14 the list of a member without programs says so, and links to customer service", async () => {
  const page = await listWith([programAnswer(1, { eligible: false })]);
  expect([page.status, groupsOf(page)]).toEqual([200, []]);
  expect(page.text).toContain("No programs to show");
  expect(page.text).toContain("We have no programs on record for you right now.");
  expect(linksOf(page)).toContainEqual(["Customer service", "/support/customer-service"]);
});

test("S-14 T-28 MENU-31 a termed member's list says that programs ended, and keeps the Outline of Coverage", async () => {
  const outline = { path: "handbook/ooc", body: "https://documents.example.test/mine.pdf" };
  const faults = [{ path: "programs", body: [programAnswer(1)] }, outline];
  const page = await seeDuring(world, faults, LIST, "term");
  expect([page.status, page.hops, textsOf(page, "h1")]).toEqual([200, [], ["Programs"]]);
  expect(page.text).toContain("Your programs ended with your coverage.");
  expect(page.text).not.toContain("Program 1");
  expect(namesOf(page)).toEqual([["Shortcuts", ["Outline of Coverage"]]]);
});

test("ROLE-19 S-14 Providence's list leads home without a call for it", async () => {
  const browser = await world.enter("prov", HOST.providence);
  await browser.open("/home");
  const { page, calls } = await writing(world, () => browser.open(LIST));
  expect([page.hops, page.status, calls]).toEqual([["/home"], 200, []]);
});

test.each([
  ["hpp", HOST.partner],
  ["dep-adult", HOST.carrier],
])("BENEFIT-19 %s on %s has a list of programs", async (persona, host) => {
  const page = await list(persona, host);
  expect(page.status).toBe(200);
  expect(groupsOf(page).length).toBeGreaterThan(1);
});

test("BENEFIT-02 S-12 /benefits leads to the programs of a member with no other benefits, unless termed", async () => {
  const during = (persona: string, program: Program) =>
    seeDuring(world, { path: "programs", body: [program] }, "/benefits", persona);
  const stays = await during("noelig", programAnswer(1, { eligible: false }));
  const page = await during("noelig", programAnswer(1));
  expect([page.hops, namesOf(page).flat(2)]).toEqual([[LIST], ["More programs", "Program 1"]]);
  for (const { status, hops } of [stays, await during("term", programAnswer(1))]) {
    expect([status, hops]).toEqual([200, []]);
  }
});

test("an unread answer about eBill is said on the list of programs, but not to a termed member", async () => {
  const words = "We can't show all your shortcuts right now";
  await world.fault({ path: "ebill/hasEbill", status: 500 });
  const [member, termed] = [await world.see("sub", LIST), await world.see("term", LIST)];
  expect([member.text.includes(words), termed.text.includes(words)]).toEqual([true, false]);
});
