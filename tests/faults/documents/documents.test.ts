import { beforeAll, expect, test } from "vitest";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { textsOf, linksOf } from "#tests/harness/pages/page-parts.ts";
import { useFaultWorld } from "#tests/harness/world/use-world.ts";
import { kindsOf } from "#tests/requests/documents/documents-of.ts";
import { expectErrorPage, expectNothingGivenAway } from "../screens/error-page.ts";
import { MISTAKABLE } from "../screens/home-calls.ts";

const world = useFaultWorld();
beforeAll(async () => {
  // The sandbox generates a family's claims at the first request, which takes a while.
  for (const persona of ["ma", "sub"]) await (await world.enter(persona)).open("/documents");
});

const KINDS = ["EOB", "ID card", "Coverage", "Handbook"];

/**
 * Each source: a persona who has it, the kinds that its failure hides, and its name on the page.
 */
const SOURCES: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  ["v2/eobs", "ma", ["EOB"], ["your EOBs"]],
  ["idCard/eligible", "ma", ["ID card"], ["your ID cards"]],
  [
    "programs/sitecore",
    "ma",
    ["Handbook", "Coverage"],
    ["your handbooks", "your Certificate of Coverage", "documents of your programs"],
  ],
  ["handbook/ooc", "sub", [], ["your Outline of Coverage"]],
  ["medicare-materials", "ma", ["Medicare"], ["your Medicare materials"]],
  ["programs", "ma", [], ["documents of your programs"]],
];

test.each(SOURCES)(
  "S-17 HTTP-17 /documents says that %s failed, and lists everything else",
  async (path, persona, lost, subjects) => {
    const browser = await world.enter(persona);
    const fault = { path, ...MISTAKABLE[0] };
    const page = await world.during(fault, () => browser.open("/documents"));
    expect([page.status, page.hops]).toEqual([200, []]);
    for (const subject of subjects) {
      expect(page.text).toContain(`We can't show ${subject} right now.`);
    }
    expect(textsOf(page, ".notice p")).toHaveLength(subjects.length);
    expect(linksOf(page, ".notice")).toEqual([["Try again", "/documents"]]);
    const kinds = [...new Set([...kindsOf(page), ...KINDS])].filter((it) => !lost.includes(it));
    expect(new Set(kindsOf(page))).toEqual(new Set(kinds));
    expectNothingGivenAway(page);
    const next = await browser.open("/documents");
    expect(textsOf(next, ".notice")).toEqual([]);
  },
);

test("S-17 a filter whose source fails says so, and never that nothing matches", async () => {
  for (const [path, kind, subject] of [
    ["v2/eobs", "eob", "your EOBs"],
    ["idCard/eligible", "id-card", "your ID cards"],
    ["programs/sitecore", "handbook", "your handbooks"],
    ["medicare-materials", "medicare", "your Medicare materials"],
  ] as const) {
    const browser = await world.enter("ma");
    const page = await world.during({ path, status: 500 }, () =>
      browser.open(`/documents?kind=${kind}`),
    );
    expect.soft(page.status).toBe(200);
    expect.soft(page.text).toContain("We can't show your documents right now");
    expect.soft(textsOf(page, ".notice p")).toEqual([`We can't show ${subject} right now.`]);
    expect.soft(page.text).not.toMatch(/No documents|none/i);
    expect.soft(linksOf(page, ".notice")).toEqual([["Try again", `/documents?kind=${kind}`]]);
  }
});

test('S-17 /documents names all seven sources that fail, and never says "no documents"', async () => {
  const browser = await world.enter("ma");
  await world.fault(...SOURCES.map(([path]) => ({ path, status: 500 })));
  const page = await browser.open("/documents");
  expect(page.status).toBe(200);
  expect(textsOf(page, ".notice p")).toHaveLength(7);
  expect(page.text).not.toMatch(/No documents/);
});

// All other faults of these calls: ../screens/page-calls.test.ts.
test("BENEFIT-24 HTTP-13 HTTP-17 T-38 a 401 of Medicare materials gives the error page 401 in place", async () => {
  const fault = { path: "medicare-materials", status: 401 };
  const page = await seeDuring(world, fault, "/benefits/medicare-materials", "medgrp");
  expect(page.hops).toEqual([]);
  expectErrorPage(page, 401);
});

test("S-17 handbooks and Outline are shown without each other; without both the page is an error", async () => {
  const opened = async (...paths: string[]) => {
    const browser = await world.enter("sub");
    const page = await world.during(
      paths.map((path) => ({ path, status: 503 })),
      () => browser.open("/benefits/handbooks"),
    );
    return page;
  };
  const noOutline = await opened("handbook/ooc");
  expect(noOutline.text).toContain("We can't check right now whether your plan has an Outline");
  expect(noOutline.text).toContain("Medical plan handbook");
  const noHandbooks = await opened("programs/sitecore");
  expect(noHandbooks.status).toBe(200);
  expect(noHandbooks.text).toContain("We can't show your handbooks right now");
  expect(noHandbooks.text).not.toContain("No handbooks here");
  expect(noHandbooks.text).toContain("Open your Outline of Coverage");
  expectErrorPage(await opened("programs/sitecore", "handbook/ooc"), 503);
});
