import { expect, test } from "vitest";
import { linksOf, textsOf, elementOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST, type RecordedCall } from "#tests/harness/world/world.ts";
import { askedOf, askedOfDays, accumulatorsOf, tabsOf } from "./category-page.ts";
import { COMPARE, NEW_YEAR } from "./compare-page.ts";
import { CROWN, CROWN_IN } from "./dental-page.ts";

const world = useWorld();

test.each([
  ["sub", HOST.carrier, "/benefits/medical"],
  ["summit", HOST.summit, "/benefits/summary"],
  ["prov", HOST.providence, "/benefits/dental"],
])("ROUTE-28 BENEFIT-02 T-29 /benefits leads %s at %s to %s", async (persona, host, path) => {
  const page = await world.see(persona, "/benefits", host);
  expect([page.status, page.hops]).toEqual([200, [path]]);
});

test("BENEFIT-02 S-12 /benefits is empty without active or future coverage, and links to ended coverage", async () => {
  const never = await world.see("noelig", "/benefits");
  expect([never.status, never.hops]).toEqual([200, []]);
  expect(never.text).toContain("No benefits to show");
  expect(linksOf(never, "main").filter(([, href]) => href.startsWith("/benefits/"))).toEqual([]);
  const ended = await world.see("term", "/benefits");
  expect(linksOf(ended, "main").map(([, href]) => href)).toContain("/benefits/medical");
});

test("S-12 a subscriber chooses a family member by a form, which keeps the network", async () => {
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
  expect(accumulatorsOf(robin)["deductible"]?.[0]).toMatch(
    /^Robin\$150\.00 left of \$150\.00Nothing counted yet/,
  );
  expect(linksOf(robin, "main .segments").map(([, href]) => href)).toEqual([
    "/benefits/dental?suffix=3&tier=innet",
    "/benefits/dental?suffix=3&tier=outnet",
  ]);
});

test("§7 another member's page shows no individual amounts of benefits/medical, which are the viewer's", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "benefits/limits", body: [] });
  const own = accumulatorsOf(await browser.open("/benefits/medical"));
  const theos = accumulatorsOf(await browser.open("/benefits/medical?suffix=1"));
  expect(own["deductible"]?.[0]).toMatch(/^You/);
  expect(theos["deductible"]?.map((side) => side.slice(0, 11))).toEqual(["Your family"]);
});

/** The suffixes with which the gateway was asked. */
const suffixesOf = (calls: readonly RecordedCall[]) =>
  new Set(calls.flatMap(({ query }) => query["suffix"] ?? []));

test.each([
  ["/benefits/dental?suffix=7", "Dental benefits"],
  ["/benefits/dental?suffix=1&suffix=2", "Dental benefits"],
  [`${NEW_YEAR}&suffix=99`, "What changed"],
  [`${CROWN}?suffix=99`, "Crown, ceramic"],
  [`${CROWN_IN}?suffix=1&suffix=0`, "Crown, ceramic"],
])(
  "BENEFIT-03 BENEFIT-27 the unknown suffix of %s shows the viewer's own benefits, and is not sent on",
  async (path, title) => {
    const browser = await world.enter("sub");
    const calls = await world.callsDuring(async () => {
      const page = await browser.open(path);
      expect([page.status, textsOf(page, "h1")]).toEqual([200, [title]]);
      expect(page.text).toContain("We can't show benefits for the person in this link.");
    });
    const benefits = calls.filter((call) => call.path.startsWith("/benefits/"));
    expect(suffixesOf(benefits)).toEqual(new Set(["0"]));
  },
);

const OWN = "These are your own.";

