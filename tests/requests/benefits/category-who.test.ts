import { expect, test } from "vitest";
import { linksOf, textsOf, elementOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { askedOf, askedOfDays, standingsOf, tabsOf } from "./category-page.ts";

const world = useWorld();

test.each([
  ["sub", HOST.carrier, "/benefits/medical"],
  ["summit", HOST.summit, "/benefits/summary"],
  ["ma", HOST.carrier, "/benefits/summary"],
  ["prov", HOST.providence, "/benefits/dental"],
  ["future", HOST.carrier, "/benefits/medical"],
])("ROUTE-28 BENEFIT-02 T-29 %s at %s: /benefits opens %s", async (persona, host, path) => {
  const page = await world.see(persona, "/benefits", host);
  expect([page.status, page.hops]).toEqual([200, [path]]);
});

test("BENEFIT-02 S-12 without active or future coverage /benefits is empty, with what there was", async () => {
  const never = await world.see("noelig", "/benefits");
  expect([never.status, never.hops]).toEqual([200, []]);
  expect(never.text).toContain("No benefits to show");
  expect(linksOf(never, "main").filter(([, href]) => href.startsWith("/benefits/"))).toEqual([]);
  const ended = await world.see("term", "/benefits");
  expect(linksOf(ended, "main").map(([, href]) => href)).toContain("/benefits/medical");
});

test("S-12 a subscriber chooses a member of the family by a form; the choice keeps the network", async () => {
  const { browser, page } = await world.openAs("sub", "/benefits/dental?tier=outnet");
  const form = page.document.querySelector("form.chooser:has(select)");
  expect(form?.getAttribute("method") ?? "get").toBe("get");
  expect(form?.querySelector("input[name=tier]")?.getAttribute("value")).toBe("outnet");
  expect(form?.querySelectorAll("option").map((option) => option.text)).toEqual([
    "Jordan Testa-Lindqvist",
    "Theo Testa-Lindqvist",
    "Marisol Testa-Lindqvist",
    "Robin Testa-Lindqvist",
  ]);
  const robin = await browser.open("/benefits/dental?suffix=3");
  expect(textsOf(robin, "h1")).toEqual(["Dental benefits for Robin"]);
  expect(standingsOf(robin)["deductible"]?.[0]).toMatch(
    /^Robin\$150\.00 left of \$150\.00Nothing counted yet/,
  );
  expect(linksOf(robin, "main .segments").map(([, href]) => href)).toEqual([
    "/benefits/dental?suffix=3&tier=innet",
    "/benefits/dental?suffix=3&tier=outnet",
  ]);
});

test("§7 another member's page shows no individual amount of benefits/medical, which are the viewer's", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "benefits/limits", body: [] });
  const own = standingsOf(await browser.open("/benefits/medical"));
  const theos = standingsOf(await browser.open("/benefits/medical?suffix=1"));
  expect(own["deductible"]?.[0]).toMatch(/^You/);
  expect(theos["deductible"]?.map((side) => side.slice(0, 11))).toEqual(["Your family"]);
});

test("a suffix that the viewer may not see shows their own with a message, asks nothing for it", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(async () => {
    for (const suffix of ["7", "00", "abc", "1&suffix=2"]) {
      const page = await browser.open(`/benefits/dental?suffix=${suffix}`);
      expect([suffix, page.status, textsOf(page, "h1")]).toEqual([
        suffix,
        200,
        ["Dental benefits"],
      ]);
      expect(page.text).toContain("We can't show benefits for the person in this address.");
    }
  });
  expect(askedOf(calls).filter((call) => call.includes("suffix=0"))).not.toEqual([]);
  expect(askedOf(calls).filter((call) => !/suffix=0$|history/.test(call))).toEqual([]);
});

test("S-12 a dependent sees their own alone, and nothing is asked about another", async () => {
  const browser = await world.enter("dep-adult");
  const calls = await world.callsDuring(async () => {
    const page = await browser.open("/benefits/dental?suffix=0");
    expect(page.text).toContain("We can't show benefits for the person in this address.");
    expect(page.document.querySelector("form.chooser select")).toBeNull();
    expect(standingsOf(page)["deductible"]?.[0]).toMatch(/^You/);
  });
  expect(askedOf(calls).some((call) => call.includes("suffix=0"))).toBe(false);
});

test("S-12 a category the member never had is an empty page that asks nothing; an unknown one is 404", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(async () => {
    const page = await browser.open("/benefits/medical?suffix=3");
    expect(page.status).toBe(200);
    expect(page.text).toContain("There is no medical coverage on record");
  });
  expect(askedOfDays(calls)).toEqual([]);
  for (const path of ["hearing", "Medical", "medical%2F", "none", "constructor"]) {
    expect((await browser.open(`/benefits/${path}`)).status).toBe(404);
  }
});

