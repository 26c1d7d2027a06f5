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

test("ROUTE-38 BRAND-10 S-16 Medicare materials are listed newest year first, and open in new tabs", async () => {
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

test("MENU-12 ROUTE-38 the footer's entry leads to the page Medicare Materials", async () => {
  const { browser, page: home } = await world.openAs("mod", "/home", HOST.medicare);
  expect(linksOf(home, "footer")).toContainEqual(["Medicare Materials", PATH]);
  const page = await browser.open(PATH);
  expect(page.status).toBe(200);
  expect(textOf(elementOf(page, "h1"))).toBe("Medicare Materials");
});

test("BENEFIT-23 HTTP-17 S-16 a gateway answer of 403, and an empty list, give the empty page", async () => {
  const page = await open("hpp", HOST.partner);
  expect([page.status, page.hops, rowsOf(page)]).toEqual([200, [], []]);
  expect(textsOf(page, ".empty__title")).toEqual(["No Medicare materials"]);
  expect((await openWith([])).text).toContain("No Medicare materials");
});

test("S-16 the page shows materials though medicare-materials/eligibility is false; the footer has no link", async () => {
  await world.fault({ path: "medicare-materials/eligibility", body: false });
  const page = await open("medgrp");
  expect(linksOf(page, "footer").map(([label]) => label)).not.toContain("Medicare Materials");
  expect(rowsOf(page)).toHaveLength(9);
});

// Which addresses are links: app/rules/documents/document-filters.test.ts.
test("S-16 a document without a usable address links to customer service", async () => {
  const urls = ["https://summit.localhost/logout", null];
  const title = "Evidence of Coverage";
  const page = await openWith(urls.map((url) => ({ title, url, year: 2026 })));
  const link = ["Evidence of Coverage: call us to get it for 2026", "/support/customer-service"];
  expect(linksOf(page, "main tbody")).toEqual([link, link]);
});

test("S-16 documents without title, year or plausible year are listed; one without title and address is not", async () => {
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
