import { expect, test } from "vitest";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { linkOf, textOf } from "#tests/harness/pages/visitor.ts";
import type { Fault } from "#tests/harness/world/world.ts";
import { askedOfDays as asked } from "./category-page.ts";
import { lookWith } from "./dental-page.ts";

const world = useWorld();
const DENTAL = "/history/2025-06-15/benefits/dental";
const pageWith = (...faults: readonly Fault[]) => lookWith(world, DENTAL, ...faults);

test("ROUTE-53 ROUTE-61 BENEFIT-26 a category's page of a past day reads and shows that day", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(async () => {
    const page = await browser.open(DENTAL);
    expect([page.status, page.hops, textsOf(page, "h1")]).toEqual([200, [], ["Dental benefits"]]);
    expect(textsOf(page, "title")[0]).toMatch(/^Dental benefits as of 06\/15\/2025 - /);
    expect(page.text).toContain("As of 06/15/2025. Active since 01/01/2021.");
    expect(page.text).toContain("Plan period 01/01/2025 to 12/31/2025");
    expect(page.text).not.toContain("Plan year");
    expect(textsOf(page, '.top nav [aria-current="true"]')).toEqual(["Benefits"]);
  });
  expect(asked(calls)).toEqual([
    "/benefits/dental?asOfDate=2025-06-15&suffix=0",
    "/benefits/limits?asOfDate=2025-06-15&suffix=0",
  ]);
  expect(calls.filter(({ path }) => path === "/benefits/history")).toHaveLength(1);
});

test("S-23 T-06 a past day's page links to plan periods, today and a comparison, and takes any other day", async () => {
  const { browser, page } = await world.openAs("sub", `${DENTAL}?suffix=1`);
  const nav = elementOf(page, 'nav[aria-label="Plan periods"]');
  expect(textOf(nav.querySelector('[aria-current="page"]'))).toMatch(
    /^01\/01\/2025 to 12\/31\/2025/,
  );
  const links = nav.querySelectorAll("a").map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    "/history/2027-01-01/benefits/dental?suffix=1",
    "/benefits/dental?suffix=1",
    "/history/2025-12-31/benefits/dental?suffix=1",
    "/history/2024-12-31/benefits/dental?suffix=1",
    "/history/2023-12-31/benefits/dental?suffix=1",
    "/history/2022-12-31/benefits/dental?suffix=1",
    "/history/2021-12-31/benefits/dental?suffix=1",
  ]);
  const past = await browser.open(links[3] ?? "");
  expect([past.status, past.hops]).toEqual([200, []]);
  expect(textsOf(past, "h1")).toEqual(["Dental benefits for Theo"]);
  expect(past.text).toContain("As of 12/31/2024.");

  const chosen = { "See benefits as of": "2024-03-01" };
  const other = await browser.submit(page, "Show this day", chosen);
  expect([other.status, ...other.hops]).toEqual([
    200,
    "/history/2024-03-01/benefits/dental?suffix=1",
  ]);
  const bad = await browser.submit(page, "Show this day", { "See benefits as of": "2019-01-01" });
  expect([bad.status, bad.url.pathname, bad.hops]).toEqual([200, DENTAL, []]);
  const why = "Choose a date on or after 01/01/2021, when your coverage began";
  expect(textsOf(bad, "#asOfDate-error")).toEqual([`Error: ${why}`]);
  expect(elementOf(bad, "#asOfDate").getAttribute("value")).toBe("2019-01-01");
  expect(elementOf(bad, "main .card.folds").hasAttribute("open")).toBe(true);
  expect(bad.text).toContain("As of 06/15/2025.");

  const hrefOf = (from: typeof page, text: string) =>
    linkOf(from.document, text).getAttribute("href")?.replaceAll("&amp;", "&");
  expect(hrefOf(page, "Today's dental benefits")).toBe("/benefits/dental?suffix=1");
  expect(hrefOf(page, "Compare with today")).toBe(
    "/benefits/compare?from=2025-06-15&to=2026-11-21&suffix=1",
  );
  const ahead = await browser.open("/history/2027-01-01/benefits/dental");
  expect(hrefOf(ahead, "Compare with today")).toBe(
    "/benefits/compare?from=2026-11-21&to=2027-01-01",
  );
  expect(ahead.text).not.toContain("Plan year");
  expect(ahead.text).toContain("Plan period 01/01/2027 to 12/31/2027");
  const now = await browser.open("/history/2026-11-21/benefits/dental");
  expect(linksOf(now).map(([text]) => text)).not.toContain("Compare with today");
});

