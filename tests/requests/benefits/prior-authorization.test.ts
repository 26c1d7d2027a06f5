import { expect, test } from "vitest";
import { faultsOf } from "#tests/harness/page-faults.ts";
import { linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { HOST } from "#tests/harness/world.ts";
import { writing } from "../sign-in/on-the-way.ts";

const world = useWorld();

const PATH = "/benefits/prior-authorization";
const TITLE = "Prior Authorization";

test("ROUTE-41 S-18 S-33 GW-77 who asks for it, what needs it, whom to call; no request is asked for", async () => {
  const browser = await world.enter("sub");
  const { page, calls } = await writing(world, () => browser.open(PATH));
  expect(page.text).toContain("This website doesn't list requests.");
  expect(calls.filter(({ path }) => path.includes("authorization"))).toEqual([]);
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
