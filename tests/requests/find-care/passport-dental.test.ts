import { expect, test } from "vitest";
import { programsSitecore } from "#server/gateway/calls/programs.ts";
import { changeAnswer } from "#tests/harness/gateway-answers.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { linkOf, sectionOf, textOf, type Page } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";

const world = useWorld();

const PATH = "/passport-dental";
const SERVICE = ["Customer service", "/support/customer-service"];
const open = async (persona = "sub", host: string = HOST.carrier): Promise<Page> =>
  (await world.enter(persona, host)).open(PATH);

const callAnytime = (page: Page) => elementOf(page, 'section[aria-label="Call anytime"]');
const phonesIn = (page: Page) => linksOf(page).filter(([, href]) => href.startsWith("tel:"));
const listedIn = (page: Page, heading: string, kind: "ol" | "ul") =>
  sectionOf(page.document, heading).querySelectorAll(`${kind} > li`).map(textOf);

test("ROUTE-19 PASSPORT-01 PASSPORT-02 PASSPORT-03 its way back, its title and what it is", async () => {
  const page = await open();
  expect([page.status, page.hops]).toEqual([200, []]);
  const crumbs = linksOf(page, 'nav[aria-label="Breadcrumb"]');
  expect(crumbs).toEqual([["Find care", "/find-care/find-a-dentist"]]);
  expect(textsOf(page, "h1")).toEqual(["Passport DentalSM"]);
  expect(textsOf(page, "h1 sup")).toEqual(["SM"]);
  expect(elementOf(page, "title").textContent).toMatch(/^Passport Dental - /);
  expect(textsOf(page, "main .lead")).toEqual(["Find expert dental care while traveling."]);
});

test("PASSPORT-04 the number to call at any time is that of the program's details", async () => {
  await changeAnswer(world, "sub", programsSitecore, (entries) =>
    entries.map((entry) => (entry.id === 27 ? { ...entry, phoneNumber: "503-555-0199" } : entry)),
  );
  const page = await open();
  expect(phonesIn(page)).toEqual([["Call 503-555-0199", "tel:5035550199"]]);
  expect(textOf(callAnytime(page))).toMatch(/^Call anytime/);
});

test.each([
  ["no entry of the program", []],
  ["words in its place", [{ id: 27, phoneNumber: "see your card" }]],
  ["a number of another program", [{ id: 13, phoneNumber: "503-555-0161" }]],
])("PASSPORT-04 %s: the page says that it has no number, and who has", async (_what, body) => {
  await world.fault({ path: "programs/sitecore", body });
  const page = await open();
  expect(page.status).toBe(200);
  expect(phonesIn(page)).toEqual([]);
  expect(textOf(callAnytime(page))).toContain("We don't have the phone number here.");
  expect(linksOf(page)).toContainEqual(SERVICE);
  expect(textOf(sectionOf(page.document, "Travelling out of your home state?"))).not.toContain(
    "the number on this page",
  );
});

test("PASSPORT-05 PASSPORT-06 PASSPORT-07 PASSPORT-08 PASSPORT-09 PASSPORT-10 how to claim", async () => {
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

test("PASSPORT-11 PASSPORT-12 PASSPORT-13 away from home: the assistance partner, and out of network", async () => {
  const section = sectionOf((await open()).document, "Travelling out of your home state?");
  const [partner, outOfNetwork] = section.querySelectorAll("p").map(textOf);
  expect(partner).toMatch(/assistance partner.*Call the number on this page/);
  expect(outOfNetwork).toMatch(/outside your network.*pay more/);
});

test.each([
  ["sub", "https://directory.example.test/dental"],
  ["medgrp", "https://directory.example.test/dental?plan=25"],
])(
  "PASSPORT-14 PASSPORT-15 BRAND-24 %s finds dentists in network at %s, in a new tab",
  async (who, href) => {
    const section = sectionOf((await open(who)).document, "Travelling out of your home state?");
    const link = linkOf(section, "Find in-network dentist");
    expect(link.getAttribute("href")).toBe(href);
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
    expect(textOf(link)).toContain("(opens in a new tab)");
  },
);

test("PASSPORT-05 the program's own documents stand there, but none that leads into the dashboard", async () => {
  const at = (title: string, url: string) => ({ title, url });
  await world.fault({
    path: "programs/sitecore",
    body: [
      {
        id: 27,
        phoneNumber: "503-555-0164",
        documents: [
          at("Claim form", "https://documents.example.test/claim.pdf"),
          at("Script", "javascript:alert(1)"),
          at("Log out", "http://localhost/logout"),
          at("Relative", "/logout"),
        ],
      },
    ],
  });
  const links = linksOf(await open(), "main .claim__main");
  expect(links.map(([, href]) => href)).toEqual([
    "https://documents.example.test/claim.pdf",
    "/support/customer-service",
  ]);
});

test.each([
  ["summit", HOST.summit],
  ["prov", HOST.providence],
  ["hpp", HOST.partner],
  ["term", HOST.carrier],
  ["noelig", HOST.carrier],
])("S-19 PASSPORT-02 %s at %s has the page, too", async (persona, host) => {
  const page = await open(persona, host);
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(textsOf(page, "h1 sup")).toEqual(["SM"]);
});

test("PASSPORT-04 on Providence the number is the fixed one of its program details", async () => {
  const browser = await world.enter("prov", HOST.providence);
  const calls = await world.callsDuring(async () => {
    const page = await browser.open(PATH);
    expect(phonesIn(page)).toEqual([["Call 503-555-0160", "tel:5035550160"]]);
  });
  expect(calls.map(({ path }) => path)).not.toContain("/programs/sitecore");
});