test("S-12 coverage that is to begin shows its first day, coverage that ended its last", async () => {
  const future = await world.see("future", "/benefits/medical");
  expect(future.text).toContain("Coverage begins 12/01/2026.");
  expect(future.text).toContain("As of 12/01/2026");
  expect(future.text).not.toContain("Plan year");
  const browser = await world.enter("term");
  const calls = await world.callsDuring(async () => {
    const term = await browser.open("/benefits/medical");
    expect(term.text).toContain(
      "Coverage ended 09/30/2026. This is where things stood on 09/29/2026, the last day covered.",
    );
    const [own = ""] = standingsOf(term)["deductible"] ?? [];
    expect(own).toMatch(/^You\$[\d,.]+ left of .* counted/);
    expect(own).not.toContain("now pays");
  });
  expect(askedOf(calls)).toContain("/benefits/medical?asOfDate=2026-09-29");
});

test("S-12 plans without tiers or limits say so; one with limits alone shows them", async () => {
  const page = await world.see("odd-tabs", "/benefits/vision");
  expect([page.status, tabsOf(page)]).toEqual([200, []]);
  expect(page.text).toContain("No vision benefits to show");
});

test("a network that the plan does not have shows the first one, with a message", async () => {
  const page = await world.see("sub", "/benefits/medical?tier=%3Cscript%3E");
  expect(page.text).toContain("Your plan doesn't have the network in this address.");
  expect(tabsOf(page)[0]).toEqual(["In network", true]);
});

const TABS = [
  ["Overview", "/benefits/summary"],
  ["Medical", "/benefits/medical"],
  ["Dental", "/benefits/dental"],
  ["Vision", "/benefits/vision"],
  ["Pharmacy", "/benefits/pharmacy"],
  ["What changed", "/benefits/compare"],
];

test("ROUTE-33 BENEFIT-17 S-13 one bar of tabs leads every page of benefits, its own marked", async () => {
  const browser = await world.enter("sub");
  for (const [path, tab, current] of [
    ["/benefits/summary", "Overview", "page"],
    ["/benefits/medical", "Medical", "page"],
    ["/benefits/pharmacy", "Pharmacy", "page"],
    ["/benefits/compare", "What changed", "page"],
    ["/services/dental/D2740", "Dental", "true"],
    ["/details/innet/dental/D2740", "Dental", "true"],
    ["/benefits/search?q=crown"],
    ["/benefits/programs"],
    ["/benefits/programs/27"],
    ["/benefits/referrals"],
    ["/benefits/handbooks"],
    ["/benefits/certificate-of-coverage"],
    ["/benefits/prior-authorization"],
    ["/benefits/medicare-materials"],
  ]) {
    const page = await browser.open(path ?? "");
    expect.soft([path, linksOf(page, ".benefits-bar .tabs")]).toEqual([path, TABS]);
    const marked = tab === undefined ? [] : [tab];
    expect.soft([path, textsOf(page, ".tabs [aria-current]")]).toEqual([path, marked]);
    if (tab === undefined) continue;
    expect(elementOf(page, ".tabs [aria-current]").getAttribute("aria-current")).toBe(current);
  }
});

test("S-13 the tabs keep the member and the day of another page", async () => {
  const page = await world.see("sub", "/history/2025-06-15/benefits/dental?suffix=3");
  expect(linksOf(page, ".benefits-bar .tabs")).toEqual([
    ["Overview", "/benefits/summary?asOfDate=2025-06-15"],
    ["Dental", "/history/2025-06-15/benefits/dental?suffix=3"],
    ["Vision", "/history/2025-06-15/benefits/vision?suffix=3"],
    ["What changed", "/benefits/compare?suffix=3"],
  ]);
  expect(textsOf(page, ".tabs [aria-current=page]")).toEqual(["Dental"]);
});

test.each([
  ["future", HOST.carrier, ["Overview", "Medical", "Dental", "Vision", "Pharmacy", "What changed"]],
  ["term", HOST.carrier, ["Overview", "Medical", "Dental", "Pharmacy", "What changed"]],
  ["prov", HOST.providence, ["Overview", "Dental", "What changed"]],
  ["summit", HOST.summit, ["Overview", "Medical", "Pharmacy", "What changed"]],
  ["noelig", HOST.carrier, []],
] as const)("S-12 %s at %s has the tabs of what they have, will have or had", async (...row) => {
  const [persona, host, tabs] = row;
  const browser = await world.enter(persona, host);
  for (const path of ["/benefits", "/benefits/summary"]) {
    expect(textsOf(await browser.open(path), ".benefits-bar .tabs a")).toEqual(tabs);
  }
});
