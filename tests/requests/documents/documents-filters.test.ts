import { beforeAll, expect, test } from "vitest";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { pageAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { rowsOf } from "#tests/harness/pages/tables.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { kindsOf, SOURCES } from "./documents-of.ts";

let sub: Visitor;
const world = useWorld();
beforeAll(async () => {
  sub = await world.enter("sub");
});

test("S-17 the form filters documents by person and kind, and leads to the list's canonical address", async () => {
  const page = await sub.open("/documents");
  const sent = await sub.submit(page, "Show documents", {
    "Who it's for": "Theo Testa-Lindqvist",
    "Kind of document": "ID cards",
  });
  expect(sent.url.search).toBe("?member=1&kind=id-card");
  expect(rowsOf(sent).map(({ Document }) => Document)).toEqual([
    "ID card of Theo Testa-Lindqvist: medical, dental, vision and pharmacy",
  ]);
  expect(linksOf(sent, ".chips")).toEqual([
    ["Remove Theo", "/documents?kind=id-card"],
    ["Remove ID cards", "/documents?member=1"],
  ]);
  expect(sent.document.querySelector("title")?.textContent).toMatch(/^Documents, filtered/);
  const bare = await sub.submit(page, "Show documents");
  expect([bare.hops, bare.url.search]).toEqual([["/documents"], ""]);
});

test("S-17 a filter shows one person's or the plan's documents; one that matches nothing says so", async () => {
  const theos = await sub.open("/documents?member=1");
  expect(new Set(rowsOf(theos).map(({ For }) => For))).toEqual(new Set(["Theo Testa-Lindqvist"]));
  expect(new Set(kindsOf(theos))).toEqual(new Set(["ID card", "EOB"]));
  const plans = await sub.open("/documents?member=plan");
  expect(new Set(rowsOf(plans).map(({ For }) => For))).toEqual(new Set(["Your plan"]));
  expect(linksOf(plans, ".chips")).toEqual([["Remove Your plan", "/documents"]]);
  const none = await sub.open("/documents?kind=eob&member=plan");
  expect([none.status, textsOf(none, ".empty__title")]).toEqual([200, ["No documents match"]]);
  expect(linksOf(none, ".empty")).toEqual([["Clear all filters", "/documents"]]);
});

test.each([
  ["kind=handbook", ["/programs/sitecore"]],
  ["kind=coverage", ["/handbook/ooc", "/programs/sitecore"]],
  ["kind=medicare", ["/medicare-materials"]],
  ["kind=id-card&member=2", ["/idCard/eligible"]],
  ["kind=program", ["/programs", "/programs/sitecore"]],
  ["kind=eob&member=plan", []],
])("S-17 the filter %s asks only the sources that can match", async (query, paths) => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(() => browser.open(`/documents?${query}`));
  // The frame reads programs, too, for its menus.
  const asked = calls.map(({ path }) => path).filter((path) => SOURCES.includes(path));
  expect([...new Set([...asked, "/programs"])].toSorted()).toEqual(
    [...new Set([...paths, "/programs"])].toSorted(),
  );
});

test("GW-37 EOBs of one person are asked of the gateway by member key", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(() => browser.open("/documents?kind=eob&member=2"));
  const asked = calls.filter(({ path }) => path === "/v2/eobs");
  expect(asked).toHaveLength(3);
  const window = { size: "500", startDate: "2024-11-21", endDate: "2026-11-21" };
  for (const { query } of asked) {
    expect(query).toMatchObject({ memberKey: expect.stringMatching(/02$/) as string, ...window });
  }
});

test("S-17 the second page has its title and a way back; a page beyond the last leads to the last", async () => {
  const page = await sub.open("/documents?page=2");
  expect(page.text).toContain("Showing 21 to 40 of ");
  expect(page.document.querySelector("title")?.textContent).toMatch(/^Documents, page 2/);
  expect(linksOf(page, ".pager")[0]).toEqual(["Previous", "/documents"]);
  const beyond = await sub.open("/documents?page=99999");
  expect([beyond.status, beyond.hops]).toEqual([200, ["/documents?page=13"]]);
});

test("ROLE-01 an unknown member or kind in the address is a 404, and no source is asked", async () => {
  const calls = await world.callsDuring(async () => {
    for (const query of ["member=99", "member=1&member=99", "kind=EOB", "kind=__proto__"]) {
      expect([query, (await sub.open(`/documents?${query}`)).status]).toEqual([query, 404]);
    }
  });
  expect(calls.filter(({ path }) => SOURCES.includes(path))).toEqual([]);
});

test("S-17 the list names 500 EOBs at most and links to all; an EOB of two types is listed once", async () => {
  const eob = (id: number) => ({ documentId: `E${id}`, pdfDocumentId: null, date: "2026-01-02" });
  const content = Array.from({ length: 500 }, (_, i) => eob(i));
  const body = pageAnswer(content, { size: 500, totalElements: 720, totalPages: 2, last: false });
  const page = await seeDuring(world, { path: "v2/eobs", body }, "/documents?kind=eob");
  expect(page.text).toContain("Showing 1 to 20 of 500 documents");
  expect(page.text).toContain("You have more EOBs than we can list here.");
  expect(linksOf(page)).toContainEqual(["See all EOBs", "/eobs"]);
  // An explanation without a member is shown as the family's.
  expect(rowsOf(page)[0]?.["For"]).toBe("Your family");
  // Without a PDF the explanation's own page opens.
  expect(linksOf(page, "main tbody")[0]?.[1]).toBe("/eobs/E0");
});

test("S-17 EOBs of a readable type are listed with a message where another type cannot be read", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "v2/eobs", status: 500, times: 1 });
  const page = await browser.open("/documents?kind=eob");
  expect(page.text).toContain("We can't show some of your EOBs right now.");
  expect(rowsOf(page).length).toBeGreaterThan(0);
});
