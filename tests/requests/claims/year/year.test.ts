import { gzipSync } from "node:zlib";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { auditTrail } from "#tests/harness/world/audit-trail.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { elementOf, linksOf } from "#tests/harness/pages/page-parts.ts";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { findSection, linkOf, textOf } from "#tests/harness/pages/visitor.ts";
import { GATEWAY } from "#tests/harness/world/world.ts";
import { lineAnswer } from "#tests/harness/gateway/claim-answers.ts";
import { listedClaim } from "../claims-page.ts";
import { totals } from "../claim-page.ts";
import { fileOf, listOf, sumsOf, YEAR, YEAR_LIST } from "./year-page.ts";

const world = resetting(useWorld());

const CSV = `${YEAR}/export.csv`;

/** The gateway's answer for one member's list of a type. */
const answerFor = (type: string, suffix: number, answer: () => Response) =>
  world.network.use(
    http.get(`${GATEWAY}/claims/${type}`, ({ request }) =>
      new URL(request.url).searchParams.get("suffix") === String(suffix) ? answer() : undefined,
    ),
  );

test("YEAR-01 the years that the lists reach link to each other; another year is an unknown page", async () => {
  const browser = await world.enter("sub");
  const page = await browser.open(YEAR);
  const years = linksOf(page, '[aria-label="Other years"]');
  expect(years).toEqual([
    ["Claims in 2025", "/claims/year/2025"],
    ["Claims in 2024", "/claims/year/2024"],
  ]);
  expect(page.text).toContain("Care that began from 01/01/2026 to 11/21/2026");
  expect(page.text).not.toContain("this page starts on");
  const oldest = await browser.open("/claims/year/2024");
  expect(oldest.text).toContain("so this page starts on 11/21/2024.");
  for (const other of ["2023", "2027", "02026", "1e3", "year"]) {
    for (const path of [`/claims/year/${other}`, `/claims/year/${other}/export.csv`])
      expect([path, (await browser.send(path)).status]).toEqual([path, 404]);
  }
});

test("YEAR-01 pending, undated and incomplete claims are named and not in the sums they lack", async () => {
  const undated = { serviceDateFrom: null };
  const claims = [
    listedClaim("C1"),
    listedClaim("C2", { claimStatusDescription: "In Process", ...totals("70", "0", "0") }),
    { ...listedClaim("C3"), ...undated },
    listedClaim("C4", totals("10.00", null, "5.01")),
    listedClaim("C5", { serviceDateFrom: "2025-12-31" }),
  ];
  const answer = (type: string, content: readonly unknown[]) => ({
    path: `claims/${type}`,
    body: { content, totalElements: content.length },
  });
  const faults = [answer("medical", claims), answer("dental", []), answer("vision", [])];
  // The same claims for each of the four.
  const page = await seeDuring(world, faults, YEAR);
  expect(sumsOf(page, "By type of care")["Medical"]?.toSpliced(1, 1)).toEqual([
    "$440.00",
    "$240.00",
    "$100.04",
  ]);
  expect(page.text).toContain("4 claims are still pending, and not in the totals.");
  expect(page.text).toContain("4 claims have no service date, so we can't tell their year.");
  expect(page.text).toContain("4 claims are missing their “Plan paid” amounts");
  const list = await seeDuring(world, faults, YEAR_LIST);
  const medical = listOf(list).filter(([, , , type]) => type === "Medical");
  expect(medical).toHaveLength(16);
  expect(medical.slice(-4).map(([day]) => day)).toEqual(Array(4).fill("Date not available"));
  expect(medical.filter((row) => row.at(-1) === "Pending")).toHaveLength(4);
});

test("YEAR-02 a list that fails is named, and sums that need it have no total and no chart", async () => {
  answerFor("vision", 2, () => new HttpResponse(null, { status: 503 }));
  const { browser, page } = await world.openAs("sub", YEAR);
  expect(page.status).toBe(200);
  expect(page.text).toContain("We couldn't load Marisol Testa-Lindqvist's vision claims.");
  const none = Array(4).fill("No total");
  const people = sumsOf(page, "By person");
  expect([people["Marisol Testa-Lindqvist"], people["Everyone"]]).toEqual([none, none]);
  expect(people["Jordan Testa-Lindqvist"]?.[0]).toMatch(/^\$[\d,]+\.\d\d$/);
  const types = sumsOf(page, "By type of care");
  expect(types["Vision"]).toEqual(none);
  expect(types["Medical"]?.[0]).toMatch(/^\$[\d,]+\.\d\d$/);
  expect(findSection(page.document, "Month by month")).toBeUndefined();
  const file = await browser.send(CSV);
  expect(file.headers.get("content-disposition")).toContain('"claims-2026-incomplete.csv"');
  expect(await file.text()).toContain("couldn't load Marisol Testa-Lindqvist's vision claims");
});

