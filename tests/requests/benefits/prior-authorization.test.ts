import { expect, test } from "vitest";
import { faultsOf } from "#tests/harness/page-faults.ts";
import { linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { linkOf } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";

const world = useWorld();

const PATH = "/benefits/prior-authorization";
const TITLE = "Prior Authorization";

test("ROUTE-41 S-18 the page says who asks for it, what needs it, what to do, and whom to call", async () => {
  const page = await world.see("sub", PATH);
  expect([page.status, page.hops, textsOf(page, "h1")]).toEqual([200, [], [TITLE]]);
  expect(textsOf(page, ".notices h2")).toEqual([
    "Your provider asks for it",
    "Before your visit",
    "Medical care that often needs it",
    "Medicines that often need it",
    "Dental care that often needs it",
    "Check on a request",
    "Looking for a referral?",
  ]);
  expect(linksOf(page, ".notices")).toEqual([
    ["Call 503-555-0150", "tel:5035550150"],
    ["Go to your referrals", "/benefits/referrals"],
  ]);
  expect(faultsOf(page)).toEqual([]);
});

test("S-18 S-33 GW-77 no request is listed, and the gateway is not asked for any", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(async () => {
    const page = await browser.open(PATH);
    expect(page.text).toContain("This website doesn't list requests.");
  });
  expect(calls.filter(({ path }) => path.includes("authorization"))).toEqual([]);
});

test.each(["/benefits/medical", "/benefits/summary", "/history/2025-06-15/benefits/dental"])(
  "ROUTE-41 %s leads there",
  async (address) => {
    const browser = await world.enter("sub");
    const page = await browser.open(address);
    const found = await browser.open(linkOf(page.document, TITLE).getAttribute("href") ?? "");
    expect([found.status, found.url.pathname]).toEqual([200, PATH]);
  },
);

test("ROUTE-41 T-28 the page of past members stays; who was never covered has no plan to ask", async () => {
  const term = await world.see("term", PATH);
  expect(term.text).toContain("Check on a request");
  const never = await world.see("noelig", PATH);
  expect([never.status, ...textsOf(never, ".empty__title")]).toEqual([200, "No plan to ask about"]);
  expect(textsOf(never, ".notices")).toEqual([]);
  expect(linksOf(never, ".empty")).toEqual([
    ["Contact customer service", "/support/customer-service"],
  ]);
});

test.each([
  ["summit", "summit", ["Medical care", "Medicines"]],
  ["providence", "prov", ["Dental care"]],
  ["partner", "hpp", ["Dental care"]],
  ["medicare", "mod", ["Medical care", "Medicines", "Dental care"]],
] as const)("ROUTE-41 on %s it has that plan's number and care", async (brand, persona, kinds) => {
  const page = await world.see(persona, PATH, HOST[brand]);
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/Call 503-555-01\d\d/);
  const often = textsOf(page, ".notices h2").filter((title) => title.includes("often need"));
  expect(often.map((title) => title.replace(/ that often needs? it/, ""))).toEqual(kinds);
});
