import { expect, test } from "vitest";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { rowsOf } from "#tests/harness/pages/tables.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST, GATEWAY } from "#tests/harness/world/world.ts";
import { writing } from "../sign-in/pending-steps.ts";
import { kindsOf } from "./documents-of.ts";
import { http, HttpResponse } from "msw";
import { pageAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { eobAnswer } from "../eobs/eobs-of.ts";

const world = useWorld();

const open = (persona: string, path = "/documents", host: string = HOST.carrier) =>
  world.see(persona, path, host);

test("BRAND-10 BRAND-11 S-17 documents of all sources are one list, undated first, then the newest", async () => {
  const browser = await world.enter("sub");
  // A late outline is left out, and is on the next page.
  await expect
    .poll(async () => rowsOf(await browser.open("/documents")).map(({ Kind }) => Kind))
    .toContain("Coverage");
  const page = await browser.open("/documents");
  expect([page.status, page.hops, textsOf(page, "h1")]).toEqual([200, [], ["Documents"]]);
  expect(page.text).toContain("Showing 1 to 20 of ");
  const rows = rowsOf(page);
  expect(rows).toHaveLength(20);
  expect(rows[0]).toEqual({
    Document: "ID card of Jordan Testa-Lindqvist: medical, dental, vision and pharmacy",
    Kind: "ID card",
    For: "Jordan Testa-Lindqvist",
    Date: "",
  });
  expect(rows.find(({ Kind }) => Kind === "Coverage")).toEqual({
    Document: "Outline of Coverage for Your plan (opens in a new tab)",
    Kind: "Coverage",
    For: "Your plan",
    Date: "",
  });
  const days = rows.flatMap(({ Kind, Date }) => (Kind?.startsWith("EOB") === true ? [Date] : []));
  expect(days[0]).toBe("11/13/2026");
  const stamps = days.map((day = "") => day.replace(/(\d+)\/(\d+)\/(\d+)/, "$3$1$2"));
  expect(stamps).toEqual(stamps.toSorted().toReversed());
});

test("S-17 EOB and ID card files open from this site, other sites' files in a new tab", async () => {
  const { browser, page } = await world.openAs("sub", "/documents");
  const links = page.document.querySelectorAll("main tbody a");
  for (const link of links) {
    const href = link.getAttribute("href") ?? "";
    expect(link.getAttribute("target") === "_blank").toBe(href.startsWith("https://"));
  }
  const own = linksOf(page, "main tbody").map(([, href]) => href);
  const card = own.find((href) => href.startsWith("/resource-download/"));
  const eob = own.find((href) => href.startsWith("/eobs/"));
  for (const href of [card, eob]) {
    const file = await browser.send(href ?? "");
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  }
  // From now on its size is known.
  const again = await browser.open("/documents");
  expect(rowsOf(again).find(({ Kind }) => Kind?.startsWith("EOB"))?.["Kind"]).toMatch(
    /^EOB, \d+ kB$/,
  );
});

test("T-33 ROLE-01 a dependent sees their own card and the plan's documents, and no EOBs", async () => {
  const browser = await world.enter("dep-adult");
  const { page, calls } = await writing(world, () => browser.open("/documents"));
  expect(calls.map(({ path }) => path)).not.toContain("/v2/eobs");
  const rows = rowsOf(page);
  expect(new Set(rows.map(({ For }) => For))).toEqual(
    new Set(["Theo Testa-Lindqvist", "Your plan"]),
  );
  expect(kindsOf(page)).not.toContain("EOB");
  expect(page.document.querySelector("#member")).toBeNull();
  expect(page.html).not.toContain("Marisol");
  for (const query of ["?member=0", "?member=2", "?kind=eob"]) {
    expect([query, (await browser.open(`/documents${query}`)).status]).toEqual([query, 404]);
  }
});

test("T-27 T-28 a termed member sees EOBs and the former plan's documents, and no ID card", async () => {
  const page = await open("term");
  expect(page.status).toBe(200);
  expect(kindsOf(page)).toEqual(expect.arrayContaining(["EOB", "Handbook"]));
  expect(kindsOf(page)).not.toContain("ID card");
  expect((await open("term", "/documents?kind=id-card")).status).toBe(404);
});

test("a member without any coverage reads that there are no documents", async () => {
  const page = await open("noelig");
  expect([page.status, textsOf(page, ".empty__title")]).toEqual([200, ["No documents yet"]]);
});

test("ROLE-19 the documents of Providence have no handbooks and no programs", async () => {
  const browser = await world.enter("prov", HOST.providence);
  const { page, calls } = await writing(world, () => browser.open("/documents"));
  expect(calls.map(({ path }) => path)).not.toContain("/programs");
  expect([...new Set(kindsOf(page))].toSorted()).toEqual(["Coverage", "EOB", "ID card"]);
  expect((await browser.open("/documents?kind=handbook")).status).toBe(404);
});

test("BRAND-10 a Medicare member's list has the Medicare materials, each with its year", async () => {
  const page = await open("mod", "/documents?kind=medicare", HOST.medicare);
  expect(rowsOf(page)[1]).toEqual({
    Document: "Summary of Benefits, 2027 of 10/01/2026 for Your plan (opens in a new tab)",
    Kind: "Medicare, 1.2 MB",
    For: "Your plan",
    Date: "10/01/2026",
  });
  // For a document without a day the year is shown, and stands behind its link.
  const ofYear = rowsOf(page).filter(({ Date }) => Date === "2025");
  expect(ofYear.map(({ Document }) => Document)).toEqual([
    expect.stringContaining(", 2025 of 2025 for Your plan"),
  ]);
  expect(rowsOf(page).map(({ Date }) => Date)).toContain("2026");
});

test("the account's page and the footer link to the documents, beyond the specification", async () => {
  const page = await open("sub", "/account");
  for (const place of ["main", "footer"]) {
    expect(linksOf(page, place).map(([, href]) => href)).toContain("/documents");
  }
});

/** The documents of `sub` while the gateway has these explanations, dental ones in two pages. */
async function seeEobs(content: readonly unknown[], isCut: boolean) {
  world.network.use(
    http.get(`${GATEWAY}/v2/eobs`, ({ request }) => {
      const isDental = /dental/i.test(new URL(request.url).search);
      const more = isDental && isCut ? { last: false, totalPages: 2, totalElements: 900 } : {};
      return HttpResponse.json(pageAnswer(isDental ? content : [], more));
    }),
  );
  return world.see("sub", "/documents?kind=eob");
}

test("S-17 one type with more explanations than the list takes is said, wherever all others are whole", async () => {
  const isCutIn = async (isCut: boolean) => {
    const page = await seeEobs([eobAnswer("EOB1")], isCut);
    return [page.status, page.text.includes("You have more EOBs than we can list here.")];
  };
  expect([await isCutIn(false), await isCutIn(true)]).toEqual([
    [200, false],
    [200, true],
  ]);
});

test("S-17 explanations without a number are all listed, one with a number once", async () => {
  const unnamed = eobAnswer("X", {
    documentId: null,
    pdfDocumentId: null,
    typeOfClaims: " MEDICAL ",
  });
  const page = await seeEobs([eobAnswer("EOB1"), eobAnswer("EOB1"), unnamed, unnamed], false);
  const titles = rowsOf(page).map(({ Document = "" }) => /^[\w ]+ benefits/.exec(Document)?.[0]);
  expect(titles).toEqual(Array.from({ length: 3 }, () => "Medical explanation of benefits"));
});
