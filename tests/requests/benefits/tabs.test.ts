import { expect, test } from "vitest";
import { elementOf, linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { HOST } from "#tests/harness/world.ts";

const world = useWorld();

const ALL = [
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
    expect.soft([path, linksOf(page, ".benefits-bar .tabs")]).toEqual([path, ALL]);
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
