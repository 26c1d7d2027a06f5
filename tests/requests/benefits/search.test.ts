import { expect, test } from "vitest";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { askedOfDays, servicesOf } from "./category-page.ts";
import { answers, lookWith, tier } from "./dental-page.ts";
import { seenIn } from "../home/home-page.ts";

const world = useWorld();

const SEARCH = "/benefits/search";

/** The result: each category with the cells of its services. */
const foundOn = ({ document }: Page) =>
  Object.fromEntries(
    document
      .querySelectorAll("main .card")
      .map((card) => [
        textOf(card.querySelector("h2")),
        card
          .querySelectorAll("tbody tr")
          .map((row) => row.querySelectorAll("th, td").map(seenIn).join(" | ")),
      ]),
  );

test("BENEFIT-08 the search on pages of benefits finds services of all categories", async () => {
  const browser = await world.enter("sub");
  for (const path of ["/benefits/medical", "/benefits/summary"]) {
    const page = await browser.submit(await browser.open(path), "Find", {
      "Find a service in all your benefits": "crown",
    });
    expect([page.status, page.url.pathname]).toEqual([200, SEARCH]);
    expect(page.text).toContain("2 dental services match “crown”.");
    expect(foundOn(page)).toEqual({
      Dental: [
        "Crown, ceramicD2740 · Major | Plan pays up to 50%1 per tooth every 7 years | Plan pays up to 40%1 per tooth every 7 years | What would I pay?",
        expect.stringMatching(/^Crown, .*D2751/),
      ],
    });
  }
  // A page that no tab leads to has the tabs alone.
  const programs = await browser.open("/benefits/programs");
  expect(programs.document.querySelector(".tabs")).not.toBeNull();
  expect(programs.document.querySelector("[role=search]")).toBeNull();
});

test("BENEFIT-06 BENEFIT-08 a medical service is found once, with its price in each network", async () => {
  const page = await world.see("sub", `${SEARCH}?q=visit`);
  expect(page.text).toContain("7 services match “visit”, in your medical and dental benefits.");
  expect(foundOn(page)["Medical"]).toContain("Office visits | $25.00 copay | You pay 50%");
  expect(linksOf(page, "main .card").map(([, href]) => href)).toContain("/services/dental/D8660");
});

test("BENEFIT-08 the search keeps member and day, and reads only that day's tiers", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(async () => {
    const page = await browser.open(`${SEARCH}?q=crown&suffix=3&asOfDate=2025-06-15`);
    expect(textsOf(page, "h1")).toEqual(["Find a service for Robin"]);
    expect(page.text).toContain("As of 06/15/2025");
    expect(page.text).not.toContain("What would I pay?");
    const kept = page.document.querySelectorAll("main form [name=asOfDate]");
    expect(kept.map((field) => field.getAttribute("value"))).toEqual(["2025-06-15", "2025-06-15"]);
    const service = linksOf(page, "main .card").find(([label]) => label === "Crown, ceramic");
    expect(service?.[1]).toBe("/services/dental/D2740?suffix=3&asOfDate=2025-06-15");
    expect(linksOf(page, ".tabs").map(([, href]) => href)).toEqual([
      "/benefits/summary?asOfDate=2025-06-15",
      "/history/2025-06-15/benefits/dental?suffix=3",
      "/history/2025-06-15/benefits/vision?suffix=3",
      "/benefits/compare?suffix=3",
    ]);
  });
  expect(askedOfDays(calls)).toEqual([
    "/benefits/dental?asOfDate=2025-06-15&suffix=3",
    "/benefits/vision?asOfDate=2025-06-15&suffix=3",
  ]);
  const page = await browser.open(`${SEARCH}?q=crown&asOfDate=2026-02-31`);
  expect(page.text).toContain("We can't use the date in this link.");
});

test("BENEFIT-08 a search without results says that the service may still be covered, and keeps the text", async () => {
  const browser = await world.enter("sub");
  const words = '"><script>alert(1)</script>';
  const page = await browser.open(`${SEARCH}?q=${encodeURIComponent(words)}`);
  expect([page.status, elementOf(page, "#q").getAttribute("value")]).toEqual([200, words]);
  expect(page.text).toContain(`Nothing in your benefits matches “${words}”`);
  expect(page.text).toContain("A service that isn't listed may still be covered.");
  const calls = await world.callsDuring(() => browser.open(SEARCH));
  expect(askedOfDays(calls)).toEqual([]);
  // An address of an earlier version.
  const old = await browser.open("/benefits/dental?q=crown&suffix=1");
  expect(old.url.pathname + old.url.search).toBe(`${SEARCH}?q=crown&suffix=1`);
});

test("T-36 BENEFIT-08 unread categories are named beside the results; without any the page is an error", async () => {
  await world.fault(
    { path: "benefits/vision", status: 500 },
    { path: "benefits/dental", body: [{ tierId: "outnet", services: "all" }] },
  );
  const page = await world.see("sub", `${SEARCH}?q=braces`);
  expect(page.status).toBe(200);
  expect(page.text).toContain("look through all of your vision and dental benefits just now");
  expect(page.text).toContain("Nothing matches “braces” in what we could read");
  await world.mend();
  await world.fault({ path: "benefits/vision", status: 500 });
  const one = await world.see("sub", `${SEARCH}?q=nonesuch`);
  expect(one.text).toContain("Nothing matches “nonesuch” in what we could read");
  await world.fault({ path: "benefits/*", status: 500 });
  expect((await world.see("sub", `${SEARCH}?q=exam`)).status).toBe(500);
});

test("BENEFIT-08 a service without name and amount says so in lists and results", async () => {
  const unnamed = { code: null, name: null, amount: null, description: "Polishing." };
  const faults = answers(tier("innet", [unnamed]));
  const list = await lookWith(world, "/benefits/dental", ...faults);
  expect(servicesOf(list)).toEqual([["Service without a namePolishing.", "Not stated", ""]]);
  const found = await lookWith(world, `${SEARCH}?q=polishing`, ...faults);
  expect(foundOn(found)).toEqual({ Dental: ["Service without a nameMajor | Not stated"] });
});