test("YEAR-02 a list that the gateway cuts short is named and has no total", async () => {
  const content = Array.from({ length: 500 }, (_, at) => listedClaim(`C${at}`));
  answerFor("dental", 0, () =>
    HttpResponse.json({ content, totalElements: 612, totalPages: 2, number: 0, size: 500 }),
  );
  const page = await world.see("sub", YEAR);
  expect(page.text).toContain(
    "Only the newest 500 of Jordan Testa-Lindqvist's dental claims fit here.",
  );
  expect(sumsOf(page, "By type of care")["Dental"]).toEqual(Array(4).fill("No total"));
});

test("YEAR-01 a year without claims says so, but not while a list is missing", async () => {
  const none = await world.see("noelig", YEAR);
  expect(none.text).toContain("No claims in 2026");
  await world.fault({ path: "claims/vision", status: 503 });
  const gap = await world.see("noelig", YEAR);
  expect(gap.text).toContain("Some claims are missing");
  expect(gap.text).not.toContain("No claims in 2026");
});

test("T-36 YEAR-02 where all lists fail, page and file are the error page", async () => {
  await world.fault({ path: "claims/{type}", status: 500 });
  const { browser, page } = await world.openAs("sub", YEAR);
  expect(page.status).toBe(500);
  expect((await browser.send(CSV)).status).toBe(500);
});

test("YEAR-03 page and file list the claims by day, and say that they are neither payments nor tax advice", async () => {
  const { browser, page: sums } = await world.openAs("sub", YEAR);
  expect(linkOf(sums.document, "List for an FSA, HSA, or tax return").getAttribute("href")).toBe(
    YEAR_LIST,
  );
  const page = await browser.open(YEAR_LIST);
  expect(page.text).toContain("These are claims, not payments");
  expect(page.text).toContain("This list is not tax advice.");
  const days = (rows: readonly string[]) => rows.map((day) => day.replace(/(.*)\/(\d+)$/, "$2/$1"));
  const listed = days(listOf(page).map(([day = ""]) => day));
  expect(listed).toEqual(listed.toSorted());
  const link = linksOf(page).find(([name]) => name === "Download as CSV");
  expect(link?.[1]).toBe(CSV);
  const file = await browser.send(CSV);
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="claims-2026.csv"');
  const text = await file.text();
  expect(text.split("\r\n")[0]).toBe(
    '"Service date","Patient","Provider","Type","Billed","Plan paid","You owe","Status","Note"',
  );
  expect(text).toContain("“You owe” isn't what you paid. This list is not tax advice.");
  expect(await fileOf(browser, CSV)).toHaveLength(listed.length);
});

test("YEAR-04 YEAR-01 the chart by month has the page's sums in a table; the page is below 20 kB", async () => {
  const page = await world.see("sub", YEAR);
  const section = findSection(page.document, "Month by month");
  const everyone = sumsOf(page, "By person")["Everyone"];
  expect(section?.querySelectorAll('svg[role="img"]')).toHaveLength(2);
  expect(section?.querySelectorAll("tbody tr")).toHaveLength(11);
  expect(section?.querySelectorAll("tfoot td").map(textOf)).toEqual(everyone?.slice(2));
  expect(gzipSync(page.html).byteLength).toBeLessThan(20_000);
});

test("YEAR-01 a year opens with its sum and each person's part, in fewer than 900 elements", async () => {
  const page = await world.see("sub", YEAR);
  const everyone = sumsOf(page, "By person");
  const sum = elementOf(page, ".year-sum");
  expect(textOf(elementOf(page, ".year-sum__figure"))).toBe(everyone["Everyone"]?.at(-1));
  expect(sum.querySelectorAll("dd").map(textOf)).toEqual(
    Object.entries(everyone).flatMap(([name, sums]) => (name === "Everyone" ? [] : sums.slice(-1))),
  );
  expect(listOf(page)).toEqual([]);
  expect(page.document.querySelectorAll("*").length).toBeLessThan(900);
});

test("YEAR-01 staff see the page of a year, with an audit line", async () => {
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  const audited = await auditTrail(world);
  const page = await browser.open(YEAR);
  expect(page.text).toContain("Your family's claims in 2026");
  expect(await audited()).toContainEqual(
    expect.objectContaining({ event: "view", outcome: "ok", pattern: "claims/year/:year" }),
  );
});

test("YEAR-01 YEAR-03 a stay over the end of a year is counted where it began, and named in both years and their files", async () => {
  const stay = listedClaim("R70", {
    serviceDateFrom: "2025-12-30",
    claimDetails: [lineAnswer(), lineAnswer({ serviceDateFrom: "2026-01-02" })],
  });
  answerFor("medical", 0, () => HttpResponse.json({ content: [stay], totalElements: 1 }));
  const after = "1 claim began in 2025 and goes on into 2026. All of it is counted in 2025.";
  const before = "1 claim with care in 2026 began in 2025. It's counted in 2025, so it isn't here.";
  for (const [year, said] of [
    [2025, after],
    [2026, before],
  ] as const) {
    for (const path of ["", "?list=all", "/export.csv"]) {
      const page = await world.see("sub", `/claims/year/${year}${path}`);
      expect(path.endsWith("csv") ? page.html : page.text).toContain(said);
    }
  }
  expect((await world.see("sub", "/claims/year/2024")).text).not.toContain("goes on into");
});
