import { expect, test } from "vitest";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";

const world = useWorld();

const PATH = "/benefits/medicare-materials";

const open = (persona: string, host: string = HOST.carrier): Promise<Page> =>
  world.see(persona, PATH, host);

const rowsOf = (page: Page): string[][] =>
  page.document
    .querySelectorAll("main tbody tr")
    .map((row) => row.querySelectorAll("th, td").map((cell) => textOf(cell)));

/** The page with this answer of the gateway. */
const openWith = (body: unknown) =>
  seeDuring(world, { path: "medicare-materials", body }, PATH, "medgrp");

test("ROUTE-38 BRAND-10 S-16 the documents of the newest year come first, each in a new tab", async () => {
  const page = await open("medgrp");
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(textsOf(page, "h1")).toEqual(["Medicare Materials"]);
  const rows = rowsOf(page);
  const years = rows.map(([, year]) => year);
  expect(years).toEqual(["2027", "2026", "2026", "2026", "2025", "2025", "2025", "2024", ""]);
  expect(rows[1]).toEqual([
    "Evidence of Coverage for 2026 (opens in a new tab)",
    "2026",
    "09/30/2025",
    "4.3 MB",
  ]);
  const links = page.document.querySelectorAll("main tbody a");
  expect(links).toHaveLength(9);
  for (const link of links) {
    expect(link.attributes).toMatchObject({ target: "_blank", rel: "noopener" });
    expect(link.getAttribute("href")).toMatch(/^https:\/\/documents\.example\.test\/medicare\//);
    expect(textOf(link)).toContain("(opens in a new tab)");
  }
});

test("MENU-12 ROUTE-38 the menu's entry leads there, and says so on the page", async () => {
  const { browser, page: home } = await world.openAs("mod", "/home", HOST.medicare);
  expect(linksOf(home, "footer")).toContainEqual(["Medicare Materials", PATH]);
  const page = await browser.open(PATH);
  expect(page.status).toBe(200);
  expect(textOf(elementOf(page, "h1"))).toBe("Medicare Materials");
});

test("BENEFIT-23 HTTP-17 S-16 the answer 403 is the empty page, and no error", async () => {
  const page = await open("hpp", HOST.partner);
  expect([page.status, page.hops, rowsOf(page)]).toEqual([200, [], []]);
  expect(textsOf(page, ".empty__title")).toEqual(["No Medicare materials"]);
  expect((await openWith([])).text).toContain("No Medicare materials");
});

test("S-16 materials show whatever medicare-materials/eligibility says", async () => {
  await world.fault({ path: "medicare-materials/eligibility", body: false });
  const page = await open("medgrp");
  expect(linksOf(page, "footer").map(([label]) => label)).not.toContain("Medicare Materials");
  expect(rowsOf(page)).toHaveLength(9);
});

test.each([
  "javascript:alert(1)",
  "/logout",
  "http://localhost:3000/logout",
  "https://summit.localhost/logout",
  "https://a@documents.example.test/x.pdf",
  null,
])("S-16 a document at %j is no link to it: the title leads to those who have it", async (url) => {
  const page = await openWith([{ title: "Evidence of Coverage", url, year: 2026 }]);
  expect(linksOf(page, "main tbody")).toEqual([
    ["Evidence of Coverage: call us to get it for 2026", "/support/customer-service"],
  ]);
});

test("S-16 awkward documents stand as they are: no title, no year, a year that is none", async () => {
  const url = "https://documents.example.test/a.pdf";
  const page = await openWith([
    { title: null, url },
    { title: "<b>Bold</b> & “quoted”", url, date: "2025-03-01" },
    { title: "Size", url, year: 20_260, sizeBytes: -4 },
    { title: " ", url: null, year: 2026 },
  ]);
  expect(rowsOf(page)).toEqual([
    ["<b>Bold</b> & “quoted” for 2025 (opens in a new tab)", "2025", "03/01/2025", ""],
    ["Document (opens in a new tab)", "", "", ""],
    ["Size (opens in a new tab)", "", "", ""],
  ]);
});

test("T-34 the documents are asked once a session", async () => {
  const browser = await world.enter("medgrp");
  const calls = await world.callsDuring(async () => {
    await browser.open(PATH);
    await browser.open(PATH);
  });
  expect(calls.filter(({ path }) => path === "/medicare-materials")).toHaveLength(1);
});
