import { beforeAll, expect, test } from "vitest";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Visitor } from "#tests/harness/visitor.ts";
import { getClaimWhere } from "./claim-page.ts";

let browser: Visitor;
let medical: string;
const world = useWorld();
beforeAll(async () => {
  browser = await world.enter("sub");
  medical = `/claims/medical/${(await getClaimWhere(world, () => true)).id}/0`;
});

/** Where the page of this address leads back to. */
async function backOf(address: string): Promise<string | undefined> {
  const page = await browser.open(address);
  expect(page.status).toBe(200);
  return page.document
    .querySelector("nav.crumbs a")
    ?.getAttribute("href")
    ?.replaceAll("&amp;", "&");
}

test.each([
  ["?type=dental&member=1", "?type=dental&member=1"],
  ["?page=3", "?page=3"],
  ["?provider=200117&provider=200155&status=02", "?provider=200117&provider=200155&status=02"],
  ["?from=01%2F02%2F2026", "?from=2026-01-02"],
  ["?sort=owe-asc&page=2&utm=x&next=https%3A%2F%2Fevil.example", "?sort=owe-asc&page=2"],
])("ROUTE-49 the way back takes %s along, as far as the list knows it", async (query, kept) => {
  expect(await backOf(medical + query)).toBe(`/claims${kept}`);
});

test.each([
  "",
  "?",
  "?page=0",
  "?member=9",
  "?type=pharmacy",
  "?from=1999-01-01",
  "?provider=a%00b",
  "?next=//evil.example",
  `?status=${"9".repeat(2000)}`,
])("ROUTE-49 with %s the way back is the claim's own list", async (query) => {
  expect(await backOf(medical + query)).toBe("/claims");
});

test("ROUTE-49 from elsewhere a claim leads back to the list it stands in", async () => {
  const theirs = await getClaimWhere(world, () => true, { type: "dental", suffix: 1 });
  expect(await backOf(`/claims/dental/${theirs.id}/1`)).toBe("/claims?type=dental&member=1");
});
