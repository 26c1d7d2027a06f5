import { expect, test } from "vitest";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { servicesOf, accumulatorsOf, tabsOf } from "./category-page.ts";
import { answers, lookWith } from "./dental-page.ts";

const world = useWorld();

test.each([
  ["medical", "Medical benefits"],
  ["dental", "Dental benefits"],
  ["vision", "Vision benefits"],
  ["pharmacy", "Pharmacy benefits"],
])(
  "ROUTE-29 ROUTE-30 ROUTE-31 ROUTE-32 BENEFIT-01 /benefits/%s is headed %s and has amounts",
  async (path, title) => {
    const page = await world.see("sub", `/benefits/${path}`);
    expect([page.status, page.hops, textsOf(page, "h1")]).toEqual([200, [], [title]]);
    expect(elementOf(page, "title").textContent.startsWith(title)).toBe(true);
    expect(Object.keys(accumulatorsOf(page)).length).toBeGreaterThan(0);
  },
);

test("BRAND-03 BENEFIT-06 BENEFIT-07 CONST-19 T-78 /benefits/medical shows amounts and services", async () => {
  const page = await world.see("sub", "/benefits/medical");
  expect(page.text).toContain(
    "Plan period 01/01/2026 to 12/31/2026 · As of 11/21/2026. Only claims that have already been processed are counted.",
  );
  expect(page.text).not.toContain("Plan year");
  const accumulators = accumulatorsOf(page);
  expect(Object.keys(accumulators)).toEqual(["deductible", "out-of-pocket-maximum"]);
  const [own = "", family = ""] = accumulators["deductible"] ?? [];
  expect(own).toBe("You$606.98 left of $750.00$143.02 counted · 3 claims");
  expect(family).toBe("Your family$2,073.05 left of $2,250.00$176.95 counted · 4 claims");
  const bar = page.document.querySelector("#deductible .meter");
  // The bar repeats the figures beside it, so screen readers hear them once.
  expect(bar?.getAttribute("aria-hidden")).toBe("true");
  const width = Number.parseFloat(bar?.querySelector("rect")?.getAttribute("width") ?? "");
  expect(width).toBeCloseTo((143.02 / 750) * 100, 6);
  // The purpose of the amount, in the plan's words.
  expect(textOf(page.document.querySelector("#deductible .tip"))).toContain(
    "What you pay before the plan begins to pay.",
  );
  const links = linksOf(page, ".priced");
  expect(links.length).toBeGreaterThan(0);
  expect(links.every(([, href]) => href.startsWith("https://"))).toBe(true);
  const listed = textsOf(page, ".priced li");
  expect(listed).toContain("Specialist visits $40.00 copay");
  expect(listed.length).toBeGreaterThan(links.length);
});

test("BENEFIT-11 BENEFIT-12 BENEFIT-13 networks are tabs, in network first, with their own amounts", async () => {
  const { browser, page: inNetwork } = await world.openAs("sub", "/benefits/medical");
  expect(tabsOf(inNetwork)).toEqual([
    ["In network", true],
    ["Out of network", false],
  ]);
  const [, out] = linksOf(inNetwork, "main .segments");
  expect(out?.[1]).toBe("/benefits/medical?tier=outnet");
  const outOfNetwork = await browser.open("/benefits/medical?tier=outnet");
  expect(tabsOf(outOfNetwork).map(([, current]) => current)).toEqual([false, true]);
  expect(accumulatorsOf(outOfNetwork)["deductible"]?.[0]).toContain("left of $1,500.00");
  // An amount that nothing counts toward yet leads to no claims.
  const sides = outOfNetwork.document.querySelectorAll(".accumulator__side");
  const untouched = sides.filter((side) => textOf(side).includes("Nothing counted yet"));
  expect(untouched.length).toBeGreaterThan(0);
  expect(untouched.filter((side) => side.querySelector("a") !== null)).toEqual([]);
});

test("BENEFIT-08 a service has no usual share where an annual limit is used up", async () => {
  const page = await world.see("quote", "/benefits/dental?suffix=1");
  const said = servicesOf(page).flat().join(" ");
  expect(said).toContain("Plan pays");
  expect(said).not.toContain("You pay at least");
});

test("BENEFIT-08 BENEFIT-09 BENEFIT-15 /benefits/dental shows its annual limit, deductible and services", async () => {
  const page = await world.see("sub", "/benefits/dental");
  expect(textsOf(page, "details.services h3")).toEqual([
    "Preventive",
    "Basic",
    "Major",
    "Orthodontia",
  ]);
  expect(servicesOf(page)).toContainEqual([
    "Crown, ceramicD2740 · Paid as D2751 on molars.",
    "You pay at least 50%Plan pays up to 50%",
    "1 per tooth every 7 years",
  ]);
  const crown = linksOf(page, "details.services").find(([label]) => label === "Crown, ceramic");
  expect(crown?.[1]).toBe("/services/dental/D2740");
  expect(Object.keys(accumulatorsOf(page))).toEqual(["annual-limit", "deductible"]);
  expect(accumulatorsOf(page)["annual-limit"]?.[0]).toMatch(
    /^You\$[\d,.]+ left of \$2,000\.00\$[\d,.]+ used · \d+ claims$/,
  );
  expect(textOf(page.document.querySelector("#annual-limit .tip"))).toContain(
    "The most the plan pays for your dental care in a plan year.",
  );
  // An amount that rises every year is shown year by year.
  const incentives = await world.see("prov", "/benefits/dental", HOST.providence);
  const filling = servicesOf(incentives).find(([name]) => name?.includes("D2140"));
  expect(filling?.[1]).toContain("First year: Plan pays up to 70%");
  expect(filling?.[1]).toContain("Fourth year on: Plan pays up to 100%");
});