test("S-23 a year in the address leads to its last day", async () => {
  const page = await world.see("sub", "/history/2025/benefits/medical?suffix=2&x=1");
  const address = "/history/2025-12-31/benefits/medical?suffix=2";
  expect([page.status, page.hops]).toEqual([200, [address]]);
});

test("S-23 BENEFIT-28 services of a past day link to their pages of that day, without more calls", async () => {
  const { browser, page } = await world.openAs("sub", DENTAL);
  const [crown = ""] = linksOf(page).flatMap(([, href]) => (href.includes("D2740") ? href : []));
  expect(crown).toBe("/services/dental/D2740?asOfDate=2025-06-15");
  const calls = await world.callsDuring(async () => {
    const service = await browser.open(crown);
    expect(service.text).toContain("As of 06/15/2025.");
    const detail = "/details/innet/dental/D2740?asOfDate=2025-06-15";
    const hrefs = linksOf(service, "main").map(([, href]) => href);
    expect(hrefs).toContain(detail);
    expect(hrefs).toContain("/history/2025-06-15/benefits/dental");
    expect((await browser.open(detail)).text).toContain("As of 06/15/2025.");
  });
  // The category's page has read that day, and no page reads another.
  expect(calls.filter(({ path }) => /dental|limits/.test(path))).toEqual([]);
  const bad = await browser.open("/services/dental/D2740?asOfDate=2026-02-31");
  expect(bad.text).toContain("We can't use the date in this link.");
});

test("S-12 ROUTE-34 the query asOfDate of a category's page leads to the page of that day", async () => {
  const { browser, page } = await world.openAs(
    "sub",
    "/benefits/dental?asOfDate=2025-06-15&suffix=1",
  );
  expect(page.url.pathname + page.url.search).toBe(`${DENTAL}?suffix=1`);
  const bad = await browser.open("/benefits/dental?asOfDate=2026-02-31");
  expect(textsOf(bad, "#asOfDate-error")).toHaveLength(1);
});

test("S-12 a page before the first coverage has no comparison with today", async () => {
  const page = await world.see("future", "/history/2026-12-15/benefits/vision");
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(page.text).toContain("Today's vision benefits");
  expect(page.text).not.toContain("Compare with today");
});

test("BENEFIT-26 a failed read of plan periods is said, and the page is shown", async () => {
  const page = await pageWith({ path: "benefits/history", status: 500 });
  expect(page.status).toBe(200);
  expect(page.text).toContain("We can't list your plan periods right now.");
  expect(page.text).not.toMatch(/No plan periods|Plan period 0/);
  expect(page.text).toContain("D2740");
  expect(elementOf(page, "#asOfDate").getAttribute("max")).toBe("2027-11-21");
});

test("S-23 a category without plan periods says that none are on record", async () => {
  const period = { effectiveDate: "2025-01-01", terminationDate: "2025-12-31", planName: "X" };
  for (const body of [[], [{ ...period, productCategory: "M" }]]) {
    const page = await pageWith({ path: "benefits/history", body });
    expect(page.text).toContain("No plan periods are on record.");
    expect(page.text).not.toContain("Plan period 01/01/2025");
    expect(page.text).toContain("D2740");
    await world.mend();
  }
});

test("S-23 a plan period without an end begins from tomorrow on, and is active since today", async () => {
  const body = ["2026-11-21", "2026-11-22"].map((effectiveDate) => ({
    effectiveDate,
    terminationDate: null,
    productCategory: "D",
    planName: "X",
  }));
  const page = await pageWith({ path: "benefits/history", body });
  expect(textsOf(page, 'nav[aria-label="Plan periods"] a')).toEqual([
    "Begins 11/22/2026",
    "Active since 11/21/2026 (today)",
  ]);
});

test("S-23 T-26 a day before future coverage shows the first covered day, in the present tense", async () => {
  const page = await world.see("future", "/history/2026-11-10/benefits/medical");
  expect(page.text).toContain(
    "Choose a date on or after 12/01/2026, when your coverage begins. We're showing 12/01/2026",
  );
});
