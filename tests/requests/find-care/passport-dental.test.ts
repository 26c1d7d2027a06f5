import { expect, test } from "vitest";
import { programsSitecore } from "#server/gateway/calls/care/programs.ts";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { changeAnswer, programAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { findSection, linkOf, type Page, sectionOf, textOf } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { writing } from "../sign-in/pending-steps.ts";

const world = useWorld();
const PATH = "/passport-dental";
const SERVICE = ["Customer service", "/support/customer-service"];

const open = (persona = "sub", host: string = HOST.carrier) => world.see(persona, PATH, host);

const callAnytime = (page: Page) => elementOf(page, 'section[aria-label="Call anytime"]');
const phonesIn = (page: Page) => linksOf(page).filter(([, href]) => href.startsWith("tel:"));

const listedIn = (page: Page, heading: string, kind: "ol" | "ul") =>
  sectionOf(page.document, heading).querySelectorAll(`${kind} > li`).map(textOf);

const RESOURCES = "/find-care/resources";
const site = (kind: string) => `https://directory.example.test/${kind}`;

const openResources = (persona = "sub", host: string = HOST.carrier) =>
  world.see(persona, RESOURCES, host);

const directoriesOf = (page: Page) =>
  linksOf(page, 'section[aria-label="Provider directories"]').map(([, href]) => href);

const tilesOf = (page: Page) =>
  sectionOf(page.document, "Care programs").querySelectorAll(".tiles li").map(textOf);

test("ROUTE-19 PASSPORT-01 PASSPORT-02 PASSPORT-03 PASSPORT-11 PASSPORT-12 PASSPORT-13 the page has its texts", async () => {
  const page = await open();
  expect([page.status, page.hops]).toEqual([200, []]);
  const crumbs = linksOf(page, 'nav[aria-label="Breadcrumb"]');
  expect(crumbs).toEqual([["Find care", "/find-care/find-a-dentist"]]);
  expect(textsOf(page, "h1")).toEqual(["Passport DentalSM"]);
  expect(textsOf(page, "h1 sup")).toEqual(["SM"]);
  expect(elementOf(page, "title").textContent).toMatch(/^Passport Dental - /);
  expect(textsOf(page, "main .lead")).toEqual(["Find expert dental care while traveling."]);
  const away = sectionOf(page.document, "Travelling out of your home state?");
  const [partner, outOfNetwork] = away.querySelectorAll("p").map(textOf);
  expect(partner).toMatch(/assistance partner.*Call the number on this page/);
  expect(outOfNetwork).toMatch(/outside your network.*pay more/);
});

test("PASSPORT-04 the number to call is that of the program's details", async () => {
  await changeAnswer(world, "sub", programsSitecore, (entries) =>
    entries.map((entry) => (entry.id === 27 ? { ...entry, phoneNumber: "503-555-0199" } : entry)),
  );
  const page = await open();
  expect(phonesIn(page)).toEqual([["Call 503-555-0199", "tel:5035550199"]]);
  expect(textOf(callAnytime(page))).toMatch(/^Call anytime/);
});

test.each([
  ["no entry of the program", []],
  ["words in place of a number", [{ id: 27, phoneNumber: "see your card" }]],
])(
  "PASSPORT-04 with %s the page says that it has no number, and links to customer service",
  async (_what, body) => {
    const page = await seeDuring(world, { path: "programs/sitecore", body }, PATH);
    expect(page.status).toBe(200);
    expect(phonesIn(page)).toEqual([]);
    expect(textOf(callAnytime(page))).toContain("We don't have the phone number here.");
    expect(linksOf(page)).toContainEqual(SERVICE);
    expect(textOf(sectionOf(page.document, "Travelling out of your home state?"))).not.toContain(
      "the number on this page",
    );
  },
);

test("PASSPORT-05 PASSPORT-06 PASSPORT-07 PASSPORT-08 PASSPORT-09 PASSPORT-10 it lists a claim's steps and contents", async () => {
  const page = await open();
  for (const [kind, says] of [
    ["ol", [/^Pay the dentist/, /itemized receipt/, /^Submit your claim after you return/]],
    [
      "ul",
      [
        /dentist's name and address.*country/,
        /name and date of birth/,
        /services.*tooth numbers and surfaces/,
        /charge for each service.*currency/,
      ],
    ],
  ] as const) {
    const items = listedIn(page, "How do I submit a claim?", kind);
    expect(items).toEqual(says.map((it) => expect.stringMatching(it) as string));
  }
});

test("PASSPORT-14 PASSPORT-15 BRAND-24 the link to dentists in network is a new tab, with plan 25 for Medicare", async () => {
  const section = sectionOf((await open("medgrp")).document, "Travelling out of your home state?");
  const link = linkOf(section, "Find in-network dentist");
  expect(link.getAttribute("href")).toBe(`${site("dental")}?plan=25`);
  expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
  expect(textOf(link)).toContain("(opens in a new tab)");
});

test("PASSPORT-05 the program's documents are linked, unless their address is unsafe or the dashboard's own", async () => {
  const at = (title: string, url: string) => ({ title, url });
  const documents = [
    at("Claim form", "https://documents.example.test/claim.pdf"),
    at("Script", "javascript:alert(1)"),
    at("Log out", "http://localhost/logout"),
    at("Relative", "/logout"),
  ];
  const body = [{ id: 27, phoneNumber: "503-555-0164", documents }];
  const page = await seeDuring(world, { path: "programs/sitecore", body }, PATH);
  const links = linksOf(page, "main .claim__main");
  expect(links.map(([, href]) => href)).toEqual([
    "https://documents.example.test/claim.pdf",
    "/support/customer-service",
  ]);
});

test.each([
  ["hpp", HOST.partner],
  ["term", HOST.carrier],
])("S-19 PASSPORT-02 %s at %s has the Passport Dental page", async (persona, host) => {
  const page = await open(persona, host);
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(textsOf(page, "h1 sup")).toEqual(["SM"]);
});

test("PASSPORT-04 Providence's number is the one of its settings, and the gateway is not asked", async () => {
  const browser = await world.enter("prov", HOST.providence);
  const { page, calls } = await writing(world, () => browser.open(PATH));
  expect(phonesIn(page)).toEqual([["Call 503-555-0160", "tel:5035550160"]]);
  expect(calls.map(({ path }) => path)).not.toContain("/programs/sitecore");
});

test("ROUTE-43 S-19 the resources link to the directories of the member's coverage, each in a new tab", async () => {
  const page = await openResources();
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(textsOf(page, "h1")).toEqual(["Find care resources"]);
  expect(directoriesOf(page)).toEqual(["medical", "dental", "vision", "pharmacy"].map(site));
  for (const name of ["Medical", "Dental", "Vision", "Pharmacy"]) {
    const link = linkOf(page.document, `${name} directory`);
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
    expect(textOf(link)).toContain("(opens in a new tab)");
  }
  const dental = await openResources("hpp", HOST.partner);
  expect(directoriesOf(dental)).toEqual([site("dental")]);
});

test("S-19 the care programs are those of the category Find care, in display order", async () => {
  const of = (id: number, ...categories: string[]) =>
    programAnswer(id, { categories, displayOrder: 100 - id });
  const body = [
    of(61, "Medical", "Find care"),
    of(62, "Find-Care"),
    of(63, "Medical"),
    { ...of(64, "Find care"), eligible: false },
    // Its page would lead back to Find care (T-24).
    programAnswer(65, { name: "Find a dentist", categories: ["Find care"] }),
  ];
  const page = await seeDuring(world, { path: "programs", body }, RESOURCES);
  expect(tilesOf(page)).toEqual(["Program 62", "Program 61"]);
  const section = sectionOf(page.document, "Care programs");
  expect(linkOf(section, "Program 61").getAttribute("href")).toBe("/benefits/programs/61");
});

test("S-19 without care programs the page says so and links to all programs", async () => {
  const page = await seeDuring(world, { path: "programs", body: [] }, RESOURCES);
  const section = sectionOf(page.document, "Care programs");
  expect(textOf(section)).toContain("You have no programs of this kind right now.");
  expect(linkOf(section, "View all programs").getAttribute("href")).toBe("/benefits/programs");
});

test("S-19 T-28 the resources of a member without a plan say why they are empty; a termed member has no programs", async () => {
  for (const persona of ["term", "noelig"]) {
    const page = await openResources(persona);
    expect([page.status, page.hops]).toEqual([200, []]);
    expect(directoriesOf(page)).toEqual([]);
    expect(page.text).toContain("Directories are for members with a current plan.");
    expect(linksOf(page)).toContainEqual(["Customer service", "/support/customer-service"]);
    const programs = findSection(page.document, "Care programs");
    expect(programs === undefined).toBe(persona === "term");
  }
});

test("S-19 T-24 Providence's resources lead to its dentist search", async () => {
  const page = await openResources("prov", HOST.providence);
  expect([page.hops, page.status]).toEqual([["/find-care/find-a-dentist"], 200]);
});

test("S-19 T-24 Find care links to the dental directory of members with dental coverage, but on Providence", async () => {
  const find = async (persona: string, host: string = HOST.carrier) =>
    directoriesOf(await world.see(persona, "/find-care", host));
  expect(await find("sub")).toEqual([site("dental")]);
  expect(await find("term")).toEqual([]);
  expect(await find("prov", HOST.providence)).toEqual([]);
});
