import { expect, test } from "vitest";
import { programAnswer } from "#tests/harness/gateway-answers.ts";
import { linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { findSection, linkOf, sectionOf, textOf, type Page } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";

const world = useWorld();

const PATH = "/find-care/resources";
const site = (kind: string) => `https://directory.example.test/${kind}`;
const open = async (persona = "sub", host: string = HOST.carrier): Promise<Page> =>
  (await world.enter(persona, host)).open(PATH);

const directoriesOf = (page: Page) =>
  linksOf(page, 'section[aria-label="Provider directories"]').map(([, href]) => href);
const tilesOf = (page: Page) =>
  sectionOf(page.document, "Care programs").querySelectorAll(".tiles li").map(textOf);

test("ROUTE-43 S-19 a member finds the directories of their coverage, each in a new tab", async () => {
  const page = await open();
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(textsOf(page, "h1")).toEqual(["Find care resources"]);
  expect(directoriesOf(page)).toEqual(["medical", "dental", "vision", "pharmacy"].map(site));
  for (const name of ["Medical", "Dental", "Vision", "Pharmacy"]) {
    const link = linkOf(page.document, `${name} directory`);
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
    expect(textOf(link)).toContain("(opens in a new tab)");
  }
});

test("S-19 of the directories a member has those of their own categories", async () => {
  expect(directoriesOf(await open("hpp", HOST.partner))).toEqual([site("dental")]);
  expect(directoriesOf(await open("medgrp"))).toContain(`${site("dental")}?plan=25`);
  expect(directoriesOf(await open("medgrp"))).not.toContain(site("dental"));
  expect(directoriesOf(await open("dep-adult"))).toContain(site("medical"));
  // Who is about to be covered looks for a doctor before.
  expect(directoriesOf(await open("future"))).not.toEqual([]);
});

test("S-19 the programs are those of the category Find care, in display order", async () => {
  const of = (id: number, ...categories: string[]) =>
    programAnswer(id, { categories, displayOrder: 100 - id });
  await world.fault({
    path: "programs",
    body: [
      of(61, "Medical", "Find care"),
      of(62, "Find-Care"),
      of(63, "Medical"),
      { ...of(64, "Find care"), eligible: false },
      // Its page would lead back to Find care (T-24).
      programAnswer(65, { name: "Find a dentist", categories: ["Find care"] }),
    ],
  });
  const page = await open();
  expect(tilesOf(page)).toEqual(["Program 62", "Program 61"]);
  const section = sectionOf(page.document, "Care programs");
  expect(linkOf(section, "Program 61").getAttribute("href")).toBe("/benefits/programs/61");
});

test("S-19 without such programs the page says so, and where all of them are", async () => {
  await world.fault({ path: "programs", body: [] });
  const section = sectionOf((await open()).document, "Care programs");
  expect(textOf(section)).toContain("You have no programs of this kind right now.");
  expect(linkOf(section, "View all programs").getAttribute("href")).toBe("/benefits/programs");
});

test("S-19 T-28 without a plan the page opens, says why it is empty, and term's programs ended", async () => {
  for (const persona of ["term", "noelig"]) {
    const page = await open(persona);
    expect([page.status, page.hops]).toEqual([200, []]);
    expect(directoriesOf(page)).toEqual([]);
    expect(page.text).toContain("Directories are for members with a current plan.");
    expect(linksOf(page)).toContainEqual(["Customer service", "/support/customer-service"]);
    const programs = findSection(page.document, "Care programs");
    expect(programs === undefined).toBe(persona === "term");
  }
});

test("S-19 T-24 Providence is led from the resources to its search for a dentist", async () => {
  const page = await open("prov", HOST.providence);
  expect([page.hops, page.status]).toEqual([["/find-care/find-a-dentist"], 200]);
});

test("S-19 T-24 Find care itself shows where dentists are, to whom has dental coverage", async () => {
  const find = async (persona: string, host: string = HOST.carrier) =>
    directoriesOf(await (await world.enter(persona, host)).open("/find-care"));
  expect(await find("sub")).toEqual([site("dental")]);
  expect(await find("medgrp")).toEqual([`${site("dental")}?plan=25`]);
  expect(await find("term")).toEqual([]);
  expect(await find("prov", HOST.providence)).toEqual([]);
});
