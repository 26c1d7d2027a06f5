import { expect, test } from "vitest";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";

const world = useWorld();

const PATH = "/benefits/handbooks";
const CARD = "main .onward:not(nav .onward)";

const open = (persona: string, host: string = HOST.carrier) => world.see(persona, PATH, host);

test("ROUTE-39 BRAND-11 S-17 the handbooks of the member's plans, each in a new tab", async () => {
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

test("GW-67 S-17 the Outline of Coverage stands beside them, for those who have one", async () => {
  const outline = "Open your Outline of Coverage (opens in a new tab)";
  expect(linksOf(await open("sub"))).toContainEqual([
    outline,
    "https://documents.example.test/outline-of-coverage.pdf",
  ]);
  for (const body of ["", "javascript:alert(1)", "http://localhost:3000/logout"]) {
    const page = await seeDuring(world, { path: "handbook/ooc", body }, PATH);
    expect([page.status, page.text.includes("Outline")]).toEqual([200, false]);
  }
});

test("S-17 without handbooks the page says so, and whom to ask", async () => {
  const page = await open("noelig");
  expect([page.status, textsOf(page, ".empty__title")]).toEqual([200, ["No handbooks here"]]);
  expect(linksOf(page)).toContainEqual(["Contact customer service", "/support/customer-service"]);
});

test("T-28 S-17 past members still have the handbooks of what they had", async () => {
  const page = await open("term");
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(linksOf(page, CARD).length).toBeGreaterThan(0);
});

test("S-17 only entries of the category are handbooks", async () => {
  const at = (name: string) => ({ title: name, url: `https://documents.example.test/${name}` });
  const body = [
    { id: 20, category: "Programs", documents: [at("Workbook")] },
    { category: "Certificate of Coverage", documents: [at("Certificate")] },
    { category: "member handbooks", documents: [at("Handbook"), at("Handbook")] },
  ];
  const page = await seeDuring(world, { path: "programs/sitecore", body }, PATH);
  expect(linksOf(page, CARD)).toEqual([
    ["Handbook (opens in a new tab)", "https://documents.example.test/Handbook"],
  ]);
});

test("ROLE-19 S-17 on Providence there are none: the page leads home", async () => {
  const page = await open("prov", HOST.providence);
  expect([page.status, page.hops]).toEqual([200, ["/home"]]);
});

test.each(["/benefits/handbook", "/benefits/Handbooks", "/benefits/handbooks%20"])(
  "T-64 %s is no page",
  async (path) => {
    expect((await world.see("sub", path)).status).toBe(404);
  },
);