test("BENEFIT-08 without the limits nobody can say what a member pays of a service", async () => {
  const unread = await lookWith(world, "/benefits/dental", {
    path: "benefits/limits",
    status: 500,
  });
  await world.mend();
  const crown = servicesOf(unread).find(([name]) => name?.startsWith("Crown, ceramic"));
  expect(crown?.[1]).toBe("Plan pays up to 50%");
});

test("BENEFIT-08 twelve services of two categories are shown at once, thirteen folded", async () => {
  const opensWith = async (count: number) => {
    const all = Array.from({ length: count }, (_, at) => ({ code: `D${at}`, name: `Care ${at}` }));
    const services = [all.slice(1), all.slice(0, 1)].map((some, at) => ({
      category: `Category ${at}`,
      services: some,
    }));
    const page = await lookWith(
      world,
      "/benefits/dental",
      ...answers({ tierId: "innet", services }),
    );
    await world.mend();
    expect(servicesOf(page)).toHaveLength(count);
    return page.document.querySelectorAll("details.services[open]").length;
  };
  expect([await opensWith(12), await opensWith(13)]).toEqual([2, 0]);
});

test("BENEFIT-10 BENEFIT-16 T-44 limits of -1, of 0 and without amounts are not shown", async () => {
  const pharmacy = await world.see("odd-tabs", "/benefits/pharmacy");
  expect(accumulatorsOf(pharmacy)).toEqual({});
  expect(pharmacy.text).toContain("This plan has no deductible, out-of-pocket maximum or limit");
  const dental = await world.see("hpp", "/benefits/dental", HOST.partner);
  expect(dental.text).not.toContain("Orthodontia Lifetime Limit");
  expect(dental.text).not.toContain("Implant Limit");
});

test("contradictory amounts are shown unchanged, marked, and with advice to call", async () => {
  const page = await world.see("odd-sums", "/benefits/medical");
  const [own = ""] = accumulatorsOf(page)["deductible"] ?? [];
  // An amount whose figures contradict each other is shown.
  expect(own).toContain(
    "Amounts don't agreeAnother record shows $1,000.00 in total and $925.83 left.",
  );
  expect(accumulatorsOf(page)["out-of-pocket-maximum"]?.[0]).toContain("don't add up to the total");
  expect(textsOf(page, ".alert").join(" ")).toContain("Call us before you rely on them.");
});

test("BENEFIT-09 an amount links to the claims that count toward it, or to all claims of its period", async () => {
  const browser = await world.enter("sub");
  const waysOf = (page: Page) =>
    page.document.querySelectorAll(".accumulator a.link").map((link) => link.getAttribute("href"));
  for (const asked of ["suffix=1&tier=innet", "suffix=1&tier=innet&asOfDate=2025-12-31"])
    expect(waysOf(await browser.open(`/benefits/dental?${asked}`))).toContain(
      `/benefits/dental/claims?${asked}&toward=deductible&of=family`,
    );
  const vision = await browser.open("/history/2025-12-31/benefits/vision");
  expect(waysOf(vision)).toEqual(["/claims?type=vision&from=2025-01-01&to=2025-12-31"]);
  expect(accumulatorsOf(vision)["limit"]?.[0]).toContain("See all claims of this plan period");
  // The gateway has no claims for drugs.
  expect(waysOf(await browser.open("/benefits/pharmacy"))).toEqual([]);
});

test("an unreadable tier is named in its tab, and the other tiers are shown", async () => {
  const { browser, page } = await world.openAs("odd-family", "/benefits/pharmacy");
  expect(tabsOf(page)).toEqual([
    ["In network", true],
    ["mail could not be read", false],
  ]);
  expect(accumulatorsOf(page)["out-of-pocket-maximum"]?.[0]).toContain("$2,000.00");
  const lost = await browser.open("/benefits/pharmacy?tier=mail");
  expect(lost.status).toBe(200);
  expect(textsOf(lost, ".alert").join(" ")).toContain("We couldn't read this network's benefits");
  expect(lost.text).not.toContain("This plan has no deductible");
});

test("BENEFIT-26 BENEFIT-29 T-06 a failed read of plan periods is said, with the plan year, and the amounts are shown without links to claims", async () => {
  await world.fault({ path: "benefits/history", status: 500 });
  const page = await world.see("sub", "/benefits/medical");
  expect(page.status).toBe(200);
  expect(page.text).toContain("Plan year 2026-2027 · As of 11/21/2026");
  expect(page.text).toContain("We can't read your plan periods right now");
  expect(page.document.querySelectorAll(".accumulator a.link")).toEqual([]);
});

test("BENEFIT-07 a member without family in the plan sees its family amounts", async () => {
  const medical = accumulatorsOf(await world.see("future", "/benefits/medical"));
  expect(medical["deductible"]?.map((side) => side.split("$")[0])).toEqual(["You", "Your family"]);
});
