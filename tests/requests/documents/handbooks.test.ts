import { expect, test } from "vitest";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";

const world = useWorld();

const PATH = "/benefits/handbooks";
const CARD = "main .onward:not(nav .onward)";

const open = (persona: string, host: string = HOST.carrier) => world.see(persona, PATH, host);

test("ROUTE-39 BRAND-11 S-17 the page links to the handbooks of the member's plans, in new tabs", async () => {
  const page = await open("sub");
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(textsOf(page, "h1")).toEqual(["Member Handbooks"]);
  const links = linksOf(page, CARD);
  expect(links[0]).toEqual([
    "Medical plan handbook (opens in a new tab)",
    "https://documents.example.test/handbooks/medical.pdf",
  ]);
  expect(links).toHaveLength(6);
  // One without its own title, and one without an address.
  expect(links.map(([words]) => words)).toContain("Vision plan handbook (opens in a new tab)");
  expect(links.at(-1)).toEqual([
    "Mail-order pharmacy order form: call us to get it",
    "/support/customer-service",
  ]);
});

test("GW-67 S-17 the page links to the Outline of Coverage where there is one at another site", async () => {
  const outline = "Open your Outline of Coverage (opens in a new tab)";
  expect(linksOf(await open("sub"))).toContainEqual([
    outline,
    "https://documents.example.test/outline-of-coverage.pdf",
  ]);
  for (const body of ["", "javascript:alert(1)"]) {
    const page = await seeDuring(world, { path: "handbook/ooc", body }, PATH);
    expect([page.status, page.text.includes("Outline")]).toEqual([200, false]);
  }
});

test("S-17 a page without handbooks says so and links to customer service", async () => {
  const page = await open("noelig");
  expect([page.status, textsOf(page, ".empty__title")]).toEqual([200, ["No handbooks here"]]);
  expect(linksOf(page)).toContainEqual(["Contact customer service", "/support/customer-service"]);
});

test("ROLE-19 S-17 the page redirects home at Providence", async () => {
  const page = await open("prov", HOST.providence);
  expect([page.status, page.hops]).toEqual([200, ["/home"]]);
});

test("T-64 another spelling of the page's address is a 404", async () => {
  for (const path of ["/benefits/handbook", "/benefits/Handbooks"]) {
    expect((await world.see("sub", path)).status).toBe(404);
  }
});
