import { expect, test } from "vitest";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { countOf, openList, rowsOf } from "./claims-page.ts";

// The list in print, in another order, and of each type.

const world = useWorld();

test("S-21 the print page has every claim of the list and their total, and marks claims that do not add up", async () => {
  const page = await world.see("sub", "/claims/print?sort=owe-desc");
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Your medical claims"]]);
  const rows = page.document.querySelectorAll(".data-table tbody tr");
  expect(rows).toHaveLength(88);
  const centsOf = (row: (typeof rows)[number]) => {
    const words = textOf(row.querySelector('[data-label="You owe"]'));
    const sign = words.startsWith("Credit") ? -1 : 1;
    return words === "Pending"
      ? 0
      : Math.round(sign * Number(words.replaceAll(/[^-\d.]/g, "")) * 100);
  };
  const total = page.document.querySelector(".data-table tfoot tr");
  const sum = rows.map(centsOf).reduce((all, cents) => all + cents, 0);
  expect(total && centsOf(total)).toBe(sum);
  expect(page.text).toContain("11/21/2024 to 11/21/2026");
  expect(page.document.querySelector(".crumbs a")?.getAttribute("href")).toBe(
    "/claims?sort=owe-desc",
  );
  // One whose total is ten dollars too high, and one that paid twenty dollars too little.
  expect(rows.filter((row) => textOf(row).includes("Doesn't add up"))).toHaveLength(2);
});

test.each([
  ["owe-desc", "You owe", "descending", ", sorted by You owe, highest first"],
  ["provider-asc", "Provider", "ascending", ", sorted by Provider, A to Z"],
])(
  "S-21 with sort=%s the list is sorted by %s, %s, and its count ends with '%s'",
  async (...given) => {
    const [sort, heading, direction, words] = given;
    const page = await world.see("sub", `/claims?sort=${sort}`);
    expect(countOf(page)).toBe(`Showing 1 to 20 of 88 claims${words}`);
    const sortedBy = page.document.querySelectorAll("th[aria-sort]");
    expect(sortedBy.map((th) => [textOf(th).split(" (")[0], th.getAttribute("aria-sort")])).toEqual(
      [[heading, direction]],
    );
    // Which claim comes before which: app/rules/claims/claim-filters.test.ts.
    const rows = rowsOf(page);
    const owed = rows.map(({ owe }) => Number(owe.replaceAll(/[^\d.]/g, "")));
    const providers = rows.map(({ provider }) => provider);
    const sorted = sort === "owe-desc" ? owed.toSorted((a, b) => b - a) : providers.toSorted();
    expect(sort === "owe-desc" ? owed : providers).toEqual(sorted);
  },
);

test.each([
  ["term", HOST.carrier, "/claims", ["Medical", "Dental"]],
  ["hpp", HOST.partner, "/claims", []],
  ["sub", HOST.carrier, "/eobs", ["Medical", "Dental", "Vision"]],
])("CLAIM-01 S-21 S-22 %s at %s has on %s the tabs %j", async (persona, host, path, types) => {
  const page = await world.see(persona, path, host);
  expect(page.status).toBe(200);
  expect(textsOf(page, ".tabs a")).toEqual(types);
});

test.each([
  ["nav", HOST.carrier, ["/eobs", "/navitus"]],
  ["dep-adult", HOST.carrier, []],
  ["mod", HOST.medicare, ["/eobs"]],
])(
  "MENU-19 MENU-20 the claims page of %s at %s links to %j, bill check and year",
  async (persona, host, paths) => {
    const page = await world.see(persona, "/claims", host);
    expect(textsOf(page, "h1")).toEqual(["Claims"]);
    expect(linksOf(page, ".claim-links").map(([, href]) => href)).toEqual([
      ...paths,
      "/claims/check-a-bill",
      "/claims/year/2026",
    ]);
  },
);

test("CLAIM-01 a type that the member's plans lack has its list and its tab at its own address", async () => {
  const browser = await world.enter("hpp", HOST.partner);
  const { page, asked } = await openList(world, browser, "/claims?type=vision");
  expect([page.status, asked.map(({ path }) => path)[0]]).toEqual([200, "/claims/vision"]);
  expect(textsOf(page, ".tabs a")).toEqual(["Dental", "Vision"]);
});