test.each([
  ["/benefits/dental?suffix=0", OWN],
  ["/benefits/summary?suffix=0", "Theo (dental benefits)Active since 01/01/2021"],
  ["/benefits/search?q=crown&suffix=0", OWN],
  [`${NEW_YEAR}&suffix=0`, OWN],
  [`/history/2025-06-15/benefits/dental?suffix=0`, OWN],
  [`${CROWN_IN}?suffix=0&suffix=1`, OWN],
])(
  "S-12 S-13 S-23 a dependent sees only their own benefits at %s, and no other member's are read",
  async (path, says) => {
    const browser = await world.enter("dep-adult");
    const calls = await world.callsDuring(async () => {
      const page = await browser.open(path);
      expect([page.status, page.text]).toEqual([200, expect.stringContaining(says)]);
      expect(page.text).not.toMatch(/Jordan|Marisol|Robin/);
      expect(page.document.querySelector("#suffix")).toBeNull();
    });
    expect(suffixesOf(calls)).toEqual(new Set(["1"]));
  },
);

test.each([
  ["sub", "/benefits/medical?suffix=3", "There is no medical coverage on record"],
  [
    "sub",
    "/history/2025-06-15/benefits/medical?suffix=3",
    "There is no medical coverage on record",
  ],
  ["sub", `${COMPARE}?from=2026-01-01&to=01/01/2026`, "There is nothing to compare"],
  ["term", "/history/2026-11-21/benefits/dental", "No dental coverage on 11/21/2026"],
  ["noelig", "/history/2025-06-15/benefits/medical", "No benefits to show"],
  ["noelig", "/benefits/summary?asOfDate=2025-01-01", "No benefits to show"],
  ["noelig", NEW_YEAR, "No benefits to compare"],
])(
  "S-12 S-13 S-23 BENEFIT-26 %s without coverage gets an empty page at %s, and no benefits are read",
  async (persona, path, title) => {
    const browser = await world.enter(persona);
    const calls = await world.callsDuring(async () => {
      const page = await browser.open(path);
      expect([page.status, textsOf(page, ".empty__title")]).toEqual([200, [title]]);
    });
    expect(askedOfDays(calls)).toEqual([]);
  },
);

test("S-12 future coverage is shown as of its first day, ended coverage as of its last", async () => {
  const future = await world.see("future", "/benefits/medical");
  expect(future.text).toContain("Coverage begins 12/01/2026.");
  expect(future.text).toContain("As of 12/01/2026");
  expect(future.text).not.toContain("Plan year");
  const browser = await world.enter("term");
  const calls = await world.callsDuring(async () => {
    const term = await browser.open("/benefits/medical");
    expect(term.text).toContain(
      "Coverage has ended. 09/29/2026 was the last day covered. The amounts below are from that day.",
    );
    const [own = ""] = accumulatorsOf(term)["deductible"] ?? [];
    expect(own).toMatch(/^You\$[\d,.]+ left of .* counted/);
    expect(own).not.toContain("now pays");
  });
  expect(askedOf(calls)).toContain("/benefits/medical?asOfDate=2026-09-29");
});

test("S-12 the page of a plan without tiers and limits says that there is nothing to show", async () => {
  const page = await world.see("odd-tabs", "/benefits/vision");
  expect([page.status, tabsOf(page)]).toEqual([200, []]);
  expect(page.text).toContain("No vision benefits to show");
});

test("an unknown network in the address shows the plan's first network with a message", async () => {
  const page = await world.see("sub", "/benefits/medical?tier=%3Cscript%3E");
  expect(page.text).toContain("Your plan doesn't have the network in this link.");
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

test("ROUTE-33 BENEFIT-17 S-13 every page of benefits has the same tabs, with its own marked", async () => {
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

test.each([
  ["future", HOST.carrier, ["Overview", "Medical", "Dental", "Vision", "Pharmacy", "What changed"]],
  ["term", HOST.carrier, ["Overview", "Medical", "Dental", "Pharmacy", "What changed"]],
  ["prov", HOST.providence, ["Overview", "Dental", "What changed"]],
  ["noelig", HOST.carrier, []],
])("S-12 %s at %s has tabs of present, future and past categories", async (persona, host, tabs) => {
  const page = await world.see(persona, "/benefits/summary", host);
  expect(textsOf(page, ".benefits-bar .tabs a")).toEqual(tabs);
});
