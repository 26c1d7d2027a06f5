import { expect, test } from "vitest";
import type { z } from "zod";
import { benefitLimits, type limit } from "#server/gateway/calls/benefits.ts";
import { answerOf } from "#tests/harness/gateway-answers.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { findSection, sectionOf, textOf } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";

const world = useWorld();

type Limit = z.input<typeof limit>;
const ANNUAL: Limit = {
  productCategory: "D",
  coverageType: "INDIVIDUAL",
  limitType: "Annual Limit",
  networkTier: "innet",
  total: 1000,
  totalMet: 250,
  totalRemaining: 750,
  detailedDescription: { header: "What counts", body: "The most the plan pays in a year." },
};
const home = async (persona: string, host: string) =>
  (await world.enter(persona, host)).open("/home");
/** The tile of the partner's member while the gateway has these limits; undefined where none is. */
async function tileWith(limits: Limit[]) {
  await world.mend();
  await world.fault({ path: "benefits/limits", body: limits });
  return findSection((await home("hpp", HOST.partner)).document, "Benefits");
}

test("TILE-01 HOME-46 ROLE-20 the partner's member has the tile, with the gateway's own amounts", async () => {
  const limits = await answerOf(world, "hpp", benefitLimits, "?suffix=0&asOfDate=2026-11-21");
  const own = limits.find(
    ({ productCategory, coverageType, networkTier, limitType }) =>
      productCategory === "D" &&
      coverageType === "INDIVIDUAL" &&
      networkTier === "innet" &&
      limitType === "Annual Limit",
  );
  const section = sectionOf((await home("hpp", HOST.partner)).document, "Benefits");
  expect(textOf(section)).toContain("Annual Limit remaining");
  expect(Number(own?.totalRemaining)).toBeGreaterThan(0);
  const inDollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  expect(textOf(section)).toContain(inDollars.format(Number(own?.totalRemaining)));
});

test.each([
  ["sub", HOST.carrier],
  ["summit", HOST.summit],
  ["prov", HOST.providence],
  ["mod", HOST.medicare],
])("TILE-01 ROLE-20 %s on %s has no tile, and no limits are asked for", async (persona, host) => {
  const browser = await world.enter(persona, host);
  const calls = await world.callsDuring(async () => {
    const page = await browser.open("/home");
    expect(findSection(page.document, "Benefits")).toBeUndefined();
    expect(page.text).not.toContain("based on claims already processed");
  });
  expect(calls.map(({ path }) => path)).not.toContain("/benefits/limits");
});

test("TILE-02 TILE-03 TILE-04 TILE-07 TILE-08 title, name, amount, footnote and link", async () => {
  const tile = await tileWith([ANNUAL]);
  expect(textOf(tile?.querySelector("h2"))).toBe("Benefits");
  const paragraphs = tile?.querySelectorAll("p").map(textOf);
  expect(paragraphs).toContain("Annual Limit remaining");
  expect(paragraphs).toContain("$750.00");
  expect(paragraphs).toContain(
    "Annual Limit remaining amount is based on claims already processed.",
  );
  expect(tile?.querySelector('a[href="/benefits/dental"]')).not.toBeNull();
});

test("TILE-04 CONST-24 an amount has two decimals and thousands", async () => {
  const tile = await tileWith([
    { ...ANNUAL, total: 12_345, totalMet: 0.5, totalRemaining: 12_344.5 },
  ]);
  expect(textOf(tile)).toContain("$12,344.50");
});

test.each([
  [1000, 250, 750, 25],
  [1000, 1000, 0, 100],
  [1500, 640, 860, (640 / 1500) * 100],
  [1000, 1200, -200, 100],
  [1000, -10, 1010, 0],
])(
  "TILE-05 TILE-10 T-43 of %d, %d met leaves %d and fills the bar to %d %%",
  async (total, totalMet, totalRemaining, percent) => {
    const tile = await tileWith([{ ...ANNUAL, total, totalMet, totalRemaining }]);
    const meter = tile?.querySelector('[role="meter"]');
    expect(Number(meter?.getAttribute("aria-valuenow"))).toBeCloseTo(percent, 6);
    expect(tile?.querySelector("rect")?.getAttribute("width")).toBe(
      `${meter?.getAttribute("aria-valuenow")}%`,
    );
  },
);

test("TILE-06 a button opens header and body of the description; without one there is none", async () => {
  const tile = await tileWith([ANNUAL]);
  const button = tile?.querySelector("button[popovertarget]");
  const tip = tile?.querySelector(`#${button?.getAttribute("popovertarget")}`);
  expect(tip?.hasAttribute("popover")).toBe(true);
  expect(textOf(tip)).toBe("What countsThe most the plan pays in a year.");
  expect(button?.getAttribute("aria-label")).toBe("About Annual Limit");
  const plain = await tileWith([{ ...ANNUAL, detailedDescription: null }]);
  expect(plain?.querySelector("button")).toBeNull();
});

test("TILE-09 for a phone the words are Remaining: and the amount", async () => {
  const tile = await tileWith([ANNUAL]);
  const label = tile?.querySelectorAll("p").find((it) => textOf(it) === "Remaining:");
  expect(label?.getAttribute("class")).toContain("phone-only");
  const named = tile?.querySelectorAll("p").find((it) => textOf(it) === "Annual Limit remaining");
  expect(named?.getAttribute("class")).toContain("from-tablet");
});

test.each([
  ["an amount is missing", { totalMet: null }],
  ["the amount is 0", { total: 0, totalMet: 10 }],
  ["the amount is -1", { total: -1, totalMet: 10 }],
  ["met and remaining are both zero", { total: 1000, totalMet: 0, totalRemaining: 0 }],
  ["it is not dental", { productCategory: "M" }],
  ["it is the family's", { coverageType: "FAMILY" }],
  ["it has no name", { limitType: " " }],
] as const)("HOME-46 TILE-01 T-44 a limit of which %s makes no tile", async (_case, change) => {
  expect(await tileWith([{ ...ANNUAL, ...change }])).toBeUndefined();
});

test("HOME-46 CONST-16 the Annual Limit comes before the deductible, in network before out", async () => {
  const tile = await tileWith([
    { ...ANNUAL, networkTier: "outnet", totalRemaining: 1 },
    { ...ANNUAL, limitType: "Deductible - In Network", totalRemaining: 2 },
    { ...ANNUAL, totalRemaining: 3 },
  ]);
  expect(textOf(tile)).toContain("$3.00");
});

test("HOME-50 where the limits fail, the partner's home is the error page, not a home without them", async () => {
  const browser = await world.enter("hpp", HOST.partner);
  await world.fault({ path: "benefits/limits", status: 503 });
  const page = await browser.open("/home");
  expect([page.status, findSection(page.document, "Benefits")]).toEqual([503, undefined]);
});
